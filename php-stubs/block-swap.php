<?php
/**
 * Our blocks under WooCommerce's handles.
 *
 * WooCommerce registers and enqueues everything, so that integrations, payment methods, data and actions of add-ons
 * stay as they are; we only put our files in the place of its own.
 *
 * A block that takes such a place is described by an array:
 *
 *     name       As in the hooks that WooCommerce calls around it: 'cart'.
 *     script     Handle of its script on the page; add-ons and payment methods hang on it.
 *     style      Handle of its style sheet.
 *     style_file Our style sheet for it, by the name that our script would load it by.
 *     not_needed Handles that WooCommerce's own script hangs on and ours has no use for. Library handles that need
 *                them name them on their own.
 *     replaces   Function that says whether ours is wanted.
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

/**
 * Waits for the moments at which WooCommerce has a block ready.
 *
 * @param array $block The block.
 */
function shopfront_start_block( $block ) {
	$with_block = static function ( $callback ) use ( $block ) {
		return static function ( ...$given ) use ( $callback, $block ) {
			return $callback( $block, ...$given );
		};
	};
	add_action( "woocommerce_blocks_{$block['name']}_enqueue_data", $with_block( 'shopfront_add_block_data' ), 10, 0 );
	add_action( "woocommerce_blocks_enqueue_{$block['name']}_block_scripts_after", $with_block( 'shopfront_swap_block_script' ), 10, 0 );
	// After WooCommerce has registered its styles (init, 10), before any is printed.
	add_action( 'wp_enqueue_scripts', $with_block( 'shopfront_swap_block_style' ), 20, 0 );
	add_filter( 'style_loader_tag', $with_block( 'shopfront_name_block_style' ), 10, 2 );
}

/**
 * Whether a block of ours stands in its place: it is wanted, and there is a build.
 *
 * @param array $block The block.
 * @return bool
 */
function shopfront_replaces_block( $block ) {
	return (bool) call_user_func( $block['replaces'] );
}

/**
 * Tells our script where its lazy files lie: a plugin that joins scripts would hide it.
 *
 * @param array $block The block.
 */
function shopfront_add_block_data( $block ) {
	$registry = \Automattic\WooCommerce\Blocks\Assets\AssetDataRegistry::class;
	if ( ! shopfront_replaces_block( $block ) || ! class_exists( $registry ) ) {
		return;
	}
	$data = \Automattic\WooCommerce\Blocks\Package::container()->get( $registry );
	// The mini-cart announces the cart's data too, and the first to add a key has the say.
	if ( ! $data->exists( 'shopfrontPublicPath' ) ) {
		$data->add( 'shopfrontPublicPath', shopfront_build_url( '' ) );
	}
}

/**
 * Puts our script in the place of WooCommerce's, which is registered and enqueued by now.
 *
 * @param array $block The block.
 */
function shopfront_swap_block_script( $block ) {
	$script = wp_scripts()->query( $block['script'], 'registered' );
	if ( ! $script || ! shopfront_replaces_block( $block ) ) {
		return;
	}
	shopfront_swap_libraries();
	$asset   = shopfront_build_asset( 'frontend' );
	$scripts = shopfront_build_scripts( 'frontend' );
	array_pop( $scripts );
	$before       = shopfront_register_scripts( $scripts, array(), $asset['version'] );
	$script->src  = shopfront_build_url( 'frontend.js' );
	$script->ver  = $asset['version'];
	$script->deps = shopfront_merge_dependencies( array_merge( $before, $asset['dependencies'] ), $script->deps, $block['not_needed'] );
	wp_set_script_translations( $block['script'], 'shopfront', plugin_dir_path( SHOPFRONT_FILE ) . 'languages' );
}

/**
 * Joins what we need with what add-ons have hung on a handle.
 *
 * Ours come first, since WordPress prints dependencies in their order and some add-ons rely on libraries that they
 * do not name. The handles of WooCommerce's libraries stay, and lead to ours (add-ons.php).
 *
 * @param string[] $ours       Handles that our script needs.
 * @param string[] $theirs     Handles that the script has been registered with.
 * @param string[] $not_needed Those of them that only the script which we replace needs.
 * @return string[] Each handle once.
 */
function shopfront_merge_dependencies( $ours, $theirs, $not_needed ) {
	return array_values( array_unique( array_merge( $ours, array_diff( $theirs, $not_needed ) ) ) );
}

/**
 * Whether our style sheet is to stand under WooCommerce's handle.
 *
 * @param array $block The block.
 * @return bool
 */
function shopfront_replaces_block_style( $block ) {
	return shopfront_replaces_block( $block ) && is_readable( shopfront_build_path( $block['style_file'] ) );
}

/**
 * Puts our style sheet in the place of WooCommerce's for the block. Styles that other blocks share stay.
 *
 * @param array $block The block.
 */
function shopfront_swap_block_style( $block ) {
	$style = wp_styles()->query( $block['style'], 'registered' );
	if ( ! $style || ! shopfront_replaces_block_style( $block ) ) {
		return;
	}
	$asset      = shopfront_build_asset( 'frontend' );
	$style->src = shopfront_build_url( $block['style_file'] );
	$style->ver = $asset['version'];
	// Ours is one sheet for both directions, and needs no inlined copy by path.
	unset( $style->extra['rtl'], $style->extra['path'] );
}

/**
 * Tells our script that its style sheet is on the page, which would fetch it again: it looks for this name, and an
 * address with a version is not the one that it knows.
 *
 * @param array  $block  The block.
 * @param string $tag    The link element.
 * @param string $handle Handle of the style.
 * @return string
 */
function shopfront_name_block_style( $block, $tag, $handle ) {
	if ( $block['style'] !== $handle || ! shopfront_replaces_block_style( $block ) ) {
		return $tag;
	}
	return str_replace( '<link ', sprintf( '<link data-href="%s" ', esc_attr( $block['style_file'] ) ), $tag );
}
