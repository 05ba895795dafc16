<?php

use Shopfront\Orders\Classic_Orders;
use Shopfront\Orders\Rows;

/** The checkout collects its errors here. */
class Collected_Errors {
	public $codes = array();

	public function has_errors() {
		return array() !== $this->codes;
	}

	public function add( $code ) {
		$this->codes[] = $code;
	}
}

/** Classic checkout orders: submitted twice, or with another total than the displayed one. */
final class ClassicOrdersTest extends OrderTestCase {

	private const BUSY = 'refused: Your order is already placed or still being processed. Please wait a moment.';

	private const ORDER = array( 'woocommerce_checkout_place_order' => '1' );

	protected function setUp(): void {
		parent::setUp();
		WC()->order->id     = 83;
		WC()->order->status = 'pending';
		$GLOBALS['is_ajax'] = false;
	}

	protected function tearDown(): void {
		parent::tearDown();
		$_POST              = array();
		$GLOBALS['is_ajax'] = false;
	}

	/** Starts a request in its own process, which waits for no other. */
	private function request( string $customer = 't_classic', array $post = self::ORDER, string $signature = 'signature' ): void {
		$this->restart();
		foreach ( array( 'init', 'wp_loaded', 'woocommerce_before_checkout_process', 'woocommerce_checkout_order_processed', 'woocommerce_payment_successful_result', 'woocommerce_checkout_no_payment_needed_redirect' ) as $hook ) {
			unset( $GLOBALS['hooks'][ $hook ] );
		}
		$all    = $this->plugin->orders;
		$orders = new Classic_Orders( new Rows( $GLOBALS['wpdb'] ), $all->store, $all->attempts, $all->session, $all->locks, $all->open_orders, $all->warning, 0 );
		$orders->register_hooks();
		$_POST                                  = $post;
		$_SERVER['REQUEST_TIME_FLOAT']          = microtime( true );
		$_COOKIE['wp_woocommerce_session_hash'] = "$customer|1795000000|1794900000|$signature";
		WC()->session                           = null;
		do_action( 'init' );
		WC()->session               = $this->session;
		$this->session->customer_id = $customer;
	}

	/** Returns how far the request gets. */
	private function go_on(): string {
		try {
			do_action( 'wp_loaded' );
			do_action( 'woocommerce_before_checkout_process' );
			$errors = new Collected_Errors();
			do_action( 'woocommerce_after_checkout_validation', array(), $errors );
			if ( $errors->codes ) {
				return implode( $errors->codes );
			}
			do_action( 'woocommerce_checkout_order_processed', WC()->order->id, array(), WC()->order );
			return 'at the gateway';
		} catch ( Request_Ended $end ) {
			return $end->getMessage();
		} catch ( Exception $refusal ) {
			return 'refused: ' . $refusal->getMessage();
		}
	}

	/** The payment continues at a bank. */
	private function succeed(): array {
		return apply_filters( 'woocommerce_payment_successful_result', array( 'redirect' => 'https://bank.test/pay' ), 83 );
	}

	/** The errors of an order whose page displayed this total. */
	private function errors_for( string $shown, array $data = array() ): array {
		$this->request( 't_total', array( 'shopfront_expected_total' => $shown ) + self::ORDER );
		$errors = new Collected_Errors();
		do_action( 'woocommerce_after_checkout_validation', $data, $errors );
		return $errors->codes;
	}

	public function test_other_forms_acquire_no_lock(): void {
		$this->request( 't_classic', array( 'update_cart' => 'Update cart' ) );
		$this->assertSame( array(), $this->locks(), 'the form of the cart' );
		$this->request( 't_classic', array( 'woocommerce_checkout_update_totals' => '1' ) + self::ORDER );
		$this->assertSame( array(), $this->locks(), 'an update of the totals' );
	}

	public function test_a_second_order_of_the_session_is_refused_while_the_first_runs(): void {
		$this->request();
		$this->assertSame( 'at the gateway', $this->go_on() );
		$this->request();
		$this->assertSame( self::BUSY, $this->go_on() );
		$this->request( 't_other' );
		WC()->order->id = 84;
		$this->assertSame( 'at the gateway', $this->go_on(), 'another session' );
	}

	public function test_a_request_that_waited_leads_to_the_first_order(): void {
		$this->request();
		$this->go_on();
		$sent = $_SERVER['REQUEST_TIME_FLOAT'];
		$this->assertSame( array( 'redirect' => 'https://bank.test/pay' ), $this->succeed() );
		$GLOBALS['wpdb']->forget( 'shopfront_lock_' );
		$this->request();
		$_SERVER['REQUEST_TIME_FLOAT'] = $sent;
		$this->assertSame( 'location https://bank.test/pay', $this->go_on() );
		WC()->order->status = 'processing';
		$this->assertSame( 'location https://shop.test/checkout/order-received/83/?key=k', $this->go_on(), 'after the payment' );
		WC()->cart->is_empty = true;
		$this->assertSame( 'location https://shop.test/checkout/order-received/83/?key=k', $this->go_on(), 'without a cart, as after going back' );
		$GLOBALS['is_ajax'] = true;
		$this->assertSame(
			array(
				'result'   => 'success',
				'redirect' => 'https://shop.test/checkout/order-received/83/?key=k',
			),
			json_decode( $this->go_on(), true ),
			'for a script of the classic checkout'
		);
	}

	public function test_the_next_order_of_the_session_continues(): void {
		$this->request();
		$this->go_on();
		$this->succeed();
		$GLOBALS['wpdb']->forget( 'shopfront_lock_' );
		WC()->order->status = 'processing';
		WC()->cart->empty_cart();
		WC()->cart->is_empty = false;
		do_action( 'woocommerce_add_to_cart' );
		$GLOBALS['other_orders'] = array( 83 => WC()->order );
		WC()->order              = new Order();
		WC()->order->id          = 84;
		$this->request();
		$this->assertSame( 'at the gateway', $this->go_on() );
		$GLOBALS['other_orders'] = array();
	}

	public function test_a_dialog_that_is_open_in_another_tab_is_continued_as_the_same_order(): void {
		list( $block ) = $this->send( $this->key( 1 ), 't_classic' );
		$this->pay( $block, 't_classic' );
		$payment = array(
			'payment_status' => 'success',
			'redirect_url'   => '#pay-83',
		);
		$this->end( $block, new WP_REST_Response( array( 'payment_result' => $payment ), 200 ) );
		$this->request();
		$this->go_on();
		$this->assertSame( 83, $this->session->get( 'order_awaiting_payment' ) );
	}

	public function test_an_attempt_without_an_answer_needs_the_box(): void {
		$this->kill_at_gateway( self::KEY, 't_classic' );
		$this->request();
		$this->assertSame( 'shopfront_order_unanswered', $this->go_on() );
		$this->assertTrue( $this->session->get( 'refresh_totals' ), 'the form of before the attempt gets the box' );
		ob_start();
		do_action( 'woocommerce_review_order_before_submit' );
		$this->assertStringContainsString( 'name="shopfront_confirmed" value="' . self::KEY . '"', ob_get_clean() );

		$this->expire_locks();
		$this->request( 't_classic', self::ORDER + array( 'shopfront_confirmed' => self::KEY ) );
		$this->assertSame( 'at the gateway', $this->go_on() );
	}

	public function test_a_process_that_is_killed_leaves_an_attempt_without_an_answer(): void {
		$this->request();
		$this->go_on();
		$this->restart();
		$this->expire_locks();
		$this->assertSame( 'unanswered', $this->attempts()['attempt']['state'] );
	}

	public function test_a_guest_who_creates_an_account_is_protected_in_both_sessions(): void {
		$this->request();
		do_action( 'wp_loaded' );
		$this->session->customer_id = '5';
		do_action( 'woocommerce_checkout_order_processed', 83, array(), WC()->order );
		$this->restart();
		$this->expire_locks();
		foreach ( array( 't_classic', '5' ) as $session ) {
			$this->session->customer_id = $session;
			$this->assertSame( 'unanswered', $this->attempts()['attempt']['state'], $session );
		}
	}

	public function test_an_order_that_was_paid_before_its_lock_was_free_is_not_paid_again(): void {
		$GLOBALS['stored_status'] = 'processing';
		$this->request();
		$this->assertSame( self::BUSY, $this->go_on() );
		unset( $GLOBALS['stored_status'] );
	}

	/** @return array<string, array{callable}> */
	public static function refusals(): array {
		return array(
			'the form is shown again'      => array( static fn() => do_action( 'wp_loaded' ) ),
			'a script gets the errors'     => array(
				static function () {
					$GLOBALS['is_ajax'] = true;
					apply_filters( 'woocommerce_notice_types', array( 'error' ) );
				},
			),
		);
	}

	/** @dataProvider refusals */
	public function test_a_payment_that_its_gateway_has_refused_can_be_tried_again( callable $respond ): void {
		$this->request();
		$this->go_on();
		$respond();
		$this->assertSame( 'failed', $this->attempts()['attempt']['state'] );
	}

	public function test_a_gateway_that_ends_the_request_has_not_answered(): void {
		$this->request();
		$this->go_on();
		$this->restart();
		$this->expire_locks();
		$this->assertSame( 'unanswered', $this->attempts()['attempt']['state'] );
	}

	public function test_the_box_is_printed_for_the_order_that_would_be_continued_although_another_session_has_paid_it(): void {
		$this->kill_at_gateway( self::KEY, 't_phone' );
		$this->session->overwrite( array( 'order_awaiting_payment' => 83 ) );
		$this->request();
		$this->assertSame( 'shopfront_order_unanswered', $this->go_on() );
		ob_start();
		do_action( 'woocommerce_review_order_before_submit' );
		$this->assertStringContainsString( 'value="' . self::KEY . '"', ob_get_clean() );
	}

	public function test_a_customer_is_not_led_to_the_order_of_a_guest(): void {
		$this->request();
		$this->go_on();
		$this->succeed();
		$GLOBALS['wpdb']->forget( 'shopfront_lock_' );
		$GLOBALS['user_id'] = 5;
		do_action( 'woocommerce_after_register_post_type' );
		do_action( 'woocommerce_guest_session_to_user_id', 't_classic', '5' );
		WC()->order->status = 'processing';
		$this->request( '5' );
		WC()->cart->is_empty = true;
		$this->assertStringNotContainsString( 'location', $this->go_on() );
	}

	public function test_a_cookie_that_is_not_signed_locks_and_follows_no_session(): void {
		$this->request();
		$this->go_on();
		$this->succeed();
		$GLOBALS['wpdb']->forget( 'shopfront_lock_' );
		$this->request( 't_classic', self::ORDER, 'forged' );
		$this->assertSame( array(), $this->locks() );
		$this->session->customer_id = 't_other';
		WC()->cart->is_empty        = true;
		$this->assertStringNotContainsString( 'location', $this->go_on() );
	}

	public function test_a_gateway_that_is_called_without_a_total_can_charge_too(): void {
		WC()->order->total = '0.00';
		$this->request();
		$this->go_on();
		$this->assertTrue( apply_filters( 'woocommerce_cart_needs_payment', true ) );
		$this->restart();
		$this->expire_locks();
		$this->assertSame( 'unanswered', $this->attempts()['attempt']['state'] );
	}

	public function test_an_order_without_payment_is_recorded_with_its_address(): void {
		$this->request();
		$this->go_on();
		$this->assertSame( 'https://shop.test/received', apply_filters( 'woocommerce_checkout_no_payment_needed_redirect', 'https://shop.test/received', WC()->order ) );
		$this->assertSame( 'https://shop.test/received', $this->plugin->orders->store->last_of_session( 't_classic' )->redirect_url );
	}

	public function test_only_an_order_with_the_displayed_total_continues(): void {
		$this->assertSame( array(), $this->errors_for( '2490' ) );
		$this->assertSame( array( 'shopfront_total_changed' ), $this->errors_for( '2489' ) );
		$this->assertSame( array(), $this->errors_for( '2489', array( 'woocommerce_checkout_update_totals' => true ) ), 'an update of the totals' );
		$this->assertSame( array(), $this->errors_for( '' ), 'a form without the total' );
		$GLOBALS['is_ajax'] = true;
		$this->assertSame( array(), $this->errors_for( '2489' ), 'a script that updates the total itself' );
	}
}
