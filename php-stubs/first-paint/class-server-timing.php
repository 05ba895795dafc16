<?php

namespace Shopfront\First_Paint;

use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Says in the header `Server-Timing` how long WooCommerce took for the cart of a page, and how long its first paint
 * took, so that browsers' tools show it. A page whose theme has begun to send itself has no such header.
 */
final class Server_Timing {

	/** @var array<string, float> Seconds by name. */
	private array $started = array();

	/** @var array<string, float> Milliseconds by name. */
	private array $durations = array();

	public function register_hooks(): void {
		add_filter( 'woocommerce_hydration_dispatch_request', array( $this, 'start_cart' ), PHP_INT_MAX, 2 );
	}

	public function start_cart( $result, $request ) {
		if ( $request instanceof WP_REST_Request && First_Paint::ROUTE === $request->get_route() ) {
			$this->start( 'cart' );
		}
		return $result;
	}

	public function start( string $name ): void {
		$this->started[ $name ] = microtime( true );
	}

	public function stop( string $name ): void {
		if ( isset( $this->started[ $name ] ) ) {
			$this->durations[ $name ] = 1000 * ( microtime( true ) - $this->started[ $name ] );
		}
	}

	/** The header's value; '' if it is off. */
	public function value(): string {
		/**
		 * Filters whether pages name their server times. Shoppers' pages shouldn't.
		 *
		 * @param bool $is_on Defaults to WP_DEBUG.
		 */
		if ( ! apply_filters( 'shopfront_server_timing', defined( 'WP_DEBUG' ) && WP_DEBUG ) ) {
			return '';
		}
		$parts = array();
		foreach ( $this->durations as $name => $duration ) {
			$parts[] = sprintf( '%s;dur=%.1F', $name, $duration );
		}
		return implode( ', ', $parts );
	}

	public function send(): void {
		$value = $this->value();
		if ( '' !== $value && ! headers_sent() ) {
			header( "Server-Timing: $value", false );
		}
	}
}
