<?php

namespace Shopfront\Orders;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the session's last attempt to every checkout response. A page that loses its connection while placing an order
 * polls this, because WooCommerce knows orders but not attempts.
 */
final class Order_Attempts {

	private Attempt_Store $store;
	private Session $session;
	private Locks $locks;
	private Cart_Contents $contents;
	private Unanswered_Attempts $unanswered;

	public function __construct( Attempt_Store $store, Session $session, Locks $locks, Cart_Contents $contents, Unanswered_Attempts $unanswered ) {
		$this->store      = $store;
		$this->session    = $session;
		$this->locks      = $locks;
		$this->contents   = $contents;
		$this->unanswered = $unanswered;
	}

	public function register_hooks(): void {
		woocommerce_store_api_register_endpoint_data(
			array(
				'endpoint'        => 'checkout',
				'namespace'       => Order_Request::EXTENSION,
				'data_callback'   => array( $this, 'data' ),
				'schema_callback' => array( $this, 'schema' ),
				'schema_type'     => ARRAY_A,
			)
		);
	}

	/** @return array<string, array<string, mixed>> Schema of our data in the checkout's requests and responses. */
	public function schema(): array {
		return array(
			'attempt'        => array(
				'description' => 'Request: key of the attempt. Response: status of the last attempt.',
				'type'        => array( 'string', 'object', 'null' ),
				'context'     => array( 'view', 'edit' ),
			),
			'confirmed'      => array(
				'description' => 'Request: key of the attempt without an answer that the shopper gives up.',
				'type'        => array( 'string', 'null' ),
				'context'     => array( 'view', 'edit' ),
			),
			'expected_total' => array(
				'description' => 'The total that the shopper saw, in minor units.',
				'type'        => array( 'string', 'null' ),
				'context'     => array( 'view', 'edit' ),
			),
			'last_order'     => array(
				'description' => 'The last order of the session.',
				'type'        => array( 'object', 'null' ),
				'context'     => array( 'view', 'edit' ),
				'readonly'    => true,
			),
		);
	}

	/** @return array{attempt: array<string, mixed>|null, last_order: array<string, mixed>|null} */
	public function data(): array {
		$session  = $this->session->id();
		$attempts = $this->store->of_session( $session );
		$last     = $attempts ? end( $attempts ) : null;
		$running  = '' === $session ? null : $this->locks->holder( $this->session->row( $session ) );
		$attempt  = $this->find_for_cart( $attempts );
		$data     = $attempt ? $this->describe( $attempt ) : null;
		$is_over  = $data && $data['key'] === $running && 'placed' === $data['state'];
		if ( null !== $running && ! $is_over ) {
			$is_saved = $last && $last->key === $running;
			$data     = array(
				'key'          => $running,
				'state'        => 'processing',
				'order_id'     => $is_saved ? $last->order_id : 0,
				'order_number' => '',
				'redirect_url' => '',
				'is_same_cart' => ! $is_saved || $this->is_cart_of( $last ),
				'replaces'     => $is_saved ? $last->replaces : '',
			);
		}
		return array(
			'attempt'    => $data,
			'last_order' => $last ? $this->describe_placed( $last ) : null,
		);
	}

	/**
	 * Returns the attempt that a page must know: an unanswered one for the same items, or the last.
	 * @param Attempt[] $attempts
	 */
	private function find_for_cart( array $attempts ): ?Attempt {
		foreach ( $attempts as $attempt ) {
			$order = $this->is_cart_of( $attempt ) ? wc_get_order( $attempt->order_id ) : null;
			if ( $order && $attempt->is_unanswered( $order ) ) {
				return $attempt;
			}
		}
		return $attempts ? end( $attempts ) : null;
	}

	private function is_cart_of( Attempt $attempt ): bool {
		return '' !== $attempt->items && $this->contents->items( WC()->cart ) === $attempt->items;
	}

	/** @return array<string, mixed>|null Null if its order was deleted. */
	private function describe( Attempt $attempt ): ?array {
		$order = wc_get_order( $attempt->order_id );
		if ( ! $order ) {
			return null;
		}
		$state    = $attempt->state( $order );
		$is_owner = $this->is_owner( $attempt, $order );
		$urls     = array(
			'placed'     => $order->get_checkout_order_received_url(),
			'processing' => $attempt->redirect_url,
		);
		// This request, or another session by the order's link, may be paying it.
		if ( ! $attempt->is_answered && 'placed' !== $state && $this->locks->is_held( 'order_' . $attempt->order_id ) ) {
			$state = 'processing';
		}
		if ( 'unanswered' === $state && ! $attempt->is_reported ) {
			$this->unanswered->report( $attempt->order_id );
		}
		return array(
			'key'          => $attempt->key,
			'state'        => $state,
			'order_id'     => $is_owner ? $order->get_id() : 0,
			'order_number' => $is_owner ? (string) $order->get_order_number() : '',
			'redirect_url' => $is_owner ? $urls[ $state ] ?? '' : '',
			'is_same_cart' => $this->is_cart_of( $attempt ),
			'replaces'     => $attempt->replaces,
		);
	}

	/** @return array{order_id: int, redirect_url: string, placed_at: int}|null Null unless placed by this shopper. */
	private function describe_placed( Attempt $attempt ): ?array {
		$order = wc_get_order( $attempt->order_id );
		if ( ! $order || 'placed' !== $attempt->state( $order ) || ! $this->is_owner( $attempt, $order ) ) {
			return null;
		}
		$date = $order->get_date_created();
		return array(
			'order_id'     => $order->get_id(),
			'redirect_url' => $order->get_checkout_order_received_url(),
			'placed_at'    => $date ? $date->getTimestamp() : 0,
		);
	}

	private function is_owner( Attempt $attempt, $order ): bool {
		return $attempt->belongs_to( $order, $this->session->row( $this->session->id() ) );
	}
}
