<?php
/**
 * The session of a shopper.
 *
 * @package Shopfront
 */

namespace Shopfront\Orders;

use Automattic\WooCommerce\StoreApi\Utilities\CartTokenUtils;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Identifies WooCommerce's session of a shopper, and saves it. */
final class Session {

	/**
	 * Returns the session that WooCommerce has read.
	 *
	 * @return string ID of its customer; '' for none.
	 */
	public function id(): string {
		return WC()->session ? (string) WC()->session->get_customer_id() : '';
	}

	/**
	 * Returns the session that WooCommerce will read for a request (docs/contract/store-api.md 1.1): that of the token, of
	 * the user, or of the cookie.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return string ID of its customer; '' if it is not known yet.
	 */
	public function of_request( WP_REST_Request $request ): string {
		$token = (string) $request->get_header( 'Cart-Token' );
		if ( '' !== $token && class_exists( CartTokenUtils::class ) && CartTokenUtils::validate_cart_token( $token ) ) {
			return (string) CartTokenUtils::get_cart_token_payload( $token )['user_id'];
		}
		if ( WC()->session ) {
			return $this->id();
		}
		if ( get_current_user_id() > 0 ) {
			return (string) get_current_user_id();
		}
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
		$cookie = apply_filters( 'woocommerce_cookie', 'wp_woocommerce_session_' . COOKIEHASH );
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized, Shopfront.Security.CheckedInput.NotSanitized -- The pattern below checks it.
		$sent = isset( $_COOKIE[ $cookie ] ) && is_string( $_COOKIE[ $cookie ] ) ? wp_unslash( $_COOKIE[ $cookie ] ) : '';
		// Guests only, whose IDs are secret: a forged cookie must not hold the lock of a user.
		return preg_match( '/^(t_\w+)\|/', $sent, $found ) ? $found[1] : '';
	}

	/**
	 * Returns the part of a row's name that identifies a session.
	 *
	 * @param string $session The session; hashed, because its ID is secret.
	 * @return string
	 */
	public function row( string $session ): string {
		return 'session_' . md5( $session );
	}

	/** Saves the session now, instead of at the end of the request. */
	public function save(): void {
		if ( is_callable( array( WC()->session, 'save_data' ) ) ) {
			WC()->session->save_data();
		}
	}
}
