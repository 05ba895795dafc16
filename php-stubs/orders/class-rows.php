<?php
/**
 * Rows in the database that concurrent requests share.
 *
 * @package Shopfront
 */

namespace Shopfront\Orders;

use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * State that concurrent requests share.
 *
 * Stored as options, but without their caches: WordPress caches options for the whole request, and `add_option()`
 * overwrites a row that another request has added since. Each method here runs one SQL statement, which is atomic. A row
 * starts with its time, in seconds with ten digits, so that SQL can compare ages as text.
 */
final class Rows {

	/** Prefix of the names of our rows. */
	private const PREFIX = 'shopfront_';

	private wpdb $db;

	/** Clock of the database minus that of PHP, in seconds; null before the first query. */
	private ?float $offset = null;

	/**
	 * Creates the access to rows.
	 *
	 * @param wpdb $db The database of WordPress.
	 */
	public function __construct( wpdb $db ) {
		$this->db = $db;
	}

	/**
	 * Sends all further reads of this request to the primary database. A replica may not have the writes of other
	 * requests yet. HyperDB and LudicrousDB, which add replicas, name the method differently.
	 */
	public function use_primary(): void {
		foreach ( array( 'send_reads_to_primaries', 'send_reads_to_masters' ) as $method ) {
			if ( method_exists( $this->db, $method ) ) {
				$this->db->$method();
				return;
			}
		}
	}

	/**
	 * Returns the time of the database, because the clocks of several PHP servers differ.
	 *
	 * @return float Seconds since 1970, with microseconds.
	 */
	public function now(): float {
		if ( null === $this->offset ) {
			$now = $this->db->get_var( 'SELECT UNIX_TIMESTAMP(NOW(6))' );
			// SQLite counts whole seconds, but runs on the same machine.
			$has_fraction = is_string( $now ) && false !== strpos( $now, '.' );
			$this->offset = $has_fraction ? (float) $now - microtime( true ) : 0.0;
		}
		return microtime( true ) + $this->offset;
	}

	/**
	 * Returns when this request started, by the clock of now().
	 *
	 * @return float
	 */
	public function request_start(): float {
		$start = isset( $_SERVER['REQUEST_TIME_FLOAT'] ) ? (float) $_SERVER['REQUEST_TIME_FLOAT'] : 0.0;
		return $start + $this->now() - microtime( true );
	}

	/**
	 * Adds a row, unless the name exists.
	 *
	 * @param string $name Name without the prefix.
	 * @param string $text Content.
	 * @return string The row as written, for drop(). '' if the name exists, or the write fails.
	 */
	public function add( string $name, string $text ): string {
		$value = time() . ' ' . $text;
		$added = $this->db->query(
			$this->db->prepare(
				"INSERT IGNORE INTO {$this->db->options} (option_name, option_value, autoload) VALUES (%s, %s, 'off')",
				self::PREFIX . $name,
				$value
			)
		);
		return 1 === (int) $added ? $value : '';
	}

	/**
	 * Adds or overwrites a row.
	 *
	 * @param string $name Name without the prefix.
	 * @param string $text Content.
	 */
	public function write( string $name, string $text ): void {
		$this->db->query(
			$this->db->prepare(
				"INSERT INTO {$this->db->options} (option_name, option_value, autoload) VALUES (%s, %s, 'off') ON DUPLICATE KEY UPDATE option_value = VALUES(option_value)",
				self::PREFIX . $name,
				time() . ' ' . $text
			)
		);
	}

	/**
	 * Reads a row from the primary database.
	 *
	 * @param string $name    Name without the prefix.
	 * @param int    $max_age In seconds; an older row counts as missing.
	 * @return string Content; '' if the row is missing.
	 */
	public function read( string $name, int $max_age ): string {
		$this->use_primary();
		$value = $this->db->get_var(
			$this->db->prepare(
				"SELECT option_value FROM {$this->db->options} WHERE option_name = %s AND option_value >= %s",
				self::PREFIX . $name,
				(string) ( time() - $max_age )
			)
		);
		return is_string( $value ) ? substr( $value, 11 ) : '';
	}

	/**
	 * Deletes a row, unless it has changed.
	 *
	 * @param string $name  Name without the prefix.
	 * @param string $value The value that add() returned.
	 */
	public function drop( string $name, string $value ): void {
		$this->db->query(
			$this->db->prepare(
				"DELETE FROM {$this->db->options} WHERE option_name = %s AND option_value = %s",
				self::PREFIX . $name,
				$value
			)
		);
	}

	/**
	 * Deletes expired rows.
	 *
	 * @param string $kind    Start of their names, without the prefix.
	 * @param int    $max_age In seconds.
	 */
	public function drop_old( string $kind, int $max_age ): void {
		$this->db->query(
			$this->db->prepare(
				"DELETE FROM {$this->db->options} WHERE option_name LIKE %s AND option_value < %s",
				$this->db->esc_like( self::PREFIX . $kind ) . '%',
				(string) ( time() - $max_age )
			)
		);
	}
}
