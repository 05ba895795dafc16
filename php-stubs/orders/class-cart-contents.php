<?php

namespace Shopfront\Orders;

use WC_Cart;

defined( 'ABSPATH' ) || exit;

/**
 * Tells an ordered cart from a new one with the same products. A request that overlaps an order can write the ordered
 * cart back into the session, with its old ID; a cart that the shopper has filled since has a new ID.
 */
final class Cart_Contents {

	private const SESSION_KEY = 'shopfront_cart';

	public function register_hooks(): void {
		add_action( 'woocommerce_add_to_cart', array( $this, 'identify' ), 10, 0 );
		// The account saved the cart, or a plugin restored or filled it.
		add_action( 'woocommerce_cart_loaded_from_session', array( $this, 'identify_loaded' ), PHP_INT_MAX );
		add_action( 'woocommerce_cart_item_removed', array( $this, 'forget_empty' ), 10, 2 );
		add_action( 'woocommerce_cart_emptied', array( $this, 'forget' ), 10, 0 );
	}

	/**
	 * Unlike WooCommerce's own hash, it stays the same when a rate, an address or a coupon changes the total.
	 * @param WC_Cart|null $cart
	 * @return string Hash of items and quantities; '' for an empty cart.
	 */
	public function items( $cart ): string {
		$quantities = $this->quantities( $cart );
		return $quantities ? md5( (string) wp_json_encode( $quantities ) ) : '';
	}

	/**
	 * @param WC_Cart|null $cart
	 * @return array<string, float> By the item's key, sorted.
	 */
	public function quantities( $cart ): array {
		$quantities = array();
		foreach ( $cart ? $cart->get_cart_contents() : array() as $key => $item ) {
			$quantities[ $key ] = (float) $item['quantity'];
		}
		ksort( $quantities );
		return $quantities;
	}

	/** 32 hexadecimal digits; '' for none. */
	public function id(): string {
		return WC()->session ? (string) WC()->session->get( self::SESSION_KEY ) : '';
	}

	public function identify(): void {
		if ( WC()->session && '' === $this->id() ) {
			WC()->session->set( self::SESSION_KEY, bin2hex( random_bytes( 16 ) ) );
		}
	}

	public function identify_loaded( $cart ): void {
		if ( ! $cart->is_empty() ) {
			$this->identify();
		}
	}

	/** The next item starts a new cart. */
	public function forget(): void {
		if ( WC()->session && '' !== $this->id() ) {
			WC()->session->set( self::SESSION_KEY, null );
		}
	}

	public function forget_empty( $key, $cart ): void {
		if ( $cart->is_empty() ) {
			$this->forget();
		}
	}
}
