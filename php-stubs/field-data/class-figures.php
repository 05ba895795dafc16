<?php

namespace Shopfront\Field_Data;

use Shopfront\Orders\Rows;

defined( 'ABSPATH' ) || exit;

/** Stores the counts of each day in a row of its own, and nothing of a single visit. */
final class Figures {

	/** Start of the rows' names; the day (UTC) follows. */
	private const ROW = 'field_data_';

	/** Rows as written start with their time: ten digits and a space (Rows). */
	private const STAMP_LENGTH = 11;

	/** Visitors may report at the same time. */
	private const TRIES = 20;

	private Rows $rows;

	public function __construct( Rows $rows ) {
		$this->rows = $rows;
	}

	/**
	 * Adds a report to its day: reads the row, and replaces it unless another request has changed it since.
	 *
	 * @param array $report As Rules::read_report() returns.
	 * @return bool False once the hour has as many reports as we count.
	 */
	public function save( array $report ): bool {
		$this->rows->use_primary();
		for ( $try = 0; $try < self::TRIES; ++$try ) {
			$now  = (int) $this->rows->now();
			$name = self::ROW . gmdate( 'Y-m-d', $now );
			$row  = $this->rows->list_rows( $name, '', 0, 1 )[ $name ] ?? '';
			$day  = Rules::add_report( self::decode( $row ), $report, (int) gmdate( 'G', $now ) );
			if ( null === $day ) {
				return false;
			}
			$text    = (string) wp_json_encode( $day );
			$written = '' === $row ? $this->rows->add( $name, $text, WEEK_IN_SECONDS ) : $this->rows->replace( $name, $row, $text );
			if ( '' !== $written ) {
				return true;
			}
			usleep( wp_rand( 1000, 20000 ) );
		}
		return false;
	}

	/** @return array{reports: int, histograms: array<string, array<int, int>>, refusals: array<string, int>} Of the days that count. */
	public function sum(): array {
		return Rules::sum_days( array_filter( array_map( array( __CLASS__, 'decode' ), array_values( $this->rows_since( $this->first_day() ) ) ) ) );
	}

	public function drop_old(): void {
		foreach ( array_diff_key( $this->rows_since( '' ), $this->rows_since( $this->first_day() ) ) as $name => $row ) {
			$this->rows->remove( $name );
		}
	}

	public function drop_all(): void {
		foreach ( $this->rows_since( '' ) as $name => $row ) {
			$this->rows->remove( $name );
		}
	}

	/** Name of the row before the days that count. */
	private function first_day(): string {
		return self::ROW . gmdate( 'Y-m-d', (int) $this->rows->now() - Rules::get( 'days' ) * DAY_IN_SECONDS );
	}

	/** @return array<string, string> Rows as written, by name, after `$after`. */
	private function rows_since( string $after ): array {
		return $this->rows->list_rows( self::ROW, $after, 0, 1000 );
	}

	private static function decode( string $row ): ?array {
		$day = json_decode( substr( $row, self::STAMP_LENGTH ), true );
		return is_array( $day ) ? $day : null;
	}
}
