<?php

/** Attempts whose process was killed at the gateway: what frees them, and what doesn't. */
final class UnansweredTest extends OrderTestCase {

	private const UNANSWERED = array( 'shopfront_order_unanswered', 409 );

	protected function setUp(): void {
		parent::setUp();
		$this->kill_at_gateway();
	}

	/** Sends the cart again. Returns how far it gets. */
	private function retry( int $key = 2, string $customer = 't_a', string $confirmed = '', int $order_id = 83 ) {
		$sent = $this->send( $this->key( $key ), $customer, 'POST', '/wc/store/v1/checkout', $confirmed );
		$way  = 'continues' === $this->outcome( $sent ) ? $this->pay( $sent[0], $customer, $order_id ) : $this->outcome( $sent );
		$this->end( $sent[0], $sent[1] ?? $this->response( 'failure', 400 ) );
		return $way;
	}

	private function state(): string {
		WC()->session = $this->session;
		return $this->attempts()['attempt']['state'];
	}

	private function unanswered(): array {
		return $this->plugin->orders->unanswered->all();
	}

	public function test_neither_another_key_nor_the_same_one_pays_again(): void {
		$this->assertSame( self::UNANSWERED, $this->retry( 2 ) );
		$same = $this->send( self::KEY, 't_a' );
		$this->assertSame( self::UNANSWERED, $this->outcome( $same ) );
		$this->assertSame(
			array(
				'key'          => self::KEY,
				'order_id'     => 83,
				'order_number' => 'N-83',
			),
			$same[1]->get_error_data()['attempt']
		);
	}

	public function test_a_client_without_our_key_is_refused_with_the_number_of_the_order(): void {
		$sent = $this->send( '', 't_a' );
		$this->assertSame( self::UNANSWERED, $this->pay( $sent[0], 't_a' ) );
	}

	public function test_another_session_cannot_pay_the_order_and_does_not_learn_its_number(): void {
		$sent                       = $this->send( $this->key( 3 ), 't_b' );
		WC()->session               = $this->session;
		$this->session->customer_id = 't_b';
		try {
			do_action( 'woocommerce_store_api_checkout_update_order_from_request', WC()->order, $sent[0] );
			$this->fail( 'It was not refused.' );
		} catch ( \Automattic\WooCommerce\StoreApi\Exceptions\RouteException $refusal ) {
			$this->assertSame( 'shopfront_order_unanswered', $refusal->error_code );
			$this->assertSame( 0, $refusal->data['attempt']['order_id'] );
			$this->assertStringNotContainsString( 'N-83', $refusal->getMessage() );
		}
	}

	public function test_a_cart_with_other_items_is_ordered_at_once_and_the_first_stays_protected(): void {
		WC()->cart->hash = 'socks';
		$this->assertSame( 'at the gateway', $this->retry( 2, 't_a', '', 84 ) );
		$this->restart();
		WC()->cart->hash = 'mug';
		WC()->order->id  = 83;
		$this->assertSame( self::UNANSWERED, $this->retry( 3 ) );
		$this->assertSame( 'unanswered', $this->state(), 'the page shows the attempt that concerns its cart' );
	}

	public function test_the_shopper_pays_the_same_order_after_the_warning_and_the_merchant_learns_of_it(): void {
		$this->assertSame( self::UNANSWERED, $this->retry( 2, 't_a', $this->key( 9 ) ), 'the key of something else' );
		$this->assertSame( 'at the gateway', $this->retry( 2, 't_a', self::KEY ) );
		$this->assertSame( self::KEY, $this->attempts()['attempt']['replaces'] );
		$this->assertStringContainsString( 'After a warning', implode( WC()->order->notes ) );
		$this->restart();
		$this->assertSame( 'at the gateway', $this->retry( 4 ), 'one warning is enough' );
	}

	public function test_a_confirmed_attempt_that_is_refused_before_the_gateway_leaves_the_first_one_open(): void {
		list( $request )            = $this->send( $this->key( 2 ), 't_a', 'POST', '/wc/store/v1/checkout', self::KEY );
		WC()->session               = $this->session;
		$this->session->customer_id = 't_a';
		do_action( 'woocommerce_store_api_checkout_update_order_from_request', WC()->order, $request );
		$this->end( $request, $this->response( '', 409 ) );
		$this->assertSame( 'unanswered', $this->state() );
		$this->assertSame( self::UNANSWERED, $this->retry( 3 ) );
		$this->assertSame( 'at the gateway', $this->retry( 3, 't_a', self::KEY ) );
	}

	public function test_a_cancelled_order_is_no_answer_and_a_confirmed_attempt_is_linked_to_it(): void {
		$old = WC()->order;
		$old->update_status( 'cancelled' );
		$this->assertSame( 'unanswered', $this->state() );
		$this->assertSame( self::UNANSWERED, $this->outcome( $this->send( self::KEY, 't_a' ) ) );
		$this->restart();
		$this->expire_locks();
		// WooCommerce makes a new order.
		$new                     = new Order();
		$new->id                 = 84;
		$GLOBALS['other_orders'] = array( 83 => $old );
		WC()->order              = $new;
		$this->assertSame( 'at the gateway', $this->retry( 2, 't_a', self::KEY, 84 ) );
		$this->assertStringContainsString( 'N-84', implode( $old->notes ) );
		$this->assertStringContainsString( 'N-83', implode( $new->notes ) );
		$GLOBALS['other_orders'] = array();
	}

	/** @return array<string, array{string, string}> */
	public static function answers(): array {
		return array(
			'a webhook pays'        => array( 'processing', 'placed' ),
			'a webhook holds'       => array( 'on-hold', 'placed' ),
			'a webhook fails'       => array( 'failed', 'failed' ),
			'WooCommerce cancels'   => array( 'cancelled', 'unanswered' ),
			'the order was deleted' => array( 'trash', 'unanswered' ),
		);
	}

	/** @dataProvider answers */
	public function test_a_status_is_an_answer_if_it_says_whether_the_order_is_paid( string $status, string $state ): void {
		WC()->order->update_status( $status );
		$this->assertSame( $state, $this->state() );
		$this->assertCount( 'unanswered' === $state ? 1 : 0, $this->unanswered() );
	}

	public function test_the_merchant_gets_one_note_and_sees_the_order_in_the_list(): void {
		$this->state();
		$this->state();
		do_action( 'shopfront_clean_up' );
		$this->assertCount( 1, WC()->order->notes );
		list( $row ) = $this->unanswered();
		$this->assertSame( array( 83, 'N-83', 'Card' ), array( $row['order_id'], $row['number'], $row['method'] ) );
	}

	public function test_the_merchant_gets_no_note_while_a_request_is_running(): void {
		$GLOBALS['wpdb']->forget( 'shopfront_' );
		$this->restart();
		$this->pay( $this->send( $this->key( 5 ), 't_a' )[0], 't_a' );
		$this->assertSame( 'processing', $this->state() );
		$this->assertSame( array(), $this->unanswered() );
		$this->assertFalse( $this->plugin->orders->unanswered->mark_unpaid( 83 ) );
	}

	public function test_the_merchant_says_that_it_was_paid(): void {
		$this->assertTrue( $this->plugin->orders->unanswered->mark_paid( 83 ) );
		$this->assertSame( 'placed', $this->state() );
		$this->assertFalse( $this->plugin->orders->unanswered->mark_paid( 83 ), 'twice' );
	}

	public function test_the_merchant_says_that_it_was_not_paid_and_the_shopper_tries_again(): void {
		$this->assertTrue( $this->plugin->orders->unanswered->mark_unpaid( 83 ) );
		$this->assertSame( 'failed', $this->state() );
		$this->assertSame( array(), $this->unanswered() );
		$this->assertSame( 'at the gateway', $this->retry( 2 ) );
	}

	private function wait_a_week(): void {
		foreach ( $GLOBALS['wpdb']->options() as $name => $value ) {
			$GLOBALS['wpdb']->set_option( $name, (int) $value - 604800 . substr( $value, 10 ) );
		}
		do_action( 'shopfront_clean_up' );
	}

	public function test_time_does_not_free_it(): void {
		$this->wait_a_week();
		$this->assertSame( 'unanswered', $this->state() );
		$this->assertSame( self::UNANSWERED, $this->retry( 2 ) );
		WC()->order->update_status( 'processing' );
		$this->wait_a_week();
		$this->assertSame( array(), preg_grep( '/attempt_' . self::KEY . '/', array_keys( $GLOBALS['wpdb']->options() ) ), 'an answered one expires' );
	}

	public function test_a_guest_who_logs_in_keeps_the_protection_and_another_customer_sees_nothing_of_the_order(): void {
		$GLOBALS['user_id'] = 5;
		$this->session->set( 'store_api_draft_order', 83 );
		do_action( 'woocommerce_guest_session_to_user_id', 't_a', '5' );
		do_action( 'woocommerce_after_register_post_type' );
		$this->session->customer_id = '5';
		$attempt                    = $this->attempts()['attempt'];
		$this->assertSame( array( 'unanswered', 0, '' ), array( $attempt['state'], $attempt['order_id'], $attempt['order_number'] ) );
		$this->assertNull( $this->session->get( 'store_api_draft_order' ), 'WooCommerce does not show it either' );
		WC()->order->email = 'user5@shop.test';
		$this->assertSame( 'N-83', $this->attempts()['attempt']['order_number'], 'the same person' );
	}
}
