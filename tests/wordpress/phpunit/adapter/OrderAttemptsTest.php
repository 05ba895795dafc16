<?php

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use Shopfront\Orders\Orders;

/** Order attempts by key, from the request to the checkout's status. */
final class OrderAttemptsTest extends OrderTestCase {

	private const NOTHING = array(
		'attempt'    => null,
		'last_order' => null,
	);

	protected function setUp(): void {
		parent::setUp();
		WC()->order->status = 'pending';
	}

	private function begin( ?array $own ): WP_REST_Request {
		// The previous request crashed.
		$this->restart();
		$GLOBALS['wpdb']->forget( 'shopfront_lock_' );
		$request = new WP_REST_Request( array( 'extensions' => $own ) );
		apply_filters( 'rest_request_before_callbacks', null, array(), $request );
		do_action( 'woocommerce_store_api_checkout_update_order_from_request', WC()->order, $request );
		return $request;
	}

	/** Starts an order with our key on a page that showed this total. */
	private function begin_ours( string $total = '2490' ): WP_REST_Request {
		return $this->begin( $this->shown( $total ) );
	}

	private function shown( string $total ): array {
		return array(
			'shopfront' => array(
				'attempt'        => self::KEY,
				'expected_total' => $total,
			),
		);
	}

	/** Starts an order up to its payment. Returns 'continues', or the refusal. */
	private function place( ?array $own ) {
		$this->begin( $own );
		try {
			do_action( 'woocommerce_store_api_checkout_order_processed', WC()->order );
			return 'continues';
		} catch ( RouteException $refusal ) {
			return array( $refusal->error_code, $refusal->status, $refusal->getMessage() );
		}
	}

	/** The plugin's filter must not change the response. */
	private function answer( WP_REST_Request $request, int $status, $payment = null ): void {
		$response = new WP_REST_Response( array( 'payment_result' => $payment ), $status );
		$this->assertSame( $response, apply_filters( 'rest_request_after_callbacks', $response, array(), $request ) );
	}

	private function state(): ?string {
		return $this->attempts()['attempt']['state'] ?? null;
	}

	public function test_the_checkout_is_extended_in_our_namespace(): void {
		$this->assertSame( array( 'checkout', 'shopfront' ), array( $GLOBALS['endpoint_data']['endpoint'], $GLOBALS['endpoint_data']['namespace'] ) );
		$this->plugin->block_data->add( $this->plugin->blocks->get( 'checkout' ) );
		$this->assertSame(
			array(
				'orderAttempts' => true,
				'contactUrl'    => '',
			),
			$this->data()->data['shopfrontData']
		);
	}

	public function test_shoppers_reach_the_shop_by_the_sender_of_its_emails_or_at_the_address_of_a_filter(): void {
		$GLOBALS['options']['woocommerce_email_from_address'] = 'shop@shop.test';
		$this->assertSame( 'mailto:shop@shop.test', Orders::page_data()['contactUrl'] );
		add_filter( 'shopfront_contact_url', static fn() => 'https://shop.test/contact' );
		$this->assertSame( 'https://shop.test/contact', Orders::page_data()['contactUrl'] );
		add_filter( 'shopfront_contact_url', static fn() => 'javascript:alert(1)' );
		$this->assertSame( '', Orders::page_data()['contactUrl'] );
	}

	public function test_a_session_without_an_attempt_returns_null(): void {
		$this->assertSame( self::NOTHING, $this->attempts() );
	}

	public function test_an_order_of_another_client_continues(): void {
		$this->assertSame( 'continues', $this->place( null ) );
	}

	public function test_an_invalid_key_is_replaced_by_a_new_one(): void {
		$this->assertSame( 'continues', $this->place( array( 'shopfront' => array( 'attempt' => '<script>' ) ) ) );
		$this->assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', $this->attempts()['attempt']['key'] );
	}

	public function test_another_total_than_the_expected_one_stops_the_order_and_the_message_says_the_new_one(): void {
		list( $code, $status, $message ) = $this->place( $this->shown( '2489' ) );
		$this->assertSame( array( 'shopfront_total_changed', 409 ), array( $code, $status ) );
		$this->assertSame( 'Your total has changed to 24.90&nbsp;EUR. Please check it and place your order again.', $message );
	}

	public function test_an_order_with_the_expected_total_continues_and_other_requests_see_it(): void {
		$this->assertSame( 'continues', $this->place( $this->shown( '2490' ) ) );
		$this->assertArrayHasKey( 'shopfront_attempt_' . self::KEY, $GLOBALS['wpdb']->options() );
		$this->assertSame( 'processing', $this->state() );
	}

	public function test_a_request_without_an_expected_total_ignores_an_earlier_one(): void {
		$this->place( $this->shown( '2489' ) );
		$this->assertSame( 'continues', $this->place( null ) );
	}

	public function test_an_order_without_a_cart_that_is_paid_elsewhere_is_placed(): void {
		$this->answer( $this->begin_ours(), 200, array( 'payment_status' => 'success' ) );
		WC()->cart->is_empty = true;
		$this->assertSame( 'placed', $this->state() );
	}

	public function test_an_order_whose_gateway_has_not_answered_is_not_placed_by_an_empty_cart(): void {
		$this->kill_at_gateway();
		WC()->cart->is_empty = true;
		$this->assertSame( 'unanswered', $this->state() );
		$this->assertFalse( $this->attempts()['attempt']['is_same_cart'] );
	}

	public function test_an_order_whose_payment_failed_is_not_placed(): void {
		$request             = $this->begin_ours();
		WC()->cart->is_empty = true;
		WC()->order->status  = 'failed';
		$this->answer( $request, 400, array( 'payment_status' => 'failure' ) );
		$this->assertSame( 'failed', $this->state() );
		$this->assertNull( $this->attempts()['last_order'] );
	}

	public function test_a_paid_order_returns_its_address(): void {
		$this->begin_ours();
		WC()->order->status = 'processing';
		$this->assertSame(
			array(
				'attempt'    => array(
					'key'          => self::KEY,
					'state'        => 'placed',
					'order_id'     => 83,
					'order_number' => 'N-83',
					'redirect_url' => 'https://shop.test/checkout/order-received/83/?key=k',
					'is_same_cart' => true,
					'replaces'     => '',
				),
				'last_order' => array(
					'order_id'     => 83,
					'redirect_url' => 'https://shop.test/checkout/order-received/83/?key=k',
					'placed_at'    => 1795000000,
				),
			),
			$this->attempts()
		);
	}

	public function test_an_order_with_a_status_of_another_plugin_is_placed(): void {
		$this->begin_ours();
		WC()->order->status = 'awaiting-shipment';
		$this->assertSame( 'placed', $this->state(), 'it must not be ordered again' );
	}

	public function test_a_refusal_ends_the_attempt(): void {
		WC()->order->status = 'checkout-draft';
		$request            = $this->begin_ours();
		$this->assertSame( 'processing', $this->state(), 'before its payment' );
		$this->answer( new WP_REST_Request(), 400 );
		$this->assertSame( 'processing', $this->state(), 'after the response to another request' );
		$this->answer( $request, 400 );
		$this->assertSame( 'failed', $this->state() );
		$this->restart();
		$this->assertSame( 'failed', $this->state(), 'in another process' );
	}

	public function test_the_next_attempt_is_processing_independent_of_the_first(): void {
		$this->answer( $this->begin_ours(), 400 );
		WC()->order->status = 'failed';
		$this->begin_ours();
		$this->assertSame( 'processing', $this->state() );
	}

	public function test_an_order_that_was_stopped_before_its_payment_has_failed(): void {
		$this->answer( $this->begin_ours(), 409 );
		$this->assertSame( 'failed', $this->state() );
	}

	public function test_a_server_error_at_the_gateway_is_no_answer(): void {
		$request = $this->begin_ours();
		do_action( 'woocommerce_store_api_checkout_order_processed', WC()->order );
		$this->answer( $request, 500 );
		$this->assertSame( 'unanswered', $this->state() );
	}

	public function test_a_payment_of_an_agent_that_was_declined_can_be_tried_again(): void {
		$request = $this->begin_ours();
		do_action( 'woocommerce_store_api_checkout_order_processed', WC()->order );
		$data = array(
			'type' => 'processing_error',
			'code' => 'payment_declined',
		);
		apply_filters( 'rest_request_after_callbacks', new WP_REST_Response( $data, 500 ), array(), $request );
		$this->assertSame( 'failed', $this->state() );
	}

	public function test_a_server_error_before_the_gateway_charges_nothing(): void {
		$this->answer( $this->begin_ours(), 500 );
		$this->assertSame( 'failed', $this->state() );
	}

	public function test_a_failed_payment_status_ends_the_attempt_despite_a_server_error(): void {
		$this->answer( $this->begin_ours(), 500, array( 'payment_status' => 'error' ) );
		$this->assertSame( 'failed', $this->state() );
	}

	public function test_a_payment_on_another_page_returns_its_address(): void {
		$payment = (object) array(
			'payment_status' => 'success',
			'redirect_url'   => 'https://bank.test/pay?order=83',
		);
		$this->answer( $this->begin_ours(), 200, $payment );
		$this->assertSame(
			array_replace(
				$this->processing( self::KEY, 83 ),
				array(
					'order_number' => 'N-83',
					'redirect_url' => $payment->redirect_url,
				)
			),
			$this->attempts()['attempt']
		);
		WC()->cart->is_empty = true;
		$this->assertSame( $payment->redirect_url, $this->attempts()['attempt']['redirect_url'], 'also if the gateway has emptied the cart' );
	}

	public function test_a_payment_in_a_dialog_returns_its_fragment_and_can_fail(): void {
		$payment = array(
			'payment_status' => 'success',
			'redirect_url'   => '#confirm-3ds',
		);
		$this->answer( $this->begin_ours(), 200, $payment );
		$this->assertSame( '#confirm-3ds', $this->attempts()['attempt']['redirect_url'] );
		WC()->order->status = 'failed';
		$this->assertSame( 'failed', $this->state() );
	}

	public function test_an_attempt_whose_request_crashed_before_the_payment_has_failed_once_its_locks_have_expired(): void {
		$request                    = $this->send( self::KEY, 't_a' )[0];
		WC()->session               = $this->session;
		$this->session->customer_id = 't_a';
		do_action( 'woocommerce_store_api_checkout_update_order_from_request', WC()->order, $request );
		$this->restart();
		$this->assertSame( 'processing', $this->state() );
		$this->expire_locks();
		$this->assertSame( 'failed', $this->state() );
	}

	/** Reads the checkout, whose cart the order has emptied. WooCommerce refuses that until 10.6. */
	private function read_refused( string $code, string $method = 'GET', string $route = '/wc/store/v1/checkout' ): WP_REST_Response {
		$address                  = array( 'email' => 'pat@shop.test' );
		$GLOBALS['cart_response'] = array(
			'items'            => array(),
			'billing_address'  => $address,
			'shipping_address' => array(),
		);
		return apply_filters( 'rest_request_after_callbacks', new WP_REST_Response( array( 'code' => $code ), 400 ), array(), new WP_REST_Request( array(), $method, $route ) );
	}

	public function test_a_checkout_with_an_empty_cart_answers_with_the_last_attempt(): void {
		$this->begin_ours();
		$response = $this->read_refused( 'woocommerce_rest_cart_empty' );
		$data     = $response->get_data();
		$this->assertSame( 200, $response->get_status() );
		$this->assertSame( self::KEY, $data['extensions']['shopfront']['attempt']['key'] );
		$this->assertSame( 'pat@shop.test', $data['billing_address']['email'] );
		$this->assertSame( array(), $data['__experimentalCart']['items'] );
	}

	public function test_other_refusals_stay(): void {
		$this->assertSame( 400, $this->read_refused( 'other' )->get_status() );
		$this->assertSame( 400, $this->read_refused( 'woocommerce_rest_cart_empty', 'POST' )->get_status() );
		$this->assertSame( 400, $this->read_refused( 'woocommerce_rest_cart_empty', 'GET', '/wc/store/v1/cart' )->get_status() );
	}
}
