<?php

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use Shopfront\Classic_Gateways\Classic_Gateways;
use Shopfront\Classic_Gateways\Gateway_Check;
use Shopfront\Classic_Gateways\Gateway_Payment;
use Shopfront\Classic_Gateways\Plugin_Hooks;
use Shopfront\Scripts\Registered_Scripts;

/** WooCommerce's functions and classes that our classes use. */
class Test_Route_Exception extends Exception {
	public string $error_code;

	public function __construct( $code, $message, $status ) {
		parent::__construct( $message, $status );
		$this->error_code = $code;
	}
}

if ( ! class_exists( RouteException::class ) ) {
	class_alias( Test_Route_Exception::class, RouteException::class );
}

if ( ! class_exists( 'WC_Payment_Gateway' ) ) {
	class WC_Payment_Gateway {
		public $id                = 'classic';
		public $enabled           = 'yes';
		public $order_button_text = '';
		public $supports          = array( 'products' );

		public function get_title() {
			return 'Classic Pay';
		}

		public function get_icon() {
			return '';
		}

		public function payment_fields() {}

		public function validate_fields() {
			return true;
		}
	}

	function wc_add_notice( $message, $type ) {
		$GLOBALS['test_notices'][] = array( 'notice' => $message );
	}

	function wc_notice_count( $type ) {
		return count( $GLOBALS['test_notices'] );
	}

	function wc_clear_notices() {
		$GLOBALS['test_notices'] = array();
	}

	function wc_maybe_define_constant( $name, $value ) {}

	class WC_Order {
		public function get_id() {
			return 83;
		}

		public function get_address( $type ) {
			return array( 'first_name' => 'billing' === $type ? 'O\'Neil' : '' );
		}

		public function get_customer_note() {
			return 'Ring twice.';
		}

		public $total = 20.0;

		public function get_total() {
			return $this->total;
		}

		public function get_items( $types ) {
			return array();
		}

		public function save() {}
	}
}

/** A gateway that does as the test says. */
final class Test_Classic_Gateway extends WC_Payment_Gateway {
	/** @var callable|null */
	public $fields = null;
	/** @var callable|null */
	public $validate = null;
	/** @var callable|null */
	public $process = null;

	public function payment_fields() {
		if ( $this->fields ) {
			call_user_func( $this->fields );
		}
	}

	public function validate_fields() {
		return $this->validate ? call_user_func( $this->validate ) : true;
	}

	public function process_payment( $order_id ) {
		return $this->process ? call_user_func( $this->process, $order_id ) : array( 'result' => 'success', 'redirect' => '/paid/' );
	}

	public function add_part( $result, $order_id ) {
		return array( 'redirect' => $result['redirect'] . "?order=$order_id" ) + $result;
	}
}

/** Gateways that know only the classic checkout: the check, the merchant's choice, and the payment. */
final class ClassicGatewaysTest extends SiteTestCase {

	private Test_Classic_Gateway $gateway;
	private Gateway_Payment $payment;

	protected function setUp(): void {
		parent::setUp();
		$this->gateway           = new Test_Classic_Gateway();
		$GLOBALS['test_notices'] = array();
	}

	protected function tearDown(): void {
		parent::tearDown();
		delete_option( Classic_Gateways::OPTION );
		$_POST = array();
	}

	private function problems(): array {
		return ( new Gateway_Check( new Registered_Scripts() ) )->problems( $this->gateway );
	}

	/** Pays with a gateway that the merchant has chosen. Returns the result, or the refusal's message. */
	private function pay( string $form = '' ) {
		shopfront()->classic_gateways->update( 'classic', array( 'checked' => true, 'offered' => true ) );
		$gateways                   = new class( $this->gateway ) {
			private $gateway;

			public function __construct( $gateway ) {
				$this->gateway = $gateway;
			}

			public function payment_gateways() {
				return array( $this->gateway );
			}
		};
		$GLOBALS['double_gateways'] = $gateways;
		$context                    = (object) array(
			'payment_method' => 'classic',
			'order'          => new WC_Order(),
			'payment_data'   => array( 'shopfront_classic_form' => base64_encode( $form ) ),
		);
		$result                     = new class() {
			public $status          = '';
			public $payment_details = array();
			public $redirect        = '';

			public function set_status( $status ) {
				$this->status = $status;
			}

			public function set_payment_details( $details ) {
				$this->payment_details = $details;
			}

			public function set_redirect_url( $url ) {
				$this->redirect = $url;
			}
		};
		$this->payment              = new Gateway_Payment( shopfront()->classic_gateways );
		try {
			$this->payment->pay( $context, $result );
			return $result;
		} catch ( RouteException $refusal ) {
			return $refusal->getMessage();
		} finally {
			unset( $GLOBALS['double_gateways'] );
		}
	}

	// Hooks.
	public function test_only_the_callbacks_of_the_gateways_plugin_run(): void {
		$calls = array();
		add_action( 'test_hook', 'wc_clear_notices' );
		add_action(
			'test_hook',
			static function ( $one ) use ( &$calls ) {
				$calls[] = func_get_args();
			},
			20
		);
		add_action(
			'test_hook',
			static function ( $one, $two ) use ( &$calls ) {
				$calls[] = func_get_args();
			},
			10,
			2
		);
		// WordPress's own.
		add_action( 'test_hook', 'wp_die' );
		$hooks = new Plugin_Hooks( $this->gateway );
		$hooks->run( 'test_hook', 1, 2, 3 );
		$this->assertSame( array( array( 1, 2 ), array( 1 ) ), $calls );
		$this->assertTrue( $hooks->has( 'test_hook' ) );
		add_action( 'other_hook', 'wp_die' );
		$this->assertFalse( $hooks->has( 'other_hook' ) );
		$this->assertFalse( $hooks->has( 'no_hook' ) );
	}

	// Check.
	public function test_a_gateway_with_fields_passes(): void {
		$this->gateway->fields = static fn() => print( '<input name="card">' );
		$this->assertSame( array(), $this->problems() );
	}

	public function test_the_check_names_each_obstacle(): void {
		$this->gateway->fields = static fn() => print( '<form><input></form>' );
		add_action( 'woocommerce_after_order_notes', static fn() => print( '<input name="birthday">' ) );
		$this->assertSame(
			array( 'Its fields contain a form of their own.', 'Its plugin adds to or updates the page of the classic checkout, which the checkout block replaces. Its developer can find where by these names: woocommerce_after_order_notes' ),
			$this->problems()
		);
		$this->gateway->fields = static function () {
			echo 'half';
			throw new Error( 'No settings.' );
		};
		$this->assertContains( 'Its fields cannot be printed: No settings.', $this->problems() );
		$this->expectOutputString( '' );
	}

	public function test_the_check_names_a_missing_script(): void {
		add_action(
			'wp_enqueue_scripts',
			static fn() => wp_enqueue_script( 'classic-pay', plugins_url( 'classic.js', SHOPFRONT_FILE ), array( 'nobody-has-it' ), '1', true )
		);
		$this->assertContains( 'It needs the script "nobody-has-it", which no plugin registers.', $this->problems() );
	}

	// Choice.
	public function test_only_a_checked_gateway_is_offered(): void {
		$gateways = shopfront()->classic_gateways;
		$this->assertArrayHasKey( 'classic', $gateways->all() );
		$this->assertArrayNotHasKey( 'cod', $gateways->all(), 'It has an integration.' );
		$this->assertArrayNotHasKey( 'off', $gateways->all() );
		$gateways->update( 'classic', array( 'offered' => true ) );
		$this->assertSame( array(), $gateways->offered() );
		$gateways->update( 'classic', array( 'checked' => true ) );
		$this->assertSame( array(), $gateways->offered(), 'The merchant has not chosen it since.' );
		$gateways->update( 'classic', array( 'offered' => true ) );
		$this->assertSame( array( 'classic' ), array_keys( $gateways->offered() ) );
		$gateways->update( 'classic', array( 'checked' => false ) );
		$this->assertSame( array(), $gateways->offered() );
		update_option( Classic_Gateways::OPTION, 'broken' );
		$this->assertSame( array(), $gateways->offered() );
	}

	// Payment.
	public function test_the_gateway_finds_its_form_and_the_orders_address(): void {
		$_POST                  = array( 'other' => 'request' );
		$this->gateway->process = function () use ( &$posted ) {
			$posted = $_POST;
			return array( 'result' => 'success', 'redirect' => '/paid/', 'code' => 'sent', 'list' => array( 1 ) );
		};
		add_filter( 'woocommerce_payment_successful_result', array( $this->gateway, 'add_part' ), 10, 2 );
		$result = $this->pay( 'card%5Bnumber%5D=42+42&billing_first_name=Old' );
		$this->assertSame( array( 'number' => '42 42' ), $posted['card'] );
		$this->assertSame( 'O\\\'Neil', $posted['billing_first_name'], 'Slashed, as WordPress does.' );
		$this->assertSame( 'Ring twice.', $posted['order_comments'] );
		$this->assertSame( 'classic', $posted['payment_method'] );
		$this->assertSame( array( 'success', '/paid/?order=83', 'sent', false ), array( $result->status, $result->redirect, $result->payment_details['code'], isset( $result->payment_details['list'] ) ) );
		$this->assertSame( array( 'other' => 'request' ), $_POST );
	}

	public function test_the_gateways_script_gets_a_fragment_that_woocommerce_drops(): void {
		$url_of = fn() => $this->payment->add_fragment( new WP_REST_Response( array( 'payment_result' => array( 'redirect_url' => '' ) ) ) )->get_data()['payment_result']['redirect_url'];
		$this->gateway->process = static fn() => array( 'result' => 'success', 'redirect' => '#confirm-secret:%2Fpaid%2F' );
		$this->pay();
		$this->assertSame( '#confirm-secret:%2Fpaid%2F', $url_of() );
		$this->assertSame( '', $url_of(), 'Only for the request that has paid.' );
		$this->gateway->process = static fn() => array( 'result' => 'success', 'redirect' => '/paid/' );
		$this->pay();
		$this->assertSame( '', $url_of() );
	}

	public function test_a_refusal_shows_the_gateways_reason(): void {
		$this->gateway->process = static fn() => array( 'result' => 'failure', 'messages' => '<ul><li>Declined &amp; closed.</li></ul>' );
		$this->assertSame( 'Declined & closed.', $this->pay() );
		$this->gateway->process = static fn() => array( 'result' => 'fail' );
		$this->assertStringContainsString( 'The payment was not accepted.', $this->pay() );
		$this->gateway->process = static fn() => null;
		$this->assertStringContainsString( 'The payment was not accepted.', $this->pay() );
	}

	public function test_a_callback_must_not_change_the_price(): void {
		$is_called              = false;
		$this->gateway->process = function () use ( &$is_called ) {
			$is_called = true;
			return array( 'result' => 'success' );
		};
		add_action(
			'woocommerce_checkout_create_order',
			static function ( $order ) {
				$order->total = 23.0;
			}
		);
		$this->assertStringContainsString( 'The payment was not accepted.', $this->pay() );
		$this->assertFalse( $is_called );
	}

	public function test_a_plugin_that_knows_the_store_api_gets_no_hook_twice(): void {
		$calls = array();
		// Shopfront's own, whose folder the test has.
		remove_all_actions( 'woocommerce_store_api_checkout_order_processed' );
		add_action(
			'woocommerce_checkout_order_processed',
			static function () use ( &$calls ) {
				$calls[] = 'processed';
			}
		);
		$this->pay();
		$this->assertSame( array( 'processed' ), $calls );
		add_action( 'woocommerce_store_api_checkout_order_processed', static function () {} );
		$this->pay();
		$this->assertSame( array( 'processed' ), $calls );
	}

	public function test_another_gateway_is_left_to_the_platform(): void {
		$this->gateway->id = 'other';
		$result            = $this->pay();
		$this->assertSame( '', $result->status );
	}
}
