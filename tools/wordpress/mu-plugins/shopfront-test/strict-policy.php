<?php
/**
 * A strict content security policy with a nonce, as plugins for it send one: scripts get the nonce by WordPress's
 * filters, and inline styles of the page by an output buffer, for which WordPress has no filter.
 *
 * @package Shopfront\Tests
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'template_include',
	static function ( $template ) {
		$nonce = bin2hex( random_bytes( 12 ) );
		$add   = static fn( $attributes ) => array( 'nonce' => $nonce ) + $attributes;
		add_filter( 'wp_script_attributes', $add );
		add_filter( 'wp_inline_script_attributes', $add );
		// Replaces the header of the checkout, which only forbids frames.
		header( "Content-Security-Policy: default-src 'none'; script-src 'nonce-$nonce' 'report-sample'; style-src 'self' 'nonce-$nonce' 'report-sample'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'" );
		ob_start( static fn( $html ) => preg_replace( '/<style(?=[\s>])/', "<style nonce=\"$nonce\"", $html ) );
		return $template;
	},
	PHP_INT_MAX
);
