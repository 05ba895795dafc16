<?php

use Shopfront\Orders\Classic_Orders;
use Shopfront\Orders\Rows;

/** Ends a request, as `exit` would. */
class Request_Ended extends Exception {}

function wp_redirect( $url ) {
	throw new Request_Ended( "location $url" );
}

function wp_send_json( $data ) {
	throw new Request_Ended( json_encode( $data ) );
}

/** Errors that the checkout collects. */
class Collected_Errors {
	public $codes = array();

	public function has_errors() {
		return array() !== $this->codes;
	}

	public function add( $code ) {
		$this->codes[] = $code;
	}
}

/** Orders of the classic checkout: sent twice, or with another total than the displayed one. */
final class ClassicOrdersTest extends OrderTestCase {

	private const BUSY = 'refused: Your order is already placed or still being processed. Please wait a moment.';

	private const ORDER = array( 'woocommerce_checkout_place_order' => '1' );

	private const HOOKS = array( 'init', 'wp_loaded', 'woocommerce_before_checkout_process', 'woocommerce_after_checkout_validation', 'woocommerce_payment_successful_result', 'woocommerce_checkout_no_payment_needed_redirect' );

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

	/** Starts a request. The hooks of earlier ones do not answer any more. */
	private function request( string $customer = 't_classic', array $post = self::ORDER ): void {
		foreach ( self::HOOKS as $hook ) {
			unset( $GLOBALS['hooks'][ $hook ] );
		}
		$plugin = $this->plugin;
		$orders = new Classic_Orders( new Rows( $GLOBALS['wpdb'] ), $plugin->attempts, $plugin->session, $plugin->order_locks, $plugin->open_orders, 0 );
		$orders->register_hooks();
		$_POST                                  = $post;
		$_SERVER['REQUEST_TIME_FLOAT']          = microtime( true );
		$_COOKIE['wp_woocommerce_session_hash'] = "$customer|1795000000|1794900000|signature";
		WC()->session                           = null;
		do_action( 'init' );
		WC()->session               = $this->session;
		$this->session->customer_id = $customer;
	}

	/** Continues a request. Returns how far it gets. */
	private function go_on(): string {
		try {
			do_action( 'wp_loaded' );
			do_action( 'woocommerce_before_checkout_process' );
			return 'at the gateway';
		} catch ( Request_Ended $end ) {
			return $end->getMessage();
		} catch ( Exception $refusal ) {
			return 'refused: ' . $refusal->getMessage();
		}
	}

	/** Ends a request whose payment continues at a bank. */
	private function succeed(): array {
		return apply_filters( 'woocommerce_payment_successful_result', array( 'redirect' => 'https://bank.test/pay' ), 83 );
	}

	/** Returns the errors of an order for which the page displayed a total. */
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
		$this->assertSame( 'at the gateway', $this->go_on(), 'another session' );
	}

	public function test_a_request_that_waited_leads_to_the_first_order(): void {
		$this->request();
		$sent = $_SERVER['REQUEST_TIME_FLOAT'];
		$this->assertSame( array( 'redirect' => 'https://bank.test/pay' ), $this->succeed() );
		$GLOBALS['wpdb']->forget( 'shopfront_lock_' );
		$this->request();
		$_SERVER['REQUEST_TIME_FLOAT'] = $sent;
		$this->assertSame( 'location https://bank.test/pay', $this->go_on() );
		WC()->order->status = 'processing';
		$this->assertSame( 'location https://shop.test/checkout/order-received/83/?key=k', $this->go_on(), 'after the payment' );
		$_SERVER['REQUEST_TIME_FLOAT'] = microtime( true ) + 1;
		$this->assertSame( 'at the gateway', $this->go_on(), 'the next order of the session' );
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

	public function test_an_order_without_payment_is_recorded_with_its_address(): void {
		$this->request();
		$this->assertSame( 'https://shop.test/received', apply_filters( 'woocommerce_checkout_no_payment_needed_redirect', 'https://shop.test/received', WC()->order ) );
		$this->assertSame( 'https://shop.test/received', $this->plugin->attempts->of_session( 't_classic' )['redirect_url'] );
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
