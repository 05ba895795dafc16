<?php

namespace Shopfront\Orders;

defined( 'ABSPATH' ) || exit;

/** Lists the orders whose payment has an unknown result, and handles the merchant's answers. */
final class Unanswered_Attempts {

	private Attempt_Store $store;
	private Locks $locks;

	public function __construct( Attempt_Store $store, Locks $locks ) {
		$this->store = $store;
		$this->locks = $locks;
	}

	/**
	 * Oldest first, without attempts whose request is still running.
	 * @return array<int, array{order_id: int, number: string, time: int, method: string, total: string, status: string,
	 * url: string}> `time` is the call of the gateway in seconds, `total` plain text, `url` the order's page in the
	 * dashboard.
	 */
	public function all(): array {
		$rows = array();
		foreach ( $this->store->open_orders() as $id ) {
			$attempt = $this->find( $id );
			$order   = $attempt ? wc_get_order( $id ) : null;
			if ( $order ) {
				$rows[] = array(
					'order_id' => $id,
					'number'   => (string) $order->get_order_number(),
					'time'     => $attempt->sent_at,
					'method'   => $attempt->method,
					'total'    => wp_strip_all_tags( wc_price( (float) $order->get_total(), array( 'currency' => $order->get_currency() ) ) ),
					'status'   => (string) wc_get_order_status_name( $order->get_status() ),
					'url'      => (string) $order->get_edit_order_url(),
				);
			}
		}
		array_multisort( array_column( $rows, 'time' ), $rows );
		return $rows;
	}

	public function report_all(): void {
		foreach ( $this->store->open_orders() as $id ) {
			$this->report( $id );
		}
	}

	/** Adds a note to the order, once. */
	public function report( int $order_id ): void {
		if ( ! $this->locks->take( "report_$order_id" ) ) {
			return;
		}
		$attempt = $this->find( $order_id );
		$order   = $attempt && ! $attempt->is_reported ? wc_get_order( $order_id ) : null;
		if ( $order ) {
			$attempt->is_reported = true;
			$this->store->save( $attempt );
			$order->add_order_note(
				sprintf(
					/* translators: %s: name of a payment method. */
					__( 'The payment with %s has no answer: the request ended while the payment service was working. Check there whether the order was paid, then answer under WooCommerce > Settings > Advanced > Shopfront. Until then the customer is warned before they can pay again.', 'shopfront' ),
					$attempt->method
				)
			);
		}
		$this->locks->release( "report_$order_id" );
	}

	/** @return bool False if the order has no unanswered attempt, or WooCommerce can't complete its payment. */
	public function mark_paid( int $order_id ): bool {
		$order = $this->find( $order_id ) ? wc_get_order( $order_id ) : null;
		if ( ! $order ) {
			return false;
		}
		// The new status answers the attempt (Attempts::read_status()).
		$order->payment_complete();
		if ( $order->has_status( Attempt::UNPAID_STATUSES ) ) {
			return false;
		}
		$order->add_order_note( __( 'The shop has confirmed that this order was paid.', 'shopfront' ), 0, true );
		return true;
	}

	/**
	 * Lets the shopper try again.
	 * @return bool False if the order has no unanswered attempt.
	 */
	public function mark_unpaid( int $order_id ): bool {
		$attempt = $this->find( $order_id );
		$order   = $attempt ? wc_get_order( $order_id ) : null;
		if ( ! $order ) {
			return false;
		}
		$attempt->refuse();
		$this->store->save( $attempt );
		$order->add_order_note( __( 'The shop has confirmed that this order was not paid. The customer can try again.', 'shopfront' ), 0, true );
		return true;
	}

	/** Returns the order's unanswered attempt, unless its request is still running. */
	private function find( int $order_id ): ?Attempt {
		$attempt = $this->store->open_of_order( $order_id );
		$order   = $attempt ? wc_get_order( $order_id ) : null;
		return $order && $attempt->is_unanswered( $order ) && ! $this->locks->is_held( "order_$order_id" ) ? $attempt : null;
	}
}
