<?php

namespace Shopfront\Product_Pages;

use Shopfront\Build;

defined( 'ABSPATH' ) || exit;

/** Prints our script for products, which imports only the code of elements on the page. */
final class Behaviors {

	public const MODULE      = 'shopfront/behaviors';
	public const STYLE       = 'shopfront-behaviors';
	private const SITE_STYLE = 'shopfront-site-behaviors';

	/** Handle of the code that limits which behaviors start. */
	private const RESTRICTION = 'shopfront-behaviors-restriction';

	/** A page with one of these scripts certainly has these behaviors. */
	private const BY_HANDLE = array(
		'wc-single-product'        => array( 'product-page' ),
		'wc-add-to-cart-variation' => array( 'variable-product' ),
		// Its buttons load at the first sign of intent.
		'wc-add-to-cart'           => array(),
	);

	private Build $build;

	/** @var string[] The behaviors that start; empty for all. */
	private array $names = array();

	public function __construct( Build $build ) {
		$this->build = $build;
	}

	/** @param string[] $handles Handles that the modules replace. */
	public function print_links( array $handles ): void {
		$names = array_merge( array(), ...array_map( static fn( $handle ) => self::BY_HANDLE[ $handle ], $handles ) );
		$this->print_modules( in_array( 'variable-product', $names, true ) ? array( 'variable-product' ) : $names );
	}

	/** @param string[] $names Behaviors, whose imports are preloaded too. */
	public function print_modules( array $names ): void {
		$urls = array();
		foreach ( array_merge( array(), ...array_map( array( $this->build, 'scripts' ), $names ) ) as $file ) {
			$urls[ strtok( $file, '.' ) ] = $this->build->url( $file );
		}
		/** This filter is documented in php-stubs/scripts/class-preloads.php. */
		$urls = array_filter( (array) apply_filters( 'shopfront_preloads', $urls ) );
		foreach ( $urls as $url ) {
			// A content security policy with a nonce applies to preloaded scripts too.
			$attributes = apply_filters( 'wp_script_attributes', array( 'src' => $url ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter.
			$nonce      = isset( $attributes['nonce'] ) ? sprintf( ' nonce="%s"', esc_attr( $attributes['nonce'] ) ) : '';
			printf( '<link rel="modulepreload" href="%s"%s>' . "\n", esc_url( $url ), $nonce ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped, Shopfront.Security.EscapeOutput -- The nonce is escaped above.
		}
	}

	/** The build must have the script and all behaviors. */
	public function can_be_used(): bool {
		return $this->build->has_files();
	}

	/**
	 * Starts only these behaviors, and other calls' behaviors: WooCommerce's scripts handle the page's other elements.
	 * @param string[] $names
	 */
	public function restrict( array $names ): void {
		$added = array_values( array_diff( $names, $this->names ) );
		if ( $added ) {
			$this->names = array_merge( $this->names, $added );
			if ( ! wp_script_is( self::RESTRICTION, 'registered' ) ) {
				wp_register_script( self::RESTRICTION, false, array(), SHOPFRONT_VERSION, true );
			}
			wp_add_inline_script( self::RESTRICTION, sprintf( '( window.shopfrontBehaviors ??= [] ).push( ...%s );', wp_json_encode( $added ) ) );
		}
		wp_enqueue_script( self::RESTRICTION );
	}

	public function enqueue(): void {
		wp_enqueue_script_module( self::MODULE, $this->build->url( 'behaviors.js' ), array(), $this->build->version_of( 'behaviors.js' ) );
	}

	public function enqueue_styles(): void {
		wp_enqueue_style( self::STYLE, $this->build->url( 'behaviors.css' ), array(), $this->build->version_of( 'behaviors.css' ) );
	}

	/** For styles that depend on the site's settings. Call it after enqueue_styles(). */
	public function add_styles( string $css ): void {
		wp_add_inline_style( self::STYLE, $css );
	}

	public function enqueue_site_styles(): void {
		wp_enqueue_style( self::SITE_STYLE, $this->build->url( 'site.css' ), array(), $this->build->version_of( 'site.css' ) );
	}
}
