<?php

namespace Shopfront\Scripts;

use Shopfront\Build;

defined( 'ABSPATH' ) || exit;

/**
 * Translations for our scripts.
 *
 * WordPress finds a script's translations by a hash of its path. That works neither for our lazy chunks, whose names
 * change with their content, nor for texts shared with WooCommerce, whose files are named after its own scripts. So the
 * build lists each page's texts (texts.json). We find them in all files of the text domain, print them before our first
 * script, and cache the result by locale.
 */
final class Translations {

	/** Prefix of the transients. */
	public const TRANSIENT = 'shopfront_translations_';

	/** WooCommerce's domain for texts that it has word for word, ours for all others. */
	private const DOMAINS = array( 'woocommerce', 'shopfront' );

	/** Longest time until an in-place change of a file takes effect, in seconds. */
	private const LIFETIME = 86400;

	private Build $build;
	private Translation_Files $files;

	public function __construct( Build $build, Translation_Files $files ) {
		$this->build = $build;
		$this->files = $files;
	}

	public function register_hooks(): void {
		add_action( 'init', array( $this, 'load_textdomain' ) );
	}

	/** WordPress reads the folder from the plugin header only since 6.8. */
	public function load_textdomain(): void {
		load_plugin_textdomain( 'shopfront', false, dirname( plugin_basename( SHOPFRONT_FILE ) ) . '/languages' );
	}

	/** Prints them after wp-i18n, and before the first script that translates. `$page` is as in texts.json. */
	public function print_for( string $handle, string $page ): void {
		$script = wp_scripts()->query( $handle, 'registered' );
		// WordPress would search for WooCommerce's files under the path of our script.
		$script->textdomain = null;
		$data               = $this->script_of( $page );
		if ( Add_On_Report::is_requested() ) {
			$data .= $this->script_of( 'add-on-report' );
		}
		if ( '' === $data ) {
			return;
		}
		if ( wp_script_is( 'wp-i18n', 'done' ) ) {
			wp_add_inline_script( $handle, $data, 'before' );
		} else {
			wp_add_inline_script( 'wp-i18n', $data, 'after' );
		}
	}

	/** Returns a script that sets a page's translations; '' if there are none. */
	public function script_of( string $page ): string {
		$locale = determine_locale();
		// The texts in the source are in this locale, unless the site overrides them.
		if ( 'en_US' === $locale && ! is_textdomain_loaded( 'woocommerce' ) && ! is_textdomain_loaded( 'shopfront' ) ) {
			return '';
		}
		$name   = $this->transient_of( $page, $locale );
		$cached = get_transient( $name );
		if ( is_string( $cached ) ) {
			return $cached;
		}
		$script = '';
		foreach ( $this->texts_of( $page ) as $domain => $keys ) {
			if ( in_array( $domain, self::DOMAINS, true ) ) {
				$script .= $this->to_script( $domain, $locale, $this->files->find( $domain, $locale, $keys ) );
			}
		}
		set_transient( $name, $script, self::LIFETIME );
		return $script;
	}

	/** @return array<string, string> Translations by text; empty if there are none. */
	public function texts_in( string $domain, string $page ): array {
		$locale = determine_locale();
		if ( 'en_US' === $locale && ! is_textdomain_loaded( $domain ) ) {
			return array();
		}
		$name   = $this->transient_of( "$page of $domain", $locale );
		$cached = get_transient( $name );
		if ( is_array( $cached ) ) {
			return $cached;
		}
		$texts = array();
		foreach ( $this->files->find( $domain, $locale, $this->texts_of( $page )[ $domain ] ?? array() ) as $text => $forms ) {
			if ( '' !== $text && is_string( $forms[0] ?? null ) ) {
				$texts[ $text ] = $forms[0];
			}
		}
		set_transient( $name, $texts, self::LIFETIME );
		return $texts;
	}

	/**
	 * The name depends on all sources of translations, without reading a folder: a new language pack replaces files,
	 * which changes their folder's time. Servers of one shop may have copied the same files at different times, so each
	 * has its own transient.
	 */
	public function transient_of( string $page, string $locale ): string {
		$files = array( WP_LANG_DIR . '/plugins', $this->build->path( 'texts.json' ), plugin_dir_path( SHOPFRONT_FILE ) . "languages/shopfront-$locale.mo" );
		foreach ( self::DOMAINS as $domain ) {
			$files[] = WP_LANG_DIR . "/plugins/$domain-$locale.mo";
			$files[] = WP_LANG_DIR . "/plugins/$domain-$locale.l10n.php";
		}
		$times = array();
		foreach ( $files as $file ) {
			$times[] = file_exists( $file ) ? filemtime( $file ) : 0;
		}
		$version = implode( ' ', array_merge( array( defined( 'WC_VERSION' ) ? WC_VERSION : '' ), $times ) );
		return self::TRANSIENT . md5( "$page $locale $version" );
	}

	/** @return array<string, string[]> The page's texts with its lazy chunks': keys by text domain. */
	private function texts_of( string $page ): array {
		$texts = $this->build->read( 'texts.json' );
		return isset( $texts[ $page ] ) ? $texts[ $page ] : array();
	}

	/**
	 * @param array<string, string[]> $translations
	 * @return string '' if there are none.
	 */
	private function to_script( string $domain, string $locale, array $translations ): string {
		$header = isset( $translations[''] ) ? $translations[''] : array();
		unset( $translations[''] );
		if ( array() === $translations ) {
			return '';
		}
		$header = array_filter(
			array(
				'domain'       => $domain,
				'lang'         => $locale,
				'plural-forms' => isset( $header['plural-forms'] ) ? $header['plural-forms'] : null,
			)
		);
		return sprintf(
			"wp.i18n.setLocaleData( %s, %s );\n",
			wp_json_encode( array( '' => $header ) + $translations, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
			wp_json_encode( $domain )
		);
	}
}
