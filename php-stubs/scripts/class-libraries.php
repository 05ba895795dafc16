<?php

namespace Shopfront\Scripts;

use Shopfront\Blocks\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Libraries for add-ons, on pages where one of our blocks replaces WooCommerce's.
 *
 * Add-ons register with `window.wc`, and our blocks have to receive those registrations. So the handles of
 * WooCommerce's libraries stay registered, but depend on our scripts instead of loading a file. WordPress still prints
 * a handle's inline code, such as the nonce. A page loads the scripts of ours that its add-ons declare:
 *
 *     registry    The app and the payment registry. On every page with one of our blocks.
 *     add-ons     Extension points, stores, events and prices. On pages with any add-on: it isolates them.
 *     components  The components, filters and slots of `wc.blocksCheckout`.
 *     sanitize    The HTML sanitizer.
 *
 * Undeclared use, such as a snippet in the footer, works too: registry.js loads the library on first use
 * (packages/globals/wordpress). WooCommerce's `wc-types` and `wc-settings` stay in use, because our scripts depend on
 * `wc-settings`, and it on `wc-types`.
 */
final class Libraries {

	/** Our script for each of WooCommerce's libraries. */
	public const SCRIPTS = array(
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
	public const NONCE_HANDLE = 'wc-blocks-middleware';

	private Blocks $blocks;
	private Registered_Scripts $scripts;
	private Build_Scripts $build;
	private Library_Needs $needs;

	public function __construct( Blocks $blocks, Registered_Scripts $scripts, Build_Scripts $build, Library_Needs $needs ) {
		$this->blocks  = $blocks;
		$this->scripts = $scripts;
		$this->build   = $build;
		$this->needs   = $needs;
	}

	public function register_hooks(): void {
		// After WooCommerce has moved scripts at 100.
		add_action( 'wp_enqueue_scripts', array( $this, 'move_to_footer' ), 101 );
	}

	/**
	 * Redirects the libraries' handles to our scripts, and sets the dependencies of our blocks' scripts. Runs when a
	 * block of ours replaces WooCommerce's, and again before the footer, when all add-ons are enqueued.
	 * @param array<string, array{name: string, added: string[]}> $blocks By script handle. `added`: other plugins'
	 * handles among its dependencies.
	 */
	public function redirect( array $blocks ): void {
		$everywhere = $this->needs->added_to_libraries();
		$added      = array_merge( $everywhere, ...array_column( $blocks, 'added' ) );
		// The page does not need dependencies of WooCommerce's own files.
		foreach ( array_keys( self::SCRIPTS ) as $handle ) {
			$this->empty_handle( $handle, array() );
		}
		foreach ( $blocks as $handle => $block ) {
			wp_scripts()->query( $handle, 'registered' )->deps = $block['added'];
		}
		$needs    = $this->needs->of_page( $added, array_keys( $blocks ) );
		$registry = $this->build->register_entry( 'registry', array_merge( array( 'wc-settings', self::NONCE_HANDLE ), $needs['before'] ) );
		$scripts  = $this->register_scripts( $registry, $needs );
		foreach ( self::SCRIPTS as $handle => $script ) {
			$this->empty_handle( $handle, $scripts[ $script ] );
		}
		$this->empty_handle( self::NONCE_HANDLE, array( 'wp-api-fetch' ) );
		foreach ( $blocks as $handle => $block ) {
			$chunks = $this->build->register_chunk( 'frontend', $block['name'], array( $registry ) );
			// WordPress prints dependencies in order, and some add-ons use libraries that they do not declare.
			$dependencies = array_merge( $scripts['registry'], $needs['libraries'], $chunks, $everywhere, $block['added'] );
			$script       = wp_scripts()->query( $handle, 'registered' );
			$script->deps = array_values( array_unique( array_filter( $dependencies, array( $this->scripts, 'can_be_printed' ) ) ) );
		}
		if ( in_array( $scripts['components'][0], $this->scripts->with_dependencies( wp_scripts()->queue ), true ) ) {
			$this->build->enqueue_style( 'components', $scripts['components'][0] );
		}
	}

	/**
	 * Moves other plugins' scripts that depend on a library to the footer, where the settings are printed. WooCommerce
	 * does so for three of its libraries; all of ours need the settings.
	 */
	public function move_to_footer(): void {
		if ( ! $this->may_have_block() ) {
			return;
		}
		foreach ( $this->scripts->with_dependencies( wp_scripts()->queue ) as $handle ) {
			if ( $this->scripts->is_foreign( $handle ) && array_intersect( $this->scripts->with_dependencies( array( $handle ) ), array_keys( self::SCRIPTS ) ) ) {
				wp_scripts()->add_data( $handle, 'group', 1 );
			}
		}
	}

	/**
	 * @param array{add-ons: bool, sanitize: bool} $needs
	 * @return array<string, string[]> Handles that load each library.
	 */
	private function register_scripts( string $registry, array $needs ): array {
		$scripts = array(
			'registry' => array( $registry ),
			'sanitize' => array( $registry ),
			'add-ons'  => array( $this->build->register_entry( 'add-ons', array( 'wp-plugins', $registry ) ) ),
		);

		$scripts['components'] = array( $this->build->register_entry( 'components', $scripts['add-ons'] ) );
		if ( $needs['add-ons'] ) {
			// It replaces the registry by one that isolates add-ons, so it has to run before the first registration.
			$scripts['registry'] = array_merge( $scripts['registry'], $scripts['add-ons'] );
		}
		if ( $needs['sanitize'] ) {
			$scripts['sanitize'] = array( $this->build->register_entry( 'sanitize', array( $registry ) ) );
		}
		return $scripts;
	}

	/** Judges by the page's content. */
	private function may_have_block(): bool {
		foreach ( $this->blocks->on_pages() as $block ) {
			if ( $this->blocks->replaces_here( $block ) && ( has_block( 'woocommerce/' . $block->name ) || wp_script_is( $block->script, 'registered' ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Removes a handle's file, but not its inline code.
	 * @param string[] $dependencies Handles that replace the file.
	 */
	private function empty_handle( string $handle, array $dependencies ): void {
		$library = wp_scripts()->query( $handle, 'registered' );
		// A printed library cannot be replaced.
		if ( $library && ! wp_script_is( $handle, 'done' ) ) {
			// WooCommerce 9.6 and 10.0 pass it to functions that accept strings only.
			$library->src  = '';
			$library->deps = $dependencies;
			// Before 7.1 WordPress logs a warning for a text domain on a handle without a file.
			$library->textdomain = null;
		}
	}
}
