<?php

namespace Shopfront\Orders;

defined( 'ABSPATH' ) || exit;

/** Locks in the database. A request that ends releases its locks; a killed one leaves them until they expire. */
final class Locks {

	/** Lifetime of a lock that a killed request could not release, in seconds. */
	public const LASTS = 300;

	private Rows $rows;

	/** ID of this request, unique across all servers of the shop: 16 hexadecimal digits. */
	private string $process_id;

	/** @var array<string, string> The locks of this request. Rows as written, by name of the lock. */
	private array $held = array();

	public function __construct( Rows $rows ) {
		$this->rows       = $rows;
		$this->process_id = bin2hex( random_bytes( 8 ) );
	}

	/**
	 * Acquires a lock until it is released, at the latest when PHP ends.
	 *
	 * @param string $key Key of the attempt; '' for none.
	 * @return bool False if another request, or this one, has it.
	 */
	public function take( string $name, string $key = '' ): bool {
		$row = $this->rows->add( "lock_$name", "$this->process_id $key", self::LASTS );
		if ( '' === $row ) {
			return false;
		}
		$this->held[ $name ] = $row;
		// A gateway or a fatal error may end the request. WordPress has saved the session by then.
		register_shutdown_function( array( $this, 'release' ), $name );
		return true;
	}

	/** Releases a lock, if this request has it. */
	public function release( string $name ): void {
		if ( isset( $this->held[ $name ] ) ) {
			$this->rows->drop( "lock_$name", $this->held[ $name ] );
			unset( $this->held[ $name ] );
		}
	}

	/**
	 * Extends the locks of this request before it calls a gateway.
	 *
	 * @return bool False if one has expired, and another request has taken it.
	 */
	public function renew(): bool {
		foreach ( $this->held as $name => $row ) {
			$next = $this->rows->replace( "lock_$name", $row, substr( $row, 11 ) . ' sent' );
			if ( '' === $next ) {
				unset( $this->held[ $name ] );
				return false;
			}
			$this->held[ $name ] = $next;
		}
		return true;
	}

	/** Whether any request has a lock, this one included. */
	public function is_held( string $name ): bool {
		return '' !== $this->rows->read( "lock_$name", self::LASTS );
	}

	/**
	 * Returns the attempt of the request that has a lock.
	 *
	 * @return string|null Its key, '' for an attempt without one; null if no other request has the lock.
	 */
	public function holder( string $name ): ?string {
		$text = $this->rows->read( "lock_$name", self::LASTS );
		if ( '' === $text ) {
			return null;
		}
		list( $process, $key ) = explode( ' ', $text );
		return $this->process_id === $process ? null : $key;
	}
}
