<?php
/**
 * An order attempt.
 *
 * @package Shopfront
 */

namespace Shopfront\Orders;

use WC_Order;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The status and the outcome of an order attempt, worked out from its order and its response. */
final class Attempt {

	/** Statuses of an unpaid order. Any other status means placed, including statuses of other plugins. */
	public const UNPAID_STATUSES = array( 'checkout-draft', 'pending', 'failed', 'cancelled', 'trash' );

	/** Defaults for missing keys of a saved attempt. */
	public const DEFAULTS = array(
		'started_at'   => 0,
		'ended_at'     => 0,
		'is_answered'  => false,
		'is_refused'   => false,
		'redirect_url' => '',
	);

	/**
	 * Time limit for an attempt to reach payment, in seconds. After that its request counts as crashed without a response:
	 * nothing was charged.
	 */
	private const PREPARES = 120;

	/**
	 * Returns the status of an attempt.
	 *
	 * @param WC_Order $order   The order.
	 * @param array    $attempt The attempt: `started_at`, in seconds, `is_answered`, `is_refused` and `redirect_url`.
	 * @return string `placed`, `processing` or `failed`. An order with pending payment is processing while its cart
	 * exists; without a cart it was placed, and is paid elsewhere.
	 */
	public static function state( $order, array $attempt ): string {
		if ( ! $order->has_status( self::UNPAID_STATUSES ) ) {
			return 'placed';
		}
		if ( $attempt['is_refused'] ) {
			return 'failed';
		}
		if ( $order->has_status( 'pending' ) ) {
			return '' === $attempt['redirect_url'] && WC()->cart && WC()->cart->is_empty() ? 'placed' : 'processing';
		}
		// During preparation the order still has the status of the previous attempt.
		$is_prepared = ! $attempt['is_answered'] && time() - $attempt['started_at'] < self::PREPARES;
		return $is_prepared ? 'processing' : 'failed';
	}

	/**
	 * Reads the outcome of an attempt from its response, for pages that do not receive it.
	 *
	 * @param mixed $response The response of the checkout: a WP_REST_Response, or an error.
	 * @return array{is_answered: bool, is_refused?: bool, redirect_url?: string} A server error is not a refusal: the
	 * payment may have been charged.
	 */
	public static function outcome( $response ): array {
		$end = array( 'is_answered' => true );
		if ( ! $response instanceof WP_REST_Response ) {
			return $end;
		}
		$status  = $response->get_status();
		$data    = (array) $response->get_data();
		$payment = (array) ( isset( $data['payment_result'] ) ? $data['payment_result'] : array() );
		$is_paid = ! isset( $payment['payment_status'] ) || ! in_array( $payment['payment_status'], array( 'failure', 'error' ), true );
		if ( ! $is_paid || ( $status >= 400 && $status < 500 ) ) {
			return $end + array( 'is_refused' => true );
		}
		$url = isset( $payment['redirect_url'] ) ? (string) $payment['redirect_url'] : '';
		// With a `#` address gateways start their payment script on the page; the page follows it too.
		return preg_match( '~^(https?://|#.)~', $url ) ? $end + array( 'redirect_url' => $url ) : $end;
	}
}
