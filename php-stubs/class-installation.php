<?php

namespace Shopfront;

use Shopfront\Blocks\Switches;
use Shopfront\Classic_Gateways\Classic_Gateways;
use Shopfront\Orders\Orders;
use Shopfront\Platform\Failures;
use Shopfront\Scripts\Resource_Hints;

defined( 'ABSPATH' ) || exit;

/**
 * Activation, updates and deactivation. Also schedules the removal of expired locks and attempts, and clears
 * WooCommerce's prefetch list, which may name files of an older version of this plugin.
 */
final class Installation {

	public const CLEAN_UP = 'shopfront_clean_up';

	/** The plugin version that last ran on this site. */
	private const VERSION_OPTION = 'shopfront_version';

	private Orders $orders;

	public function __construct( Orders $orders ) {
		$this->orders = $orders;
	}

	public function register_hooks(): void {
		add_action( self::CLEAN_UP, array( $this->orders, 'clean_up' ) );
		// WordPress doesn't run the activation hook for updates.
		add_action( 'init', array( $this, 'detect_update' ) );
	}

	public function detect_update(): void {
		foreach ( array( Switches::OPTION, Failures::OPTION, Classic_Gateways::OPTION ) as $option ) {
			if ( false === get_option( $option ) ) {
				add_option( $option, array() );
			}
		}
		if ( SHOPFRONT_VERSION !== get_option( self::VERSION_OPTION ) ) {
			update_option( self::VERSION_OPTION, SHOPFRONT_VERSION );
			self::activate();
		}
	}

	public static function activate(): void {
		delete_transient( Resource_Hints::TRANSIENT );
		delete_site_transient( Resource_Hints::TRANSIENT );
		if ( ! wp_next_scheduled( self::CLEAN_UP ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', self::CLEAN_UP );
		}
	}

	public static function deactivate( $network_wide = false ): void {
		if ( ! $network_wide ) {
			self::deactivate_site();
			return;
		}
		$all = array(
			'fields' => 'ids',
			'number' => 0,
		);
		foreach ( get_sites( $all ) as $site ) {
			switch_to_blog( $site );
			self::deactivate_site();
			restore_current_blog();
		}
	}

	private static function deactivate_site(): void {
		delete_transient( Resource_Hints::TRANSIENT );
		delete_site_transient( Resource_Hints::TRANSIENT );
		wp_clear_scheduled_hook( self::CLEAN_UP );
	}
}
