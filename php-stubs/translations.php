<?php
/**
 * Translations for our scripts.
 *
 * WordPress finds the translations of a script by a hash of its path. That works neither for our lazy chunks, whose
 * names change with their content, nor for texts that we share with WooCommerce, whose translations are in files named
 * after its own scripts. So the build lists the texts of each page (texts.json). We find those in all files of the text
 * domain, print them before our first script, and cache the result by locale.
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

/** Prefix of the transients with the translations of a page in a locale. */
const SHOPFRONT_TRANSLATIONS = 'shopfront_translations_';

/** Text domains of our scripts: WooCommerce's for texts that WooCommerce has word for word, ours for all others. */
const SHOPFRONT_TEXT_DOMAINS = array( 'woocommerce', 'shopfront' );

/** Longest time until an in-place change of a file takes effect, in seconds. */
const SHOPFRONT_TRANSLATIONS_LIFETIME = 86400;

/** Query argument that opens the add-on report. */
const SHOPFRONT_REPORT_QUERY = 'addon-report';

/** Registers the folder of our translations for PHP. WordPress reads it from the plugin header only since 6.8. */
function shopfront_load_textdomain() {
	load_plugin_textdomain( 'shopfront', false, dirname( plugin_basename( SHOPFRONT_FILE ) ) . '/languages' );
}

/**
 * Prints the translations for a block's script after wp-i18n, and so before the first script that translates.
 *
 * @param string $handle Handle of the script.
 * @param string $page   Name of the block, as in texts.json.
 */
function shopfront_print_translations( $handle, $page ) {
	$script = wp_scripts()->query( $handle, 'registered' );
	// WordPress would search for WooCommerce's files under the path of our script.
	$script->textdomain = null;
	$data               = shopfront_get_translations( $page );
	// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only adds texts.
	if ( isset( $_GET[ SHOPFRONT_REPORT_QUERY ] ) ) {
		$data .= shopfront_get_translations( 'add-on-report' );
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
 * @param string $page Name in texts.json.
 * @return string '' if nothing is translated.
 */
function shopfront_get_translations( $page ) {
	$locale = determine_locale();
	// The texts in the source are in this locale, unless the site overrides them.
	if ( 'en_US' === $locale && ! is_textdomain_loaded( 'woocommerce' ) && ! is_textdomain_loaded( 'shopfront' ) ) {
		return '';
	}
	$version = shopfront_translations_version( $locale );
	// Servers of one shop may have copied the same files at different times, so each has its own cache entry.
	$name   = SHOPFRONT_TRANSLATIONS . md5( "$page $locale $version" );
	$cached = get_transient( $name );
	if ( is_string( $cached ) ) {
		return $cached;
	}
	$script = '';
	foreach ( shopfront_list_texts( $page ) as $domain => $keys ) {
		if ( in_array( $domain, SHOPFRONT_TEXT_DOMAINS, true ) ) {
			$script .= shopfront_script_translations( $domain, $locale, shopfront_find_translations( $domain, $locale, $keys ) );
		}
	}
	set_transient( $name, $script, SHOPFRONT_TRANSLATIONS_LIFETIME );
	return $script;
}

/**
 * Returns a cache key for all sources of translations, without reading a folder: installing a language pack replaces
 * its files, which changes the time of their folder.
 *
 * @param string $locale Locale.
 * @return string
 */
function shopfront_translations_version( $locale ) {
	$files = array( WP_LANG_DIR . '/plugins', shopfront_build_path( 'texts.json' ), shopfront_languages_path( "shopfront-$locale.mo" ) );
	foreach ( SHOPFRONT_TEXT_DOMAINS as $domain ) {
		$files[] = WP_LANG_DIR . "/plugins/$domain-$locale.mo";
		$files[] = WP_LANG_DIR . "/plugins/$domain-$locale.l10n.php";
	}
	$times = array();
	foreach ( $files as $file ) {
		$times[] = file_exists( $file ) ? filemtime( $file ) : 0;
	}
	return implode( ' ', array_merge( array( defined( 'WC_VERSION' ) ? WC_VERSION : '' ), $times ) );
}

/**
 * Returns the path of a file of our own translations.
 *
 * @param string $file Name inside languages.
 * @return string
 */
function shopfront_languages_path( $file ) {
	return plugin_dir_path( SHOPFRONT_FILE ) . 'languages/' . $file;
}

/**
 * Returns the texts of a page, including its lazy chunks, from the list of the build.
 *
 * @param string $page Name in texts.json.
 * @return array<string, string[]> Keys by text domain; empty if the list is missing.
 */
function shopfront_list_texts( $page ) {
	$texts = shopfront_read_build( 'texts.json' );
	return isset( $texts[ $page ] ) ? $texts[ $page ] : array();
}

/**
 * Finds the translations of texts of a domain. Language packs have a JSON file for each script, and one file for PHP
 * with all others.
 *
 * @param string   $domain Text domain.
 * @param string   $locale Locale.
 * @param string[] $keys   Keys of the texts.
 * @return array<string, string[]> Forms by key, with the header under ''; at most the header if nothing is translated.
 */
function shopfront_find_translations( $domain, $locale, $keys ) {
	$wanted = array_fill_keys( $keys, true );
	$found  = array();
	$files  = glob( WP_LANG_DIR . "/plugins/$domain-$locale-*.json" );
	foreach ( $files ? $files : array() as $file ) {
		if ( array() === array_diff_key( $wanted, $found ) ) {
			break;
		}
		$found += array_intersect_key( shopfront_read_script_translations( $file, $domain ), $wanted + array( '' => true ) );
	}
	if ( array() !== array_diff_key( $wanted, $found ) ) {
		$found += shopfront_read_loaded_translations( $domain, array_diff_key( $wanted, $found ) );
	}
	return $found;
}

/**
 * Reads a translation file for a script, through WordPress's filters.
 *
 * @param string $file   Path of a JSON file of a language pack.
 * @param string $domain Text domain.
 * @return array<string, string[]> As shopfront_find_translations() returns; empty for a broken file.
 */
function shopfront_read_script_translations( $file, $domain ) {
	$content = json_decode( (string) load_script_translations( $file, SHOPFRONT_HANDLE . 'translations', $domain ), true );
	$entries = isset( $content['locale_data'] ) && is_array( $content['locale_data'] ) ? $content['locale_data'] : array();
	$entries = isset( $entries[ $domain ] ) ? $entries[ $domain ] : ( isset( $entries['messages'] ) ? $entries['messages'] : array() );
	return is_array( $entries ) ? array_filter( $entries, 'shopfront_is_translated', ARRAY_FILTER_USE_BOTH ) : array();
}

/**
 * Whether an entry of script translations is usable: a header, or a text with all of its forms.
 *
 * @param mixed  $forms Translations.
 * @param string $key   Key of the text.
 * @return bool
 */
function shopfront_is_translated( $forms, $key ) {
	if ( ! is_array( $forms ) || array() === $forms ) {
		return false;
	}
	return '' === $key || array_filter( $forms, 'is_string' ) === $forms && ! in_array( '', $forms, true );
}

/**
 * Finds texts in the translations that WordPress loads for PHP.
 *
 * @param string              $domain Text domain.
 * @param array<string, bool> $wanted Keys of the texts.
 * @return array<string, string[]> As shopfront_find_translations() returns.
 */
function shopfront_read_loaded_translations( $domain, $wanted ) {
	$translations = get_translations_for_domain( $domain );
	$found        = array();
	foreach ( (array) $translations->entries as $entry ) {
		// Some formats include the plural in the key.
		$single = explode( "\0", $entry->singular )[0];
		$key    = $entry->context ? "$entry->context\4$single" : $single;
		if ( isset( $wanted[ $key ] ) && shopfront_is_translated( $entry->translations, $key ) ) {
			$found[ $key ] = $entry->translations;
		}
	}
	$headers = (array) $translations->headers;
	if ( array() !== $found && isset( $headers['Plural-Forms'] ) ) {
		$found[''] = array( 'plural-forms' => $headers['Plural-Forms'] );
	}
	return $found;
}

/**
 * Returns a script that sets translations.
 *
 * @param string                  $domain       Text domain.
 * @param string                  $locale       Locale.
 * @param array<string, string[]> $translations As shopfront_find_translations() returns.
 * @return string '' if there are none.
 */
function shopfront_script_translations( $domain, $locale, $translations ) {
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
