<?php

namespace Shopfront\Product_Pages;

use Shopfront\Build;
use Shopfront\Scripts\Registered_Scripts;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces WooCommerce's product scripts, handle by handle.
 *
 * The handles stay registered and enqueued, so WooCommerce still prints their parameters, and add-ons' scripts that
 * depend on them still run. If no such script depends on a handle, the handle has no file; on a page with jQuery, it
 * depends on our file with the jQuery plugins, which other code may call. If one does:
 *
 *     scripts    get our file with the jQuery plugins, which add-ons call. They keep WooCommerce's dependencies, such as
 *                jQuery, because add-ons rely on them.
 *     libraries  keep WooCommerce's file. Our gallery doesn't need it, but the add-on does.
 */
final class Platform_Scripts {

	/** Our behaviors replace these scripts. */
	public const SCRIPTS = array( 'wc-single-product', 'wc-add-to-cart-variation', 'wc-add-to-cart' );

	/** The libraries that these scripts use, with their former names, which older versions of WooCommerce still use. */
	public const LIBRARIES = array(
		'wc-zoom'                  => 'zoom',
		'wc-flexslider'            => 'flexslider',
		'wc-photoswipe'            => 'photoswipe',
		'wc-photoswipe-ui-default' => 'photoswipe-ui-default',
	);

	private const PLUGINS        = 'jquery-plugins.js';
	private const PLUGINS_HANDLE = 'shopfront-jquery-plugins';

	/** These scripts have the jQuery plugins. */
	private const WITH_PLUGINS = array( 'wc-single-product', 'wc-add-to-cart-variation' );

	private const STYLES = array( 'photoswipe', 'photoswipe-default-skin' );

	private Build $build;
	private Registered_Scripts $scripts;

	/** @var array<string, \_WP_Dependency> Scripts and styles as WooCommerce has registered them, by handle. */
	private array $originals = array();

	public function __construct( Build $build, Registered_Scripts $scripts ) {
		$this->build   = $build;
		$this->scripts = $scripts;
	}

	/** @return string[] Our handles that are enqueued or printed. */
	public function on_page(): array {
		return array_values(
			array_filter(
				self::SCRIPTS,
				static function ( $handle ) {
					return wp_script_is( $handle, 'enqueued' ) || wp_script_is( $handle, 'done' );
				}
			)
		);
	}

	/** Runs before WordPress prints scripts, and again for scripts that are enqueued later. */
	public function replace(): void {
		$libraries = $this->libraries();
		$needed    = $this->needed_by_others( $libraries );
		foreach ( self::SCRIPTS as $handle ) {
			$this->set( $handle, isset( $needed[ $handle ] ), $this->build->url( self::PLUGINS ) );
		}
		foreach ( array_keys( $libraries ) as $handle ) {
			$this->set( $handle, isset( $needed[ $handle ] ) );
		}
		$this->add_plugins();
		$has_lightbox = isset( $needed[ array_search( 'photoswipe', $libraries, true ) ] );
		foreach ( self::STYLES as $handle ) {
			$style = wp_styles()->query( $handle, 'registered' );
			if ( $style ) {
				$this->originals[ $handle ] = $this->originals[ $handle ] ?? clone $style;
				$style->src                 = $has_lightbox ? $this->originals[ $handle ]->src : false;
			}
		}
	}

	/** If other scripts of the page have jQuery, handles without a file get the jQuery plugins. */
	private function add_plugins(): void {
		$handles = array_filter(
			self::WITH_PLUGINS,
			static function ( $handle ) {
				return wp_script_is( $handle, 'registered' );
			}
		);
		foreach ( $handles as $handle ) {
			if ( false !== wp_scripts()->registered[ $handle ]->src ) {
				// An add-on needs it, so its file already has the plugins.
				return;
			}
		}
		// Our handles have no dependencies yet.
		if ( ! in_array( 'jquery-core', $this->scripts->with_dependencies( wp_scripts()->queue ), true ) ) {
			return;
		}
		wp_register_script(
			self::PLUGINS_HANDLE,
			$this->build->url( self::PLUGINS ),
			array( 'jquery' ),
			$this->build->version_of( self::PLUGINS ),
			array(
				'in_footer' => true,
				'strategy'  => 'defer',
			)
		);
		foreach ( $handles as $handle ) {
			wp_scripts()->registered[ $handle ]->deps[] = self::PLUGINS_HANDLE;
		}
	}

	/** A null file restores WooCommerce's. */
	private function set( string $handle, bool $is_needed, ?string $file = null ): void {
		$script = wp_scripts()->query( $handle, 'registered' );
		if ( ! $script ) {
			return;
		}
		$this->originals[ $handle ] = $this->originals[ $handle ] ?? clone $script;
		$original                   = $this->originals[ $handle ];
		if ( $is_needed && false === $script->src && wp_script_is( $handle, 'done' ) ) {
			// Printed without a file, before the add-on was enqueued.
			wp_scripts()->done = array_values( array_diff( wp_scripts()->done, array( $handle ) ) );
		}
		$script->deps = $is_needed ? $original->deps : $this->own_dependencies( $handle );
		$script->src  = $is_needed ? ( $file ?? $original->src ) : false;
		if ( null !== $file ) {
			$script->ver = $this->build->version_of( self::PLUGINS );
		}
	}

	/** @return string[] Our behavior's needs. */
	private function own_dependencies( string $handle ): array {
		if ( 'wc-add-to-cart-variation' !== $handle ) {
			return array();
		}
		// Themes may write the template of a variation with code, which ours leaves to WordPress.
		$template = wc_locate_template( 'single-product/add-to-cart/variation.php' );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A template of the theme.
		$has_code = is_readable( $template ) && false !== strpos( (string) file_get_contents( $template ), '<#' );
		return $has_code ? array( 'wp-util' ) : array();
	}

	/** @return array<string, string> The libraries' handles in this WooCommerce, with their former names. */
	private function libraries(): array {
		$libraries = array();
		foreach ( self::LIBRARIES as $handle => $former ) {
			$libraries[ wp_script_is( $handle, 'registered' ) ? $handle : $former ] = $former;
		}
		return $libraries;
	}

	/**
	 * Returns our handles that scripts of add-ons or themes depend on, with those scripts' dependencies.
	 * @param array<string, string> $libraries Handles with their former names.
	 * @return array<string, int>
	 */
	private function needed_by_others( array $libraries ): array {
		$ours   = array_merge( self::SCRIPTS, array_keys( $libraries ), $libraries );
		$needed = array();
		// WooCommerce uses former names in older versions only, and then with its own script.
		$former = wp_script_is( 'wc-single-product', 'enqueued' ) ? array_diff_key( $libraries, array_flip( $libraries ) ) : $libraries;
		foreach ( $this->scripts->with_dependencies( wp_scripts()->queue ) as $handle ) {
			if ( in_array( $handle, $former, true ) ) {
				$needed[] = $handle;
			} elseif ( ! in_array( $handle, $ours, true ) && $this->scripts->is_foreign( $handle ) ) {
				$needed = array_merge( $needed, array_intersect( wp_scripts()->registered[ $handle ]->deps, $ours ) );
			}
		}
		$needed = array_map(
			static function ( $handle ) use ( $libraries ) {
				return array_search( $handle, $libraries, true ) ?: $handle; // phpcs:ignore Universal.Operators.DisallowShortTernary.Found -- False for any other handle.
			},
			$needed
		);
		if ( in_array( array_search( 'photoswipe-ui-default', $libraries, true ), $needed, true ) ) {
			$needed[] = array_search( 'photoswipe', $libraries, true );
		}
		return array_flip( $needed );
	}
}
