<?php

use Shopfront\Field_Data\Rules;

/** The rules of field data in PHP. packages/field-data has the same in TypeScript, and is tested with the same table. */
final class FieldDataRulesTest extends ShopTestCase {

	private const ROWS = __DIR__ . '/../../../fixtures/field-data.json';

	private function rows( string $name ): array {
		return json_decode( file_get_contents( self::ROWS ) )->$name;
	}

	private function day( array ...$reports ): ?array {
		$day = null;
		foreach ( $reports as $report ) {
			$day = Rules::add_report( $day, $this->read( $report ), 7 );
		}
		return $day;
	}

	private function read( array $report ): ?array {
		return Rules::read_report( json_decode( json_encode( $report ) ) );
	}

	public function test_reads_only_reports_as_declared(): void {
		$rows = $this->rows( 'reports' );
		$this->assertGreaterThan( 20, count( $rows ) );
		foreach ( $rows as list( $title, $report, $is_valid ) ) {
			$this->assertSame( $is_valid, null !== Rules::read_report( $report ), $title );
		}
	}

	public function test_counts_unknown_codes_as_others(): void {
		$report = $this->read(
			array(
				'page'     => 'checkout',
				'refusals' => array( 'woocommerce_rest_cart_empty', 'order_of_pat' ),
			)
		);
		$this->assertSame( array( 'woocommerce_rest_cart_empty', 'other' ), $report['refusals'] );
	}

	public function test_counts_values_in_buckets(): void {
		foreach ( $this->rows( 'buckets' ) as list( $value, $bucket ) ) {
			$this->assertSame( $bucket, Rules::bucket_of( $value ), (string) $value );
		}
	}

	public function test_reads_quartiles_from_buckets(): void {
		foreach ( $this->rows( 'quartiles' ) as list( $values, $quartiles ) ) {
			$reports = array_map(
				static fn( $paint ) => array(
					'page'  => 'cart',
					'paint' => $paint,
				),
				$values
			);
			$found   = Rules::quartiles_of( $this->day( ...$reports )['histograms']['paint.cart'] ?? array() );
			$this->assertSame( $quartiles, $found ? array_values( $found ) : null, json_encode( $values ) );
		}
	}

	public function test_counts_each_measure_of_a_report_once_and_keeps_no_report(): void {
		$report = array(
			'page'     => 'checkout',
			'paint'    => 1000,
			'shift'    => 0,
			'fields'   => array( 'city' => array( 3, 1 ) ),
			'refusals' => array( 'form', 'form', 'no_answer' ),
		);
		$expected = array(
			'hour'        => 7,
			'hourReports' => 2,
			'reports'     => 2,
			'histograms'  => array(
				'paint.checkout'   => array( 35 => 2 ),
				'shift.checkout'   => array( 0 => 2 ),
				'ms.city'          => array( 3 => 2 ),
				'corrections.city' => array( 1 => 2 ),
			),
			'refusals'    => array(
				'form'      => 4,
				'no_answer' => 2,
			),
		);
		$day = $this->day( $report, $report );
		$this->assertSame( $expected, $day );
		$sum = Rules::sum_days( array( $day, $day ) );
		$this->assertSame( 4, $sum['reports'] );
		$this->assertSame( array( 35 => 4 ), $sum['histograms']['paint.checkout'] );
		$this->assertSame( 8, $sum['refusals']['form'] );
	}

	public function test_counts_a_limited_number_of_reports_each_hour(): void {
		$limit = Rules::get( 'reportsPerHour' );
		$day   = $this->day( ...array_fill( 0, $limit, array( 'page' => 'cart' ) ) );
		$this->assertSame( $limit, $day['reports'] );
		$report = $this->read( array( 'page' => 'cart' ) );
		$this->assertNull( Rules::add_report( $day, $report, 7 ) );
		$this->assertSame( 1, Rules::add_report( $day, $report, 8 )['hourReports'] );
	}
}
