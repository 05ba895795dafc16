<?php

namespace Shopfront\Mini_Cart;

use Shopfront\Blocks\Blocks;
use Shopfront\Scripts\Libraries;
use Shopfront\Scripts\Registered_Scripts;
use Shopfront\Scripts\Translations;
use stdClass;

defined( 'ABSPATH' ) || exit;

/** Lists the scripts and settings that the badge loads for the drawer. */
final class Drawer_Files {

	/** Only address forms and product lists use these. */
	private const UNUSED_SETTINGS = array( 'countries', 'countryData', 'defaultFields', 'addressFieldsLocations' );

	private Blocks $blocks;
	private Registered_Scripts $scripts;
	private Translations $translations;

	public function __construct( Blocks $blocks, Registered_Scripts $scripts, Translations $translations ) {
		$this->blocks       = $blocks;
		$this->scripts      = $scripts;
		$this->translations = $translations;
	}

	/**
	 * Returns the files in execution order, without the page's own scripts.
	 * @return array<int, array{src: string, before?: string, after?: string}> With inline code and translations.
	 */
	public function scripts( bool $has_settings ): array {
		$scripts        = clone wp_scripts();
		$scripts->to_do = array();
		$scripts->all_deps( array( $this->blocks->get( 'mini-cart' )->script ) );
		$on_page = $this->scripts->with_dependencies( wp_scripts()->queue );
		$handles = array_diff( $scripts->to_do, $on_page, wp_scripts()->done );
		$texts   = $this->translations->script_of( $this->blocks->get( 'mini-cart' )->name );
		$files   = array();
		// The translations need wp-i18n, and precede the first script that translates.
		$pending = in_array( 'wp-i18n', $handles, true ) ? '' : $texts;
		foreach ( $handles as $handle ) {
			$src    = $this->scripts->url( $handle );
			$before = $pending . ( 'wc-settings' === $handle && $has_settings ? '' : $this->inline_code( $handle, 'before' ) );
			$after  = $this->inline_code( $handle, 'after' ) . ( 'wp-i18n' === $handle ? $texts : '' );
			if ( $src ) {
				$files[] = array_filter( compact( 'src', 'before', 'after' ) );
				$pending = '';
			} else {
				$pending = $before . $after;
			}
		}
		return $files;
	}

	/**
	 * The settings that WooCommerce would print for the drawer, without large ones that it doesn't use.
	 * @return array|null Null if WooCommerce's format is unknown; then its code stays among the scripts.
	 */
	public function settings(): ?array {
		$code = (string) wp_scripts()->get_inline_script_data( 'wc-settings', 'before' );
		if ( ! preg_match( "/decodeURIComponent\(\s*'([^']*)'\s*\)/", $code, $found ) ) {
			return null;
		}
		$settings = json_decode( rawurldecode( $found[1] ), true );
		if ( ! is_array( $settings ) ) {
			return null;
		}
		// WooCommerce adds it for its own blocks only.
		$config = $settings['wcBlocksConfig'] ?? array(
			'pluginUrl'     => WC()->plugin_url() . '/',
			'wordCountType' => _x( 'words', 'Word count type. Do not translate!', 'woocommerce' ),
		);

		$settings['wcBlocksConfig'] = array( 'restApiRoutes' => new stdClass() ) + (array) $config;
		return array_diff_key( $settings, array_flip( self::UNUSED_SETTINGS ) );
	}

	/**
	 * Returns the code that WordPress prints `before` or `after` a script: localized data, translations and inline
	 * scripts. The nonce is left out: it differs between visitors, and the badge has stored one.
	 */
	private function inline_code( string $handle, string $position ): string {
		$scripts = wp_scripts();
		if ( Libraries::NONCE_HANDLE === $handle ) {
			return '';
		}
		$code = array( (string) $scripts->get_inline_script_data( $handle, $position ) );
		if ( 'before' === $position ) {
			$translations = $this->scripts->is_foreign( $handle ) ? (string) $scripts->print_translations( $handle, false ) : '';
			array_unshift( $code, (string) $scripts->get_data( $handle, 'data' ), $translations );
		}
		$code = array_filter( $code );
		return $code ? implode( "\n", $code ) . "\n" : '';
	}
}
