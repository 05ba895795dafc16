<?php

/** Orders that are paid after the response: their cart is not ordered again. */
final class OpenOrdersTest extends OrderTestCase {

	private WP_REST_Request $request;

	protected function setUp(): void {
		parent::setUp();
		$this->request = new WP_REST_Request( array( 'extensions' => array() ) );
	}

	/** Responds to the order with this status. The cart remains unless the gateway has emptied it. */
	private function answer( string $status, bool $is_empty = false ): void {
		WC()->cart->is_empty = $is_empty;
		$response            = array(
			'order_id' => 83,
			'status'   => $status,
		);
		apply_filters( 'rest_request_after_callbacks', new WP_REST_Response( $response, 200 ), array(), $this->request );
	}

	/** Whether the cart is empty after the request that sends it again has loaded it. */
	private function is_emptied_by( WP_REST_Request $request ): bool {
		WC()->cart->is_empty = false;
		unset( $GLOBALS['done']['woocommerce_cart_loaded_from_session'], $GLOBALS['hooks']['woocommerce_cart_loaded_from_session'] );
		$this->plugin->open_orders->schedule_check( null, array(), $request );
		do_action( 'woocommerce_cart_loaded_from_session', WC()->cart );
		return WC()->cart->is_empty;
	}

	public function test_the_cart_of_an_order_that_is_not_paid_can_be_sent_again(): void {
		$this->answer( 'pending' );
		WC()->order->status = 'pending';
		$this->assertFalse( $this->is_emptied_by( $this->request ) );
	}

	public function test_paying_by_link_and_reading_the_checkout_leave_the_cart(): void {
		$this->answer( 'pending' );
		WC()->order->status = 'processing';
		$this->assertFalse( $this->is_emptied_by( new WP_REST_Request( array(), 'POST', '/wc/store/v1/checkout/83' ) ) );
		$this->assertFalse( $this->is_emptied_by( new WP_REST_Request( array(), 'GET' ) ) );
	}

	public function test_a_cart_that_has_changed_since_is_not_emptied(): void {
		$this->answer( 'pending' );
		WC()->order->status = 'processing';
		WC()->cart->hash    = 'mug and socks';
		$this->assertFalse( $this->is_emptied_by( $this->request ) );
	}

	public function test_the_cart_of_a_paid_order_is_emptied_once_before_it_is_ordered_again(): void {
		$this->answer( 'pending' );
		WC()->order->status = 'processing';
		$this->assertTrue( $this->is_emptied_by( $this->request ) );
		$this->assertFalse( $this->is_emptied_by( $this->request ), 'the same products can be bought again' );
	}

	public function test_it_is_emptied_too_if_another_plugin_has_loaded_the_cart_early(): void {
		$this->answer( 'pending' );
		WC()->order->status  = 'processing';
		WC()->cart->is_empty = false;
		do_action( 'woocommerce_cart_loaded_from_session', WC()->cart );
		$this->plugin->open_orders->schedule_check( null, array(), $this->request );
		$this->assertTrue( WC()->cart->is_empty );
	}

	public function test_an_order_that_is_paid_or_has_no_cart_is_not_open(): void {
		foreach ( array( array( 'processing', false ), array( 'pending', true ) ) as list( $status, $is_empty ) ) {
			$this->answer( $status, $is_empty );
			WC()->order->status = 'processing';
			$this->assertFalse( $this->is_emptied_by( $this->request ), $status );
		}
	}
}
