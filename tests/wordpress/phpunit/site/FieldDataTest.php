<?php

/** Figures of visits: what a shop accepts, stores, shows and deletes. */
final class FieldDataTest extends SiteTestCase {

	private const REPORT = array(
		'page'     => 'checkout',
		'paint'    => 2000,
		'shift'    => 12,
		'fields'   => array( 'city' => array( 3000, 1 ) ),
		'refusals' => array( 'woocommerce_rest_cart_empty' ),
	);

	protected function setUp(): void {
		parent::setUp();
		shopfront()->figures->drop_all();
		$GLOBALS['wp_rest_server'] = null;
	}

	protected function tearDown(): void {
		shopfront()->figures->drop_all();
		$GLOBALS['wp_rest_server'] = null;
		parent::tearDown();
	}

	private function switch_on(): void {
		add_filter( 'shopfront_replaces_field_data', '__return_true' );
	}

	/** @param array|string $report */
	private function send( $report, array $headers = array() ): int {
		$request = new WP_REST_Request( 'POST', '/shopfront/v1/field-data' );
		$request->set_header( 'Content-Type', 'application/json' );
		foreach ( $headers as $name => $value ) {
			$request->set_header( $name, $value );
		}
		$request->set_body( is_string( $report ) ? $report : wp_json_encode( $report ) );
		return rest_do_request( $request )->get_status();
	}

	private function view(): string {
		ob_start();
		( new Shopfront\Admin\Field_Data_View( shopfront()->field_data, shopfront()->figures ) )->print_row();
		return ob_get_clean();
	}

	private function stored(): string {
		global $wpdb;
		return implode( '', $wpdb->get_col( "SELECT CONCAT( option_name, option_value ) FROM $wpdb->options WHERE option_name LIKE 'shopfront_field_data_%'" ) );
	}

	public function test_a_shop_without_the_part_accepts_and_shows_nothing(): void {
		$this->assertSame( 404, $this->send( self::REPORT ) );
		$this->assertSame( '', $this->stored() );
		$this->assertSame( '', $this->view() );
	}

	public function test_reports_are_added_to_the_counts_of_the_day(): void {
		$this->switch_on();
		$this->assertSame( 204, $this->send( self::REPORT ) );
		$this->assertSame( 204, $this->send( self::REPORT ) );
		$sum = shopfront()->figures->sum();
		$this->assertSame( 2, $sum['reports'] );
		$this->assertSame( array( 2 ), array_values( $sum['histograms']['corrections.city'] ) );
		$this->assertSame( array( 'woocommerce_rest_cart_empty' => 2 ), $sum['refusals'] );
		$this->assertStringContainsString( '"reports":2', $this->stored() );
	}

	public function test_other_contents_are_refused(): void {
		$this->switch_on();
		$this->assertSame( 400, $this->send( array( 'email' => 'pat@shop.test' ) + self::REPORT ) );
		$this->assertSame( 400, $this->send( '{' ) );
		$this->assertSame( 400, $this->send( str_repeat( ' ', 5000 ) . wp_json_encode( self::REPORT ) ) );
		$this->assertSame( 403, $this->send( self::REPORT, array( 'Sec-Fetch-Site' => 'cross-site' ) ) );
		$this->assertSame( '', $this->stored() );
	}

	public function test_a_full_hour_takes_no_more(): void {
		$this->switch_on();
		$this->send( self::REPORT );
		global $wpdb;
		$wpdb->query( "UPDATE $wpdb->options SET option_value = REPLACE( option_value, '\"hourReports\":1', '\"hourReports\":600' ) WHERE option_name LIKE 'shopfront_field_data_%'" );
		$this->assertSame( 429, $this->send( self::REPORT ) );
		$this->assertSame( 1, shopfront()->figures->sum()['reports'] );
	}

	public function test_old_days_neither_count_nor_stay(): void {
		$this->switch_on();
		$this->send( self::REPORT );
		global $wpdb;
		$move = static fn( int $days ) => $wpdb->query( $wpdb->prepare( "UPDATE $wpdb->options SET option_name = %s WHERE option_name LIKE 'shopfront_field_data_%%'", 'shopfront_field_data_' . gmdate( 'Y-m-d', time() - $days * DAY_IN_SECONDS ) ) );
		$move( 27 );
		shopfront()->figures->drop_old();
		$this->assertSame( 1, shopfront()->figures->sum()['reports'] );
		$move( 28 );
		$this->assertSame( 0, shopfront()->figures->sum()['reports'] );
		do_action( 'shopfront_clean_up' );
		$this->assertSame( '', $this->stored() );
	}

	public function test_the_status_shows_quartiles_and_can_delete_them(): void {
		$this->switch_on();
		$this->assertStringContainsString( 'No reports yet', $this->view() );
		$this->send( self::REPORT );
		$view = wp_strip_all_tags( str_replace( '<', ' <', $this->view() ) );
		$this->assertMatchesRegularExpression( '/Checkout: largest paint\s+1\.9 s\s+1\.9 s\s+1\.9 s\s+1\s/', $view );
		$this->assertMatchesRegularExpression( '/City: corrections\s+1\s+1\s+1\s+1\s/', $view );
		$this->assertStringContainsString( 'woocommerce_rest_cart_empty: 1', $view );
		remove_filter( 'shopfront_replaces_field_data', '__return_true' );
		$this->assertStringContainsString( 'Delete the data', $this->view() );
		shopfront()->figures->drop_all();
		$this->assertSame( '', $this->view() );
	}

	public function test_only_pages_of_the_shop_get_the_script_and_only_with_the_part(): void {
		$print = static function (): string {
			ob_start();
			shopfront()->field_data->print_starter();
			return ob_get_clean();
		};
		$this->assertSame( '', $print() );
		$this->switch_on();
		$this->assertSame( '', $print() );
		add_filter( 'double_is_product', '__return_true' );
		$printed = $print();
		$this->assertStringContainsString( '"page":"product"', $printed );
		$this->assertStringContainsString( 'build/behaviors/field-data.js?ver=', $printed );
		remove_filter( 'shopfront_replaces_field_data', '__return_true' );
		$this->assertSame( '', $print() );
	}
}
