<?php
/**
 * Reads the output of `npm run build` in build/wordpress.
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the path of a file of the build.
 *
 * @param string $file Name inside build/wordpress.
 * @return string
 */
function shopfront_build_path( $file ) {
	return plugin_dir_path( SHOPFRONT_FILE ) . 'build/wordpress/' . $file;
}

/**
 * Returns the address of a file of the build.
 *
 * @param string $file Name inside build/wordpress; '' is the folder.
 * @return string
 */
function shopfront_build_url( $file ) {
	return plugins_url( 'build/wordpress/' . $file, SHOPFRONT_FILE );
}

/**
 * Returns the version of an entry and the WordPress handles that it depends on.
 *
 * @param string $entry Name of an entry of the build.
 * @return array{dependencies: string[], version: string}|null Null: the build is missing or incomplete.
 */
function shopfront_build_asset( $entry ) {
	$description = shopfront_build_path( $entry . '.asset.php' );
	return is_readable( $description ) && shopfront_build_scripts( $entry ) ? require $description : null;
}

/** Entries of the build. */
const SHOPFRONT_ENTRIES = array( 'registry', 'frontend', 'mini-cart', 'add-ons', 'components', 'sanitize' );

/** The oldest supported WooCommerce: older ones may use other handles. */
const SHOPFRONT_WOOCOMMERCE = '11.0';

/**
 * Whether our blocks can replace WooCommerce's.
 *
 * @return bool
 */
function shopfront_can_replace() {
	return shopfront_is_woocommerce_supported() && shopfront_has_build();
}

/**
 * Whether this version of WooCommerce is supported.
 *
 * @return bool
 */
function shopfront_is_woocommerce_supported() {
	return defined( 'WC_VERSION' ) && version_compare( WC_VERSION, SHOPFRONT_WOOCOMMERCE, '>=' );
}

/**
 * Whether the build is complete, including lazy chunks: without the chunk that places orders, our checkout would be
 * worse than none.
 *
 * @return bool
 */
function shopfront_has_build() {
	$files = array_merge( array(), ...array_values( shopfront_read_build( 'files.json' ) ) );
	foreach ( $files as $file ) {
		if ( ! is_readable( shopfront_build_path( $file ) ) ) {
			return false;
		}
	}
	foreach ( SHOPFRONT_ENTRIES as $entry ) {
		if ( null === shopfront_build_asset( $entry ) ) {
			return false;
		}
	}
	return array() !== $files;
}

/**
 * Returns the scripts of an entry, in execution order.
 *
 * @param string $entry Name of an entry of the build.
 * @return string[] Names inside build/wordpress; empty if the build is missing.
 */
function shopfront_build_scripts( $entry ) {
	$manifest = shopfront_read_build( 'manifest.json' );
	return isset( $manifest[ $entry ]['js'] ) ? (array) $manifest[ $entry ]['js'] : array();
}

/**
 * Returns the scripts of a lazy chunk, including those that it shares with other chunks.
 *
 * @param string $entry Name of the entry that requests it.
 * @param string $chunk Name of the chunk.
 * @return string[] Names inside build/wordpress.
 */
function shopfront_build_chunk( $entry, $chunk ) {
	$manifest = shopfront_read_build( 'manifest.json' );
	return isset( $manifest[ $entry ]['lazy'][ $chunk ]['js'] ) ? (array) $manifest[ $entry ]['lazy'][ $chunk ]['js'] : array();
}

/**
 * Returns the addresses of the files of an entry.
 *
 * @param string $entry Name of an entry of the build.
 * @return string[] In execution order.
 */
function shopfront_entry_urls( $entry ) {
	$version = shopfront_build_asset( $entry )['version'];
	return array_map(
		static function ( $file ) use ( $version ) {
			return add_query_arg( 'ver', $version, shopfront_build_url( $file ) );
		},
		shopfront_build_scripts( $entry )
	);
}

/**
 * Reads a JSON file of the build.
 *
 * @param string $name Name inside build/wordpress.
 * @return array Empty if the file is missing or invalid.
 */
function shopfront_read_build( $name ) {
	static $read = array();
	$file        = shopfront_build_path( $name );
	if ( ! is_readable( $file ) ) {
		return array();
	}
	$key = $file . ' ' . filemtime( $file );
	if ( ! isset( $read[ $key ] ) ) {
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of our own.
		$content      = json_decode( file_get_contents( $file ), true );
		$read[ $key ] = is_array( $content ) ? $content : array();
	}
	return $read[ $key ];
}
