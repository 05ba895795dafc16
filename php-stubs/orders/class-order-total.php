<?php

namespace Shopfront\Orders;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;

defined( 'ABSPATH' ) || exit;

/** Stops an order whose total differs from the one the shopper saw, before anything is paid. */
final class Order_Total {

	/** Order meta with the total that the shopper saw, in minor units. */
	public const META = '_shopfront_expected_total';

	public function register_hooks(): void {
		// Later callbacks charge.
		add_action( 'woocommerce_store_api_checkout_order_processed', array( $this, 'check' ), 1 );
	}

	/**
	 * Stops an order whose total differs from the displayed one.
	 *
	 * @throws RouteException When the totals differ.
	 */
	public function check( $order ): void {
		$shown = (string) $order->get_meta( self::META );
		if ( '' === $shown ) {
			return;
		}
		$total = (string) (int) round( (float) $order->get_total() * pow( 10, wc_get_price_decimals() ) );
		if ( $shown !== $total ) {
			throw new RouteException(
				'shopfront_total_changed',
				// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- message() escapes it.
				self::message( (float) $order->get_total(), $order->get_currency() ),
				409
			);
		}
	}

	/**
	 * Returns the message for a changed total.
	 *
	 * @param float $total The new total, in major units.
	 * @return string HTML.
	 */
	public static function message( float $total, string $currency ): string {
		$price = wp_strip_all_tags( wc_price( $total, array( 'currency' => $currency ) ) );
		return sprintf(
			/* translators: %s: what is to be paid now, as in "$24.00". */
			esc_html__( 'Your total has changed to %s. Please check it and place your order again.', 'shopfront' ),
			esc_html( $price )
		);
	}
}
