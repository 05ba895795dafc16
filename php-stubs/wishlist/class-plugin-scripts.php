<?php

namespace Shopfront\Wishlist;

use Shopfront\Scripts\Registered_Scripts;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces the plugin's scripts for its lists, templates and newer buttons. The handles stay, so their globals are
 * printed and add-ons that depend on them run; such a script also keeps its dependencies.
 */
final class Plugin_Scripts {

	private const HANDLES = array( 'jquery-yith-wcwl', 'yith-wcwl-add-to-wishlist' );

	/** Only the plugin's scripts use these. */
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

	/** Before WordPress prints scripts. */
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

	private function has_add_on( string $plugin_handle ): bool {
		foreach ( $this->scripts->with_dependencies( wp_scripts()->queue ) as $handle ) {
			if ( ! in_array( $handle, self::HANDLES, true ) && in_array( $plugin_handle, wp_scripts()->registered[ $handle ]->deps ?? array(), true ) ) {
				return true;
			}
		}
		return false;
	}
}
