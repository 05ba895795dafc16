<?php

namespace Shopfront\Field_Data;

defined( 'ABSPATH' ) || exit;

/**
 * Limits and allowed names of a report: packages/field-data in PHP. Both read the same lists and are tested
 * with the same table (tests/fixtures/field-data.json).
 */
final class Rules {

	/** Has `pages`, `measures`, `fields`, `refusals`, `limits` and `bounds`. `npm run generate` writes it. */
	private const FILE = __DIR__ . '/rules.json';

	private const OTHER = 'other';

	/** @return array|int */
	public static function get( string $name ) {
		static $rules = null;
		if ( null === $rules ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of our own.
			$rules = (array) json_decode( (string) file_get_contents( self::FILE ), true );
		}
		return $rules[ $name ] ?? $rules['limits'][ $name ];
	}

	/**
	 * Null unless each part is as declared. Unknown codes become `other`.
	 *
	 * @param mixed $sent JSON, decoded with objects as objects.
	 */
	public static function read_report( $sent ): ?array {
		if ( ! is_object( $sent ) ) {
			return null;
		}
		$report = get_object_vars( $sent );
		if ( ! isset( $report['page'] ) || ! in_array( $report['page'], self::get( 'pages' ), true ) ) {
			return null;
		}
		foreach ( array_diff_key( $report, array( 'page' => true ) ) as $name => $value ) {
			if ( ! self::is_part( (string) $name, $value ) ) {
				return null;
			}
		}
		$report['fields']   = array_map( 'array_values', get_object_vars( $report['fields'] ?? (object) array() ) );
		$report['refusals'] = array_map( array( __CLASS__, 'to_known' ), $report['refusals'] ?? array() );
		return $report;
	}

	/** Number of bounds that the value reaches. */
	public static function bucket_of( int $value ): int {
		return count( array_filter( self::get( 'bounds' ), static fn( $bound ) => $bound <= $value ) );
	}

	/**
	 * Null once the hour has as many reports as we count.
	 *
	 * @param array $report As read_report() returns.
	 * @param int   $hour   Of the day, UTC.
	 */
	public static function add_report( ?array $day, array $report, int $hour ): ?array {
		$day          = $day ?? array(
			'hour'        => $hour,
			'hourReports' => 0,
			'reports'     => 0,
			'histograms'  => array(),
			'refusals'    => array(),
		);
		$hour_reports = $hour === $day['hour'] ? $day['hourReports'] : 0;
		if ( $hour_reports >= self::get( 'reportsPerHour' ) ) {
			return null;
		}
		$day['hour']        = $hour;
		$day['hourReports'] = $hour_reports + 1;
		++$day['reports'];
		foreach ( self::get( 'measures' ) as $measure ) {
			if ( isset( $report[ $measure ] ) ) {
				self::count( $day['histograms'], "$measure.{$report['page']}", $report[ $measure ] );
			}
		}
		foreach ( $report['fields'] as $field => list( $ms, $corrections ) ) {
			self::count( $day['histograms'], "ms.$field", $ms );
			self::count( $day['histograms'], "corrections.$field", $corrections );
		}
		foreach ( $report['refusals'] as $code ) {
			$day['refusals'][ $code ] = ( $day['refusals'][ $code ] ?? 0 ) + 1;
		}
		return $day;
	}

	/**
	 * @param array[] $days As add_report() returns.
	 * @return array{reports: int, histograms: array<string, array<int, int>>, refusals: array<string, int>}
	 */
	public static function sum_days( array $days ): array {
		$sum = array(
			'reports'    => 0,
			'histograms' => array(),
			'refusals'   => array(),
		);
		foreach ( $days as $day ) {
			$sum['reports'] += $day['reports'];
			foreach ( $day['histograms'] as $name => $histogram ) {
				$sum['histograms'][ $name ] = self::add( $sum['histograms'][ $name ] ?? array(), $histogram );
			}
			$sum['refusals'] = self::add( $sum['refusals'], $day['refusals'] );
		}
		return $sum;
	}

	/**
	 * By nearest rank; null without values.
	 *
	 * @param array<int, int> $histogram Counts by bucket.
	 * @return array{count: int, lower: int, median: int, upper: int}|null
	 */
	public static function quartiles_of( array $histogram ): ?array {
		$count = array_sum( $histogram );
		ksort( $histogram );
		$at = static function ( int $quarters ) use ( $histogram, $count ): int {
			$reached = 0;
			foreach ( $histogram as $bucket => $each ) {
				$reached += $each;
				if ( $reached >= (int) ceil( $count * $quarters / 4 ) ) {
					return self::value_of( (int) $bucket );
				}
			}
			return 0;
		};
		return $count ? array(
			'count'  => $count,
			'lower'  => $at( 1 ),
			'median' => $at( 2 ),
			'upper'  => $at( 3 ),
		) : null;
	}

	/** Middle of a bucket. */
	private static function value_of( int $bucket ): int {
		$bounds = self::get( 'bounds' );
		$from   = $bounds[ $bucket - 1 ] ?? 0;
		$to     = $bounds[ $bucket ] ?? $from + 1;
		return intdiv( $from + $to - 1, 2 );
	}

	/** @param mixed $value */
	private static function is_part( string $name, $value ): bool {
		if ( 'fields' === $name ) {
			$uses = is_object( $value ) ? get_object_vars( $value ) : array( false );
			return ! array_diff( array_map( 'strval', array_keys( $uses ) ), self::get( 'fields' ) ) && array_filter( $uses, array( __CLASS__, 'is_use' ) ) === $uses;
		}
		if ( 'refusals' === $name ) {
			return is_array( $value ) && count( $value ) <= self::get( 'refusalsPerReport' ) && array_filter( $value, array( __CLASS__, 'is_code' ) ) === $value;
		}
		return in_array( $name, self::get( 'measures' ), true ) && self::is_amount( $value );
	}

	/** @param mixed $value Whole numbers of JSON such as 15 or 15.0. */
	private static function is_amount( $value ): bool {
		return is_int( $value ) && $value >= 0 && $value <= self::get( 'value' );
	}

	/** @param mixed $value Milliseconds and corrections. */
	private static function is_use( $value ): bool {
		return is_array( $value ) && 2 === count( $value ) && array_filter( $value, array( __CLASS__, 'is_amount' ) ) === $value;
	}

	/** @param mixed $value */
	private static function is_code( $value ): bool {
		return is_string( $value ) && strlen( $value ) <= self::get( 'refusalLength' );
	}

	private static function to_known( string $code ): string {
		return in_array( $code, self::get( 'refusals' ), true ) ? $code : self::OTHER;
	}

	/** @param array<string, array<int, int>> $histograms */
	private static function count( array &$histograms, string $name, int $value ): void {
		$bucket                         = self::bucket_of( $value );
		$histograms[ $name ][ $bucket ] = ( $histograms[ $name ][ $bucket ] ?? 0 ) + 1;
	}

	private static function add( array $sum, array $counts ): array {
		foreach ( $counts as $key => $count ) {
			$sum[ $key ] = ( $sum[ $key ] ?? 0 ) + $count;
		}
		return $sum;
	}
}
