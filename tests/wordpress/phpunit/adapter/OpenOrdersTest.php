<?php

/** A cart's existing order is continued, and the cart isn't ordered twice. */
final class OpenOrdersTest extends OrderTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->session->customer_id = 't_a';
		do_action( 'woocommerce_add_to_cart' );
	}

	/** Orders the cart. The payment continues in a dialog, or has this result. */
	private function order( string $status, string $url = '' ): void {
		list( $request ) = $this->send( $this->key( 1 ), 't_a' );
		$this->pay( $request, 't_a' );
		WC()->order->status = $status;
		$payment            = array(
			'payment_status' => 'success',
			'redirect_url'   => $url,
		);
		$this->end( $request, new WP_REST_Response( array( 'payment_result' => $payment ), 200 ) );
	}

	/** Up to where WooCommerce has loaded the cart. */
	private function send_again( string $route = '/wc/store/v1/checkout' ): void {
		$this->restart();
		$this->send( $this->key( 2 ), 't_a', 'POST', $route );
		WC()->session = $this->session;
		do_action( 'woocommerce_cart_loaded_from_session', WC()->cart );
	}

	/** Restores the session from before the order, as an overlapping request does. */
	private function overlap( callable $order ): void {
		$before = array( 'shopfront_cart' => $this->session->get( 'shopfront_cart' ) );
		$order();
		WC()->cart->is_empty = false;
		$this->session->overwrite( $before );
	}

	public function test_an_overwritten_session_continues_the_unpaid_order(): void {
		$this->overlap( fn() => $this->order( 'pending', '#pay-83' ) );
		$this->send_again();
		$this->assertFalse( WC()->cart->is_empty );
		$this->assertSame( 83, $this->session->get( 'store_api_draft_order' ) );
		$this->assertSame( 83, $this->session->get( 'order_awaiting_payment' ), 'in the classic checkout too' );
		$this->assertSame( 'mug', apply_filters( 'woocommerce_order_get_cart_hash', 'mug with another rate', WC()->order ) );
	}

	public function test_an_overwritten_session_does_not_order_a_paid_cart_again(): void {
		$this->overlap( fn() => $this->order( 'pending', '#pay-83' ) );
		WC()->order->status = 'processing';
		$this->send_again();
		$this->assertTrue( WC()->cart->is_empty );
	}

	public function test_a_cart_that_comes_back_after_it_was_paid_at_once_is_not_ordered_again(): void {
		$this->overlap(
			function () {
				$this->order( 'processing' );
				WC()->cart->empty_cart();
			}
		);
		$this->send_again();
		$this->assertTrue( WC()->cart->is_empty );
	}

	public function test_the_same_products_can_be_bought_again(): void {
		$this->order( 'processing' );
		WC()->cart->empty_cart();
		WC()->cart->is_empty = false;
		do_action( 'woocommerce_add_to_cart' );
		$this->send_again();
		$this->assertFalse( WC()->cart->is_empty );
	}

	public function test_other_products_are_a_new_order(): void {
		$this->order( 'pending', '#pay-83' );
		WC()->cart->hash = 'mug and socks';
		$this->send_again();
		$this->assertNull( $this->session->get( 'store_api_draft_order' ) );
		$this->assertSame( 'mug', apply_filters( 'woocommerce_order_get_cart_hash', 'mug', WC()->order ) );
		WC()->order->status = 'processing';
		$this->send_again();
		$this->assertFalse( WC()->cart->is_empty );
	}

	public function test_paying_by_link_leaves_the_cart(): void {
		$this->order( 'processing' );
		$this->send_again( '/wc/store/v1/checkout/83' );
		$this->assertFalse( WC()->cart->is_empty );
	}

	public function test_a_cart_that_was_saved_with_the_account_has_an_id_too(): void {
		$this->session->overwrite( array() );
		do_action( 'woocommerce_cart_loaded_from_session', WC()->cart );
		$this->assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', $this->session->get( 'shopfront_cart' ) );
	}

	public function test_a_cart_is_a_new_one_after_its_last_item_was_removed(): void {
		$id                  = $this->session->get( 'shopfront_cart' );
		WC()->cart->is_empty = true;
		do_action( 'woocommerce_cart_item_removed', 'key', WC()->cart );
		do_action( 'woocommerce_add_to_cart' );
		$this->assertNotSame( $id, $this->session->get( 'shopfront_cart' ) );
	}
}
