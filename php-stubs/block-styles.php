<?php
/**
 * Our style sheets under WooCommerce's handles.
 *
 * WooCommerce enqueues three handles for a block. Our block needs one of them:
 *
 *     wc-blocks-style-{block}   Only this block uses it, so our file replaces it.
 *     wc-blocks-packages-style  Its rules for shared components don't fit ours. Our block doesn't request it, but other
 *                               blocks, such as the mini-cart, still do.
 *     wc-blocks-style           All WooCommerce blocks share it, so it is not changed.
 *
 * The scope of our rules protects our block from WooCommerce's remaining sheets (blocks/cart/style.scss).
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

/**
 * Adds the hooks for a block's styles.
 *
 * @param callable $with_block Returns a callback that gets the block as its first argument.
 */
function shopfront_start_block_styles( $with_block ) {
	// Front end only, and before a block theme renders its template, because blocks enqueue their styles on render.
	add_action( 'template_redirect', $with_block( 'shopfront_trim_block_styles' ), 10, 0 );
	// After WooCommerce has registered its styles (init, 10), and before WordPress prints any.
	add_action( 'wp_enqueue_scripts', $with_block( 'shopfront_replace_block_style' ), 20, 0 );
	add_filter( 'style_loader_tag', $with_block( 'shopfront_name_block_style' ), 10, 2 );
}

/**
 * Whether our style sheet replaces WooCommerce's for a block.
 *
 * @param array $block The block, in the format of block-replacement.php.
 * @return bool
 */
function shopfront_replaces_block_style( $block ) {
	return shopfront_replaces_block_here( $block ) && is_readable( shopfront_build_path( $block['style_file'] ) );
}

/**
 * Stops a block from requesting the styles of WooCommerce's shared components.
 *
 * @param array $block The block.
 */
function shopfront_trim_block_styles( $block ) {
	$type = WP_Block_Type_Registry::get_instance()->get_registered( 'woocommerce/' . $block['name'] );
	if ( $type && shopfront_replaces_block_style( $block ) ) {
		$type->style_handles = array_values( array_diff( $type->style_handles, array( 'wc-blocks-packages-style' ) ) );
	}
}

/**
 * Replaces the file of the block's own style handle.
 *
 * @param array $block The block.
 */
function shopfront_replace_block_style( $block ) {
	$style = wp_styles()->query( $block['style'], 'registered' );
	if ( ! $style || ! shopfront_replaces_block_style( $block ) ) {
		return;
	}
	$style->src = shopfront_build_url( $block['style_file'] );
	$style->ver = shopfront_style_version( $block );
	// Our sheet covers both directions, and WordPress must not inline a copy by path.
	unset( $style->extra['rtl'], $style->extra['path'] );
}

/**
 * Returns the version of a block's style sheet: a hash, because the version of the script does not change with styles
 * alone.
 *
 * @param array $block The block.
 * @return string
 */
function shopfront_style_version( $block ) {
	return substr( md5_file( shopfront_build_path( $block['style_file'] ) ), 0, 12 );
}

/**
 * Adds the attribute by which our script finds the link of our style sheet. Without it the script would load the sheet
 * again, because it knows the address without a version.
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
