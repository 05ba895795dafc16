<?php
/**
 * Libraries for add-ons, on pages where one of our blocks replaces WooCommerce's.
 *
 * Add-ons register with `window.wc`, and our blocks have to receive those registrations. So the handles of
 * WooCommerce's libraries stay registered, but depend on our scripts instead of loading a file. WordPress prints the
 * inline code of a handle without a file as well, such as the nonce. A page loads those of our scripts that its add-ons
 * declare:
 *
 *     registry    The app and the payment registry. On every page with one of our blocks.
 *     add-ons     Extension points, stores, events and prices. On pages with any add-on: it isolates them.
 *     components  The components, filters and slots of `wc.blocksCheckout`.
 *     sanitize    The HTML sanitizer.
 *
 * Undeclared use, such as a snippet in the footer, works too: registry.js loads the library on first use
 * (assets/globals/wordpress).
 *
 * WooCommerce's `wc-types` and `wc-settings` stay in use: `wc-settings` depends on `wc-types`, and our scripts depend
 * on it.
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

/** Prefix of the handles of our scripts. */
const SHOPFRONT_HANDLE = 'shopfront-';

/** Our script for each handle of a WooCommerce library. */
const SHOPFRONT_LIBRARIES = array(
	'wc-blocks-registry'        => 'registry',
	'wc-blocks-data-store'      => 'add-ons',
	'wc-price-format'           => 'add-ons',
	'wc-blocks-checkout-events' => 'add-ons',
	'wc-blocks-checkout'        => 'components',
	'wc-blocks-components'      => 'components',
	'wc-blocks-shared-context'  => 'components',
	'wc-blocks-shared-hocs'     => 'components',
	'wc-sanitize'               => 'sanitize',
);

/** Its inline code contains the nonce. Depends on `apiFetch` only; registry.js replaces its file. */
const SHOPFRONT_NONCE_HANDLE = 'wc-blocks-middleware';

/**
 * Registers an entry of the build with its files.
 *
 * @param string   $entry        Name of the entry.
 * @param string[] $dependencies Handles that have to run before it.
 * @return string Its handle.
 */
function shopfront_register_entry( $entry, $dependencies ) {
	$asset  = shopfront_build_asset( $entry );
	$handle = '';
	foreach ( shopfront_build_scripts( $entry ) as $file ) {
		$handle = shopfront_register_file( $file, array_merge( $asset['dependencies'], $dependencies ), $asset['version'] );
		// Each file of an entry depends on the one before.
		$dependencies = array( $handle );
	}
	return $handle;
}

/**
 * Registers a file of the build, or changes its dependencies if it is already registered.
 *
 * @param string            $file         Name inside build/wordpress.
 * @param string[]          $dependencies Handles that have to run before it.
 * @param string|false|null $version      Null: the name of the file contains a hash.
 * @return string Its handle: the name of the file without hash and extension.
 */
function shopfront_register_file( $file, $dependencies, $version ) {
	$handle     = SHOPFRONT_HANDLE . explode( '.', $file )[0];
	$registered = wp_scripts()->query( $handle, 'registered' );
	if ( $registered ) {
		$registered->deps = $dependencies;
	} else {
		wp_register_script( $handle, shopfront_build_url( $file ), $dependencies, $version, true );
	}
	return $handle;
}

/** WordPress packages that WooCommerce's bundles load, and that some add-ons use without declaring them. */
const SHOPFRONT_COMMON_PACKAGES = array( 'wp-html-entities', 'wp-dom-ready', 'wp-a11y', 'wp-autop' );

/**
 * Redirects the handles of WooCommerce's libraries to our scripts, and sets the dependencies of our blocks' scripts.
 * Runs when one of our blocks has replaced WooCommerce's, and again before the footer prints, when all add-ons of the
 * page are enqueued.
 *
 * @param array<string, array{name: string, added: string[]}> $blocks Replaced blocks by script handle: the name, and
 *   the handles that other plugins have added to its dependencies.
 */
function shopfront_redirect_libraries( $blocks ) {
	$everywhere = shopfront_added_to_libraries();
	$added      = array_merge( $everywhere, ...array_column( $blocks, 'added' ) );
	// The page does not need dependencies of WooCommerce's own files.
	foreach ( array_keys( SHOPFRONT_LIBRARIES ) as $handle ) {
		shopfront_empty_handle( $handle, array() );
	}
	foreach ( $blocks as $handle => $block ) {
		wp_scripts()->query( $handle, 'registered' )->deps = $block['added'];
	}
	$needs    = shopfront_library_dependencies( $added, array_keys( $blocks ) );
	$registry = shopfront_register_entry( 'registry', array_merge( array( 'wc-settings', SHOPFRONT_NONCE_HANDLE ), $needs['before'] ) );
	$scripts  = array(
		'registry' => array( $registry ),
		'sanitize' => array( $registry ),
		'add-ons'  => array( shopfront_register_entry( 'add-ons', array( 'wp-plugins', $registry ) ) ),
	);

	$scripts['components'] = array( shopfront_register_entry( 'components', $scripts['add-ons'] ) );
	if ( $needs['add-ons'] ) {
		// Replaces the registry by one that isolates add-ons, so it has to run before the first registration.
		$scripts['registry'] = array_merge( $scripts['registry'], $scripts['add-ons'] );
	}
	if ( $needs['sanitize'] ) {
		$scripts['sanitize'] = array( shopfront_register_entry( 'sanitize', array( $registry ) ) );
	}
	foreach ( SHOPFRONT_LIBRARIES as $handle => $script ) {
		shopfront_empty_handle( $handle, $scripts[ $script ] );
	}
	shopfront_empty_handle( SHOPFRONT_NONCE_HANDLE, array( 'wp-api-fetch' ) );
	foreach ( $blocks as $handle => $block ) {
		$chunks = array();
		foreach ( shopfront_build_chunk( 'frontend', $block['name'] ) as $file ) {
			$chunks[] = shopfront_register_file( $file, array( $registry ), null );
		}
		// WordPress prints dependencies in order, and some add-ons use libraries that they do not declare.
		$dependencies = array_merge( $scripts['registry'], $needs['libraries'], $chunks, $everywhere, $block['added'] );
		wp_scripts()->query( $handle, 'registered' )->deps = array_values( array_unique( array_filter( $dependencies, 'shopfront_can_be_printed' ) ) );
	}
	if ( in_array( $scripts['components'][0], shopfront_dependencies_of( wp_scripts()->queue ), true ) ) {
		wp_enqueue_style( $scripts['components'][0], shopfront_build_url( 'components.css' ), array(), shopfront_build_asset( 'components' )['version'] );
	}
}

/**
 * Whether a script and all of its dependencies are registered. WordPress skips a script with a missing dependency, so
 * one broken add-on would leave the page without a checkout.
 *
 * @param string $handle Its handle.
 * @return bool
 */
function shopfront_can_be_printed( $handle ) {
	if ( ! wp_scripts()->query( $handle, 'registered' ) ) {
		return false;
	}
	foreach ( shopfront_dependencies_of( array( $handle ) ) as $needed ) {
		foreach ( wp_scripts()->query( $needed, 'registered' )->deps as $dependency ) {
			if ( ! wp_scripts()->query( $dependency, 'registered' ) ) {
				return false;
			}
		}
	}
	return true;
}

/**
 * Returns dependencies that other plugins have added to WooCommerce's libraries, which are on every page of the
 * platform.
 *
 * @return string[] Handles of their scripts.
 */
function shopfront_added_to_libraries() {
	static $found = array();
	foreach ( array_keys( SHOPFRONT_LIBRARIES ) as $handle ) {
		$library = wp_scripts()->query( $handle, 'registered' );
		foreach ( $library ? $library->deps : array() as $dependency ) {
			if ( wp_scripts()->query( $dependency, 'registered' ) && shopfront_is_foreign_script( $dependency ) ) {
				$found[ $dependency ] = true;
			}
		}
	}
	return array_map( 'strval', array_keys( $found ) );
}

/**
 * Moves scripts of other plugins that depend on a library to the footer, where the settings are printed. WooCommerce
 * does the same for three of its libraries; all of ours need the settings.
 */
function shopfront_move_to_footer() {
	if ( ! shopfront_may_have_block() ) {
		return;
	}
	foreach ( shopfront_dependencies_of( wp_scripts()->queue ) as $handle ) {
		if ( shopfront_is_foreign_script( $handle ) && array_intersect( shopfront_dependencies_of( array( $handle ) ), array_keys( SHOPFRONT_LIBRARIES ) ) ) {
			wp_scripts()->add_data( $handle, 'group', 1 );
		}
	}
}

/**
 * Whether the current page shows one of our blocks, judging by its content.
 *
 * @return bool
 */
function shopfront_may_have_block() {
	foreach ( array( SHOPFRONT_CART, SHOPFRONT_CHECKOUT ) as $block ) {
		if ( shopfront_replaces_block_here( $block ) && ( has_block( 'woocommerce/' . $block['name'] ) || wp_script_is( $block['script'], 'registered' ) ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Removes the file of a handle, but not its inline code.
 *
 * @param string   $handle       The handle.
 * @param string[] $dependencies Handles that replace the file.
 */
function shopfront_empty_handle( $handle, $dependencies ) {
	$library = wp_scripts()->query( $handle, 'registered' );
	// A printed library cannot be replaced.
	if ( $library && ! wp_script_is( $handle, 'done' ) ) {
		$library->src  = false;
		$library->deps = $dependencies;
		// Before 7.1 WordPress logs a warning for a text domain on a handle without a file.
		$library->textdomain = null;
	}
}

/**
 * Finds our scripts that the page needs.
 *
 * @param string[] $added    Handles that other plugins have added to the scripts of our blocks and to libraries.
 * @param string[] $replaced Handles of the scripts of our blocks.
 * @return array{add-ons: bool, sanitize: bool, libraries: string[], before: string[]} `libraries`: handles that every
 * block has to depend on. `before`: handles that have to run before any of our scripts.
 */
function shopfront_library_dependencies( $added, $replaced ) {
	$on_page   = shopfront_dependencies_of( array_merge( wp_scripts()->queue, $added ) );
	$has_any   = false;
	$sanitize  = shopfront_has_rich_descriptions();
	$libraries = array();
	foreach ( $on_page as $handle ) {
		$needed = shopfront_dependencies_of( array( $handle ) );
		$uses   = array_intersect( $needed, array_keys( SHOPFRONT_LIBRARIES ) );
		if ( ! shopfront_is_foreign_script( $handle ) || ( ! $uses && ! in_array( $handle, $added, true ) ) ) {
			continue;
		}
		$has_any  = true;
		$sanitize = $sanitize || in_array( 'wc-sanitize', $uses, true );
		// A dependency of a block that declares no library may use any of them.
		if ( ! $uses && ! in_array( 'wc-settings', $needed, true ) ) {
			$libraries = array_keys( SHOPFRONT_LIBRARIES );
		}
	}
	// WooCommerce's own block on the same page needs all libraries, before its payment methods run.
	if ( array_diff( array_intersect( array( SHOPFRONT_CART['script'], SHOPFRONT_CHECKOUT['script'] ), $on_page ), $replaced ) ) {
		$libraries = array_keys( SHOPFRONT_LIBRARIES );
	}
	foreach ( array_keys( SHOPFRONT_LIBRARIES ) as $handle ) {
		// Inline code of a library has to be printed, and may use the library.
		if ( shopfront_has_inline_code( $handle ) ) {
			$libraries[] = $handle;
		}
	}
	return array(
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only adds a script.
		'add-ons'   => $has_any || $libraries || isset( $_GET[ SHOPFRONT_REPORT_QUERY ] ),
		'sanitize'  => $sanitize || in_array( 'wc-sanitize', $libraries, true ),
		'libraries' => $has_any ? array_merge( $libraries, SHOPFRONT_COMMON_PACKAGES ) : $libraries,
		// WordPress and our script both register the store `core/notices`. The first one wins; the second logs an
		// error.
		'before'    => array_intersect( array( 'wp-notices' ), $on_page ),
	);
}

/**
 * Returns handles with all of their dependencies.
 *
 * @param string[] $handles Handles of scripts.
 * @return string[] Each once, without unregistered ones.
 */
function shopfront_dependencies_of( $handles ) {
	$found = array();
	while ( $handles ) {
		$handle = array_shift( $handles );
		$script = wp_scripts()->query( $handle, 'registered' );
		if ( $script && ! isset( $found[ $handle ] ) ) {
			$found[ $handle ] = true;
			$handles          = array_merge( $handles, $script->deps );
		}
	}
	return array_map( 'strval', array_keys( $found ) );
}

/**
 * Whether a script belongs to another plugin or the theme, as opposed to WordPress, WooCommerce or this plugin.
 *
 * @param string $handle Its handle.
 * @return bool True for inline code without a file.
 */
function shopfront_is_foreign_script( $handle ) {
	if ( 0 === strpos( $handle, SHOPFRONT_HANDLE ) || isset( SHOPFRONT_LIBRARIES[ $handle ] ) || SHOPFRONT_NONCE_HANDLE === $handle ) {
		return false;
	}
	$src   = wp_scripts()->query( $handle, 'registered' )->src;
	$known = array( '/wp-includes/', '/wp-admin/', includes_url(), admin_url(), WC()->plugin_url() . '/', plugins_url( '/', SHOPFRONT_FILE ) );
	foreach ( $known as $start ) {
		if ( is_string( $src ) && 0 === strpos( $src, $start ) ) {
			return false;
		}
	}
	return true;
}

/**
 * Whether other plugins have added inline code to a handle.
 *
 * @param string $handle The handle of a library.
 * @return bool
 */
function shopfront_has_inline_code( $handle ) {
	foreach ( array( 'before', 'after', 'data' ) as $key ) {
		$code = wp_scripts()->get_data( $handle, $key );
		if ( is_array( $code ) ? array_filter( $code, 'is_string' ) : $code ) {
			return true;
		}
	}
	return false;
}

/** WooCommerce's own payment methods, whose scripts sanitize their descriptions. */
const SHOPFRONT_PLATFORM_METHODS = array( 'bacs', 'cheque', 'cod', 'paypal' );

/**
 * Whether one of WooCommerce's own payment methods has a description that registry.js cannot show by itself: one with a
 * tag that has attributes.
 *
 * @return bool
 */
function shopfront_has_rich_descriptions() {
	$gateways = WC()->payment_gateways()->get_available_payment_gateways();
	foreach ( array_intersect_key( $gateways, array_flip( SHOPFRONT_PLATFORM_METHODS ) ) as $gateway ) {
		if ( preg_match( '/<[a-z][a-z0-9]*\s/i', (string) $gateway->description ) ) {
			return true;
		}
	}
	return false;
}
