<?php

namespace Shopfront\Orders;

use WC_Cart;

defined( 'ABSPATH' ) || exit;

/**
 * Compares carts with ordered carts. A request that overlaps an order can write the ordered cart back into the session: it
 * has the ID of the ordered cart, while a cart with the same products that the shopper has filled since has a new one.
 */
final class Cart_Contents {

	/** Session key of the cart's ID. */
	private const SESSION_KEY = 'shopfront_cart';

	public function register_hooks(): void {
		add_action( 'woocommerce_add_to_cart', array( $this, 'identify' ), 10, 0 );
		// A cart that was saved with the account, restored or filled by a plugin.
		add_action( 'woocommerce_cart_loaded_from_session', array( $this, 'identify_loaded' ), PHP_INT_MAX );
		add_action( 'woocommerce_cart_item_removed', array( $this, 'forget_empty' ), 10, 2 );
		add_action( 'woocommerce_cart_emptied', array( $this, 'forget' ), 10, 0 );
	}

	/**
	 * Returns the items and quantities of a cart. Other than WooCommerce's hash of the cart, it stays the same when a rate, an
	 * address or a coupon changes the total.
	 *
	 * @param WC_Cart|null $cart The cart.
	 * @return string A hash; '' for an empty cart.
	 */
	public function items( $cart ): string {
		$quantities = array();
		foreach ( $cart ? $cart->get_cart_contents() : array() as $key => $item ) {
			$quantities[ $key ] = (float) $item['quantity'];
		}
		ksort( $quantities );
		return $quantities ? md5( (string) wp_json_encode( $quantities ) ) : '';
	}

	/** @return string 32 hexadecimal digits; '' for none. */
	public function id(): string {
		return WC()->session ? (string) WC()->session->get( self::SESSION_KEY ) : '';
	}

	/** Gives the session's cart an ID, unless it has one. */
	public function identify(): void {
		if ( WC()->session && '' === $this->id() ) {
			WC()->session->set( self::SESSION_KEY, bin2hex( random_bytes( 16 ) ) );
		}
	}

	/** Gives a cart that was loaded an ID, unless it has one. */
	public function identify_loaded( $cart ): void {
		if ( ! $cart->is_empty() ) {
			$this->identify();
		}
	}

	/** Forgets the ID: the next item starts a new cart. */
	public function forget(): void {
		if ( WC()->session && '' !== $this->id() ) {
			WC()->session->set( self::SESSION_KEY, null );
		}
	}

	/** Forgets the ID when the shopper has removed the last item. */
	public function forget_empty( $key, $cart ): void {
		if ( $cart->is_empty() ) {
			$this->forget();
		}
	}
}
