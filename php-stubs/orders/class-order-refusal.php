<?php

namespace Shopfront\Orders;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** The reason why an order is refused: another request is placing it, or an earlier payment has an unknown result. */
final class Order_Refusal {

	/** Error code while another request has a lock. The status of the attempt is open, so our client polls it. */
	private const IN_PROGRESS = 'shopfront_order_in_progress';

	/** Error code for an attempt without an answer. */
	private const UNANSWERED = 'shopfront_order_unanswered';

	public string $code;
	public string $message;

	/** @var array<string, mixed> Data of the error. */
	public array $data = array();

	/** @param string $message Plain text for shoppers. */
	private function __construct( string $code, string $message, array $data = array() ) {
		$this->code    = $code;
		$this->message = $message;
		$this->data    = $data;
	}

	/** Refuses an order while another request places or pays it, or after it was placed. */
	public static function in_progress(): self {
		return new self( self::IN_PROGRESS, __( 'Your order is already placed or still being processed. Please wait a moment.', 'shopfront' ) );
	}

	/** Refuses an order that may have been paid already. */
	public static function unanswered( Attempt $attempt, bool $is_owner ): self {
		$order  = $is_owner ? wc_get_order( $attempt->order_id ) : null;
		$number = $order ? (string) $order->get_order_number() : '';
		return new self(
			self::UNANSWERED,
			'' === $number
				? __( 'We don’t know yet whether your last order with these items was paid, so we didn’t send it again. Please check your email or bank account, or contact us.', 'shopfront' )
				/* translators: %s: number of the order. */
				: sprintf( __( 'We don’t know yet whether order %s was paid, so we didn’t send it again. Please check your email or bank account, or contact us.', 'shopfront' ), $number ),
			array(
				'attempt' => array(
					'key'          => $attempt->key,
					'order_id'     => $order ? $order->get_id() : 0,
					'order_number' => $number,
				),
			)
		);
	}

	/** Returns the refusal as a response of the REST API. */
	public function error(): WP_Error {
		return new WP_Error( $this->code, $this->message, array( 'status' => 409 ) + $this->data );
	}

	/** Returns the refusal for the code of a route of the Store API. */
	public function exception(): RouteException {
		return new RouteException( $this->code, $this->message, 409, $this->data );
	}
}
