<?php
/**
 * Registers our blocks under WooCommerce's handles.
 *
 * WooCommerce still registers and enqueues everything, so integrations, payment methods, data and actions of add-ons
 * work unchanged. Only the files behind the handles are replaced.
 *
 * An array describes each replaced block:
 *
 *     name       Its name in WooCommerce's hooks: 'cart'.
 *     script     Handle of its script; scripts of add-ons and payment methods are its dependencies.
 *     style      Handle of its style sheet.
 *     style_file Our style sheet, by the name under which our script would load it.
 *     not_needed Handles that WooCommerce adds to the dependencies of its own script besides those of its bundle.
 *     replaces   Function that returns whether ours replaces it.
 *     data       Function that returns settings for our script, by key.
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

/**
 * Adds the hooks for a block's script and styles.
 *
 * @param array $block The block.
 */
function shopfront_start_block( $block ) {
	$with_block = static function ( $callback ) use ( $block ) {
		return static function ( ...$given ) use ( $callback, $block ) {
			return $callback( $block, ...$given );
		};
	};
	add_action( "woocommerce_blocks_enqueue_{$block['name']}_block_scripts_after", $with_block( 'shopfront_replace_block_script' ), 10, 0 );
	shopfront_start_block_styles( $with_block );
}

/**
 * Whether our block replaces WooCommerce's: the build is complete, and the site has not opted out.
 *
 * @param array $block The block.
 * @return bool
 */
function shopfront_replaces_block( $block ) {
	return (bool) call_user_func( $block['replaces'] );
}

/**
 * Whether our block replaces WooCommerce's on the current page.
 *
 * @param array $block The block.
 * @return bool
 */
function shopfront_replaces_block_here( $block ) {
	// On these endpoints WooCommerce prints its classic templates, but still enqueues the scripts of the checkout
	// block.
	$is_classic = is_wc_endpoint_url( 'order-pay' ) || is_wc_endpoint_url( 'order-received' );
	return ! $is_classic && shopfront_replaces_block( $block );
}

/** Entries of the build that registry.js loads on demand, for code that does not declare them. */
const SHOPFRONT_OPTIONAL_ENTRIES = array( 'add-ons', 'components', 'sanitize' );

/**
 * Prints the addresses that our scripts need: the folder of lazy chunks, which scripts cannot detect if a plugin
 * concatenates them, and the scripts that undeclared code may need.
 *
 * @param array $block The block.
 */
function shopfront_add_block_data( $block ) {
	$registry = \Automattic\WooCommerce\Blocks\Assets\AssetDataRegistry::class;
	if ( ! class_exists( $registry ) ) {
		return;
	}
	$data = \Automattic\WooCommerce\Blocks\Package::container()->get( $registry );
	// A page may contain both blocks; the first value wins.
	$values = array(
		'shopfrontPublicPath' => shopfront_build_url( '' ),
		'shopfrontScripts'    => array_combine( SHOPFRONT_OPTIONAL_ENTRIES, array_map( 'shopfront_entry_urls', SHOPFRONT_OPTIONAL_ENTRIES ) ),
	) + call_user_func( $block['data'] );
	foreach ( $values as $key => $value ) {
		if ( ! $data->exists( $key ) ) {
			$data->add( $key, $value );
		}
	}
}

/**
 * Replaces the file of WooCommerce's script, which is already registered and enqueued.
 *
 * @param array $block The block.
 */
function shopfront_replace_block_script( $block ) {
	$script = wp_scripts()->query( $block['script'], 'registered' );
	$src    = shopfront_build_url( 'frontend.js' );
	if ( ! $script || $src === $script->src || ! shopfront_replaces_block_here( $block ) ) {
		return;
	}
	$asset       = shopfront_build_asset( 'frontend' );
	$added       = shopfront_added_dependencies( $script, $block['not_needed'] );
	$script->src = $src;
	$script->ver = $asset['version'];
	shopfront_finish_scripts( $block, $added );
	shopfront_add_block_data( $block );
	shopfront_print_translations( $block['script'], $block['name'] );
}

/**
 * Returns the dependencies that other plugins have added to a block's script, without those of WooCommerce's own
 * bundle.
 *
 * @param _WP_Dependency $script     The script as WooCommerce has registered it.
 * @param string[]       $not_needed Handles that WooCommerce adds while it registers the script.
 * @return string[] Scripts of integrations and payment methods, including WooCommerce's.
 */
function shopfront_added_dependencies( $script, $not_needed ) {
	$path  = str_replace( WC()->plugin_url(), WC()->plugin_path(), strtok( (string) $script->src, '?' ) );
	$asset = substr( $path, 0, -strlen( '.js' ) ) . '.asset.php';
	$named = is_readable( $asset ) ? ( require $asset )['dependencies'] : array();
	return array_values( array_diff( $script->deps, $named, $not_needed ) );
}

/**
 * Connects the script of a replaced block with those of the libraries: now, and again when all scripts of the page are
 * enqueued.
 *
 * @param array    $block The block.
 * @param string[] $added Handles that other plugins have added to its script.
 */
function shopfront_finish_scripts( $block, $added ) {
	static $blocks              = array();
	$blocks[ $block['script'] ] = array(
		'name'    => $block['name'],
		'added'   => $added,
		'written' => null,
	);

	$finish = static function () use ( &$blocks ) {
		$blocks = array_filter( $blocks, 'shopfront_is_own_script', ARRAY_FILTER_USE_KEY );
		foreach ( $blocks as $handle => $block ) {
			$blocks[ $handle ]['added'] = shopfront_resolve_dependencies( $handle, $block );
		}
		if ( ! $blocks ) {
			return;
		}
		shopfront_redirect_libraries( $blocks );
		foreach ( array_keys( $blocks ) as $handle ) {
			$blocks[ $handle ]['written'] = wp_scripts()->query( $handle, 'registered' )->deps;
		}
	};
	$finish();
	// One hook handles all blocks of the page.
	if ( 1 === count( $blocks ) ) {
		// WooCommerce prints the settings at priority 1, WordPress the scripts at 10.
		add_action( 'wp_print_footer_scripts', $finish, 0 );
	}
}

/**
 * Whether a handle still refers to our script. Another plugin may have removed or replaced it.
 *
 * @param string $handle The handle of a block's script.
 * @return bool
 */
function shopfront_is_own_script( $handle ) {
	$script = wp_scripts()->query( $handle, 'registered' );
	return $script && shopfront_build_url( 'frontend.js' ) === $script->src;
}

/**
 * Returns the dependencies that other plugins have added, updated with their changes since we wrote the list.
 * WooCommerce removes payment methods that miss a dependency.
 *
 * @param string $handle The handle of a block's script.
 * @param array  $block  `added` and `written`: null before the list was written.
 * @return string[]
 */
function shopfront_resolve_dependencies( $handle, $block ) {
	if ( null === $block['written'] ) {
		return $block['added'];
	}
	$now = wp_scripts()->query( $handle, 'registered' )->deps;
	return array_values( array_diff( array_merge( $block['added'], array_diff( $now, $block['written'] ) ), array_diff( $block['written'], $now ) ) );
}
