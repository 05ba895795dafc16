<?php
/**
 * Removes the options and scheduled events of the plugin from every site of a network. Order meta is not removed.
 *
 * @package Shopfront
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Removes the options of the current site: version, locks and attempts, and transients.
 */
function shopfront_uninstall_site() {
	global $wpdb;
	foreach ( array( 'shopfront_lock_', 'shopfront_attempt_', '_transient_shopfront_translations_', '_transient_timeout_shopfront_translations_' ) as $prefix ) {
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( $prefix ) . '%' ) );
	}
	delete_option( 'shopfront_version' );
	// The rows bypass the cache of options.
	wp_cache_delete( 'alloptions', 'options' );
	wp_clear_scheduled_hook( 'shopfront_clean_up' );
	delete_transient( 'woocommerce_block_asset_resource_hints' );
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $shopfront_site ) {
		switch_to_blog( $shopfront_site );
		shopfront_uninstall_site();
		restore_current_blog();
	}
} else {
	shopfront_uninstall_site();
}
