<?php

namespace Shopfront\Scripts;

use Shopfront\Blocks\Blocks;

defined( 'ABSPATH' ) || exit;

/** Finds out which of our libraries a page's add-ons need. */
final class Library_Needs {

	/** WooCommerce's bundles load these packages, and some add-ons use them without declaring them. */
	private const COMMON_PACKAGES = array( 'wp-html-entities', 'wp-dom-ready', 'wp-a11y', 'wp-autop' );

	/** WooCommerce's own payment methods, whose scripts sanitize their descriptions. */
	private const PLATFORM_METHODS = array( 'bacs', 'cheque', 'cod', 'paypal' );

	private Blocks $blocks;
	private Registered_Scripts $scripts;

	/** @var array<string, bool> Other plugins' handles among the libraries' dependencies, as keys. */
	private array $added_to_libraries = array();

	public function __construct( Blocks $blocks, Registered_Scripts $scripts ) {
		$this->blocks  = $blocks;
		$this->scripts = $scripts;
	}

	/** @return string[] Handles that other plugins have added to WooCommerce's libraries. */
	public function added_to_libraries(): array {
		foreach ( array_keys( Libraries::SCRIPTS ) as $handle ) {
			$library = wp_scripts()->query( $handle, 'registered' );
			foreach ( $library ? $library->deps : array() as $dependency ) {
				if ( wp_scripts()->query( $dependency, 'registered' ) && $this->scripts->is_foreign( $dependency ) ) {
					$this->added_to_libraries[ $dependency ] = true;
				}
			}
		}
		return array_map( 'strval', array_keys( $this->added_to_libraries ) );
	}

	/**
	 * @param string[] $added Handles that other plugins have added to our blocks' scripts and to libraries.
	 * @param string[] $replaced Handles of our blocks' scripts.
	 * @return array{add-ons: bool, sanitize: bool, libraries: string[], before: string[]} Every block depends on
	 * `libraries`. `before` has to run before any of our scripts.
	 */
	public function of_page( array $added, array $replaced ): array {
		$on_page   = $this->scripts->with_dependencies( array_merge( wp_scripts()->queue, $added ) );
		$has_any   = false;
		$sanitize  = $this->has_rich_descriptions();
		$libraries = array();
		foreach ( $on_page as $handle ) {
			$needed = $this->scripts->with_dependencies( array( $handle ) );
			$uses   = array_intersect( $needed, array_keys( Libraries::SCRIPTS ) );
			if ( ! $this->scripts->is_foreign( $handle ) || ( ! $uses && ! in_array( $handle, $added, true ) ) ) {
				continue;
			}
			$has_any  = true;
			$sanitize = $sanitize || in_array( 'wc-sanitize', $uses, true );
			// A dependency of a block that declares no library may use any of them.
			if ( ! $uses && ! in_array( 'wc-settings', $needed, true ) ) {
				$libraries = array_keys( Libraries::SCRIPTS );
			}
		}
		// WooCommerce's own block on the same page needs all libraries, before its payment methods run.
		$of_pages = array_column( $this->blocks->on_pages(), 'script' );
		if ( array_diff( array_intersect( $of_pages, $on_page ), $replaced ) ) {
			$libraries = array_keys( Libraries::SCRIPTS );
		}
		foreach ( array_keys( Libraries::SCRIPTS ) as $handle ) {
			// Inline code of a library has to be printed, and may use the library.
			if ( $this->scripts->has_inline_code( $handle ) ) {
				$libraries[] = $handle;
			}
		}
		return array(
			'add-ons'   => $has_any || $libraries || Add_On_Report::is_requested(),
			'sanitize'  => $sanitize || in_array( 'wc-sanitize', $libraries, true ),
			'libraries' => $has_any ? array_merge( $libraries, self::COMMON_PACKAGES ) : $libraries,
			// WordPress and our script both register the store `core/notices`. The first one wins; the second logs an
			// error.
			'before'    => array_intersect( array( 'wp-notices' ), $on_page ),
		);
	}

	/** A tag with attributes in a payment method's description: registry.js can't show it by itself. */
	private function has_rich_descriptions(): bool {
		$gateways = WC()->payment_gateways()->get_available_payment_gateways();
		foreach ( array_intersect_key( $gateways, array_flip( self::PLATFORM_METHODS ) ) as $gateway ) {
			if ( preg_match( '/<[a-z][a-z0-9]*\s/i', (string) $gateway->description ) ) {
				return true;
			}
		}
		return false;
	}
}
