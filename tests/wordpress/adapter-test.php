<?php
/**
 * The WordPress adapter on stubbed functions. Run by run.mjs; alone: `php tests/wordpress/adapter-test.php`.
 * Prints a line for each test and ends with the count as JSON.
 */

$files = sys_get_temp_dir() . '/shopfront-adapter-' . getmypid();
mkdir( $files );
putenv( "SHOPFRONT_TEST_DATABASE=$files/options.json" );

require __DIR__ . '/wordpress.php';
require __DIR__ . '/database.php';

$count = array(
	'passed' => 0,
	'failed' => 0,
);

function check( $name, $actual, $expected ) {
	global $count;
	if ( $actual === $expected ) {
		$count['passed']++;
		echo "  good: $name\n";
		return;
	}
	$count['failed']++;
	echo "  FAILED: $name\n    expected " . json_encode( $expected ) . "\n    received " . json_encode( $actual ) . "\n";
}

/** WooCommerce's handles as they are when it has enqueued its cart block with one integration and one payment method. */
function enqueue_cart_of_woocommerce() {
	wp_scripts()->add(
		'wc-cart-block-frontend',
		'https://shop.test/woocommerce/cart-frontend.js',
		array( 'wc-cart-checkout-vendors', 'wc-cart-checkout-base', 'wc-blocks-registry', 'wp-data', 'gift-wrap', 'wc-payment-method-cod' )
	);
	foreach ( array( 'wc-blocks-registry', 'wc-blocks-checkout', 'wc-settings' ) as $library ) {
		wp_scripts()->add( $library, "https://shop.test/woocommerce/$library.js", array( 'wp-data' ), array( 'before' => array( 'nonce' ) ) );
	}
	wp_styles()->add( 'wc-blocks-style-cart', 'https://shop.test/woocommerce/cart.css', array(), array( 'rtl' => 'replace' ) );
	do_action( 'woocommerce_blocks_cart_enqueue_data' );
	do_action( 'woocommerce_blocks_enqueue_cart_block_scripts_after' );
	do_action( 'wp_enqueue_scripts' );
	return array( wp_scripts()->query( 'wc-cart-block-frontend', 'registered' ), wp_styles()->query( 'wc-blocks-style-cart', 'registered' ) );
}

function write_build() {
	$folder = $GLOBALS['build'] . '/build/wordpress';
	mkdir( $folder, 0777, true );
	file_put_contents( "$folder/frontend.asset.php", "<?php return array('dependencies' => array('react', 'wp-data'), 'version' => 'abc123');" );
	file_put_contents( "$folder/add-ons.asset.php", "<?php return array('dependencies' => array('react', 'wp-hooks'), 'version' => 'abc123');" );
	file_put_contents(
		"$folder/manifest.json",
		'{"frontend":{"js":["runtime.js","frontend.js"]},"add-ons":{"js":["runtime.js","shared.5f.js","add-ons.js"]}}'
	);
	foreach ( array( 'runtime', 'shared.5f', 'add-ons', 'frontend' ) as $script ) {
		file_put_contents( "$folder/$script.js", '' );
	}
	file_put_contents( "$folder/cart.css", '' );
	file_put_contents( "$folder/checkout.css", '' );
}

function remove_build() {
	array_map( 'unlink', glob( $GLOBALS['build'] . '/build/wordpress/*' ) );
	rmdir( $GLOBALS['build'] . '/build/wordpress' );
	rmdir( $GLOBALS['build'] . '/build' );
	array_map( 'unlink', glob( $GLOBALS['build'] . '/*' ) );
	rmdir( $GLOBALS['build'] );
}

function printed_style( $handle ) {
	return apply_filters( 'style_loader_tag', "<link rel='stylesheet' href='x.css?ver=1' />", $handle );
}

function printed_notices() {
	ob_start();
	do_action( 'admin_notices' );
	return substr_count( ob_get_clean(), 'notice-warning' );
}

$GLOBALS['build'] = $files;
// After those that give locks back.
register_shutdown_function(
	static function () {
		register_shutdown_function( 'remove_build' );
	}
);

require __DIR__ . '/../../shopfront.php';

// Neither WooCommerce nor a build.
do_action( 'plugins_loaded' );
check( 'both problems are told', printed_notices(), 2 );
$GLOBALS['may_manage'] = false;
check( 'only those who can solve them are told', printed_notices(), 0 );
$GLOBALS['may_manage'] = true;
check( 'no place of WooCommerce is taken without it', isset( $GLOBALS['hooks']['woocommerce_blocks_enqueue_cart_block_scripts_after'] ), false );

// WooCommerce, no build.
unset( $GLOBALS['hooks']['admin_notices'] );
require __DIR__ . '/woocommerce.php';
do_action( 'plugins_loaded' );
check( 'the missing build is told', printed_notices(), 1 );
$wanted = true;
add_filter(
	'shopfront_replaces_cart',
	function ( $value ) use ( &$wanted ) {
		return null === $wanted ? $value : $wanted;
	}
);
list( $script, $style ) = enqueue_cart_of_woocommerce();
check( 'without a build WooCommerce\'s script stays', $script->src, 'https://shop.test/woocommerce/cart-frontend.js' );
check( 'without a build WooCommerce\'s style stays', $style->src, 'https://shop.test/woocommerce/cart.css' );

// A build, and the site says nothing.
write_build();
check( 'with both there is nothing to tell', printed_notices(), 0 );
$wanted                 = null;
list( $script, $style ) = enqueue_cart_of_woocommerce();
$data                   = \Automattic\WooCommerce\Blocks\Package::container()->get( \Automattic\WooCommerce\Blocks\Assets\AssetDataRegistry::class );
check( 'by default the script stays', $script->src, 'https://shop.test/woocommerce/cart-frontend.js' );
check( 'by default the dependencies stay', count( $script->deps ), 6 );
check( 'by default the style stays', $style->src, 'https://shop.test/woocommerce/cart.css' );
check( 'by default its link stays', printed_style( 'wc-blocks-style-cart' ), "<link rel='stylesheet' href='x.css?ver=1' />" );
check( 'by default no data is added', $data->data, array() );
check( 'by default libraries stay', wp_scripts()->query( 'wc-blocks-registry', 'registered' )->src, 'https://shop.test/woocommerce/wc-blocks-registry.js' );

// The site says yes by filter.
$wanted                 = true;
list( $script, $style ) = enqueue_cart_of_woocommerce();
check( 'our script stands under the handle', $script->src, 'https://shop.test/wp-content/plugins/shopfront/build/wordpress/frontend.js' );
check( 'its version is the build\'s', $script->ver, 'abc123' );
check(
	'ours come first, add-ons stay, chunks of the old script go',
	$script->deps,
	array( 'shopfront-runtime', 'react', 'wp-data', 'wc-blocks-registry', 'gift-wrap', 'wc-payment-method-cod' )
);
$library = wp_scripts()->query( 'wc-blocks-registry', 'registered' );
check( 'what add-ons build on leads to ours', array( $library->src, $library->deps ), array( false, array( 'shopfront-add-ons' ) ) );
check( 'and prints what hangs on it', $library->extra, array( 'before' => array( 'nonce' ) ) );
check( 'what the page says stays', wp_scripts()->query( 'wc-settings', 'registered' )->src, 'https://shop.test/woocommerce/wc-settings.js' );
$add_ons = wp_scripts()->query( 'shopfront-add-ons', 'registered' );
check( 'ours has a version', array( $add_ons->src, $add_ons->ver ), array( 'https://shop.test/wp-content/plugins/shopfront/build/wordpress/add-ons.js', 'abc123' ) );
check( 'ours comes after what it needs', $add_ons->deps, array( 'wp-plugins', 'wc-settings', 'react', 'wp-hooks', 'shopfront-shared' ) );
check( 'in the order of the build', wp_scripts()->query( 'shopfront-shared', 'registered' )->deps, array( 'shopfront-runtime' ) );
$GLOBALS['printed'] = array( 'wc-blocks-checkout' );
enqueue_cart_of_woocommerce();
check( 'a library that is printed already stays', wp_scripts()->query( 'wc-blocks-checkout', 'registered' )->src, 'https://shop.test/woocommerce/wc-blocks-checkout.js' );
$GLOBALS['printed'] = array();
check( 'its texts are ours', $script->textdomain, 'shopfront' );
check( 'our style stands under the handle', $style->src, 'https://shop.test/wp-content/plugins/shopfront/build/wordpress/cart.css' );
check( 'its link has the name that our script looks for', printed_style( 'wc-blocks-style-cart' ), "<link data-href=\"cart.css\" rel='stylesheet' href='x.css?ver=1' />" );
check( 'other links stay', printed_style( 'wc-blocks-style' ), "<link rel='stylesheet' href='x.css?ver=1' />" );
check( 'one sheet serves both directions', isset( $style->extra['rtl'] ), false );
check( 'our script learns where its files lie', $data->data, array( 'shopfrontPublicPath' => 'https://shop.test/wp-content/plugins/shopfront/build/wordpress/' ) );

// A build of which files are missing.
foreach ( array( 'runtime.js', 'add-ons.js', 'manifest.json' ) as $missing ) {
	$file = $GLOBALS['build'] . "/build/wordpress/$missing";
	rename( $file, "$file.away" );
	list( $script, $style ) = enqueue_cart_of_woocommerce();
	check( "without $missing WooCommerce's script stays", $script->src, 'https://shop.test/woocommerce/cart-frontend.js' );
	check( "without $missing its style stays", $style->src, 'https://shop.test/woocommerce/cart.css' );
	check( "that $missing is missing is told", printed_notices(), 1 );
	rename( "$file.away", $file );
}

// The constant says yes, the filter is silent; then the filter says no.
define( 'SHOPFRONT_REPLACES_CART', true );
$wanted = null;
check( 'the constant is enough', shopfront_replaces_cart(), true );
$wanted = false;
check( 'the filter has the last word', shopfront_replaces_cart(), false );

// The checkout has a say of its own.
wp_scripts()->add(
	'wc-checkout-block-frontend',
	'https://shop.test/woocommerce/checkout-frontend.js',
	array( 'wc-cart-checkout-vendors', 'wc-cart-checkout-base', 'zxcvbn-async', 'wc-schema-parser', 'wc-blocks-checkout', 'wc-payment-method-cod' )
);
wp_styles()->add( 'wc-blocks-style-checkout', 'https://shop.test/woocommerce/checkout.css', array(), array( 'rtl' => 'replace' ) );
$checkout_script = wp_scripts()->query( 'wc-checkout-block-frontend', 'registered' );
$checkout_style  = wp_styles()->query( 'wc-blocks-style-checkout', 'registered' );
$wanted          = true;
do_action( 'woocommerce_blocks_enqueue_checkout_block_scripts_after' );
do_action( 'wp_enqueue_scripts' );
check( 'who wants our cart keeps their checkout', $checkout_script->src, 'https://shop.test/woocommerce/checkout-frontend.js' );
check( 'and its style', $checkout_style->src, 'https://shop.test/woocommerce/checkout.css' );
define( 'SHOPFRONT_REPLACES_CHECKOUT', true );
do_action( 'woocommerce_blocks_enqueue_checkout_block_scripts_after' );
do_action( 'wp_enqueue_scripts' );
check( 'who wants our checkout has it under the handle', $checkout_script->src, 'https://shop.test/wp-content/plugins/shopfront/build/wordpress/frontend.js' );
check(
	'with what add-ons hang on it, and nothing that ours brings when it is asked for',
	$checkout_script->deps,
	array( 'shopfront-runtime', 'react', 'wp-data', 'wc-blocks-checkout', 'wc-payment-method-cod' )
);
check( 'in our style', $checkout_style->src, 'https://shop.test/wp-content/plugins/shopfront/build/wordpress/checkout.css' );
check( 'by the name that our script looks for', printed_style( 'wc-blocks-style-checkout' ), "<link data-href=\"checkout.css\" rel='stylesheet' href='x.css?ver=1' />" );
$data->data = array();
do_action( 'woocommerce_blocks_checkout_enqueue_data' );
check( 'and knows where its files lie', $data->data['shopfrontPublicPath'], 'https://shop.test/wp-content/plugins/shopfront/build/wordpress/' );
add_filter(
	'shopfront_replaces_checkout',
	function () {
		return false;
	}
);
check( 'the filter has the last word here too', shopfront_replaces_checkout(), false );

// Orders by the key of their attempt.
do_action( 'woocommerce_blocks_loaded' );
check( 'without a Store API that can be extended nothing is joined', isset( $GLOBALS['endpoint_data'] ), false );
require __DIR__ . '/store-api.php';
do_action( 'woocommerce_blocks_loaded' );
check( 'the checkout is joined under our name', array( $GLOBALS['endpoint_data']['endpoint'], $GLOBALS['endpoint_data']['namespace'] ), array( 'checkout', 'shopfront' ) );
$attempt_data = $GLOBALS['endpoint_data']['data_callback'];
$nothing      = array(
	'attempt'    => null,
	'last_order' => null,
);
check( 'a session without an attempt says so', $attempt_data(), $nothing );
do_action( 'woocommerce_blocks_checkout_enqueue_data' );
check( 'the page is told that attempts are known', $data->data['shopfrontData'], array( 'orderAttempts' => true ) );

$key   = str_repeat( 'a1', 16 );
$order = WC()->order;
$start = static function ( $own ) use ( $order ) {
	// The request before this one has died.
	$GLOBALS['wpdb']->forget( 'shopfront_lock_' );
	$request = new WP_REST_Request( array( 'extensions' => $own ) );
	do_action( 'woocommerce_store_api_checkout_update_order_from_request', $order, $request );
	return $request;
};
$answer = static function ( $request, $status, $payment = null ) {
	$response = new WP_REST_Response( array( 'payment_result' => $payment ), $status );
	check( "an answer stays as it is ($status)", apply_filters( 'rest_request_after_callbacks', $response, array(), $request ), $response );
};
$place = static function ( $own ) use ( $order, $start ) {
	$start( $own );
	try {
		do_action( 'woocommerce_store_api_checkout_order_processed', $order );
		return 'goes on';
	} catch ( \Automattic\WooCommerce\StoreApi\Exceptions\RouteException $refusal ) {
		return array( $refusal->error_code, $refusal->status );
	}
};
check( 'an order of another client goes on', $place( null ), 'goes on' );
check( 'what is no key is not kept', $place( array( 'shopfront' => array( 'attempt' => '<script>' ) ) ), 'goes on' );
check( 'and nothing is told of it', $attempt_data(), $nothing );
$shown = static function ( $total ) use ( $key ) {
	return array(
		'shopfront' => array(
			'attempt'        => $key,
			'expected_total' => $total,
		),
	);
};
check( 'a total that was not shown stops the order', $place( $shown( '2489' ) ), array( 'shopfront_total_changed', 409 ) );
check( 'one that was shown goes on', $place( $shown( '2490' ) ), 'goes on' );
check( 'other requests of the session know of it at once', WC()->session->saved['shopfront_attempt']['key'], $key );
check( 'while the gateway is at work it is being seen to', $attempt_data()['attempt']['state'], 'processing' );
WC()->cart->is_empty = true;
check( 'an order without a cart that is paid elsewhere is placed', $attempt_data()['attempt']['state'], 'placed' );
$request       = $start( $shown( '2490' ) );
$order->status = 'failed';
$answer( $request, 400, array( 'payment_status' => 'failure' ) );
check( 'one whose payment failed is not', $attempt_data()['attempt']['state'], 'failed' );
check( 'nor is it the last order', $attempt_data()['last_order'], null );
$order->status = 'processing';
check(
	'one that is paid tells where it is',
	$attempt_data(),
	array(
		'attempt'    => array(
			'key'          => $key,
			'state'        => 'placed',
			'order_id'     => 83,
			'redirect_url' => 'https://shop.test/checkout/order-received/83/?key=k',
		),
		'last_order' => array(
			'order_id'     => 83,
			'redirect_url' => 'https://shop.test/checkout/order-received/83/?key=k',
			'placed_at'    => 1795000000,
		),
	)
);

$order->status = 'awaiting-shipment';
check( 'so is one with a status of another plugin: it must not be ordered again', $attempt_data()['attempt']['state'], 'placed' );

// What becomes of an attempt, step by step.
WC()->cart->is_empty = false;
$order->status       = 'checkout-draft';
$request             = $start( $shown( '2490' ) );
check( 'before its payment it is being seen to', $attempt_data()['attempt']['state'], 'processing' );
$answer( $start( null ), 400 );
check( 'whatever another request is told', $attempt_data()['attempt']['state'], 'processing' );
$answer( $request, 400 );
check( 'a refusal ends it', $attempt_data()['attempt']['state'], 'failed' );
check( 'for other requests too', WC()->session->saved['shopfront_attempt']['is_refused'], true );
$order->status = 'failed';
$request       = $start( $shown( '2490' ) );
check( 'the next one is seen to, whatever came of the first', $attempt_data()['attempt']['state'], 'processing' );
$order->status = 'pending';
$answer( $request, 409 );
check( 'an order that was stopped before its payment is not waited for', $attempt_data()['attempt']['state'], 'failed' );
$request = $start( $shown( '2490' ) );
$answer( $request, 500 );
check( 'a fault leaves open what was charged', $attempt_data()['attempt']['state'], 'processing' );
$request = $start( $shown( '2490' ) );
$answer( $request, 500, array( 'payment_status' => 'error' ) );
check( 'unless the gateway says that nothing was', $attempt_data()['attempt']['state'], 'failed' );
$request = $start( $shown( '2490' ) );
$answer(
	$request,
	200,
	(object) array(
		'payment_status' => 'success',
		'redirect_url'   => 'https://bank.test/pay?order=83',
	)
);
check( 'a payment that goes on elsewhere tells where', array_slice( $attempt_data()['attempt'], 1 ), array( 'state' => 'processing', 'order_id' => 83, 'redirect_url' => 'https://bank.test/pay?order=83' ) );
WC()->cart->is_empty = true;
check( 'also when the gateway has emptied the cart', $attempt_data()['attempt']['redirect_url'], 'https://bank.test/pay?order=83' );
WC()->cart->is_empty = false;
$request             = $start( $shown( '2490' ) );
$answer( $request, 200, array( 'payment_status' => 'success', 'redirect_url' => '#confirm-3ds' ) );
check( 'what a script of the page would do is nowhere to go', $attempt_data()['attempt']['redirect_url'], '' );
$order->status = 'failed';
check( 'one that failed there is not waited for', $attempt_data()['attempt']['state'], 'failed' );
$order->status = 'checkout-draft';
$start( $shown( '2490' ) );
$kept               = WC()->session->get( 'shopfront_attempt' );
$kept['started_at'] = time() - 3600;
$GLOBALS['wpdb']->forget( 'shopfront_attempt_' );
WC()->session->set( 'shopfront_attempt', $kept );
check( 'one whose request died before the payment is not waited for without end', $attempt_data()['attempt']['state'], 'failed' );
WC()->session->set( 'shopfront_attempt', array( 'key' => $key, 'order_id' => 83 ) );
check( 'what an older version kept is read', $attempt_data()['attempt']['state'], 'failed' );

// A total that was shown counts for the request that tells it, and for no other.
$place( $shown( '2489' ) );
check( 'who tells no total is not held to that of another', $place( null ), 'goes on' );

require __DIR__ . '/order-locks-test.php';

echo json_encode( $count ) . "\n";
exit( $count['failed'] > 0 ? 1 : 0 );
