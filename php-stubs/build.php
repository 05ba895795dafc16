<?php
/**
 * What `npm run build` has left in build/wordpress.
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

/**
 * Path of a file of the build.
 *
 * @param string $file Name inside build/wordpress.
 * @return string
 */
function shopfront_build_path( $file ) {
	return plugin_dir_path( SHOPFRONT_FILE ) . 'build/wordpress/' . $file;
}

/**
 * Address of a file of the build.
 *
 * @param string $file Name inside build/wordpress; '' is the folder.
 * @return string
 */
function shopfront_build_url( $file ) {
	return plugins_url( 'build/wordpress/' . $file, SHOPFRONT_FILE );
}

/**
 * Handles that an entry needs from WordPress, and its version.
 *
 * @param string $entry Name of an entry of the build.
 * @return array{dependencies: string[], version: string}|null Null: the build is missing or incomplete.
 */
function shopfront_build_asset( $entry ) {
	$description = shopfront_build_path( $entry . '.asset.php' );
	// A script without those before it would be a page without a checkout.
	if ( ! is_readable( $description ) || array() === shopfront_build_scripts( $entry ) ) {
		return null;
	}
	return require $description;
}

/**
 * Whether there is all that a block of ours begins with: its own script, and what add-ons build on, without which ways
 * to pay would register where nobody looks.
 *
 * @return bool
 */
function shopfront_has_build() {
	return null !== shopfront_build_asset( 'frontend' ) && null !== shopfront_build_asset( 'add-ons' );
}

/**
 * Scripts of an entry, in the order in which they have to run.
 *
 * @param string $entry Name of an entry of the build.
 * @return string[] Names inside build/wordpress; none where the build is missing or incomplete.
 */
function shopfront_build_scripts( $entry ) {
	$manifest = shopfront_build_path( 'manifest.json' );
	// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of our own.
	$entries = is_readable( $manifest ) ? json_decode( file_get_contents( $manifest ), true ) : null;
	$scripts = isset( $entries[ $entry ]['js'] ) ? (array) $entries[ $entry ]['js'] : array();
	foreach ( $scripts as $script ) {
		if ( ! is_readable( shopfront_build_path( $script ) ) ) {
			return array();
		}
	}
	return $scripts;
}
