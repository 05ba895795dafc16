<?php

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;

/** Order locks: concurrent requests in all combinations. ConcurrentOrdersTest.php repeats them as processes. */
final class OrderLocksTest extends OrderTestCase {

	public function test_requests_that_place_no_order_acquire_no_lock(): void {
		foreach ( array( array( 'GET', '/wc/store/v1/checkout' ), array( 'PUT', '/wc/store/v1/checkout' ), array( 'POST', '/wc/store/v1/cart/add-item' ), array( 'POST', '/wp/v2/checkout' ) ) as list( $method, $route ) ) {
			$this->send( $this->key( 1 ), 't_a', $method, $route );
			$this->assertSame( array(), $this->locks(), "$method $route" );
		}
	}

	public function test_an_error_of_wordpress_is_returned_unchanged_without_a_lock(): void {
		$invalid = new WP_Error( 'rest_invalid_param', 'No.', array( 'status' => 400 ) );
		$this->assertSame( $invalid, apply_filters( 'rest_request_before_callbacks', $invalid, array(), new WP_REST_Request( array() ) ) );
		$this->assertSame( array(), $this->locks() );
	}

	public function test_a_repeated_request_is_refused_on_each_route(): void {
		foreach ( array( '/wc/store/v1/checkout', '/wc/store/checkout', '/wc/store/v1/CHECKOUT', '/wc/store/v1/checkout/83' ) as $route ) {
			$GLOBALS['wpdb']->forget( 'shopfront_' );
			$this->assertSame( 'continues', $this->outcome( $this->send( $this->key( 1 ), 't_a', 'POST', $route ) ), $route );
			$this->assertSame( self::IN_PROGRESS, $this->outcome( $this->send( $this->key( 1 ), 't_a', 'POST', $route ) ), $route );
		}
	}

	public function test_the_key_and_the_session_of_a_request_are_locked(): void {
		$this->send( $this->key( 1 ), 't_a' );
		$this->assertSame( self::IN_PROGRESS, $this->outcome( $this->send( $this->key( 1 ), 't_b' ) ), 'the same key from another session' );
		$this->assertSame( self::IN_PROGRESS, $this->outcome( $this->send( $this->key( 2 ), 't_a' ) ), 'another attempt of the session' );
		$this->assertSame( self::IN_PROGRESS, $this->outcome( $this->send( '', 't_a' ) ), 'a request of the session without a key' );
	}

	public function test_a_refusal_releases_only_the_locks_of_its_own_request(): void {
		$this->send( $this->key( 1 ), 't_a' );
		$second = $this->send( $this->key( 2 ), 't_a' );
		$this->assertCount( 3, $this->locks() );
		$this->end( $second[0], $second[1] );
		$this->assertSame( array( 'shopfront_lock_key_' . $this->key( 1 ), 'shopfront_lock_session_' . md5( 't_a' ) ), $this->locks() );
	}

	public function test_other_shoppers_can_order_and_pay_meanwhile(): void {
		$first = $this->send( $this->key( 1 ), 't_a' );
		$other = $this->send( $this->key( 3 ), 't_b' );
		$this->assertSame( 'continues', $this->outcome( $other ) );
		$this->assertSame( 'at the gateway', $this->pay( $other[0], 't_b', 84 ) );
		$this->end( $other[0], $this->response( 'success' ) );
		$this->assertSame( 'at the gateway', $this->pay( $first[0], 't_a' ) );
		$this->assertCount( 3, $this->locks(), 'the response to another request does not release them' );
	}

	public function test_its_own_response_releases_the_locks_of_a_request(): void {
		$first = $this->send( $this->key( 1 ), 't_a' );
		$this->pay( $first[0], 't_a' );
		$this->end( $first[0], $this->response( 'failure', 400 ) );
		$this->assertSame( array(), $this->locks() );
		$this->assertSame( 'continues', $this->outcome( $this->send( $this->key( 1 ), 't_a' ) ), 'a failed attempt may be sent again' );
	}

	public function test_a_request_without_a_key_locks_its_session_until_the_saved_cart_is_empty(): void {
		$without_key = $this->send( '', 't_a' );
		$this->assertSame( 'continues', $this->outcome( $without_key ) );
		$this->assertSame( self::IN_PROGRESS, $this->outcome( $this->send( $this->key( 1 ), 't_a' ) ) );
		$held                   = array();
		$this->session->on_save = function () use ( &$held ) {
			$held = $this->locks();
		};
		$this->end( $without_key[0], $this->response( 'success' ) );
		$this->assertContains( 'shopfront_lock_session_' . md5( 't_a' ), $held );
	}

	public function test_another_session_cannot_pay_the_same_order(): void {
		// A guest who logs in during the order, or who has shared its link.
		$guest = $this->send( $this->key( 1 ), 't_a' );
		$this->pay( $guest[0], 't_a' );
		$link = $this->send( $this->key( 2 ), 't_b' );
		$this->assertSame( 'continues', $this->outcome( $link ) );
		$this->assertSame( self::IN_PROGRESS, $this->pay( $link[0], 't_b' ) );
		$this->assertSame( array(), $this->plugin->orders->store->of_session( 't_b' ) );
	}

	public function test_an_order_that_was_paid_before_its_lock_was_free_is_not_paid_again(): void {
		$GLOBALS['stored_status'] = 'processing';
		$this->assertSame( self::IN_PROGRESS, $this->pay( $this->send( $this->key( 1 ), 't_a' )[0], 't_a' ) );
		unset( $GLOBALS['stored_status'] );
	}

	public function test_a_placed_order_is_not_placed_again_with_its_key(): void {
		$first = $this->send( $this->key( 1 ), 't_a' );
		$this->pay( $first[0], 't_a' );
		WC()->order->status = 'processing';
		$this->end( $first[0], $this->response( 'success' ) );
		foreach ( array( 't_a', 't_b' ) as $session ) {
			$this->assertSame( self::IN_PROGRESS, $this->outcome( $this->send( $this->key( 1 ), $session ) ), $session );
			$GLOBALS['wpdb']->forget( 'shopfront_lock_' );
		}
		$this->assertSame( 'continues', $this->outcome( $this->send( $this->key( 2 ), 't_a' ) ), 'the next order' );
	}

	public function test_a_request_that_has_loaded_the_cart_before_it_was_ordered_is_refused(): void {
		$this->assertSame( self::IN_PROGRESS, $this->outcome( $this->send_after( $this->response( 'success' ) ) ) );
	}

	public function test_a_request_that_has_loaded_the_cart_continues_if_no_order_was_placed(): void {
		$this->assertSame( 'continues', $this->outcome( $this->send_after( $this->response( 'failure', 400 ) ) ) );
	}

	/** Another plugin made WooCommerce read the session before the first response. */
	private function send_after( WP_REST_Response $first_response ): array {
		$first = $this->send( $this->key( 1 ), 't_a' );
		$this->pay( $first[0], 't_a' );
		$begun = microtime( true );
		$this->end( $first[0], $first_response );
		$_SERVER['REQUEST_TIME_FLOAT'] = $begun;
		$request                       = new WP_REST_Request( array( 'extensions' => array( 'shopfront' => array( 'attempt' => $this->key( 2 ) ) ) ) );
		return array( $request, apply_filters( 'rest_request_before_callbacks', null, array(), $request ) );
	}

	public function test_servers_use_the_clock_of_the_database(): void {
		$GLOBALS['wpdb']->offset = 7;
		$behind                  = new \Shopfront\Orders\Rows( $GLOBALS['wpdb'] );
		$this->assertEqualsWithDelta( 7, $behind->now() - microtime( true ), 0.05 );
		$this->assertEqualsWithDelta( 7, $behind->request_start() - $_SERVER['REQUEST_TIME_FLOAT'], 0.05 );
	}

	public function test_rows_and_the_session_of_an_order_are_read_from_the_primary_database(): void {
		$database = $GLOBALS['wpdb'];
		( new \Shopfront\Orders\Rows( $database ) )->read( 'lock_none', 300 );
		$this->assertTrue( $database->reads_primary );
		$database->reads_primary = false;
		$this->send( $this->key( 1 ), 't_a' );
		$this->assertTrue( $database->reads_primary );
	}

	public function test_a_lock_of_a_crashed_request_expires_after_five_minutes(): void {
		$lock = 'shopfront_lock_session_' . md5( 't_a' );
		$GLOBALS['wpdb']->set_option( $lock, time() - 299 . ' ' . self::ELSEWHERE . ' ' . $this->key( 1 ) );
		$this->assertSame( self::IN_PROGRESS, $this->outcome( $this->send( $this->key( 2 ), 't_a' ) ) );
		$GLOBALS['wpdb']->forget( 'shopfront_lock_key_' );
		$GLOBALS['wpdb']->set_option( $lock, time() - 301 . ' ' . self::ELSEWHERE . ' ' . $this->key( 1 ) );
		$this->assertSame( 'continues', $this->outcome( $this->send( $this->key( 2 ), 't_a' ) ) );
	}

	public function test_a_request_does_not_release_a_lock_that_another_has_acquired_since(): void {
		$old  = $this->send( $this->key( 3 ), 't_c' );
		$lock = 'shopfront_lock_session_' . md5( 't_c' );
		$GLOBALS['wpdb']->set_option( $lock, time() . ' ' . self::ELSEWHERE . ' ' . $this->key( 4 ) );
		$this->end( $old[0], $this->response( 'success' ) );
		$this->assertContains( $lock, $this->locks() );
	}

	public function test_a_request_deletes_no_rows_of_other_requests(): void {
		$GLOBALS['wpdb']->set_option( 'shopfront_attempt_old', time() - 172801 . ' {}' );
		$GLOBALS['wpdb']->set_option( 'shopfront_lock_session_old', '1000000000 text' );
		$this->send( $this->key( 5 ), 't_d' );
		$this->assertArrayHasKey( 'shopfront_attempt_old', $GLOBALS['wpdb']->options() );
		$this->assertArrayHasKey( 'shopfront_lock_session_old', $GLOBALS['wpdb']->options() );
	}

	/** As if a request elsewhere had acquired the session's lock. */
	private function hold( string $key, int $age = 0 ): void {
		$this->session->customer_id = 't_a';
		$GLOBALS['wpdb']->set_option( 'shopfront_lock_session_' . md5( 't_a' ), time() - $age . ' ' . self::ELSEWHERE . " $key" );
	}

	public function test_an_attempt_without_an_order_is_processing_until_its_lock_expires(): void {
		$this->hold( $this->key( 1 ) );
		$this->assertSame( $this->processing( $this->key( 1 ) ), $this->attempts()['attempt'] );
		$this->hold( '' );
		$this->assertSame( $this->processing( '' ), $this->attempts()['attempt'], 'without a key' );
		$this->hold( $this->key( 1 ), 301 );
		$this->assertNull( $this->attempts()['attempt'] );
	}

	public function test_a_failed_attempt_is_processing_when_it_is_sent_again(): void {
		$first = $this->send( $this->key( 1 ), 't_a' );
		$this->pay( $first[0], 't_a' );
		$this->end( $first[0], $this->response( 'failure', 400 ) );
		$this->assertSame( 'failed', $this->attempts()['attempt']['state'] );
		$this->hold( $this->key( 1 ) );
		$this->assertSame( $this->processing( $this->key( 1 ), 83 ), $this->attempts()['attempt'] );
	}

	public function test_a_placed_order_is_placed_while_its_request_runs_and_the_next_attempt_is_not(): void {
		$first = $this->send( $this->key( 1 ), 't_a' );
		$this->pay( $first[0], 't_a' );
		WC()->order->status = 'processing';
		$this->assertSame( 'placed', $this->attempts()['attempt']['state'] );
		$this->hold( $this->key( 2 ) );
		$this->assertSame( $this->processing( $this->key( 2 ) ), $this->attempts()['attempt'] );
		$this->assertSame( 83, $this->attempts()['last_order']['order_id'] );
	}

	public function test_an_overwritten_session_hides_no_attempt(): void {
		$this->pay( $this->send( $this->key( 1 ), 't_a' )[0], 't_a' );
		$this->session->overwrite( array() );
		$this->assertSame( $this->key( 1 ), $this->attempts()['attempt']['key'] );
	}

	public function test_a_request_whose_locks_have_expired_before_the_gateway_does_not_pay(): void {
		$slow                       = $this->send( $this->key( 1 ), 't_a' );
		WC()->session               = $this->session;
		$this->session->customer_id = 't_a';
		do_action( 'woocommerce_store_api_checkout_update_order_from_request', WC()->order, $slow[0] );
		$this->expire_locks();
		foreach ( array_keys( $GLOBALS['wpdb']->options() ) as $name ) {
			if ( 0 === strpos( $name, 'shopfront_lock_order' ) ) {
				$GLOBALS['wpdb']->set_option( $name, time() . ' ' . self::ELSEWHERE . ' ' . $this->key( 2 ) );
			}
		}
		$this->expectException( RouteException::class );
		do_action( 'woocommerce_store_api_checkout_order_processed', WC()->order );
	}

	/** The session of a request with this cookie and Cart-Token. */
	private function session_of( string $cookie, ?string $token = null ): string {
		$_COOKIE['wp_woocommerce_session_hash'] = $cookie;
		return $this->plugin->orders->session->of_request( new WP_REST_Request( array(), 'POST', '/wc/store/v1/checkout', array( 'Cart-Token' => $token ) ) );
	}

	public function test_the_loaded_session_is_used(): void {
		$this->session->customer_id = 't_a';
		$this->assertSame( 't_a', $this->session_of( '' ) );
	}

	public function test_before_the_session_is_loaded_it_is_read_from_the_request(): void {
		WC()->session = null;
		$this->assertSame( 't_c', $this->session_of( 't_c|1|2|signature' ), 'of a guest, by cookie' );
		$this->assertSame( '', $this->session_of( 't_c|1|2|forged' ), 'a cookie that WooCommerce has not signed' );
		$this->assertSame( 't_d', $this->session_of( 't_c|1|2|signature', 'token:t_d' ), 'a token takes precedence' );
		$this->assertSame( 't_c', $this->session_of( 't_c|1|2|signature', 't_d' ), 'an invalid token' );
		$GLOBALS['user_id'] = 5;
		$this->assertSame( '5', $this->session_of( 't_c|1|2|signature' ), 'of a customer' );
	}
}
