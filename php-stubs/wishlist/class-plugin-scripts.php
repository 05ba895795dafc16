<?php
/**
 * The scripts of YITH WooCommerce Wishlist.
 *
 * @package Shopfront
 */

namespace Shopfront\Wishlist;

use Shopfront\Scripts\Registered_Scripts;

defined( 'ABSPATH' ) || exit;

/**
 * Takes the file of the plugin's script for what our behaviors do. The handle stays, so its global is printed and add-ons that
 * depend on it run; with such an add-on it keeps its dependencies.
 */
final class Plugin_Scripts {

	/** Handle of the plugin's script. */
	public const HANDLE = 'jquery-yith-wcwl';

	/** Scripts that only the plugin's script uses. */
	private const HELPERS = array( 'jquery-selectBox', 'prettyPhoto' );

	private Registered_Scripts $scripts;

	/**
	 * Creates the part.
	 *
	 * @param Registered_Scripts $scripts Scripts of the page.
	 */
	public function __construct( Registered_Scripts $scripts ) {
		$this->scripts = $scripts;
	}

	/**
	 * Whether the page has the script.
	 *
	 * @return bool
	 */
	public function are_on_page(): bool {
		return wp_script_is( self::HANDLE, 'enqueued' ) || wp_script_is( self::HANDLE, 'done' );
	}

	/** Takes the file, before WordPress prints scripts. */
	public function replace(): void {
		$script = wp_scripts()->query( self::HANDLE, 'registered' );
		if ( ! $script ) {
			return;
		}
		$script->src = false;
		if ( ! $this->has_add_on() ) {
			$script->deps = array();
			array_map( 'wp_dequeue_script', self::HELPERS );
		}
	}

	/**
	 * Whether a script of an add-on depends on the plugin's.
	 *
	 * @return bool
	 */
	private function has_add_on(): bool {
		foreach ( $this->scripts->with_dependencies( wp_scripts()->queue ) as $handle ) {
			if ( self::HANDLE !== $handle && in_array( self::HANDLE, wp_scripts()->registered[ $handle ]->deps ?? array(), true ) ) {
				return true;
			}
		}
		return false;
	}
}
