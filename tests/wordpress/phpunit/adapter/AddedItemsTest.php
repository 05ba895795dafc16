<?php

/** Items that another tab adds during a payment stay in the cart. */
final class AddedItemsTest extends OrderTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->session->customer_id = 't_a';
		$this->session->set( 'cart', $this->cart( array( 'mug' => 1 ) ) );
		do_action( 'woocommerce_add_to_cart' );
	}

	protected function tearDown(): void {
		parent::tearDown();
		unset( $GLOBALS['saved_sessions'], $GLOBALS['query_vars'] );
	}

	/** @param array<string, int> $quantities By product. */
	private function cart( array $quantities ): array {
		$items = array();
		foreach ( $quantities as $product => $quantity ) {
			$items[ md5( $product ) ] = array(
				'product_id' => $product,
				'quantity'   => $quantity,
			);
		}
		return $items;
	}

	/** @return array<string, int>|null Quantities by product in a cart of the session. */
	private function quantities( $cart ): ?array {
		return $cart ? array_column( $cart, 'quantity', 'product_id' ) : null;
	}

	/** Another request saves a cart while the gateway works. */
	private function add_elsewhere( array $quantities, string $session = 't_a' ): void {
		$GLOBALS['saved_sessions'][ $session ] = serialize( array( 'cart' => serialize( $this->cart( $quantities ) ) ) );
	}

	private function order( callable $meanwhile, string $result = 'success', string $url = '' ): void {
		list( $request ) = $this->send( $this->key( 1 ), 't_a' );
		$this->pay( $request, 't_a' );
		$meanwhile();
		if ( 'success' === $result && '' === $url ) {
			WC()->order->status = 'processing';
			WC()->cart->empty_cart();
		}
		$payment = array(
			'payment_status' => $result,
			'redirect_url'   => $url,
		);
		$this->end( $request, new WP_REST_Response( array( 'payment_result' => $payment ), 200 ) );
	}

	/** As WooCommerce does on this page. */
	private function open_received_page(): void {
		$this->restart();
		$GLOBALS['query_vars'] = array( 'order-received' => '83' );
		add_action( 'template_redirect', static fn() => apply_filters( 'woocommerce_should_clear_cart_after_payment', true ) && WC()->cart->empty_cart(), 20 );
		do_action( 'template_redirect' );
	}

	public static function saved_carts(): array {
		return array(
			'another product'            => array( array( 'mug' => 1, 'socks' => 2 ), array( 'socks' => 2 ) ),
			'more of the same product'   => array( array( 'mug' => 3 ), array( 'mug' => 2 ) ),
			'one instead of the ordered' => array( array( 'socks' => 1 ), array( 'socks' => 1 ) ),
			'nothing'                    => array( array( 'mug' => 1 ), null ),
			'an emptied cart'            => array( array(), null ),
		);
	}

	/** @dataProvider saved_carts */
	public function test_a_placed_order_leaves_what_was_added( array $saved, ?array $left ): void {
		$this->order( fn() => $this->add_elsewhere( $saved ) );
		$this->assertSame( $left, $this->quantities( $this->session->saved['cart'] ) );
	}

	public function test_a_declined_payment_leaves_all_items(): void {
		$this->order( fn() => $this->add_elsewhere( array( 'mug' => 1, 'socks' => 2 ) ), 'failure' );
		$this->assertSame( array( 'mug' => 1, 'socks' => 2 ), $this->quantities( $this->session->saved['cart'] ) );
	}

	public function test_another_sessions_cart_is_not_touched(): void {
		$this->order( fn() => $this->add_elsewhere( array( 'socks' => 2 ), 't_b' ) );
		$this->assertNull( $this->session->saved['cart'] );
	}

	public function test_the_received_page_leaves_a_cart_that_was_filled_after_the_order(): void {
		$this->order( fn() => $this->add_elsewhere( array( 'mug' => 3 ) ) );
		$this->open_received_page();
		$this->assertSame( array( 'mug' => 2 ), $this->quantities( $this->session->get( 'cart' ) ) );
		$this->open_received_page();
		$this->assertSame( array( 'mug' => 2 ), $this->quantities( $this->session->get( 'cart' ) ), 'after a reload too' );
	}

	public function test_the_received_page_leaves_what_was_added_while_a_dialog_was_open(): void {
		$this->order( static function () {}, 'success', '#pay-83' );
		$this->session->set( 'cart', $this->cart( array( 'mug' => 1, 'socks' => 2 ) ) );
		WC()->order->status = 'processing';
		$this->open_received_page();
		$this->assertSame( array( 'socks' => 2 ), $this->quantities( $this->session->get( 'cart' ) ) );
	}

	public function test_the_received_page_empties_the_ordered_cart(): void {
		$this->order( static function () {}, 'success', '#pay-83' );
		WC()->order->status = 'processing';
		$this->open_received_page();
		$this->assertTrue( WC()->cart->is_empty );
	}

	public function test_the_received_page_of_an_earlier_order_keeps_a_carts_id(): void {
		$this->order( fn() => $this->add_elsewhere( array( 'mug' => 3 ) ) );
		$id = $this->session->get( 'shopfront_cart' );
		$this->assertNotEmpty( $id );
		$this->open_received_page();
		$this->assertSame( $id, $this->session->get( 'shopfront_cart' ), 'or the cart could be ordered again' );
	}

	public function test_an_attempt_of_an_earlier_version_leaves_the_cart_to_the_platform(): void {
		$attempt = new Shopfront\Orders\Attempt( array( 'cart' => 'a' ) );
		$this->assertSame( array(), $attempt->subtract_from( $this->cart( array( 'mug' => 1 ) ) ) );
	}

	public function test_a_declined_payment_that_created_an_account_leaves_all_items(): void {
		$this->order(
			function () {
				// WooCommerce has moved the guest's session to the account; another tab is still the guest.
				$this->session->customer_id = '7';
				$this->add_elsewhere( array( 'socks' => 2 ) );
			},
			'failure'
		);
		$this->assertSame( array( 'mug' => 1, 'socks' => 2 ), $this->quantities( $this->session->saved['cart'] ) );
	}

	public function test_the_received_page_of_an_unknown_order_is_left_to_the_platform(): void {
		$this->open_received_page();
		$this->assertTrue( WC()->cart->is_empty );
	}
}
