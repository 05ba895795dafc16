<?php

namespace Shopfront\Orders;

defined( 'ABSPATH' ) || exit;

/** Locks in the database. A request releases its locks when it ends; a killed request's locks expire. */
final class Locks {

	/** Lifetime of a killed request's lock, in seconds. */
	public const LASTS = 300;

	private Rows $rows;

	/** Unique across all servers of the shop: 16 hexadecimal digits. */
	private string $process_id;

	/** @var array<string, string> This request's rows as written, by lock name. */
	private array $held = array();

	public function __construct( Rows $rows ) {
		$this->rows       = $rows;
		$this->process_id = bin2hex( random_bytes( 8 ) );
	}

	/**
	 * Acquires a lock until release(), or until PHP ends.
	 * @return bool False if another request, or this one, already has it.
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

	public function release( string $name ): void {
		if ( isset( $this->held[ $name ] ) ) {
			$this->rows->drop( "lock_$name", $this->held[ $name ] );
			unset( $this->held[ $name ] );
		}
	}

	/**
	 * Extends this request's locks before it calls a gateway.
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

	/** Counts this request's own locks too. */
	public function is_held( string $name ): bool {
		return '' !== $this->rows->read( "lock_$name", self::LASTS );
	}

	/** @return string|null The holding attempt's key, '' without a key; null if no other request has the lock. */
	public function holder( string $name ): ?string {
		$text = $this->rows->read( "lock_$name", self::LASTS );
		if ( '' === $text ) {
			return null;
		}
		list( $process, $key ) = explode( ' ', $text );
		return $this->process_id === $process ? null : $key;
	}
}
