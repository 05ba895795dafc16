<?php

namespace Shopfront\Scripts;

use Shopfront\Build;

defined( 'ABSPATH' ) || exit;

/**
 * Translations for our scripts.
 *
 * WordPress finds the translations of a script by a hash of its path. That works neither for our lazy chunks, whose
 * names change with their content, nor for texts that we share with WooCommerce, whose translations are in files named
 * after its own scripts. So the build lists the texts of each page (texts.json). We find those in all files of the text
 * domain, print them before our first script, and cache the result by locale.
 */
final class Translations {

	/** Prefix of the transients with the translations of a page in a locale. */
	public const TRANSIENT = 'shopfront_translations_';

	/** Text domains of our scripts: WooCommerce's for texts that WooCommerce has word for word, ours for all others. */
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

	/** Registers the folder of our translations for PHP. WordPress reads it from the plugin header only since 6.8. */
	public function load_textdomain(): void {
		load_plugin_textdomain( 'shopfront', false, dirname( plugin_basename( SHOPFRONT_FILE ) ) . '/languages' );
	}

	/**
	 * Prints the translations for a block's script after wp-i18n, and so before the first script that translates.
	 *
	 * @param string $page Name of the block, as in texts.json.
	 */
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

	/**
	 * Returns the script that sets the translations of a page in the current locale, cached if possible.
	 *
	 * @return string '' if nothing is translated.
	 */
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

	/**
	 * Returns the translations of the texts of a page, cached if possible.
	 *
	 * @return array<string, string> By text; empty if nothing is translated.
	 */
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
	 * Returns the name of the transient for a page. It depends on all sources of translations, without reading a folder:
	 * installing a language pack replaces its files, which changes the time of their folder. Servers of one shop may have
	 * copied the same files at different times, so each has its own transient.
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

	/**
	 * Returns the texts of a page, including its lazy chunks, from the list of the build.
	 *
	 * @return array<string, string[]> Keys by text domain; empty if the list is missing.
	 */
	private function texts_of( string $page ): array {
		$texts = $this->build->read( 'texts.json' );
		return isset( $texts[ $page ] ) ? $texts[ $page ] : array();
	}

	/**
	 * @param array<string, string[]> $translations As Translation_Files::find() returns.
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
