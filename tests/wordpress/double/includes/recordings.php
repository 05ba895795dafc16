<?php
/**
 * Reads the recordings of a real shop.
 *
 * @package Shopfront\Tests
 */

defined( 'ABSPATH' ) || exit;

const DOUBLE_RECORDED_HOST = 'http://shop.test';

/** The recording has this site's addresses. */
function double_recording_text( $name ) {
	$text = file_get_contents( __DIR__ . '/../recordings/' . $name ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A local file.
	return str_replace( DOUBLE_RECORDED_HOST, untrailingslashit( home_url() ), $text );
}

function double_recording( $name ) {
	static $read                            = array();
	return $read[ $name ] ?? $read[ $name ] = json_decode( double_recording_text( $name ), true );
}
