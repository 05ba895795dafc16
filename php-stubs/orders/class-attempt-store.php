<?php

namespace Shopfront\Orders;

defined( 'ABSPATH' ) || exit;

/**
 * Saves and reads order attempts.
 *
 * Each attempt is one row, and that row is its only truth: any concurrent request can overwrite a session. Two more
 * rows point to it by its key, one for the session, and one for the order while the attempt is unanswered.
 */
final class Attempt_Store {

	/** Seconds; as long as a session. */
	public const LASTS = 172800;

	private Rows $rows;
	private Session $session;

	public function __construct( Rows $rows, Session $session ) {
		$this->rows    = $rows;
		$this->session = $session;
	}

	/** Saves at once, because pages poll while a gateway is working. */
	public function save( Attempt $attempt ): void {
		$this->rows->write( "attempt_$attempt->key", (string) wp_json_encode( $attempt ) );
		if ( $attempt->sent_at > 0 && ! $attempt->is_answered ) {
			$this->rows->write( "unanswered_$attempt->order_id", $attempt->key );
		} elseif ( $this->rows->read( "unanswered_$attempt->order_id" ) === $attempt->key ) {
			$this->rows->remove( "unanswered_$attempt->order_id" );
		}
	}

	/** Makes it the session's last attempt. A few earlier ones are kept, unless nothing was paid for them. */
	public function add_to_session( string $session, Attempt $attempt ): void {
		$is_open = static function ( Attempt $earlier ) use ( $attempt ) {
			return $earlier->key !== $attempt->key && ! $earlier->is_refused;
		};
		$keys    = array_slice( array_column( array_filter( $this->of_session( $session ), $is_open ), 'key' ), -4 );
		$this->rows->write( 'attempt_of_' . $this->session->row( $session ), implode( ' ', array_merge( $keys, array( $attempt->key ) ) ) );
	}

	public function with_key( string $key ): ?Attempt {
		$saved = '' === $key ? null : json_decode( $this->rows->read( "attempt_$key" ), true );
		return is_array( $saved ) ? new Attempt( $saved ) : null;
	}

	/** @return Attempt[] Oldest first. */
	public function of_session( string $session ): array {
		$keys = '' === $session ? '' : $this->rows->read( 'attempt_of_' . $this->session->row( $session ) );
		return array_values( array_filter( array_map( array( $this, 'with_key' ), explode( ' ', $keys ) ) ) );
	}

	public function last_of_session( string $session ): ?Attempt {
		$attempts = $this->of_session( $session );
		return $attempts ? end( $attempts ) : null;
	}

	/** Returns the order's unanswered attempt. */
	public function open_of_order( int $order_id ): ?Attempt {
		return $this->with_key( $this->rows->read( "unanswered_$order_id" ) );
	}

	/** @return int[] IDs of orders with an unanswered attempt. */
	public function open_orders(): array {
		$names = array_keys( $this->rows->list_rows( 'unanswered_', '', 0, 500 ) );
		return array_map(
			static function ( $name ) {
				return (int) substr( $name, strlen( 'unanswered_' ) );
			},
			$names
		);
	}

	/** Removes expired rows in small batches until its time is up. Unanswered attempts stay. */
	public function drop_old( float $seconds = 20.0 ): void {
		$until = microtime( true ) + $seconds;
		foreach ( array(
			'lock_'       => Locks::LASTS,
			'attempt_'    => self::LASTS,
			'unanswered_' => self::LASTS,
		) as $kind => $max_age ) {
			$after = '';
			do {
				$rows = $this->rows->list_rows( $kind, $after, $max_age, 200 );
				foreach ( $rows as $name => $value ) {
					$after = $name;
					if ( 'lock_' === $kind || ! $this->is_open( substr( $value, 11 ) ) ) {
						$this->rows->drop( $name, $value );
					}
				}
			} while ( $rows && microtime( true ) < $until );
		}
	}

	/** Whether a row is an unanswered attempt, or points to one. */
	private function is_open( string $text ): bool {
		$saved    = json_decode( $text, true );
		$attempts = is_array( $saved ) ? array( new Attempt( $saved ) ) : array_filter( array_map( array( $this, 'with_key' ), explode( ' ', $text ) ) );
		foreach ( $attempts as $attempt ) {
			$order = $attempt->sent_at > 0 && ! $attempt->is_answered ? wc_get_order( $attempt->order_id ) : null;
			if ( $order && $attempt->is_unanswered( $order ) ) {
				return true;
			}
		}
		return false;
	}
}
