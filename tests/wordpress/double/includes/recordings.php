<?php
/**
 * Reads the recordings of a real shop.
 *
 * @package Shopfront\Tests
 */

defined( 'ABSPATH' ) || exit;

/** The host of the recorded shop. */
const DOUBLE_RECORDED_HOST = 'http://shop.test';

/**
 * Returns the text of a recording, with the addresses of this site.
 *
 * @param string $name File name.
 * @return string
 */
function double_recording_text( $name ) {
	$text = file_get_contents( __DIR__ . '/../recordings/' . $name ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.
	return str_replace( DOUBLE_RECORDED_HOST, untrailingslashit( home_url() ), $text );
}

/**
 * Returns a JSON recording.
 *
 * @param string $name File name.
 * @return array
 */
function double_recording( $name ) {
	static $read                            = array();
	return $read[ $name ] ?? $read[ $name ] = json_decode( double_recording_text( $name ), true );
}
