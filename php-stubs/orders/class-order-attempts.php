<?php
/**
 * Order attempts, identified by key.
 *
 * @package Shopfront
 */

namespace Shopfront\Orders;

use WC_Order;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Order attempts, identified by key.
 *
 * A page that loses its connection while placing an order polls the order status. WooCommerce knows orders, not
 * attempts; this class records attempts with their orders, and adds the session's last one to every response of the
 * checkout.
 */
final class Order_Attempts {

	private Rows $rows;
	private Attempt_Store $attempts;
	private Session $session;
	private Order_Locks $locks;

	/**
	 * Creates the record of attempts.
	 *
	 * @param Rows          $rows     Shared rows.
	 * @param Attempt_Store $attempts Saved attempts.
	 * @param Session       $session  Of the shopper.
	 * @param Order_Locks   $locks    Attempts in progress.
	 */
	public function __construct( Rows $rows, Attempt_Store $attempts, Session $session, Order_Locks $locks ) {
		$this->rows     = $rows;
		$this->attempts = $attempts;
		$this->session  = $session;
		$this->locks    = $locks;
	}

	/** Extends the checkout of the Store API, and adds the hook for orders. */
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
		add_action( 'woocommerce_store_api_checkout_update_order_from_request', array( $this, 'record' ), 10, 2 );
	}

	/**
	 * Returns the schema of our data in requests and responses of the checkout.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function schema(): array {
		return array(
			'attempt'        => array(
				'description' => 'Request: key of the attempt. Response: status of the last attempt.',
				'type'        => array( 'string', 'object', 'null' ),
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

	/**
	 * Records which order belongs to an attempt, before the order is processed.
	 *
	 * @param WC_Order        $order   The unpaid order.
	 * @param WP_REST_Request $request The request that places it.
	 */
	public function record( $order, $request ): void {
		$sent = Order_Request::read_attempt( $request );
		if ( '' === $sent['attempt'] || ! WC()->session ) {
			// Another client may place an order that ours has started. It did not show our total.
			$order->delete_meta_data( Order_Total::META );
			return;
		}
		$order->update_meta_data( Order_Total::META, $sent['expected_total'] );
		$attempt = array(
			'key'        => $sent['attempt'],
			'order_id'   => $order->get_id(),
			'started_at' => time(),
		);
		// A guest may be logged in by the end of the request, but polls as a guest if the response is lost.
		$session = $this->session->id();
		$this->attempts->save( $attempt, $session );
		add_filter(
			'rest_request_after_callbacks',
			function ( $response, $handler, $answered ) use ( $attempt, $session, $request ) {
				if ( $answered === $request ) {
					$end = Attempt::outcome( $response ) + array( 'ended_at' => $this->rows->now() );
					$this->attempts->save( array_merge( $attempt, $end ), $session );
				}
				return $response;
			},
			10,
			3
		);
	}

	/**
	 * Returns the status of the session's last attempt, and its last order.
	 *
	 * @return array{attempt: array<string, mixed>|null, last_order: array<string, mixed>|null}
	 */
	public function data(): array {
		$saved   = $this->attempts->last();
		$order   = $saved ? wc_get_order( $saved['order_id'] ) : null;
		$data    = $order ? $this->describe( $order, $saved ) : array(
			'attempt'    => null,
			'last_order' => null,
		);
		$running = $this->locks->running_attempt( $this->session->id() );
		$is_over = $data['attempt'] && $data['attempt']['key'] === $running && 'placed' === $data['attempt']['state'];
		if ( null !== $running && ! $is_over ) {
			$is_saved        = $order && $saved['key'] === $running;
			$data['attempt'] = array(
				'key'          => $running,
				'state'        => 'processing',
				'order_id'     => $is_saved ? $order->get_id() : 0,
				'redirect_url' => '',
			);
		}
		return $data;
	}

	/**
	 * Describes an attempt that no request is processing.
	 *
	 * @param WC_Order $order Its order.
	 * @param array    $saved In the format of Attempt::state().
	 * @return array{attempt: array<string, mixed>, last_order: array<string, mixed>|null}
	 */
	private function describe( $order, array $saved ): array {
		$state = Attempt::state( $order, $saved );
		$urls  = array(
			'placed'     => $order->get_checkout_order_received_url(),
			'processing' => $saved['redirect_url'],
			'failed'     => '',
		);
		$url   = $urls[ $state ];
		$date  = $order->get_date_created();
		return array(
			'attempt'    => array(
				'key'          => $saved['key'],
				'state'        => $state,
				'order_id'     => $order->get_id(),
				'redirect_url' => $url,
			),
			'last_order' => 'placed' === $state
				? array(
					'order_id'     => $order->get_id(),
					'redirect_url' => $url,
					'placed_at'    => $date ? $date->getTimestamp() : 0,
				)
				: null,
		);
	}
}
