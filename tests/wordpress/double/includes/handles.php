<?php
/**
 * Registers the recorded script and style handles.
 *
 * @package Shopfront\Tests
 */

defined( 'ABSPATH' ) || exit;

/** Handles that are registered when a block renders, or when the handles of payment methods are requested. */
const DOUBLE_REGISTERED_LATER = '/^wc-(cart|checkout)-block-frontend$|^wc-payment-method-/';

/** WordPress's own files: jQuery, React, wp-*. */
const DOUBLE_OF_WORDPRESS = '#^/wp-(includes|admin)/#';

/**
 * Returns the address of a recorded file: the same path, where site-files.mjs has written a stand-in. `$src` is null if
 * it wasn't recorded.
 */
function double_src( $src, $handle ) {
	if ( null === $src ) {
		return plugins_url( "assets/client/blocks/$handle.js", WC_PLUGIN_FILE );
	}
	return is_string( $src ) ? home_url( $src ) : $src;
}

/** Registers a recorded script through the filter that payment methods use. `$more` has the handles of integrations. */
function double_register_script( $handle, $more = array() ) {
	$recorded     = double_recording( 'handles.json' )['scripts'][ $handle ];
	$dependencies = $recorded['deps'];
	if ( preg_match( '/^wc-(cart|checkout)-block-frontend$/', $handle ) ) {
		// The recording includes payment methods, which the filter adds again.
		$dependencies = array_values( preg_grep( '/^wc-payment-method-/', $dependencies, PREG_GREP_INVERT ) );
		$dependencies = array_merge( $dependencies, $more );
	}
	// Skips packages that this version of WordPress does not have and does not need.
	$dependencies = array_filter( $dependencies, static fn( $one ) => 0 !== strpos( $one, 'wp-' ) || wp_script_is( $one, 'registered' ) );
	$dependencies = apply_filters( 'woocommerce_blocks_register_script_dependencies', array_values( $dependencies ), $handle );
	wp_register_script( $handle, double_src( $recorded['src'], $handle ), $dependencies, WC()->version, $recorded['in_footer'] );
	if ( ! empty( $recorded['translations'] ) ) {
		wp_set_script_translations( $handle, $recorded['translations'] );
	}
}

function double_register_handles() {
	$recorded = double_recording( 'handles.json' );
	foreach ( $recorded['styles'] as $handle => $style ) {
		if ( preg_match( '/^(wc-|woocommerce)/', $handle ) ) {
			$src = null === $style['src'] ? plugins_url( "assets/client/blocks/$handle.css", WC_PLUGIN_FILE ) : double_src( $style['src'], $handle );
			wp_register_style( $handle, $src, $style['deps'], WC()->version );
			if ( isset( $style['rtl'] ) ) {
				wp_style_add_data( $handle, 'rtl', $style['rtl'] );
			}
		}
	}
	foreach ( $recorded['scripts'] as $handle => $script ) {
		$is_own = preg_match( '/^(wc-|woocommerce|sourcebuster|selectWoo)/', $handle );
		if ( $is_own && ! preg_match( DOUBLE_REGISTERED_LATER, $handle ) ) {
			double_register_script( $handle );
		}
	}
	wp_add_inline_script(
		'wc-blocks-middleware',
		sprintf( "var wcBlocksMiddlewareConfig = { storeApiNonce: '%s', wcStoreApiNonceTimestamp: '%s' };", esc_js( wp_create_nonce( 'wc_store_api' ) ), esc_js( time() ) ),
		'before'
	);
}

add_filter( 'wp_resource_hints', 'double_add_resource_hints', 10, 2 );
add_action( 'wp_enqueue_scripts', 'double_move_to_footer', 100 );
add_action( 'wp_print_scripts', 'double_verify_payment_methods', 1 );
add_action( 'wp_enqueue_scripts', 'double_enqueue_for_page' );

/**
 * Prefetches the bundles of blocks on other pages, if the cart is not empty. Caches the list for a week, like the real
 * plugin.
 */
function double_add_resource_hints( $urls, $relation ) {
	if ( 'prefetch' !== $relation || is_admin() || double_cart_count() === 0 ) {
		return $urls;
	}
	foreach ( array( 'cart', 'checkout' ) as $block ) {
		if ( ! has_block( "woocommerce/$block" ) ) {
			$urls = array_merge( $urls, double_hints_of_block( $block ) );
		}
	}
	return $urls;
}

/** @return array<int, array{href: string, as: string}> The files of a block's script and all its dependencies. */
function double_hints_of_block( $block ) {
	$version = array(
		'woocommerce' => WC()->version,
		'wordpress'   => get_bloginfo( 'version' ),
		'site_url'    => site_url(),
	);
	$kept    = get_transient( 'woocommerce_block_asset_resource_hints' );
	$files   = isset( $kept['version'] ) && $kept['version'] === $version ? $kept['files'] : array();
	if ( ! isset( $files[ "$block-frontend" ] ) ) {
		$recorded = double_recording( 'handles.json' )['scripts'][ "wc-$block-block-frontend" ];
		$scripts  = wp_scripts();
		$found    = array();
		$visit    = static function ( $handles ) use ( &$visit, &$found, $scripts ) {
			foreach ( $handles as $handle ) {
				if ( isset( $scripts->registered[ $handle ] ) && ! isset( $found[ $handle ] ) ) {
					$found[ $handle ] = $scripts->registered[ $handle ];
					$visit( $found[ $handle ]->deps );
				}
			}
		};
		$visit( preg_grep( '/^wc-payment-method-/', $recorded['deps'], PREG_GREP_INVERT ) );
		$sources = array( add_query_arg( 'ver', WC()->version, double_src( $recorded['src'], '' ) ) );
		foreach ( $found as $script ) {
			if ( is_string( $script->src ) ) {
				$sources[] = add_query_arg( 'ver', $script->ver, 0 === strpos( $script->src, '/' ) ? home_url( $script->src ) : $script->src );
			}
		}
		$files[ "$block-frontend" ] = array_map(
			static fn( $source ) => array(
				'href' => esc_url( $source ),
				'as'   => 'script',
			),
			array_values( array_unique( $sources ) )
		);
		set_transient( 'woocommerce_block_asset_resource_hints', compact( 'files', 'version' ), WEEK_IN_SECONDS );
	}
	return $files[ "$block-frontend" ];
}

/** Moves scripts that depend on libraries of the blocks to the footer, with a warning (docs/contract/php.md 1). */
function double_move_to_footer() {
	foreach ( wp_scripts()->registered as $handle => $script ) {
		$needs = array_intersect( $script->deps, array( 'wc-settings', 'wc-blocks-checkout', 'wc-price-format' ) );
		if ( $needs && 1 !== ( $script->extra['group'] ?? 0 ) ) {
			$script->add_data( 'group', 1 );
			wp_add_inline_script( $handle, sprintf( 'console.warn( %s );', wp_json_encode( "$handle has to be in the footer." ) ) );
		}
	}
}

/** Removes payment methods whose scripts have unregistered dependencies (docs/contract/php.md 4). */
function double_verify_payment_methods() {
	if ( ! wp_script_is( 'wc-blocks', 'registered' ) ) {
		return;
	}
	$registered = wp_scripts()->registered;
	foreach ( double_payment_methods()->get_all_active_payment_method_script_dependencies() as $handle ) {
		foreach ( $registered[ $handle ]->deps ?? array() as $dependency ) {
			if ( ! isset( $registered[ $dependency ] ) ) {
				wp_register_script( "$dependency-dependency-error", '', array(), WC()->version, false );
				wp_enqueue_script( "$dependency-dependency-error" );
				wp_add_inline_script( "$dependency-dependency-error", sprintf( 'console.error( %s );', wp_json_encode( "Payment gateway with handle '$handle' has been deactivated because its dependency '$dependency' is not registered." ) ) );
				foreach ( array( 'cart', 'checkout' ) as $block ) {
					if ( isset( $registered[ "wc-$block-block-frontend" ] ) ) {
						$registered[ "wc-$block-block-frontend" ]->deps = array_diff( $registered[ "wc-$block-block-frontend" ]->deps, array( $handle ) );
					}
				}
			}
		}
	}
}

/** Enqueues the recorded queue of this kind of page, except the block's own script. */
function double_enqueue_for_page() {
	$context = double_recording( 'handles.json' )['contexts'][ double_recorded_context() ];
	foreach ( preg_grep( '/-block-frontend$/', $context['script_queue'], PREG_GREP_INVERT ) as $handle ) {
		wp_enqueue_script( $handle );
	}
	// The mini-cart in the header of the recorded shop enqueues its styles itself.
	foreach ( preg_grep( '/^(wc-(?!blocks-style-mini-cart)|woocommerce)/', $context['style_queue'] ) as $handle ) {
		wp_enqueue_style( $handle );
	}
}
