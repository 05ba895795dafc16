<?php
/** WordPress's translation functions that Translations calls. */

define( 'WP_LANG_DIR', $files . '/lang' );

$GLOBALS['locale']      = 'en_US';
$GLOBALS['transients']  = array();
$GLOBALS['inline']      = array();
$GLOBALS['printed']     = array();
$GLOBALS['lookups']     = 0;
$GLOBALS['loaded_l10n'] = array();

function determine_locale() {
	return $GLOBALS['locale'];
}

function is_textdomain_loaded( $domain ) {
	return isset( $GLOBALS['loaded_l10n'][ $domain ] );
}

/** Loaded PHP translations: `headers`, and `entries` with singular, context and translations. */
function get_translations_for_domain( $domain ) {
	return $GLOBALS['loaded_l10n'][ $domain ] ?? (object) array(
		'headers' => array(),
		'entries' => array(),
	);
}

function load_plugin_textdomain( $domain, $deprecated, $path ) {
	$GLOBALS['textdomain_paths'][ $domain ] = $path;
}

function load_script_translations( $file, $handle, $domain ) {
	$GLOBALS['lookups']++;
	$file = apply_filters( 'load_script_translation_file', $file, $handle, $domain );
	return $file && is_readable( $file ) ? file_get_contents( $file ) : false;
}

function get_transient( $name ) {
	return $GLOBALS['transients'][ $name ] ?? false;
}

function set_transient( $name, $value, $seconds ) {
	$GLOBALS['transients'][ $name ] = $value;
}

function delete_transient( $name ) {
	unset( $GLOBALS['transients'][ $name ] );
}

function get_site_transient( $name ) {
	return $GLOBALS['site_transients'][ $name ] ?? false;
}

function delete_site_transient( $name ) {
	unset( $GLOBALS['site_transients'][ $name ] );
}

function wp_add_inline_script( $handle, $script, $position ) {
	$GLOBALS['inline'][ $handle ][ $position ][] = $script;
}

function wp_script_is( $handle, $state ) {
	$scripts = 'done' === $state ? $GLOBALS['printed'] : array_keys( wp_scripts()->registered );
	return in_array( $handle, $scripts, true );
}
