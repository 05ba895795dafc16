<?php
/**
 * Removes a fact from WordPress for requests with its cookie, as a later version of WooCommerce might.
 *
 * Cookies: `fact_kind`, `fact_key` and `fact_name` name it; `part_off` switches a part off, `plugin_off` the whole
 * plugin;
 * `fact_theme` chooses a theme; `no_widgets` leaves out its widgets.
 * `/?fact-status` prints the status, `/?fact-reset` forgets what earlier pages missed.
 *
 * @package Shopfront\Tests
 */

// phpcs:disable WordPress.Security.ValidatedSanitizedInput, Shopfront.Security -- A test site.

$shopfront_fact = array_map( static fn( $key ) => (string) ( $_COOKIE[ $key ] ?? '' ), array_combine( array( 'kind', 'key', 'name' ), array( 'fact_kind', 'fact_key', 'fact_name' ) ) );

if ( isset( $_COOKIE['fact_theme'] ) ) {
	foreach ( array( 'template', 'stylesheet' ) as $shopfront_option ) {
		add_filter( "pre_option_$shopfront_option", static fn() => $_COOKIE['fact_theme'] );
	}
}

if ( isset( $_COOKIE['plugin_off'] ) ) {
	add_filter( 'option_active_plugins', static fn( $plugins ) => array_diff( (array) $plugins, array( 'shopfront/shopfront.php' ) ) );
}

if ( isset( $_COOKIE['no_widgets'] ) ) {
	add_filter( 'sidebars_widgets', '__return_empty_array' );
}

// The same related products on each view.
add_filter( 'woocommerce_product_related_posts_shuffle', '__return_false' );
add_filter( 'woocommerce_output_related_products_args', static fn( $arguments ) => array( 'orderby' => 'id' ) + $arguments, 99 );

// These parts are off by default.
add_filter(
	'pre_option_shopfront_blocks',
	static function () {
		return array_fill_keys( array( 'product-collection', 'order-attribution' ), 'yes' );
	}
);
if ( ! empty( $_COOKIE['part_off'] ) ) {
	add_filter( 'shopfront_replaces_' . str_replace( '-', '_', $_COOKIE['part_off'] ), '__return_false' );
}

$shopfront_remove = array(
	'blocks'           => static fn( $name ) => add_action( 'wp_loaded', static fn() => unregister_block_type( $name ) ),
	'attributes'       => static fn( $name, $block ) => add_action(
		'wp_loaded',
		static function () use ( $name, $block ) {
			unset( WP_Block_Type_Registry::get_instance()->get_registered( $block )->attributes[ $name ] );
		}
	),
	'scripts'          => static fn( $name ) => add_action( 'wp_loaded', static fn() => wp_deregister_script( $name ) ),
	'styles'           => static fn( $name ) => add_action( 'wp_loaded', static fn() => wp_deregister_style( $name ) ),
	'page_scripts'     => static fn( $name ) => add_action( 'wp_enqueue_scripts', static fn() => wp_deregister_script( $name ), 20 ),
	'actions'          => static fn( $name ) => add_action(
		'wp_loaded',
		static function () use ( $name ) {
			unset( $GLOBALS['wp_actions'][ $name ] );
		}
	),
	'rendered_actions' => static fn( $name ) => add_action(
		$name,
		static function () use ( $name ) {
			unset( $GLOBALS['wp_actions'][ $name ] );
		},
		PHP_INT_MIN
	),
	// WooCommerce enqueues the script under another name.
	'rendered_scripts' => static function ( $name ) {
		$block = preg_replace( '/^wc-|-block-frontend$/', '', $name );
		add_filter(
			"render_block_woocommerce/$block",
			static function ( $html ) use ( $name ) {
				$script = wp_scripts()->query( $name, 'registered' );
				if ( $script ) {
					wp_deregister_script( $name );
					wp_dequeue_script( $name );
					wp_register_script( "renamed-$name", $script->src, $script->deps, $script->ver, true );
					wp_scripts()->registered[ "renamed-$name" ]->extra = $script->extra;
					wp_enqueue_script( "renamed-$name" );
				}
				return $html;
			},
			1
		);
	},
	// WooCommerce's script finds its container by the class, so it finds none either.
	'markup'           => static fn( $name ) => add_filter(
		'render_block_' . str_replace( 'wp-block-woocommerce-', 'woocommerce/', $name ),
		static fn( $html ) => preg_replace( '/(?<![\w-])' . preg_quote( $name, '/' ) . '(?![\w-])/', "renamed-$name", $html ),
		1
	),
	'templates'        => static fn( $name, $template ) => add_filter(
		'woocommerce_locate_template',
		static function ( $file, $asked ) use ( $name, $template ) {
			if ( $asked !== $template ) {
				return $file;
			}
			$copy = get_temp_dir() . 'renamed-' . md5( $file ) . '.php';
			file_put_contents( $copy, str_replace( $name, 'renamed', file_get_contents( $file ) ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A test site.
			return $copy;
		},
		10,
		2
	),
);

if ( isset( $shopfront_remove[ $shopfront_fact['kind'] ] ) ) {
	$shopfront_remove[ $shopfront_fact['kind'] ]( $shopfront_fact['name'], $shopfront_fact['key'] );
}

add_action(
	'wp_loaded',
	static function () {
		if ( isset( $_GET['fact-reset'] ) ) {
			update_option( 'shopfront_missing_facts', array() );
			wp_send_json( true );
		}
		if ( isset( $_GET['fact-status'] ) ) {
			wp_send_json( shopfront()->status->block_rows() );
		}
	},
	PHP_INT_MAX
);
