<?php
/**
 * Tests the WordPress adapter with stubbed functions. Run by run.mjs; alone: `php tests/wordpress/adapter-test.php`.
 * Prints a line for each test, and the counts as JSON at the end.
 */

$files = sys_get_temp_dir() . '/shopfront-adapter-' . getmypid();
mkdir( $files );
putenv( "SHOPFRONT_TEST_DATABASE=$files/options.json" );

require __DIR__ . '/wordpress.php';
require __DIR__ . '/database.php';
require __DIR__ . '/l10n.php';

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

/** Runs the actions for data and styles of a cart. handle-tests.mjs tests scripts with a real WP_Scripts. */
function open_cart_of_woocommerce() {
	register_styles_of_woocommerce();
	do_action( 'template_redirect' );
	do_action( 'wp_enqueue_scripts' );
	return wp_styles()->query( 'wc-blocks-style-cart', 'registered' );
}

/** The style handles of three blocks, as WooCommerce 11.0.1 registers them. */
function register_styles_of_woocommerce() {
	foreach ( array( 'wc-blocks-style', 'wc-blocks-packages-style', 'wc-blocks-style-cart', 'wc-blocks-style-checkout', 'wc-blocks-style-mini-cart', 'wc-blocks-style-mini-cart-contents' ) as $style ) {
		wp_styles()->add( $style, 'https://shop.test/woocommerce/' . $style . '.css', array(), array( 'rtl' => 'replace' ) );
	}
	foreach ( array( 'cart', 'checkout', 'mini-cart' ) as $block ) {
		WP_Block_Type_Registry::get_instance()->register( "woocommerce/$block", array( 'wc-blocks-style', "wc-blocks-style-$block", 'wc-blocks-packages-style' ) );
	}
}

/** Returns the style handles of a block, with the file of each. */
function styles_of_block( $block ) {
	$files = array();
	foreach ( WP_Block_Type_Registry::get_instance()->get_registered( "woocommerce/$block" )->style_handles as $handle ) {
		$files[ $handle ] = str_replace( array( 'https://shop.test/woocommerce/', 'https://shop.test/wp-content/plugins/' ), '', wp_styles()->query( $handle, 'registered' )->src );
	}
	return $files;
}

/** Returns the same without our plugin. */
function original_styles_of_block( $block ) {
	return array(
		'wc-blocks-style'          => 'wc-blocks-style.css',
		"wc-blocks-style-$block"   => "wc-blocks-style-$block.css",
		'wc-blocks-packages-style' => 'wc-blocks-packages-style.css',
	);
}

/** Writes the files of a build that the adapter reads, and empty files where only existence counts. */
function write_build() {
	$folder = $GLOBALS['build'] . '/build/wordpress';
	mkdir( $folder, 0777, true );
	$entries = array( 'registry', 'frontend', 'mini-cart', 'add-ons', 'components', 'sanitize' );
	foreach ( $entries as $entry ) {
		file_put_contents( "$folder/$entry.asset.php", "<?php return array('dependencies' => array('react', 'wp-data'), 'version' => 'abc123');" );
		file_put_contents( "$folder/$entry.js", '' );
		$manifest[ $entry ] = array( 'js' => array( "$entry.js" ) );
	}
	$files = array(
		'js'  => array( 'registry.js', 'frontend.js', 'order.5f.js' ),
		'css' => array( 'cart.css', 'checkout.css' ),
	);
	file_put_contents( "$folder/manifest.json", json_encode( $manifest ) );
	file_put_contents( "$folder/files.json", json_encode( $files ) );
	foreach ( array( 'order.5f.js', 'cart.css', 'checkout.css' ) as $file ) {
		file_put_contents( "$folder/$file", '' );
	}
}

function remove_build() {
	array_map( 'unlink', glob( $GLOBALS['build'] . '/build/wordpress/*' ) );
	rmdir( $GLOBALS['build'] . '/build/wordpress' );
	rmdir( $GLOBALS['build'] . '/build' );
	array_map( 'unlink', glob( $GLOBALS['build'] . '/*' ) );
	rmdir( $GLOBALS['build'] );
}

/** Returns the blocks that are replaced. */
function replaced_blocks() {
	$blocks = array( 'cart', 'checkout', 'mini_cart' );
	return array_values( array_filter( $blocks, static fn( $block ) => ( "shopfront_replaces_$block" )() ) );
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
// Runs after the shutdown functions that release locks.
register_shutdown_function(
	static function () {
		register_shutdown_function( 'remove_build' );
	}
);

require __DIR__ . '/../../shopfront.php';

// Neither WooCommerce nor a build.
do_action( 'plugins_loaded' );
check( 'administrators read that WooCommerce and the build are missing', printed_notices(), 2 );
$GLOBALS['may_manage'] = false;
check( 'others see no notice', printed_notices(), 0 );
$GLOBALS['may_manage'] = true;
check( 'without WooCommerce the plugin adds no hooks', isset( $GLOBALS['hooks']['woocommerce_blocks_enqueue_cart_block_scripts_after'] ), false );

// WooCommerce, no build.
unset( $GLOBALS['hooks']['admin_notices'] );
require __DIR__ . '/woocommerce.php';
do_action( 'plugins_loaded' );
check( 'administrators read that the build is missing', printed_notices(), 1 );
$wanted = null;
foreach ( array( 'cart', 'checkout', 'mini_cart' ) as $block ) {
	add_filter(
		"shopfront_replaces_$block",
		function ( $value ) use ( &$wanted, $block ) {
			return $wanted[ $block ] ?? $value;
		}
	);
}
check( 'without a build no block is replaced', replaced_blocks(), array() );
check( 'without a build WooCommerce\'s style stays', open_cart_of_woocommerce()->src, 'https://shop.test/woocommerce/wc-blocks-style-cart.css' );

// A complete build, and no opt-out.
write_build();
check( 'a complete build needs no notice', printed_notices(), 0 );
check( 'all blocks are replaced by default', replaced_blocks(), array( 'cart', 'checkout', 'mini_cart' ) );

// The mini-cart.
$iapi = 'experimental-iapi-mini-cart';
$flag = static function () use ( $iapi ) {
	return array(
		'config' => apply_filters( 'woocommerce_admin_get_feature_config', array( 'other' => true, $iapi => true ) ),
		'names'  => apply_filters( 'woocommerce_admin_features', array( $iapi, 'other' ) ),
	);
};
open_cart_of_woocommerce();
check( 'our mini-cart turns off WooCommerce\'s front end as a script module, and no other feature', $flag(), array( 'config' => array( 'other' => true, $iapi => false ), 'names' => array( 'other' ) ) );
check( 'a list of features in another format does not change', array( apply_filters( 'woocommerce_admin_get_feature_config', null ), apply_filters( 'woocommerce_admin_features', '' ) ), array( null, '' ) );
check( 'the styles of the mini-cart have no files', array( wp_styles()->query( 'wc-blocks-style-mini-cart', 'registered' )->src, wp_styles()->query( 'wc-blocks-style-mini-cart-contents', 'registered' )->src ), array( false, false ) );
check(
	'the first of them has the rules of the badge, once',
	array( wp_styles()->query( 'wc-blocks-style-mini-cart', 'registered' )->extra, wp_styles()->query( 'wc-blocks-style-mini-cart-contents', 'registered' )->extra ),
	array( array( 'after' => array( file_get_contents( __DIR__ . '/../../php-stubs/badge.css' ) ) ), array() )
);
$wanted = array( 'mini_cart' => false );
open_cart_of_woocommerce();
check( 'without our mini-cart the features stay', $flag(), array( 'config' => array( 'other' => true, $iapi => true ), 'names' => array( $iapi, 'other' ) ) );
check( 'without our mini-cart its block keeps its styles', styles_of_block( 'mini-cart' ), original_styles_of_block( 'mini-cart' ) );

// The site opts out for the checkout.
$wanted = array( 'checkout' => false, 'mini_cart' => false );
$style  = open_cart_of_woocommerce();
$data   = \Automattic\WooCommerce\Blocks\Package::container()->get( \Automattic\WooCommerce\Blocks\Assets\AssetDataRegistry::class );
check( 'the handle of the style has our file', $style->src, 'https://shop.test/wp-content/plugins/shopfront/build/wordpress/cart.css' );
check( 'the link has the name that our script looks for', printed_style( 'wc-blocks-style-cart' ), "<link data-href=\"cart.css\" rel='stylesheet' href='x.css?ver=1' />" );
check( 'links of other styles do not change', printed_style( 'wc-blocks-style' ), "<link rel='stylesheet' href='x.css?ver=1' />" );
check(
	'the block requests our style and the shared style of all blocks',
	styles_of_block( 'cart' ),
	array(
		'wc-blocks-style'      => 'wc-blocks-style.css',
		'wc-blocks-style-cart' => 'shopfront/build/wordpress/cart.css',
	)
);
check( 'the mini-cart keeps its styles', styles_of_block( 'mini-cart' ), original_styles_of_block( 'mini-cart' ) );
check( 'a block that is not replaced keeps its styles', styles_of_block( 'checkout' ), original_styles_of_block( 'checkout' ) );
$version = $style->ver;
file_put_contents( $GLOBALS['build'] . '/build/wordpress/cart.css', 'a{color:red}' );
check( 'a style with other rules has another version', open_cart_of_woocommerce()->ver === $version, false );
check( 'one sheet serves both directions', isset( $style->extra['rtl'] ), false );
shopfront_add_block_data( SHOPFRONT_CART );
check( 'the page has the address of lazy chunks', $data->data['shopfrontPublicPath'], 'https://shop.test/wp-content/plugins/shopfront/build/wordpress/' );
check( 'the page has the addresses of the libraries for add-ons', $data->data['shopfrontScripts']['components'], array( 'https://shop.test/wp-content/plugins/shopfront/build/wordpress/components.js?ver=abc123' ) );
check( 'the cart\'s settings enable the shipping calculator', $data->data['isShippingCalculatorEnabled'], true );
$data->data = array();
$GLOBALS['options']['woocommerce_enable_shipping_calc'] = 'no';
shopfront_add_block_data( SHOPFRONT_CART );
check( 'the cart\'s settings disable the shipping calculator', $data->data['isShippingCalculatorEnabled'], false );

// The site opts out for the cart.
$wanted = array( 'cart' => false );
register_styles_of_woocommerce();
foreach ( array( 'order-pay', 'order-received' ) as $endpoint ) {
	$GLOBALS['endpoint'] = $endpoint;
	do_action( 'template_redirect' );
	do_action( 'wp_enqueue_scripts' );
	check( "the classic page $endpoint keeps its styles", styles_of_block( 'checkout' ), original_styles_of_block( 'checkout' ) );
	check( "the classic page $endpoint keeps its style links", printed_style( 'wc-blocks-style-checkout' ), "<link rel='stylesheet' href='x.css?ver=1' />" );
}
$GLOBALS['endpoint'] = '';
do_action( 'template_redirect' );
do_action( 'wp_enqueue_scripts' );
check(
	'the checkout has our style, without that of the platform\'s components',
	styles_of_block( 'checkout' ),
	array(
		'wc-blocks-style'          => 'wc-blocks-style.css',
		'wc-blocks-style-checkout' => 'shopfront/build/wordpress/checkout.css',
	)
);
check( 'the cart keeps its styles', styles_of_block( 'cart' ), original_styles_of_block( 'cart' ) );
check( 'the link of the checkout has the name that our script looks for', printed_style( 'wc-blocks-style-checkout' ), "<link data-href=\"checkout.css\" rel='stylesheet' href='x.css?ver=1' />" );
$data->data = array();
shopfront_add_block_data( SHOPFRONT_CHECKOUT );
check( 'without an extensible Store API the checkout\'s settings disable order attempts', $data->data['shopfrontData'], array( 'orderAttempts' => false ) );
check( 'the checkout has the address of lazy chunks too', $data->data['shopfrontPublicPath'], 'https://shop.test/wp-content/plugins/shopfront/build/wordpress/' );

// Constants and filters.
$wanted = array();
define( 'SHOPFRONT_REPLACES_CART', false );
define( 'SHOPFRONT_REPLACES_CHECKOUT', false );
define( 'SHOPFRONT_REPLACES_MINI_CART', false );
check( 'a constant keeps WooCommerce\'s blocks', replaced_blocks(), array() );
$wanted = array(
	'cart'      => true,
	'checkout'  => true,
	'mini_cart' => true,
);
check( 'a filter overrides the constant', replaced_blocks(), array( 'cart', 'checkout', 'mini_cart' ) );

// A build with missing files; order.5f.js is a lazy chunk.
foreach ( array( 'registry.js', 'order.5f.js', 'cart.css', 'files.json', 'manifest.json', 'sanitize.asset.php', 'mini-cart.asset.php' ) as $missing ) {
	$file = $GLOBALS['build'] . "/build/wordpress/$missing";
	rename( $file, "$file.away" );
	check( "without $missing no block is replaced", replaced_blocks(), array() );
	check( "without $missing WooCommerce's styles are used", styles_of_block( 'cart' ), original_styles_of_block( 'cart' ) );
	check( "administrators read that $missing is missing", printed_notices(), 1 );
	rename( "$file.away", $file );
}

// Prefetch hints: reading and writing WooCommerce's transient.
$hints   = 'woocommerce_block_asset_resource_hints';
$version = array(
	'woocommerce' => WC_VERSION,
	'wordpress'   => '7.1',
	'site_url'    => 'https://shop.test',
);
$theirs  = array(
	'files'   => array(
		'cart-frontend'     => array( array( 'href' => 'https://shop.test/woocommerce/cart-frontend.js' ) ),
		'checkout-frontend' => array( array( 'href' => 'https://shop.test/woocommerce/checkout-frontend.js' ) ),
	),
	'version' => $version,
);
wp_scripts()->add( 'react', '/wp-includes/react.js', array() );
wp_scripts()->add( 'wp-data', 'https://cdn.test/data.js', array( 'react' ) );
wp_scripts()->add( 'wc-settings', 'https://shop.test/woocommerce/wc-settings.js', array( 'wp-data' ) );
$GLOBALS['transients'][ $hints ] = $theirs;
$read = static function ( $block ) use ( $hints ) {
	return array_column( apply_filters( "pre_transient_$hints", false )['files'][ "$block-frontend" ] ?? array(), 'href' );
};
$wanted = array( 'checkout' => true, 'mini_cart' => true );
check( 'hints of a block that is not replaced do not change', $read( 'cart' ), array( 'https://shop.test/woocommerce/cart-frontend.js' ) );
check(
	'hints of a replaced block name the files of its page',
	$read( 'checkout' ),
	array(
		'https://shop.test/woocommerce/wc-settings.js?ver=11.0.1',
		'https://shop.test/wp-includes/react.js?ver=11.0.1',
		'https://cdn.test/data.js?ver=11.0.1',
		'https://shop.test/wp-content/plugins/shopfront/build/wordpress/registry.js?ver=abc123',
		'https://shop.test/wp-content/plugins/shopfront/build/wordpress/frontend.js?ver=abc123',
		'https://shop.test/wp-content/plugins/shopfront/build/wordpress/checkout.css?ver=' . shopfront_style_version( SHOPFRONT_CHECKOUT ),
	)
);
check( 'the version is the one that WooCommerce compares', apply_filters( "pre_transient_$hints", false )['version'], $version );
$GLOBALS['transients'][ $hints ]['version'] = array();
check( 'hints of another version are ignored', $read( 'cart' ), array() );
$GLOBALS['transients'][ $hints ] = $theirs;
check(
	'only files of other blocks are stored',
	array_keys( apply_filters( "pre_set_transient_$hints", apply_filters( "pre_transient_$hints", false ) )['files'] ),
	array( 'cart-frontend' )
);
check( 'a list without our files is stored unchanged', apply_filters( "pre_set_transient_$hints", $theirs ), $theirs );
$wanted = array();
check( 'without replaced blocks WooCommerce reads its own list', apply_filters( "pre_transient_$hints", false ), false );

// Activation, updates, clean-up and deactivation.
$GLOBALS['activate']();
check( 'activation deletes the stored hints', isset( $GLOBALS['transients'][ $hints ] ), false );
check( 'activation schedules the clean-up', isset( $GLOBALS['scheduled']['shopfront_clean_up'] ), true );
$GLOBALS['transients'][ $hints ] = $theirs;
do_action( 'init' );
check( 'the first page after an update deletes the stored hints', isset( $GLOBALS['transients'][ $hints ] ), false );
$GLOBALS['transients'][ $hints ] = $theirs;
do_action( 'init' );
check( 'later pages do not', isset( $GLOBALS['transients'][ $hints ] ), true );
$wpdb = $GLOBALS['wpdb'];
foreach ( array( 'shopfront_lock_old' => 301, 'shopfront_lock_new' => 10, 'shopfront_attempt_old' => 172801, 'shopfront_attempt_new' => 3600 ) as $name => $age ) {
	$wpdb->set_option( $name, ( time() - $age ) . ' text' );
}
do_action( 'shopfront_clean_up' );
check( 'the clean-up removes expired locks and attempts', array_keys( $wpdb->options() ), array( 'shopfront_lock_new', 'shopfront_attempt_new' ) );
$GLOBALS['deactivate']();
check( 'deactivation deletes the stored hints', isset( $GLOBALS['transients'][ $hints ] ), false );
check( 'deactivation ends the clean-up', isset( $GLOBALS['scheduled']['shopfront_clean_up'] ), false );
$GLOBALS['wpdb']->forget( 'shopfront_' );

// Order attempts by key.
do_action( 'woocommerce_blocks_loaded' );
check( 'without an extensible Store API the checkout is not extended', isset( $GLOBALS['endpoint_data'] ), false );
require __DIR__ . '/store-api.php';
do_action( 'woocommerce_blocks_loaded' );
check( 'the checkout is extended in our namespace', array( $GLOBALS['endpoint_data']['endpoint'], $GLOBALS['endpoint_data']['namespace'] ), array( 'checkout', 'shopfront' ) );
$attempt_data = $GLOBALS['endpoint_data']['data_callback'];
$nothing      = array(
	'attempt'    => null,
	'last_order' => null,
);
check( 'a session without an attempt returns null', $attempt_data(), $nothing );
$data->data = array();
shopfront_add_block_data( SHOPFRONT_CHECKOUT );
check( 'the page has the setting for order attempts', $data->data['shopfrontData'], array( 'orderAttempts' => true ) );

$key   = str_repeat( 'a1', 16 );
$order = WC()->order;
$start = static function ( $own ) use ( $order ) {
	// The previous request crashed.
	$GLOBALS['wpdb']->forget( 'shopfront_lock_' );
	$request = new WP_REST_Request( array( 'extensions' => $own ) );
	do_action( 'woocommerce_store_api_checkout_update_order_from_request', $order, $request );
	return $request;
};
$answer = static function ( $request, $status, $payment = null ) {
	$response = new WP_REST_Response( array( 'payment_result' => $payment ), $status );
	check( "a response does not change ($status)", apply_filters( 'rest_request_after_callbacks', $response, array(), $request ), $response );
};
$place = static function ( $own ) use ( $order, $start ) {
	$start( $own );
	try {
		do_action( 'woocommerce_store_api_checkout_order_processed', $order );
		return 'continues';
	} catch ( \Automattic\WooCommerce\StoreApi\Exceptions\RouteException $refusal ) {
		return array( $refusal->error_code, $refusal->status, $refusal->getMessage() );
	}
};
check( 'an order of another client continues', $place( null ), 'continues' );
check( 'an invalid key is not saved', $place( array( 'shopfront' => array( 'attempt' => '<script>' ) ) ), 'continues' );
check( 'an invalid key is not returned', $attempt_data(), $nothing );
$shown = static function ( $total ) use ( $key ) {
	return array(
		'shopfront' => array(
			'attempt'        => $key,
			'expected_total' => $total,
		),
	);
};
check(
	'a total that differs from the expected one stops the order, and the message says the new one',
	$place( $shown( '2489' ) ),
	array( 'shopfront_total_changed', 409, 'Your total has changed to 24.90&nbsp;EUR. Please check it and place your order again.' )
);
check( 'an order with the expected total continues', $place( $shown( '2490' ) ), 'continues' );
check( 'other requests of the session see the attempt immediately', WC()->session->saved['shopfront_attempt']['key'], $key );
check( 'the attempt is processing while the gateway is working', $attempt_data()['attempt']['state'], 'processing' );
WC()->cart->is_empty = true;
check( 'an order without a cart that is paid elsewhere is placed', $attempt_data()['attempt']['state'], 'placed' );
$request       = $start( $shown( '2490' ) );
$order->status = 'failed';
$answer( $request, 400, array( 'payment_status' => 'failure' ) );
check( 'an order whose payment failed is not placed', $attempt_data()['attempt']['state'], 'failed' );
check( 'an order whose payment failed is not the last order', $attempt_data()['last_order'], null );
$order->status = 'processing';
check(
	'a paid order returns its address',
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
check( 'an order with a status of another plugin is placed: it must not be ordered again', $attempt_data()['attempt']['state'], 'placed' );

// The status of an attempt, step by step.
WC()->cart->is_empty = false;
$order->status       = 'checkout-draft';
$request             = $start( $shown( '2490' ) );
check( 'the attempt is processing before its payment', $attempt_data()['attempt']['state'], 'processing' );
$answer( $start( null ), 400 );
check( 'the response to another request does not change the attempt', $attempt_data()['attempt']['state'], 'processing' );
$answer( $request, 400 );
check( 'a refusal ends the attempt', $attempt_data()['attempt']['state'], 'failed' );
check( 'a refusal ends the attempt for other requests too', WC()->session->saved['shopfront_attempt']['is_refused'], true );
$order->status = 'failed';
$request       = $start( $shown( '2490' ) );
check( 'the next attempt is processing, independent of the first', $attempt_data()['attempt']['state'], 'processing' );
$order->status = 'pending';
$answer( $request, 409 );
check( 'an order that was stopped before its payment has failed', $attempt_data()['attempt']['state'], 'failed' );
$request = $start( $shown( '2490' ) );
$answer( $request, 500 );
check( 'a server error leaves the outcome open', $attempt_data()['attempt']['state'], 'processing' );
$request = $start( $shown( '2490' ) );
$answer( $request, 500, array( 'payment_status' => 'error' ) );
check( 'a failed payment status ends the attempt despite a server error', $attempt_data()['attempt']['state'], 'failed' );
$request = $start( $shown( '2490' ) );
$answer(
	$request,
	200,
	(object) array(
		'payment_status' => 'success',
		'redirect_url'   => 'https://bank.test/pay?order=83',
	)
);
check( 'a payment on another page returns its address', array_slice( $attempt_data()['attempt'], 1 ), array( 'state' => 'processing', 'order_id' => 83, 'redirect_url' => 'https://bank.test/pay?order=83' ) );
WC()->cart->is_empty = true;
check( 'it does so too if the gateway has emptied the cart', $attempt_data()['attempt']['redirect_url'], 'https://bank.test/pay?order=83' );
WC()->cart->is_empty = false;
$request             = $start( $shown( '2490' ) );
$answer( $request, 200, array( 'payment_status' => 'success', 'redirect_url' => '#confirm-3ds' ) );
check( 'a payment in a dialog on the page returns its fragment', $attempt_data()['attempt']['redirect_url'], '#confirm-3ds' );
$order->status = 'failed';
check( 'a payment that failed in the dialog has failed', $attempt_data()['attempt']['state'], 'failed' );
$order->status = 'checkout-draft';
$start( $shown( '2490' ) );
$saved               = WC()->session->get( 'shopfront_attempt' );
$saved['started_at'] = time() - 3600;
$GLOBALS['wpdb']->forget( 'shopfront_attempt_' );
WC()->session->set( 'shopfront_attempt', $saved );
check( 'an attempt whose request crashed before the payment fails after a time', $attempt_data()['attempt']['state'], 'failed' );
WC()->session->set( 'shopfront_attempt', array( 'key' => $key, 'order_id' => 83 ) );
check( 'an attempt that an older version saved is read', $attempt_data()['attempt']['state'], 'failed' );

// An expected total applies only to the request that sends it.
$place( $shown( '2489' ) );
check( 'a request without an expected total ignores that of another', $place( null ), 'continues' );

require __DIR__ . '/order-locks-test.php';
require __DIR__ . '/open-orders-test.php';
require __DIR__ . '/translations-test.php';

echo json_encode( $count ) . "\n";
exit( $count['failed'] > 0 ? 1 : 0 );
