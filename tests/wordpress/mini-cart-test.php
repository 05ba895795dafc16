<?php
/**
 * Tests php-stubs/mini-cart.php on a WordPress with the double of WooCommerce. Argument: folder of the site. Run by run.mjs.
 * Prints a line for each test, and the counts as JSON at the end.
 *
 * @package Shopfront\Tests
 */

list( , $site ) = $argv;

$_SERVER['HTTP_HOST']       = 'shop.test';
$_SERVER['SERVER_NAME']     = 'shop.test';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REQUEST_URI']     = '/mini-open/';

// With add-ons (mu-plugins/shopfront-test/add-ons.php).
putenv( 'SHOPFRONT_TEST=gateway' );

require $site . '/wp-load.php';
wp();
do_action( 'template_redirect' );
do_action( 'wp_enqueue_scripts' );

$count = array(
	'passed' => 0,
	'failed' => 0,
);

function check( $name, $actual, $expected ) {
	global $count;
	$is_equal = $actual === $expected;
	$count[ $is_equal ? 'passed' : 'failed' ]++;
	echo $is_equal ? "  good: $name\n" : "  FAILED: $name\n    expected " . wp_json_encode( $expected ) . "\n    received " . wp_json_encode( $actual ) . "\n";
}

/** Returns the text between two others. */
function between( $text, $start, $end ) {
	$from = strpos( $text, $start );
	return false === $from ? null : substr( $text, $from + strlen( $start ), strpos( $text, $end, $from ) - $from - strlen( $start ) );
}

/** Returns attributes of the first element of a class. */
function attributes_of( $html, $class_name, $names ) {
	$tags = new WP_HTML_Tag_Processor( $html );
	return $tags->next_tag( compact( 'class_name' ) ) ? array_map( array( $tags, 'get_attribute' ), $names ) : null;
}

/** Returns the printed data of the badge. */
function printed_data() {
	ob_start();
	shopfront_print_mini_cart_data();
	return ob_get_clean();
}

$badge   = shopfront_build_url( 'mini-cart.js' );
$closed  = double_recording_text( 'mini-cart-block.html' );
$on_cart = double_recording_text( 'mini-cart-block-on-cart.html' );

// Markup of the badge.
$button = array( 'wc-block-mini-cart__button', array( 'type', 'disabled', 'aria-label' ) );
$shown  = shopfront_show_mini_cart( $closed );
check( 'the button submits its form', attributes_of( $shown, ...$button ), array( 'submit', null, 'Cart' ) );
check( 'the form leads to the cart', attributes_of( $shown, 'wc-block-mini-cart__form', array( 'action' ) ), array( 'http://shop.test/cart/' ) );
check( 'the form contains the whole button', preg_match( '#^<button [^>]*>.*</button>$#s', (string) between( $shown, '<form class="wc-block-mini-cart__form" action="http://shop.test/cart/">', '</form>' ) ), 1 );
check( 'only the button and its form change', str_replace( array( ' type="submit"', '<form class="wc-block-mini-cart__form" action="http://shop.test/cart/">', '</form>' ), '', $shown ), $closed );
$shown = shopfront_show_mini_cart( $on_cart );
check( 'the badge of the cart page is visible', attributes_of( $shown, 'wc-block-mini-cart', array( 'aria-hidden', 'style' ) ), array( null, '' ) );
check( 'the button of the cart page is enabled', attributes_of( $shown, ...$button ), array( 'submit', null, 'Cart' ) );
$hidden = str_replace( array( 'visibility:hidden', ' aria-hidden="true"' ), array( 'visibility:hidden;color:red', '' ), $on_cart );
check( 'styles of a badge that WooCommerce does not hide stay', attributes_of( shopfront_show_mini_cart( $hidden ), 'wc-block-mini-cart', array( 'style' ) ), array( 'visibility:hidden;color:red' ) );
$plain = static fn() => 'http://shop.test/?page_id=7&lang=de';
add_filter( 'page_link', $plain );
$shown = shopfront_show_mini_cart( $closed );
remove_filter( 'page_link', $plain );
check( 'the form keeps the query of the address of the cart', between( $shown, '<form', '<button' ), ' class="wc-block-mini-cart__form" action="http://shop.test/"><input type="hidden" name="page_id" value="7"><input type="hidden" name="lang" value="de">' );

// Contents of the drawer.
$wrapped  = shopfront_wrap_mini_cart_contents( $closed );
$template = between( $wrapped, '<template class="wc-block-mini-cart__template">', '</template>' );
check( 'a template contains one dialog, the template part and its blocks', array( substr_count( $template, '<dialog' ), substr_count( $template, 'data-block-name="woocommerce/mini-cart-contents"' ), substr_count( $template, 'woocommerce/mini-cart-checkout-button-block' ) ), array( 1, 1, 1 ) );
check( 'the rest of the block stays outside the template', str_replace( array( '<template class="wc-block-mini-cart__template">' . shopfront_mini_cart_dialog(), '</template>' ), '', $wrapped ), $closed );
check( 'the dialog is named', attributes_of( $template, 'wc-block-components-drawer__screen-overlay', array( 'aria-label' ) ), array( 'Your cart' ) );
check( 'the error of the dialog is hidden and leads to the cart', array( attributes_of( $template, 'sf-mini-cart-error', array( 'role', 'hidden' ) ), strpos( $template, 'href="http://shop.test/cart/"' ) > 0 ), array( array( 'alert', true ), true ) );
check( 'a badge without contents does not change', shopfront_wrap_mini_cart_contents( $on_cart ), $on_cart );

// Whole blocks, before anything is enqueued.
$unknown = '<div class="wc-block-mini-cart"><a href="/cart/">Cart</a></div>';
check( 'unknown markup does not change', shopfront_finish_mini_cart( $unknown ), $unknown );
$off = static fn() => false;
add_filter( 'shopfront_replaces_mini_cart', $off );
check( 'without our mini-cart no markup changes', shopfront_finish_mini_cart( $closed ), $closed );
check( 'without our mini-cart the block is WooCommerce\'s script module', strpos( do_blocks( '<!-- wp:woocommerce/mini-cart /-->' ), 'data-wp-interactive' ) > 0, true );
remove_filter( 'shopfront_replaces_mini_cart', $off );
check( 'no script is enqueued for them, and no data printed', array( wp_script_is( SHOPFRONT_BADGE_HANDLE, 'registered' ), printed_data() ), array( false, '' ) );
$rendered = do_blocks( '<!-- wp:woocommerce/mini-cart /-->' );
check( 'the block has a form and a template', array( substr_count( $rendered, 'wc-block-mini-cart__form' ), substr_count( $rendered, '<template' ) ), array( 1, 1 ) );
$script = wp_scripts()->query( SHOPFRONT_BADGE_HANDLE, 'registered' );
check( 'the handle of WooCommerce\'s script is our badge, deferred, which depends on nothing', array( $script->src, $script->deps, $script->extra['strategy'] ?? '', wp_script_is( SHOPFRONT_BADGE_HANDLE, 'enqueued' ) ), array( $badge, array(), 'defer', true ) );
check( 'the script of the drawer is registered, not enqueued', array( wp_script_is( SHOPFRONT_MINI_CART['script'], 'registered' ), wp_script_is( SHOPFRONT_MINI_CART['script'], 'enqueued' ) ), array( true, false ) );
check( 'the styles have no file, and the first has the rules of the badge', array( wp_styles()->query( 'wc-blocks-style-mini-cart', 'registered' )->src, strpos( implode( wp_styles()->query( 'wc-blocks-style-mini-cart', 'registered' )->extra['after'] ), '.wc-block-mini-cart__badge' ) > 0 ), array( false, true ) );
do_blocks( '<!-- wp:woocommerce/mini-cart /-->' );
check( 'a second block adds no second script', array_count_values( wp_scripts()->queue )[ SHOPFRONT_BADGE_HANDLE ], 1 );

// Scripts of the drawer.
wp_add_inline_script( 'wc-blocks-middleware', 'secretNonce();', 'before' );
wp_add_inline_script( 'wp-data', 'afterData();' );
wp_register_script( 'test-library', '/test-library.js', array( 'wp-i18n' ), '1', true );
wp_enqueue_script( 'test-of-page', '/of-page.js', array( 'test-library' ), '1', true );
wp_register_script( 'test-no-file', false, array(), '1', true );
wp_add_inline_script( 'test-no-file', 'withoutFile();' );
wp_scripts()->query( SHOPFRONT_MINI_CART['script'], 'registered' )->deps[] = 'test-no-file';
wp_scripts()->query( SHOPFRONT_MINI_CART['script'], 'registered' )->deps[] = 'wc-blocks-middleware';
wp_add_inline_script( 'wc-settings', "var wcSettings = JSON.parse( decodeURIComponent( '" . rawurlencode( '{"currency":{"code":"USD"},"countries":{"US":"x"},"wcBlocksConfig":{"restApiRoutes":{"a":["b"]},"pluginUrl":"</script>"}}' ) . "' ) );", 'before' );
$files = shopfront_mini_cart_scripts( true );
$names = array_map( static fn( $file ) => basename( strtok( $file['src'], '?' ), '.js' ), $files );
$place = static fn( $name ) => array_search( $name, $names, true );
check( 'the list ends with the script of the drawer', end( $names ), 'frontend' );
$steps = array_map( $place, array( 'react.min', 'data.min', 'wc-types', 'wc-settings', 'registry', 'frontend' ) );
$order = $steps;
sort( $order );
check( 'the list is in the order of dependencies', array( $steps, in_array( false, $steps, true ) ), array( $order, false ) );
check( 'the script of an integration runs between its libraries and the drawer', array( $place( 'components' ) < $place( 'test-integration' ), $place( 'test-integration' ) < $place( 'frontend' ), in_array( false, array( $place( 'components' ), $place( 'test-integration' ) ), true ) ), array( true, true, false ) );
check( 'it has no script twice', count( array_unique( $names ) ), count( $names ) );
check( 'it leaves out scripts that the page prints', array( $place( 'i18n.min' ), $place( 'test-library' ), $place( 'of-page' ) ), array( false, false, false ) );
check( 'code after a script follows its file', strpos( $files[ $place( 'data.min' ) ]['after'], 'afterData();' ) !== false, true );
check( 'code of a handle without a file precedes the next file', strpos( (string) wp_json_encode( $files ), 'withoutFile();' ) !== false, true );
check( 'no file contains a nonce', array( strpos( (string) wp_json_encode( $files ), 'secretNonce' ), strpos( (string) wp_json_encode( $files ), wp_create_nonce( 'wc_store_api' ) ) ), array( false, false ) );
check( 'settings among the data are not among the code', array( $files[ $place( 'wc-settings' ) ]['before'] ?? '', strpos( shopfront_mini_cart_scripts( false )[ $place( 'wc-settings' ) ]['before'], 'decodeURIComponent' ) > 0 ), array( '', true ) );
check( 'the page keeps its own list of scripts', array( wp_scripts()->to_do, wp_scripts()->done ), array( array(), array() ) );

// Translations.
$german = static fn() => 'de_DE';
add_filter( 'locale', $german );
set_transient( SHOPFRONT_TRANSLATIONS . md5( 'mini-cart de_DE ' . shopfront_translations_version( 'de_DE' ) ), 'german();' );
$translated = shopfront_mini_cart_scripts( true );
check( 'translations precede all files if the page prints wp-i18n', array( strpos( $translated[0]['before'], 'german();' ), substr_count( (string) wp_json_encode( $translated ), 'german();' ) ), array( 0, 1 ) );
wp_dequeue_script( 'test-of-page' );
$translated = shopfront_mini_cart_scripts( true );
$library    = array_values( array_filter( $translated, static fn( $file ) => strpos( $file['src'], '/dist/i18n.' ) > 0 ) );
check( 'otherwise they follow wp-i18n', array( substr( $library[0]['after'] ?? '', -9 ), substr_count( (string) wp_json_encode( $translated ), 'german();' ) ), array( 'german();', 1 ) );
wp_enqueue_script( 'test-of-page' );
remove_filter( 'locale', $german );

// Settings.
check(
	'settings lose what the drawer does not use',
	wp_json_encode( shopfront_mini_cart_settings(), JSON_UNESCAPED_SLASHES ),
	'{"currency":{"code":"USD"},"wcBlocksConfig":{"restApiRoutes":{},"pluginUrl":"</script>"}}'
);

// What the page prints.
wp_add_inline_script( SHOPFRONT_BADGE_HANDLE, 'var wcBlocksMiniCartFrontendDependencies = {};', 'before' );
$printed = printed_data();
$data    = json_decode( between( $printed, '>', '</script>' ), true );
check( 'the data is JSON of its own class, without elements inside', array( substr_count( $printed, '<' ), strpos( $printed, 'class="sf-mini-cart-data"' ) > 0, is_array( $data ) ), array( 2, true, true ) );
check( 'a script element in the settings is escaped', $data['settings']['wcBlocksConfig']['pluginUrl'] ?? '', '</script>' );
check(
	'the data has the addresses and the amount of an empty cart',
	array( $data['apiUrl'], $data['cartUrl'], $data['checkoutUrl'], $data['emptyAmount'], $data['pricesIncludeTax'] ),
	array( 'http://shop.test/wp-json/wc/store/v1/cart', 'http://shop.test/cart/', 'http://shop.test/checkout/', '$0.00', false )
);
check( 'the data has the styles and scripts of the drawer', array( $data['styles'], count( $data['scripts'] ) ), array( array( shopfront_build_url( 'mini-cart.css' ) ), count( $files ) ) );
check( 'WooCommerce\'s list of its own files is gone', wp_scripts()->get_inline_script_data( SHOPFRONT_BADGE_HANDLE, 'before' ), '' );
update_option( 'woocommerce_tax_display_cart', 'incl' );
check( 'prices of a cart with tax are marked', json_decode( between( printed_data(), '>', '</script>' ), true )['pricesIncludeTax'], true );
delete_option( 'woocommerce_tax_display_cart' );
wp_scripts()->query( 'wc-settings', 'registered' )->extra['before'] = array( 'var wcSettings = { "code": 1 };' );
$data = json_decode( between( printed_data(), '>', '</script>' ), true );
check( 'settings in an unknown format stay code', array( $data['settings'], strpos( (string) wp_json_encode( $data['scripts'] ), 'var wcSettings = { \"code\": 1 };' ) > 0 ), array( null, true ) );
wp_scripts()->query( 'wc-settings', 'registered' )->extra['before'] = array( "JSON.parse( decodeURIComponent( 'no JSON' ) )" );
check( 'settings that are no JSON stay code too', shopfront_mini_cart_settings(), null );

// The script of the settings.
shopfront_enqueue_settings();
$is_enqueued = in_array( 'wc-settings', wp_scripts()->queue, true );
shopfront_dequeue_settings();
check( 'the script of the settings is enqueued only while WooCommerce adds them', array( $is_enqueued, in_array( 'wc-settings', wp_scripts()->queue, true ) ), array( true, false ) );

// Another plugin takes the handle.
wp_scripts()->query( SHOPFRONT_BADGE_HANDLE, 'registered' )->src = '/other.js';
check( 'no data is printed for a script of another plugin', printed_data(), '' );

// The cart page, where WooCommerce registers no script.
wp_deregister_script( SHOPFRONT_BADGE_HANDLE );
wp_deregister_script( SHOPFRONT_MINI_CART['script'] );
$GLOBALS['wp_query']->queried_object    = get_page_by_path( 'cart' );
$GLOBALS['wp_query']->queried_object_id = get_page_by_path( 'cart' )->ID;
$rendered                               = do_blocks( '<!-- wp:woocommerce/mini-cart /-->' );
$data                                   = json_decode( between( printed_data(), '>', '</script>' ), true );
check( 'the cart page has the badge, visible, without a drawer', array( attributes_of( $rendered, 'wc-block-mini-cart', array( 'aria-hidden' ) ), strpos( $rendered, '<template' ), wp_scripts()->query( SHOPFRONT_BADGE_HANDLE, 'registered' )->src ), array( array( null ), false, $badge ) );
check( 'the cart page prints no files of a drawer', array( isset( $data['scripts'] ), isset( $data['settings'] ), isset( $data['styles'] ), $data['cartUrl'] ), array( false, false, false, 'http://shop.test/cart/' ) );

// The dashboard.
$GLOBALS['current_screen'] = new class() {
	public function in_admin() {
		return true;
	}
};
check( 'blocks in the dashboard do not change', shopfront_finish_mini_cart( $closed ), $closed );

echo wp_json_encode( $count ) . "\n";
exit( $count['failed'] > 0 ? 1 : 0 );
