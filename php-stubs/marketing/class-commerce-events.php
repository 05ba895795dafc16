<?php

namespace Shopfront\Marketing;

use Shopfront\Build;
use WC_Order;
use WC_Product;

defined( 'ABSPATH' ) || exit;

/**
 * The script that emits `shopfront:event` for analytics (docs/add-ons/commerce-events.md). Add-ons name its handle as a
 * dependency, or return true from the filter `shopfront_events`; other sites load nothing.
 */
final class Commerce_Events {

	public const HANDLE = 'shopfront-events';

	/** In the session: the order that it has placed last. Only its own page reports a purchase. */
	private const ORDER = 'shopfront_events_order';

	private Build $build;

	public function __construct( Build $build ) {
		$this->build = $build;
	}

	public function register_hooks(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'register' ), 1 );
		// Before WordPress prints the scripts of the footer.
		add_action( 'wp_footer', array( $this, 'print_data' ), 5 );
		add_action( 'woocommerce_checkout_order_processed', array( $this, 'keep_order' ) );
		add_action( 'woocommerce_store_api_checkout_order_processed', array( $this, 'keep_order' ) );
	}

	public function register(): void {
		if ( ! $this->build->has_files() ) {
			return;
		}
		wp_register_script( self::HANDLE, $this->build->url( 'commerce-events.js' ), array(), $this->build->version_of( 'commerce-events.js' ), array( 'in_footer' => true ) );
		/**
		 * Whether to load the script on every page, for listeners without a script handle, such as a tag manager.
		 *
		 * @since 1.0.0
		 */
		if ( apply_filters( 'shopfront_events', false ) ) {
			wp_enqueue_script( self::HANDLE );
		}
	}

	/** @param int|WC_Order $order */
	public function keep_order( $order ): void {
		if ( WC()->session ) {
			WC()->session->set( self::ORDER, is_object( $order ) ? $order->get_id() : (int) $order );
		}
	}

	public function print_data(): void {
		if ( ! wp_script_is( self::HANDLE, 'enqueued' ) ) {
			return;
		}
		$data = array_filter(
			array(
				'product' => $this->product(),
				'order'   => $this->order(),
			)
		);
		if ( $data ) {
			wp_print_inline_script_tag(
				(string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP ),
				array(
					'type' => 'application/json',
					'id'   => 'shopfront-events-data',
				)
			);
		}
	}

	private function product(): ?array {
		$product = is_product() ? wc_get_product( get_queried_object_id() ) : null;
		return $product instanceof WC_Product ? array(
			'id'     => $product->get_id(),
			'name'   => $product->get_name(),
			'prices' => array( 'price' => $this->minor( (float) wc_get_price_to_display( $product ) ) ) + $this->currency( get_woocommerce_currency() ),
		) : null;
	}

	/** Null unless this session has placed the order, and it counts. A link in an email to another device shows the page too. */
	private function order(): ?array {
		$id    = is_wc_endpoint_url( 'order-received' ) ? absint( get_query_var( 'order-received' ) ) : 0;
		$order = $id && WC()->session && (int) WC()->session->get( self::ORDER ) === $id ? wc_get_order( $id ) : null;
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, Shopfront.Security.CheckedInput.NoNonce -- The key protects the order.
		$key = isset( $_GET['key'] ) ? sanitize_text_field( wp_unslash( $_GET['key'] ) ) : '';
		if ( ! $order instanceof WC_Order || ! $order->key_is_valid( $key ) || ! $order->has_status( array( 'processing', 'completed', 'on-hold' ) ) ) {
			return null;
		}
		$currency = $this->currency( $order->get_currency() );
		$items    = array();
		foreach ( $order->get_items() as $item ) {
			$quantity = max( 1, (int) $item->get_quantity() );
			$items[]  = array(
				'id'       => $item->get_variation_id() ? $item->get_variation_id() : $item->get_product_id(),
				'name'     => $item->get_name(),
				'quantity' => $quantity,
				'prices'   => array( 'price' => $this->minor( (float) $order->get_item_total( $item, 'incl' === get_option( 'woocommerce_tax_display_cart' ) ) ) ) + $currency,
			);
		}
		return array(
			'transaction_id' => $order->get_order_number(),
			'items'          => $items,
			'coupons'        => array_map(
				static function ( $code ) {
					return array( 'code' => $code );
				},
				$order->get_coupon_codes()
			),
			'totals'         => array(
				'total_price'    => $this->minor( (float) $order->get_total() ),
				'total_tax'      => $this->minor( (float) $order->get_total_tax() ),
				'total_shipping' => $this->minor( (float) $order->get_shipping_total() ),
			) + $currency,
		);
	}

	/** As in the Store API. */
	private function currency( string $code ): array {
		return array(
			'currency_code'       => $code,
			'currency_minor_unit' => wc_get_price_decimals(),
		);
	}

	private function minor( float $amount ): string {
		return (string) (int) round( $amount * 10 ** wc_get_price_decimals() );
	}
}
