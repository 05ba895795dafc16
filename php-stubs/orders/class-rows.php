<?php

namespace Shopfront\Orders;

use wpdb;

defined( 'ABSPATH' ) || exit;

/**
 * State that concurrent requests share.
 *
 * It's stored as options, but without their caches: WordPress caches options for the whole request, and `add_option()`
 * overwrites a row that another request has added since. Each method runs one SQL statement, which is atomic. A row
 * starts with its time, ten digits of seconds, so that SQL can compare ages as text. Names are without the prefix.
 */
final class Rows {

	private const PREFIX = 'shopfront_';

	private wpdb $db;

	/** The database's clock minus PHP's, in seconds; null before the first query. */
	private ?float $offset = null;

	public function __construct( wpdb $db ) {
		$this->db = $db;
	}

	/**
	 * A replica may lack other requests' writes, so all further reads go to the primary database. HyperDB and
	 * LudicrousDB, which add replicas, name the method differently.
	 */
	public function use_primary(): void {
		foreach ( array( 'send_reads_to_primaries', 'send_reads_to_masters' ) as $method ) {
			if ( method_exists( $this->db, $method ) ) {
				$this->db->$method();
				return;
			}
		}
	}

	/** In seconds since 1970, by the database's clock, because the clocks of several PHP servers differ. */
	public function now(): float {
		if ( null === $this->offset ) {
			$now = $this->db->get_var( 'SELECT UNIX_TIMESTAMP(NOW(6))' );
			// SQLite counts whole seconds, but runs on the same machine.
			$has_fraction = is_string( $now ) && false !== strpos( $now, '.' );
			$this->offset = $has_fraction ? (float) $now - microtime( true ) : 0.0;
		}
		return microtime( true ) + $this->offset;
	}

	/** By the clock of now(). */
	public function request_start(): float {
		$start = isset( $_SERVER['REQUEST_TIME_FLOAT'] ) ? (float) $_SERVER['REQUEST_TIME_FLOAT'] : 0.0;
		return $start + $this->now() - microtime( true );
	}

	/**
	 * Adds a row, or replaces one older than `$max_age` seconds.
	 * @return string The row as written, for replace() and drop(); '' if the name exists, or the write fails.
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
	 * Changes a row, unless another request has changed it. `$value` is the row as written, `$text` the new, different
	 * content.
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

	/** @return string The row as written, for replace() and drop(). */
	public function write( string $name, string $text ): string {
		$value = $this->stamp( 0 ) . ' ' . $text;
		$this->query(
			"INSERT INTO {$this->db->options} (option_name, option_value, autoload) VALUES (%s, %s, 'off') ON DUPLICATE KEY UPDATE option_value = VALUES(option_value)",
			self::PREFIX . $name,
			$value
		);
		return $value;
	}

	/** Reads from the primary database; '' if the row is missing, or older than `$max_age` seconds. */
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

	/** Deletes a row, unless it has changed since `$value` was written. */
	public function drop( string $name, string $value ): void {
		$this->query( "DELETE FROM {$this->db->options} WHERE option_name = %s AND option_value = %s", self::PREFIX . $name, $value );
	}

	/** Deletes a row, whatever its content. */
	public function remove( string $name ): void {
		$this->query( "DELETE FROM {$this->db->options} WHERE option_name = %s", self::PREFIX . $name );
	}

	/**
	 * Lists rows by name. It locks none, so that orders can write meanwhile.
	 * @param string $kind The names' start.
	 * @param string $after Lists only later names; '' for all.
	 * @param int $min_age In seconds; younger rows are left out.
	 * @return array<string, string> Rows as written, by name.
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

	/** The ten digits that a row of this age (in seconds) starts with, by the database's clock. */
	private function stamp( int $age ): string {
		return (string) ( (int) $this->now() - $age );
	}

	/**
	 * Repeats a statement that InnoDB has chosen as the victim of a deadlock.
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
