<?php

/** The form that pays an existing order by its link. */
final class OrderPayTest extends OrderTestCase {

	protected function setUp(): void {
		parent::setUp();
		WC()->order->status         = 'pending';
		$this->session->customer_id = 't_a';
		$GLOBALS['wc_notices']      = array();
		$_POST                      = array();
		unset( $GLOBALS['stored_status'] );
	}

	protected function tearDown(): void {
		parent::tearDown();
		$_POST = array();
		unset( $GLOBALS['stored_status'] );
	}

	/** Returns how far the request gets. */
	private function pay_by_link(): string {
		WC()->session = $this->session;
		try {
			do_action( 'woocommerce_before_pay_action', WC()->order );
			return 'at the gateway';
		} catch ( Request_Ended $end ) {
			return $end->getMessage();
		}
	}

	private function form(): string {
		return 'location ' . WC()->order->get_checkout_payment_url();
	}

	private function state(): string {
		return $this->attempts()['attempt']['state'];
	}

	public function test_an_order_that_the_checkout_is_paying_cannot_be_paid_by_its_link(): void {
		$this->pay( $this->send( $this->key( 1 ), 't_a' )[0], 't_a' );
		$this->assertSame( $this->form(), $this->pay_by_link() );
		$this->assertSame( array( 'Your order is already placed or still being processed. Please wait a moment.' ), $GLOBALS['wc_notices'] );
	}

	public function test_an_order_that_is_being_paid_by_its_link_cannot_be_paid_by_the_checkout(): void {
		$this->assertSame( 'at the gateway', $this->pay_by_link() );
		$this->assertSame( self::IN_PROGRESS, $this->pay( $this->send( $this->key( 1 ), 't_b' )[0], 't_b' ) );
	}

	public function test_a_checkout_waits_for_a_payment_by_the_link_and_shows_no_warning_meanwhile(): void {
		$this->pay( $this->send( $this->key( 1 ), 't_a' )[0], 't_a' );
		$this->restart();
		$GLOBALS['wpdb']->forget( 'shopfront_lock_' );
		$_POST = array( 'shopfront_confirmed' => $this->key( 1 ) );
		$this->assertSame( 'at the gateway', $this->pay_by_link() );
		$GLOBALS['wpdb']->set_option( 'shopfront_lock_order_83', time() . ' ' . self::ELSEWHERE . ' ' );
		$this->restart();
		$this->assertSame( self::IN_PROGRESS, $this->pay( $this->send( $this->key( 2 ), 't_a' )[0], 't_a' ) );
	}

	public function test_an_order_that_was_paid_since_WooCommerce_has_read_it_is_shown(): void {
		$GLOBALS['stored_status'] = 'processing';
		$this->assertSame( 'location ' . WC()->order->get_checkout_order_received_url(), $this->pay_by_link() );
	}

	public function test_an_order_on_hold_that_another_plugin_lets_customers_pay_is_paid(): void {
		WC()->order->status             = 'on-hold';
		WC()->order->payable_statuses[] = 'on-hold';
		$this->assertSame( 'at the gateway', $this->pay_by_link() );
		$this->restart();
		$this->expire_locks();
		$this->assertSame( 'unanswered', $this->state() );
	}

	public function test_the_merchant_reads_which_service_was_called(): void {
		$_POST = array( 'payment_method' => 'invoice' );
		$this->pay_by_link();
		$this->restart();
		$this->expire_locks();
		$this->assertSame( 'Invoice', $this->plugin->orders->unanswered->all()[0]['method'] );
	}

	public function test_a_process_that_is_killed_leaves_an_attempt_without_an_answer_for_the_link_and_the_checkout(): void {
		$this->pay( $this->send( $this->key( 1 ), 't_a' )[0], 't_a' );
		$this->end( new WP_REST_Request(), $this->response( 'failure', 400 ) );
		$GLOBALS['wpdb']->forget( 'shopfront_' );
		$this->restart();
		$this->pay_by_link();
		$this->restart();
		$this->expire_locks();
		$this->assertSame( 'unanswered', $this->state() );
		$this->assertSame( $this->form(), $this->pay_by_link() );
		$this->assertStringContainsString( 'N-83', $GLOBALS['wc_notices'][0] );
		$this->restart();
		$this->expire_locks();
		$this->assertSame( array( 'shopfront_order_unanswered', 409 ), $this->pay( $this->send( $this->key( 2 ), 't_a' )[0], 't_a' ) );
	}

	public function test_the_box_pays_again(): void {
		$this->kill_at_gateway();
		$GLOBALS['query_vars'] = array( 'order-pay' => '83' );
		ob_start();
		do_action( 'woocommerce_pay_order_before_submit' );
		$form = ob_get_clean();
		$this->assertStringContainsString( 'order N-83', $form );
		$this->assertStringContainsString( 'value="' . self::KEY . '"', $form );
		$_POST = array( 'shopfront_confirmed' => self::KEY );
		$this->assertSame( 'at the gateway', $this->pay_by_link() );
		$this->assertSame( self::KEY, $this->attempts()['attempt']['replaces'] );
	}

	public function test_the_warning_is_not_shown_while_the_order_is_being_paid(): void {
		$this->pay( $this->send( self::KEY, 't_a' )[0], 't_a' );
		$this->restart();
		$GLOBALS['query_vars'] = array( 'order-pay' => '83' );
		ob_start();
		do_action( 'woocommerce_pay_order_before_submit' );
		$this->assertSame( '', ob_get_clean() );
	}

	public function test_a_refused_payment_can_be_tried_again(): void {
		$this->pay_by_link();
		do_action( 'wp' );
		$this->assertSame( 'failed', $this->state() );
	}

	public function test_an_accepted_payment_is_answered(): void {
		$this->pay_by_link();
		apply_filters( 'woocommerce_payment_successful_result', array( 'redirect' => 'https://bank.test/pay' ), 83 );
		$this->assertSame( 'https://bank.test/pay', $this->attempts()['attempt']['redirect_url'] );
	}
}
