<?php
/**
 * Scheduled removal of expired locks and attempts, and of WooCommerce's prefetch list, which may contain files of an
 * older version of this plugin.
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

/** Action of the scheduled clean-up. */
const SHOPFRONT_CLEAN_UP = 'shopfront_clean_up';

/** Option with the plugin version that last ran on this site. */
const SHOPFRONT_VERSION_OPTION = 'shopfront_version';

/** Adds the hooks for the clean-up and for updates. */
function shopfront_start_clean_up() {
	add_action( SHOPFRONT_CLEAN_UP, 'shopfront_clean_up' );
	// An update does not activate a plugin again.
	add_action( 'init', 'shopfront_detect_update' );
}

/** Removes expired locks and attempts. Orders remove them too, but the next order may be a long time away. */
function shopfront_clean_up() {
	shopfront_drop_old_rows( 'lock_', SHOPFRONT_LOCK_LASTS );
	shopfront_drop_old_rows( 'attempt_', SHOPFRONT_ATTEMPT_LASTS );
}

/** Detects an update of the plugin, and runs the activation once for it. */
function shopfront_detect_update() {
	if ( SHOPFRONT_VERSION !== get_option( SHOPFRONT_VERSION_OPTION ) ) {
		update_option( SHOPFRONT_VERSION_OPTION, SHOPFRONT_VERSION );
		shopfront_activate();
	}
}

/**
 * Runs on activation.
 */
function shopfront_activate() {
	delete_transient( SHOPFRONT_HINTS );
	if ( ! wp_next_scheduled( SHOPFRONT_CLEAN_UP ) ) {
		wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', SHOPFRONT_CLEAN_UP );
	}
}

/**
 * Runs on deactivation.
 *
 * @param bool $network_wide Whether the plugin is deactivated on every site of a network.
 */
function shopfront_deactivate( $network_wide = false ) {
	if ( ! $network_wide ) {
		shopfront_deactivate_site();
		return;
	}
	$all = array(
		'fields' => 'ids',
		'number' => 0,
	);
	foreach ( get_sites( $all ) as $site ) {
		switch_to_blog( $site );
		shopfront_deactivate_site();
		restore_current_blog();
	}
}

/**
 * Removes the scheduled event and the cached prefetch list of the current site.
 */
function shopfront_deactivate_site() {
	delete_transient( SHOPFRONT_HINTS );
	wp_clear_scheduled_hook( SHOPFRONT_CLEAN_UP );
}
