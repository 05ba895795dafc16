<?php

/**
 * Cells of the crash matrix (docs/contribute/crash-matrix.md) with real processes, without WooCommerce: where the process
 * dies, what the shopper does next, and what happens meanwhile.
 */
final class CrashCellsTest extends ProcessTestCase {

	private const RUNS   = 'shopfront_order_in_progress';
	private const ASKS   = 'shopfront_order_unanswered';
	private const EMPTY  = 'woocommerce_rest_cart_empty';
	private const PLACED = '/checkout/order-received/83/';

	/** The shopper's requests by name. The first one has key 1. */
	private const STEPS = array(
		'same key' => array( 'key' => 1 ),
		'new key'  => array( 'key' => 2 ),
		'no key'   => array( 'key' => 0 ),
		'link'     => array(
			'key' => 2,
			'way' => 'link',
		),
		'form'     => array(
			'key' => 2,
			'way' => 'form',
		),
	);

	/**
	 * Where it dies; the shopper's next step; the event, '' for none; whether the locks have expired; the response;
	 * charges after it; the response to the confirmed request, null if the shopper isn't asked; charges after that.
	 */
	public static function cells(): array {
		$paid_by = array(
			'same key' => 200,
			'new key'  => 200,
			'no key'   => 200,
			'link'     => self::PLACED,
			'form'     => self::PLACED,
		);
		$cells   = array();
		// Nothing was charged before the gateway was called: the order is sent again.
		foreach ( array( 'lock-after', 'draft-before', 'draft-after', 'stock-after', 'gateway-before' ) as $number => $point ) {
			$step                                     = array( 'same key', 'new key', 'no key', 'form', 'same key' )[ $number ];
			$cells[ "$point, $step, after the lock" ] = array( $point, $step, '', true, $paid_by[ $step ], 1 );
		}
		$cells['gateway-before, link, after the lock'] = array( 'gateway-before', 'link', '', true, self::PLACED, 1 );
		$cells['lock-before, new key, at once']        = array( 'lock-before', 'new key', '', false, 200, 1 );
		$cells['lock-after, same key, at once']        = array( 'lock-after', 'same key', '', false, self::RUNS, 0 );
		// The gateway was called, and has not charged.
		$cells['gateway-after, same key, after the lock'] = array( 'gateway-after', 'same key', '', true, self::ASKS, 0, 200, 1 );
		$cells['charge-before, new key, after the lock']  = array( 'charge-before', 'new key', '', true, self::ASKS, 0, 200, 1 );
		$cells['charge-before, form, webhook fails']      = array( 'charge-before', 'form', 'failed', true, self::PLACED, 1 );
		// It has charged.
		$cells['charge-after, same key, at once'] = array( 'charge-after', 'same key', '', false, self::RUNS, 1 );
		$cells['charge-after, new key, at once']  = array( 'charge-after', 'new key', '', false, self::RUNS, 1 );
		foreach ( $paid_by as $step => $paid ) {
			$asks = array(
				'link' => '/checkout/order-pay/83/',
				'form' => self::ASKS,
			)[ $step ] ?? self::ASKS;
			$cells[ "charge-after, $step, after the lock" ] = array( 'charge-after', $step, '', true, $asks, 1, $paid, 2 );
		}
		$cells['charge-after, same key, hold stock cancels']    = array( 'charge-after', 'same key', 'cancelled', true, self::ASKS, 1, 200, 2 );
		$cells['charge-after, new key, merchant cancels']       = array( 'charge-after', 'new key', 'cancelled', true, self::ASKS, 1, 200, 2 );
		$cells['charge-after, form, hold stock cancels']        = array( 'charge-after', 'form', 'cancelled', true, self::ASKS, 1, self::PLACED, 2 );
		$cells['charge-after, same key, webhook pays']          = array( 'charge-after', 'same key', 'processing', true, self::RUNS, 1 );
		$cells['charge-after, new key, webhook pays']           = array( 'charge-after', 'new key', 'processing', true, self::EMPTY, 1 );
		$cells['charge-after, link, webhook pays']              = array( 'charge-after', 'link', 'processing', true, 'cannot be paid', 1 );
		$cells['charge-after, form, webhook pays']              = array( 'charge-after', 'form', 'processing', true, self::PLACED, 1 );
		$cells['charge-after, no key, webhook fails']           = array( 'charge-after', 'no key', 'failed', true, 200, 2 );
		$cells['charge-after, new key, merchant: was paid']     = array( 'charge-after', 'new key', 'mark_paid', true, self::EMPTY, 1 );
		$cells['charge-after, new key, merchant: was not paid'] = array( 'charge-after', 'new key', 'mark_unpaid', true, 200, 2 );
		// The order is paid.
		$cells['status-before, new key, after the lock'] = array( 'status-before', 'new key', '', true, self::ASKS, 1, 200, 2 );
		$cells['status-after, same key, at once']        = array( 'status-after', 'same key', '', false, self::RUNS, 1 );
		$cells['status-after, new key, after the lock']  = array( 'status-after', 'new key', '', true, self::EMPTY, 1 );
		$cells['session-before, no key, after the lock'] = array( 'session-before', 'no key', '', true, self::EMPTY, 1 );
		$cells['session-after, same key, at once']       = array( 'session-after', 'same key', '', false, self::RUNS, 1 );
		$cells['session-after, form, at once']           = array( 'session-after', 'form', '', false, self::PLACED, 1 );
		return $cells;
	}

	/** A confirmed request has another key. */
	private function step( string $step, array $more = array() ) {
		$given        = $more + self::STEPS[ $step ];
		$given['key'] = $given['key'] > 0 ? $this->key( $given['key'] ) : '';
		return $this->run_alone( $given );
	}

	private function happen( string $event ): void {
		if ( file_exists( "$this->folder/order-83" ) && '' !== $event ) {
			$is_answer = 0 === strpos( $event, 'mark_' );
			$this->run_alone(
				array(
					'key'    => '',
					'way'    => $is_answer ? 'merchant' : 'event',
					'was'    => $event,
					'status' => $event,
				)
			);
		}
	}

	/** @dataProvider cells */
	public function test_a_killed_process_charges_nobody_twice( string $point, string $step, string $event, bool $is_late, $response, int $charges, $confirmed = null, int $in_the_end = 0 ): void {
		touch( "$this->folder/start" );
		touch( "$this->folder/go" );
		$this->step( 'same key', array( 'dies' => $point ) );
		if ( $is_late ) {
			$this->expire_locks();
		}
		$this->happen( $event );
		// WooCommerce makes another order of the cart if the first one is cancelled.
		$order = array( 'order_id' => 'cancelled' === $event ? 84 : 83 );
		$this->assertSame( $response, $this->step( $step, $order ) );
		$this->assertCount( $charges, $this->gateway(), 'charges' );
		if ( null !== $confirmed ) {
			$new = 'link' === $step || 'form' === $step ? array() : array( 'key' => 3 );
			$this->assertSame( $confirmed, $this->step( $step, $new + $order + array( 'confirmed' => $this->key( 1 ) ) ) );
			$this->assertCount( $in_the_end, $this->gateway(), 'charges after the confirmation' );
		}
	}
}
