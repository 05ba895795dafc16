<?php
/** Removes the plugin's data from every site of a network, except order meta. */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Cleans up the current site. */
function shopfront_uninstall_site() {
	global $wpdb;
	foreach ( array( 'shopfront_lock_', 'shopfront_attempt_', 'shopfront_unanswered_', 'shopfront_field_data_', '_transient_shopfront_translations_', '_transient_timeout_shopfront_translations_' ) as $prefix ) {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Rows without their caches, as Rows writes them.
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( $prefix ) . '%' ) );
	}
	delete_option( 'shopfront_version' );
	delete_option( 'shopfront_blocks' );
	delete_option( 'shopfront_classic_gateways' );
	delete_option( 'shopfront_missing_facts' );
	delete_option( 'shopfront_add_on_report' );
	// Rows bypasses the options' cache.
	wp_cache_delete( 'alloptions', 'options' );
	wp_clear_scheduled_hook( 'shopfront_clean_up' );
	delete_transient( 'woocommerce_block_asset_resource_hints' );
	delete_site_transient( 'woocommerce_block_asset_resource_hints' );
}

// All sites of a network share one table of users.
delete_metadata( 'user', 0, '_shopfront_wishlist_hash', '', true );

if ( is_multisite() ) {
	$shopfront_all = array(
		'fields' => 'ids',
		'number' => 0,
	);
	foreach ( get_sites( $shopfront_all ) as $shopfront_site ) {
		switch_to_blog( $shopfront_site );
		shopfront_uninstall_site();
		restore_current_blog();
	}
} else {
	shopfront_uninstall_site();
}
