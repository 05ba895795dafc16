<?php

namespace Shopfront\Orders;

use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Lets a page read the checkout of an empty cart, which WooCommerce 9.6 to 10.6 refuses. An order empties the cart, so
 * a page that lost its order's response couldn't find the order otherwise.
 */
final class Empty_Checkout {

	private const REFUSAL = 'woocommerce_rest_cart_empty';

	private Order_Attempts $attempts;

	public function __construct( Order_Attempts $attempts ) {
		$this->attempts = $attempts;
	}

	public function register_hooks(): void {
		add_filter( 'rest_request_after_callbacks', array( $this, 'answer' ), 5, 3 );
	}

	public function answer( $response, $handler, $request ) {
		if ( ! $response instanceof WP_REST_Response || ! Order_Request::reads_cart( $request ) || self::REFUSAL !== ( ( (array) $response->get_data() )['code'] ?? '' ) ) {
			return $response;
		}
		$read = clone $request;
		$read->set_route( str_replace( 'checkout', 'cart', $request->get_route() ) );
		$cart = rest_do_request( $read )->get_data();
		if ( ! isset( $cart['billing_address'], $cart['shipping_address'] ) ) {
			return $response;
		}
		$response->set_status( 200 );
		$response->set_data(
			array(
				'order_id'           => 0,
				'status'             => 'checkout-draft',
				'order_key'          => '',
				'order_number'       => '',
				'customer_note'      => '',
				'customer_id'        => get_current_user_id(),
				'billing_address'    => $cart['billing_address'],
				'shipping_address'   => $cart['shipping_address'],
				'payment_method'     => '',
				'payment_result'     => null,
				'additional_fields'  => new \stdClass(),
				'__experimentalCart' => $cart,
				'extensions'         => array( Order_Request::EXTENSION => $this->attempts->data() ),
			)
		);
		return $response;
	}
}
