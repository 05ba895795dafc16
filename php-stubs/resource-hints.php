<?php
/**
 * Prefetch hints for cart and checkout on other pages.
 *
 * With a filled cart WooCommerce prints prefetch hints for its own bundles on every page, from a list that it caches in
 * a transient for a week. For replaced blocks we filter our files into the transient when it is read. The stored list
 * never contains them, so pages prefetch none of them after an update or deactivation.
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

/** Transient with WooCommerce's list: `{ files: { [name of a bundle]: { href, as }[] }, version }`. */
const SHOPFRONT_HINTS = 'woocommerce_block_asset_resource_hints';

/** Adds the hooks for reading and writing WooCommerce's list. */
function shopfront_start_resource_hints() {
	add_filter( 'pre_transient_' . SHOPFRONT_HINTS, 'shopfront_read_hints' );
	add_filter( 'pre_set_transient_' . SHOPFRONT_HINTS, 'shopfront_remove_own_hints' );
}

/**
 * Replaces the files of replaced blocks in WooCommerce's list.
 *
 * @param mixed $value False, or the list of another plugin.
 * @return mixed The list, or the unchanged value.
 */
function shopfront_read_hints( $value ) {
	$files = array();
	foreach ( array( SHOPFRONT_CART, SHOPFRONT_CHECKOUT ) as $block ) {
		if ( shopfront_replaces_block( $block ) ) {
			$files[ $block['name'] . '-frontend' ] = shopfront_block_hints( $block );
		}
	}
	if ( false !== $value || ! $files ) {
		return $value;
	}
	// WooCommerce discards a list with another version, and creates a new one.
	$version = array(
		'woocommerce' => WC_VERSION,
		'wordpress'   => get_bloginfo( 'version' ),
		'site_url'    => site_url(),
	);
	remove_filter( 'pre_transient_' . SHOPFRONT_HINTS, 'shopfront_read_hints' );
	$stored = get_transient( SHOPFRONT_HINTS );
	add_filter( 'pre_transient_' . SHOPFRONT_HINTS, 'shopfront_read_hints' );
	$is_valid = is_array( $stored ) && isset( $stored['files'], $stored['version'] ) && $stored['version'] === $version;
	return array(
		'files'   => $files + ( $is_valid ? (array) $stored['files'] : array() ),
		'version' => $version,
	);
}

/**
 * Removes our files from the list that WooCommerce stores.
 *
 * @param mixed $list The new list.
 * @return mixed
 */
function shopfront_remove_own_hints( $list ) {
	if ( is_array( $list ) && isset( $list['files'] ) && is_array( $list['files'] ) ) {
		$list['files'] = array_filter(
			$list['files'],
			static function ( $hints ) {
				return false === strpos( (string) wp_json_encode( $hints, JSON_UNESCAPED_SLASHES ), shopfront_build_url( '' ) );
			}
		);
	}
	return $list;
}

/**
 * Returns hints for the files that a page with a block will need.
 *
 * @param array $block The block.
 * @return array<int, array{href: string, as: string}>
 */
function shopfront_block_hints( $block ) {
	$registry = shopfront_build_asset( 'registry' );
	$files    = shopfront_build_chunk( 'frontend', $block['name'] );
	$urls     = array_merge(
		array_filter( array_map( 'shopfront_script_url', shopfront_dependencies_of( array_merge( array( 'wc-settings' ), $registry['dependencies'] ) ) ) ),
		shopfront_entry_urls( 'registry' ),
		array_map( 'shopfront_build_url', $files ),
		shopfront_entry_urls( 'frontend' )
	);
	$hints    = array();
	foreach ( $urls as $url ) {
		$hints[] = array(
			'href' => $url,
			'as'   => 'script',
		);
	}
	$hints[] = array(
		'href' => add_query_arg( 'ver', shopfront_style_version( $block ), shopfront_build_url( $block['style_file'] ) ),
		'as'   => 'style',
	);
	return $hints;
}

/**
 * Returns the address of a registered script, as WordPress prints it.
 *
 * @param string $handle Its handle.
 * @return string|null Null for a handle without a file.
 */
function shopfront_script_url( $handle ) {
	$scripts = wp_scripts();
	$script  = $scripts->query( $handle, 'registered' );
	if ( ! $script || ! is_string( $script->src ) || '' === $script->src ) {
		return null;
	}
	$src     = preg_match( '|^(https?:)?//|', $script->src ) ? $script->src : $scripts->base_url . $script->src;
	$version = null === $script->ver ? '' : ( $script->ver ? $script->ver : $scripts->default_version );
	return '' === $version ? $src : add_query_arg( 'ver', $version, $src );
}
