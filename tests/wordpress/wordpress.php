<?php
/** WordPress's and WooCommerce's functions that our adapter calls, with just enough behavior to observe its effects. */

define( 'ABSPATH', __DIR__ . '/' );

$GLOBALS['hooks']      = array();
$GLOBALS['may_manage'] = true;
$GLOBALS['build']      = '';
$GLOBALS['scheduled']  = array();

define( 'WC_VERSION', getenv( 'SHOPFRONT_TEST_WOOCOMMERCE' ) ?: '11.0.1' );
define( 'HOUR_IN_SECONDS', 3600 );
define( 'DAY_IN_SECONDS', 86400 );
define( 'WEEK_IN_SECONDS', 604800 );

function add_action( $name, $callback, $priority = 10 ) {
	$GLOBALS['hooks'][ $name ][ $priority ][] = $callback;
}

function __return_false() {
	return false;
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
	$GLOBALS['current_filters'][] = $name;
	foreach ( callbacks_of( $name ) as $callback ) {
		$value = $callback( $value, ...$more );
	}
	array_pop( $GLOBALS['current_filters'] );
	return $value;
}

function current_filter() {
	return end( $GLOBALS['current_filters'] );
}

function did_action( $name ) {
	return $GLOBALS['done'][ $name ] ?? 0;
}

function do_action( $name, ...$given ) {
	$GLOBALS['done'][ $name ] = did_action( $name ) + 1;
	foreach ( callbacks_of( $name ) as $callback ) {
		$callback( ...$given );
	}
}

function update_option( $name, $value ) {
	$GLOBALS['options'][ $name ] = $value;
}

function get_option( $name, $default_value = false ) {
	return $GLOBALS['options'][ $name ] ?? $default_value;
}

/** A temporary folder, with or without a build. */
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
	return htmlspecialchars( $text, ENT_QUOTES, 'UTF-8', false );
}

function wp_strip_all_tags( $text ) {
	return trim( strip_tags( $text ) );
}

function esc_html__( $text, $domain ) {
	return esc_html( $text );
}

function esc_attr( $text ) {
	return esc_html( $text );
}

/** The tests print dashboard notices. */
function is_admin() {
	return true;
}

function current_user_can( $capability ) {
	return $GLOBALS['may_manage'];
}

function add_query_arg( $name, $value, $url ) {
	return "$url?$name=$value";
}

function site_url() {
	return 'https://shop.test';
}

function get_bloginfo( $name ) {
	return $GLOBALS['wordpress_version'] ?? '7.1';
}

function wp_json_encode( $value, $options = 0 ) {
	return json_encode( $value, $options );
}

/** The page has these blocks, and none is rendered yet. */
function has_block( $name ) {
	return in_array( $name, $GLOBALS['content'] ?? array(), true );
}

function is_singular() {
	return true;
}

function post_password_required() {
	return $GLOBALS['needs_password'] ?? false;
}

function register_activation_hook( $file, $callback ) {
	$GLOBALS['activate'] = $callback;
}

function register_deactivation_hook( $file, $callback ) {
	$GLOBALS['deactivate'] = $callback;
}

function remove_filter( $name, $callback ) {
	foreach ( $GLOBALS['hooks'][ $name ] as $priority => $callbacks ) {
		$GLOBALS['hooks'][ $name ][ $priority ] = array_filter(
			$callbacks,
			static function ( $hooked ) use ( $callback ) {
				return $hooked !== $callback;
			}
		);
	}
}

function add_option( $name, $value ) {
	$GLOBALS['options'] = ( $GLOBALS['options'] ?? array() ) + array( $name => $value );
}

/** Renders a registered block by its folder. */
function register_block_type_from_metadata( $file, $settings ) {
	$GLOBALS['block_types'][ basename( dirname( $file ) ) ] = $settings;
}

function register_block_type( $name, $settings ) {
	$GLOBALS['block_types'][ $name ] = $settings;
}

function wp_doing_cron() {
	return false;
}

function plugin_basename( $file ) {
	return 'shopfront/shopfront.php';
}

function admin_url( $path ) {
	return 'https://shop.test/wp-admin/' . $path;
}

function absint( $value ) {
	return abs( (int) $value );
}

function sanitize_email( $email ) {
	return false === strpos( $email, '@' ) ? '' : $email;
}

function sanitize_key( $key ) {
	return preg_replace( '/[^a-z0-9_\-]/', '', strtolower( $key ) );
}

function esc_url_raw( $url, $protocols ) {
	return in_array( strtok( $url, ':' ), $protocols, true ) ? $url : '';
}

function _n( $single, $plural, $count, $domain ) {
	return 1 === $count ? $single : $plural;
}

function esc_url( $url ) {
	return esc_html( $url );
}

function number_format_i18n( $number, $decimals = 0 ) {
	return number_format( $number, $decimals );
}

function wp_date( $format, $time ) {
	return gmdate( $format, $time );
}

function wp_next_scheduled( $hook ) {
	return $GLOBALS['scheduled'][ $hook ] ?? false;
}

function wp_schedule_event( $time, $recurrence, $hook ) {
	$GLOBALS['scheduled'][ $hook ] = $time;
}

function wp_clear_scheduled_hook( $hook ) {
	unset( $GLOBALS['scheduled'][ $hook ] );
}

/** Stub of WP_Scripts and WP_Styles. */
class Handles {
	public $registered      = array();
	public $done            = array();
	public $base_url        = 'https://shop.test';
	public $default_version = '7.1';

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

function wp_is_block_theme() {
	return $GLOBALS['is_block_theme'] ?? true;
}

function wp_add_inline_style( $handle, $code ) {
	wp_styles()->query( $handle, 'registered' )->extra['after'][] = $code;
}

function get_file_data( $file, $headers ) {
	$content = file_get_contents( $file );
	return array_map( static fn( $header ) => preg_match( "/$header:(.*)/", $content, $found ) ? trim( $found[1] ) : '', $headers );
}

function is_feed() {
	return false;
}

function wp_style_is( $handle, $state ) {
	return 'registered' === $state && isset( wp_styles()->registered[ $handle ] );
}

class Block_Type {
	public $style_handles;
	public $attributes = array();
	public $render_callback;

	public function __construct( $style_handles ) {
		$this->style_handles = $style_handles;
	}

	public function get_attributes() {
		return $this->attributes;
	}
}

class WP_Block_Type_Registry {
	private $types = array();

	public static function get_instance() {
		static $instance;
		return $instance ?? $instance = new self();
	}

	public function register( $name, $style_handles ) {
		$this->types[ $name ] = new Block_Type( $style_handles );
	}

	public function unregister_all() {
		$this->types = array();
	}

	public function unregister( $name ) {
		unset( $this->types[ $name ] );
	}

	public function is_registered( $name ) {
		return isset( $this->types[ $name ] );
	}

	public function get_registered( $name ) {
		return $this->types[ $name ] ?? null;
	}
}
