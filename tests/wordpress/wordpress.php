<?php
/**
 * As much of WordPress and WooCommerce as our adapter calls: enough to see what it does to handles, and no more.
 */

define( 'ABSPATH', __DIR__ . '/' );

$GLOBALS['hooks']      = array();
$GLOBALS['may_manage'] = true;
$GLOBALS['build']      = '';
$GLOBALS['printed']    = array();

function add_action( $name, $callback, $priority = 10 ) {
	$GLOBALS['hooks'][ $name ][ $priority ][] = $callback;
}

function add_filter( $name, $callback, $priority = 10 ) {
	add_action( $name, $callback, $priority );
}

function callbacks_of( $name ) {
	$priorities = $GLOBALS['hooks'][ $name ] ?? array();
	ksort( $priorities );
	return array_merge( array(), ...$priorities );
}

function apply_filters( $name, $value, ...$more ) {
	foreach ( callbacks_of( $name ) as $callback ) {
		$value = $callback( $value, ...$more );
	}
	return $value;
}

function do_action( $name, ...$given ) {
	foreach ( callbacks_of( $name ) as $callback ) {
		$callback( ...$given );
	}
}

/** The plugin's folder, for the adapter: a temporary one that holds a build or none. */
function plugin_dir_path( $file ) {
	return $GLOBALS['build'] . '/';
}

function plugins_url( $path, $file ) {
	return 'https://shop.test/wp-content/plugins/shopfront/' . $path;
}

function __( $text, $domain ) {
	return $text;
}

function esc_html( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}

function esc_html__( $text, $domain ) {
	return esc_html( $text );
}

function esc_attr( $text ) {
	return esc_html( $text );
}

function current_user_can( $capability ) {
	return $GLOBALS['may_manage'];
}

function wp_set_script_translations( $handle, $domain, $path ) {
	wp_scripts()->query( $handle, 'registered' )->textdomain = $domain;
}

function wp_register_script( $handle, $src, $deps, $ver, $in_footer ) {
	// As WordPress does: the first to register a handle has it.
	if ( ! wp_scripts()->query( $handle, 'registered' ) ) {
		wp_scripts()->add( $handle, $src, $deps );
		wp_scripts()->query( $handle, 'registered' )->ver = $ver;
	}
}

function wp_script_is( $handle, $list ) {
	return 'done' === $list && in_array( $handle, $GLOBALS['printed'], true );
}

/** Stands for WP_Scripts and WP_Styles. */
class Handles {
	public $registered = array();

	public function add( $handle, $src, $deps, $extra = array() ) {
		$this->registered[ $handle ] = (object) array(
			'src'   => $src,
			'ver'   => '11.0.1',
			'deps'  => $deps,
			'extra' => $extra,
		);
	}

	public function query( $handle, $list ) {
		return $this->registered[ $handle ] ?? false;
	}
}

function wp_scripts() {
	static $scripts;
	return $scripts ?? $scripts = new Handles();
}

function wp_styles() {
	static $styles;
	return $styles ?? $styles = new Handles();
}
