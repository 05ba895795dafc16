<?php

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

	/** Clock of the database minus PHP's, in seconds; null before the first query. */
	private ?float $offset = null;

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

	/** Returns when this request started, by the clock of now(). */
	public function request_start(): float {
		$start = isset( $_SERVER['REQUEST_TIME_FLOAT'] ) ? (float) $_SERVER['REQUEST_TIME_FLOAT'] : 0.0;
		return $start + $this->now() - microtime( true );
	}

	/**
	 * Adds a row, or replaces one that has expired. Fails if the name exists.
	 *
	 * @param string $name    Name without the prefix.
	 * @param int    $max_age In seconds; an older row counts as expired.
	 * @return string The row as written, for replace() and drop(). '' if the name exists, or the write fails.
	 */
	public function add( string $name, string $text, int $max_age ): string {
		$value = $this->stamp( 0 ) . ' ' . $text;
		$added = $this->query(
			"INSERT IGNORE INTO {$this->db->options} (option_name, option_value, autoload) VALUES (%s, %s, 'off')",
			self::PREFIX . $name,
			$value
		);
		if ( 1 === $added ) {
			return $value;
		}
		$taken = $this->query(
			"UPDATE {$this->db->options} SET option_value = %s WHERE option_name = %s AND option_value < %s",
			$value,
			self::PREFIX . $name,
			$this->stamp( $max_age )
		);
		return 1 === $taken ? $value : '';
	}

	/**
	 * Changes the content of a row, unless another request has changed it.
	 *
	 * @param string $name  Name without the prefix.
	 * @param string $value The row as it was written.
	 * @param string $text  New content, different from the old one.
	 * @return string The row as written; '' if it has changed.
	 */
	public function replace( string $name, string $value, string $text ): string {
		$next    = $this->stamp( 0 ) . ' ' . $text;
		$changed = $this->query(
			"UPDATE {$this->db->options} SET option_value = %s WHERE option_name = %s AND option_value = %s",
			$next,
			self::PREFIX . $name,
			$value
		);
		return 1 === $changed ? $next : '';
	}

	/**
	 * Adds or overwrites a row.
	 *
	 * @param string $name Name without the prefix.
	 * @return string The row as written, for replace() and drop().
	 */
	public function write( string $name, string $text ): string {
		$value = $this->stamp( 0 ) . ' ' . $text;
		$this->query(
			"INSERT INTO {$this->db->options} (option_name, option_value, autoload) VALUES (%s, %s, 'off') ON DUPLICATE KEY UPDATE option_value = VALUES(option_value)",
			self::PREFIX . $name,
			$value
		);
		return $value;
	}

	/**
	 * Reads a row from the primary database.
	 *
	 * @param string   $name    Name without the prefix.
	 * @param int|null $max_age In seconds; an older row counts as missing. Null for any age.
	 * @return string Content; '' if the row is missing.
	 */
	public function read( string $name, ?int $max_age = null ): string {
		$this->use_primary();
		$value = $this->db->get_var(
			$this->db->prepare(
				"SELECT option_value FROM {$this->db->options} WHERE option_name = %s AND option_value >= %s",
				self::PREFIX . $name,
				null === $max_age ? '' : $this->stamp( $max_age )
			)
		);
		return is_string( $value ) ? substr( $value, 11 ) : '';
	}

	/**
	 * Deletes a row, unless it has changed.
	 *
	 * @param string $name  Name without the prefix.
	 * @param string $value The row as it was written.
	 */
	public function drop( string $name, string $value ): void {
		$this->query( "DELETE FROM {$this->db->options} WHERE option_name = %s AND option_value = %s", self::PREFIX . $name, $value );
	}

	/**
	 * Deletes a row, whatever its content.
	 *
	 * @param string $name Name without the prefix.
	 */
	public function remove( string $name ): void {
		$this->query( "DELETE FROM {$this->db->options} WHERE option_name = %s", self::PREFIX . $name );
	}

	/**
	 * Lists rows in the order of their names. Locks no row, so that orders can write meanwhile.
	 *
	 * @param string $kind    Start of their names, without the prefix.
	 * @param string $after   Only names after this one; '' for all.
	 * @param int    $min_age In seconds; younger rows are left out.
	 * @return array<string, string> Rows as they were written, by name without the prefix.
	 */
	public function list_rows( string $kind, string $after, int $min_age, int $limit ): array {
		$found = $this->db->get_results(
			$this->db->prepare(
				"SELECT option_name, option_value FROM {$this->db->options} WHERE option_name LIKE %s AND option_name > %s AND option_value < %s ORDER BY option_name LIMIT %d",
				$this->db->esc_like( self::PREFIX . $kind ) . '%',
				self::PREFIX . $after,
				$this->stamp( $min_age - 1 ),
				$limit
			),
			ARRAY_A
		);
		$rows  = array();
		foreach ( (array) $found as $row ) {
			$rows[ substr( $row['option_name'], strlen( self::PREFIX ) ) ] = $row['option_value'];
		}
		return $rows;
	}

	/**
	 * Returns the start of a row that was written some time ago, by the clock of the database.
	 *
	 * @param int $age In seconds.
	 * @return string Ten digits.
	 */
	private function stamp( int $age ): string {
		return (string) ( (int) $this->now() - $age );
	}

	/**
	 * Runs a statement. Repeats it if InnoDB has chosen it as the victim of a deadlock.
	 *
	 * @param string $statement With placeholders.
	 * @return int Number of changed rows.
	 */
	private function query( string $statement, string ...$values ): int {
		$tries = 0;
		do {
			// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared, Shopfront.Security.PreparedQuery.NotPrepared -- The callers pass constants with placeholders.
			$changed = $this->db->query( $this->db->prepare( $statement, ...$values ) );
		} while ( false === $changed && false !== stripos( (string) $this->db->last_error, 'deadlock' ) && ++$tries < 5 );
		return (int) $changed;
	}
}
