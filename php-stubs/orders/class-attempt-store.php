<?php
/**
 * Saved order attempts.
 *
 * @package Shopfront
 */

namespace Shopfront\Orders;

defined( 'ABSPATH' ) || exit;

/** Saves and reads order attempts. */
final class Attempt_Store {

	/** How long an attempt is stored, in seconds: as long as a session. */
	public const LASTS = 172800;

	/** Session key of the attempt. */
	private const SESSION_KEY = 'shopfront_attempt';

	private Rows $rows;
	private Session $session;

	/**
	 * Creates the store.
	 *
	 * @param Rows    $rows    Shared rows.
	 * @param Session $session Of the shopper.
	 */
	public function __construct( Rows $rows, Session $session ) {
		$this->rows    = $rows;
		$this->session = $session;
	}

	/**
	 * Saves an attempt immediately, because pages poll while a gateway is working.
	 *
	 * The session follows a guest who becomes a customer. But concurrent requests overwrite each other's session data, so
	 * the attempt is also saved in rows for its session and key, which only the request with their lock writes.
	 *
	 * @param array  $attempt In the format of Attempt::state(), with its `key`.
	 * @param string $session The session that started it.
	 */
	public function save( array $attempt, string $session ): void {
		$text = (string) wp_json_encode( $attempt );
		$this->rows->write( "attempt_key_{$attempt['key']}", $text );
		$this->rows->write( 'attempt_' . $this->session->row( $session ), $text );
		WC()->session->set( self::SESSION_KEY, $attempt );
		$this->session->save();
	}

	/**
	 * Returns the attempt with a key.
	 *
	 * @param string $key Its key.
	 * @return array|null In the format of Attempt::state(); null if there is none.
	 */
	public function with_key( string $key ): ?array {
		return $this->read( "key_$key" );
	}

	/**
	 * Returns the last attempt that a session started.
	 *
	 * @param string $session The session.
	 * @return array|null In the format of Attempt::state(); null if there is none.
	 */
	public function of_session( string $session ): ?array {
		return $this->read( $this->session->row( $session ) );
	}

	/**
	 * Returns the last attempt of the shopper.
	 *
	 * @return array|null In the format of Attempt::state(); null if there is none.
	 */
	public function last(): ?array {
		if ( ! WC()->session ) {
			return null;
		}
		$saved = $this->of_session( $this->session->id() );
		$own   = WC()->session->get( self::SESSION_KEY );
		$own   = is_array( $own ) ? $own + Attempt::DEFAULTS : null;
		return $own && ( ! $saved || $own['started_at'] > $saved['started_at'] ) ? $own : $saved;
	}

	/**
	 * Reads an attempt from its row.
	 *
	 * @param string $name Name of the row, without its kind.
	 * @return array|null
	 */
	private function read( string $name ): ?array {
		$saved = json_decode( $this->rows->read( "attempt_$name", self::LASTS ), true );
		return is_array( $saved ) ? $saved + Attempt::DEFAULTS : null;
	}
}
