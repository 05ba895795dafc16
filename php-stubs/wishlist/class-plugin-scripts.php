<?php

namespace Shopfront\Wishlist;

use Shopfront\Scripts\Registered_Scripts;

defined( 'ABSPATH' ) || exit;

/**
 * Takes the files of the plugin's scripts for what our behaviors do: the script of its lists and templates, and the script
 * of its newer buttons. The handles stay, so their globals are printed and add-ons that depend on them run; with such an
 * add-on, a script keeps its dependencies.
 */
final class Plugin_Scripts {

	private const HANDLES = array( 'jquery-yith-wcwl', 'yith-wcwl-add-to-wishlist' );

	/** Scripts that only the plugin's scripts use. */
	private const HELPERS = array( 'jquery-selectBox', 'prettyPhoto' );

	private Registered_Scripts $scripts;

	public function __construct( Registered_Scripts $scripts ) {
		$this->scripts = $scripts;
	}

	public function are_on_page(): bool {
		foreach ( self::HANDLES as $handle ) {
			if ( wp_script_is( $handle, 'enqueued' ) || wp_script_is( $handle, 'done' ) ) {
				return true;
			}
		}
		return false;
	}

	/** Takes the files, before WordPress prints scripts. */
	public function replace(): void {
		foreach ( self::HANDLES as $handle ) {
			$script = wp_scripts()->query( $handle, 'registered' );
			if ( ! $script ) {
				continue;
			}
			$script->src = false;
			if ( ! $this->has_add_on( $handle ) ) {
				$script->deps = array();
				array_map( 'wp_dequeue_script', self::HELPERS );
			}
		}
	}

	/** Whether a script of an add-on depends on one of the plugin's. */
	private function has_add_on( string $plugin_handle ): bool {
		foreach ( $this->scripts->with_dependencies( wp_scripts()->queue ) as $handle ) {
			if ( ! in_array( $handle, self::HANDLES, true ) && in_array( $plugin_handle, wp_scripts()->registered[ $handle ]->deps ?? array(), true ) ) {
				return true;
			}
		}
		return false;
	}
}
