<?php
/**
 * Prints a page with the recorded handles in a real WP_Scripts, and the resulting handles, as JSON. Arguments: the
 * site's folder, and the page's address below its root, or 'editor' for the editor of a page with both blocks. Used by
 * handle-tests.mjs; the variable SHOPFRONT_TEST sets the test switches.
 *
 * @package Shopfront\Tests
 */

list( , $site, $address ) = $argv;
$is_editor = 'editor' === $address;

$_SERVER['HTTP_HOST']       = 'shop.test';
$_SERVER['SERVER_NAME']     = 'shop.test';
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
$_SERVER['REQUEST_METHOD']  = 'GET';
$_SERVER['REQUEST_URI']     = $is_editor ? '/wp-admin/post.php' : "/$address/";
if ( $is_editor ) {
	define( 'WP_ADMIN', true );
}

/** Adds a hook before WordPress has loaded its own functions for that. */
function hook_early( $name, $callback ) {
	$GLOBALS['wp_filter'][ $name ][ PHP_INT_MAX ][] = array(
		'function'      => $callback,
		'accepted_args' => 1,
	);
}

$recorded = json_decode( file_get_contents( __DIR__ . '/recordings/handles.json' ), true );
hook_early(
	'wp_default_scripts',
	static function ( $scripts ) use ( $recorded ) {
		$scripts->registered = array();
		foreach ( $recorded['scripts'] as $handle => $script ) {
			// These are registered during the page.
			if ( preg_match( '/^wc-(cart|checkout)-block-frontend$|^wc-payment-method-/', $handle ) ) {
				continue;
			}
			$src = is_string( $script['src'] ) ? 'http://shop.test' . $script['src'] : ( $script['src'] ?? "http://shop.test/$handle.js" );
			// The recording lacks the argument by which WordPress registers its packages for the footer.
			$is_package = is_string( $script['src'] ) && 0 === strpos( $script['src'], '/wp-includes/js/dist/' );
			$scripts->add( $handle, $src, $script['deps'], 'VER', $is_package ? 1 : null );
			if ( $script['in_footer'] ) {
				$scripts->add_data( $handle, 'group', 1 );
			}
			foreach ( array( 'before', 'after' ) as $position ) {
				foreach ( $script[ $position ] ?? array() as $name ) {
					$scripts->add_inline_script( $handle, "/* $name */", $position );
				}
			}
		}
	}
);

if ( getenv( 'SHOPFRONT_TEST_COST' ) ) {
	require __DIR__ . '/plugin-cost.php';
}

ini_set( 'memory_limit', '256M' );
ob_start();
$is_complete = false;
register_shutdown_function(
	static function () use ( &$is_complete, $is_editor ) {
		// A dependency cycle runs until memory is exhausted.
		ini_set( 'memory_limit', '1G' );
		$html = '';
		while ( ob_get_level() > 0 ) {
			$html = ob_get_clean() . $html;
		}
		$problem = error_get_last();
		$scripts = $GLOBALS['wp_scripts'];
		$all     = array();
		foreach ( $scripts->registered as $handle => $script ) {
			$all[ $handle ] = array(
				'deps'  => array_values( $script->deps ),
				'src'   => $script->src,
				'group' => $script->extra['group'] ?? ( 1 === $script->args ? 1 : 0 ),
			);
		}
		$styles = array();
		foreach ( $GLOBALS['wp_styles']->registered ?? array() as $handle => $style ) {
			$styles[ $handle ] = $style->src;
		}
		echo json_encode(
			array(
				'isComplete'  => $is_complete,
				'problem'     => $is_complete ? null : ( $problem['message'] ?? 'exit' ),
				'queue'       => array_values( $scripts->queue ),
				'printed'     => $is_editor ? array() : array_values( $scripts->done ),
				'scripts'     => $all,
				'styles'      => $styles,
				'cost'        => isset( $GLOBALS['plugin_cost'] ) ? array_merge( $GLOBALS['plugin_cost'], array( 'page_ms' => cpu_ms() ) ) : null,
				'html'        => $html,
			),
			JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_SLASHES
		);
	}
);

require $site . '/wp-load.php';

if ( $is_editor ) {
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	wp_set_current_user( 1 );
	set_current_screen( 'page' );
	do_action( 'admin_init' );
	do_action( 'admin_enqueue_scripts', 'post.php' );
	do_action( 'enqueue_block_editor_assets' );
	do_blocks( '<!-- wp:woocommerce/cart /--><!-- wp:woocommerce/checkout /-->' );
} else {
	wp();
	define( 'WP_USE_THEMES', true );
	require ABSPATH . WPINC . '/template-loader.php';
	// Fails for a missing or circular dependency.
	$again       = clone wp_scripts();
	$again->done = array();
	if ( $again->queue && ! $again->all_deps( $again->queue ) ) {
		trigger_error( 'WP_Scripts::all_deps() fails.' );
		exit( 1 );
	}
}
$is_complete = true;
