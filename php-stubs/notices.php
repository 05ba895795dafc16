<?php
/**
 * Notices for administrators when the plugin cannot work.
 *
 * @package Shopfront
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns the problems that prevent the plugin from working, for administrators.
 *
 * @return string[] Plain text, one or two sentences each; empty if there are none.
 */
function shopfront_admin_problems() {
	$problems = array();
	if ( ! class_exists( 'WooCommerce' ) ) {
		$problems[] = __( 'Shopfront needs WooCommerce. Install and activate it, or deactivate Shopfront.', 'shopfront' );
	}
	if ( defined( 'WC_VERSION' ) && ! shopfront_is_woocommerce_supported() ) {
		/* translators: %s: a version number. */
		$problems[] = sprintf( __( 'Shopfront needs WooCommerce %s or newer, so WooCommerce\'s own blocks are used. Update WooCommerce.', 'shopfront' ), SHOPFRONT_WOOCOMMERCE );
	}
	if ( ! shopfront_has_build() ) {
		$problems[] = __( 'Shopfront is not completely built, so WooCommerce\'s own blocks are used. Run "npm ci" and "npm run build" in its folder.', 'shopfront' );
	}
	return $problems;
}

/** Shows the problems to users who can manage plugins. */
function shopfront_print_admin_notices() {
	if ( ! current_user_can( 'activate_plugins' ) ) {
		return;
	}
	foreach ( shopfront_admin_problems() as $problem ) {
		printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html( $problem ) );
	}
}
