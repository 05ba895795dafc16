<?php

namespace Shopfront\Orders;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;

defined( 'ABSPATH' ) || exit;

/** Stops an order before payment if its total isn't the total that the shopper saw. */
final class Order_Total {

	/** The total that the shopper saw, in minor units. */
	public const META = '_shopfront_expected_total';

	public function register_hooks(): void {
		// Later callbacks charge.
		add_action( 'woocommerce_store_api_checkout_order_processed', array( $this, 'check' ), 1 );
	}

	/** @throws RouteException When the totals differ. */
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

	/** Returns HTML. The total is in major units. */
	public static function message( float $total, string $currency ): string {
		$price = wp_strip_all_tags( wc_price( $total, array( 'currency' => $currency ) ) );
		return sprintf(
			/* translators: %s: what is to be paid now, as in "$24.00". */
			esc_html__( 'Your total has changed to %s. Please check it and place your order again.', 'shopfront' ),
			esc_html( $price )
		);
	}
}
