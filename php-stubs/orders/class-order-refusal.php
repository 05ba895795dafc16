<?php

namespace Shopfront\Orders;

use Automattic\WooCommerce\StoreApi\Exceptions\RouteException;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Why an order is refused: another request is placing it, or an earlier payment has an unknown result. */
final class Order_Refusal {

	/** While another request has a lock. The attempt's status is open, so our client polls it. */
	private const IN_PROGRESS = 'shopfront_order_in_progress';

	private const UNANSWERED = 'shopfront_order_unanswered';

	public string $code;
	public string $message;

	/** @var array<string, mixed> */
	public array $data = array();

	/** The message is plain text for shoppers. */
	private function __construct( string $code, string $message, array $data = array() ) {
		$this->code    = $code;
		$this->message = $message;
		$this->data    = $data;
	}

	public static function in_progress(): self {
		return new self( self::IN_PROGRESS, __( 'Your order is already placed or still being processed. Please wait a moment.', 'shopfront' ) );
	}

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

	public function error(): WP_Error {
		return new WP_Error( $this->code, $this->message, array( 'status' => 409 ) + $this->data );
	}

	public function exception(): RouteException {
		return new RouteException( $this->code, $this->message, 409, $this->data );
	}
}
