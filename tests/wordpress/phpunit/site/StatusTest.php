<?php

use Shopfront\Admin\Command;
use Shopfront\Admin\Report_Store;
use Shopfront\Admin\Site_Health;
use Shopfront\Admin\Status_Text;

/** Collects WP-CLI's commands and output. */
class WP_CLI {
	public static array $lines    = array();
	public static array $commands = array();

	public static function add_command( $name, $callable ) {
		self::$commands[ $name ] = $callable;
	}

	public static function line( $line ) {
		self::$lines[] = $line;
	}
}

/** The status: add-ons, problems, the last report, and where merchants read it. */
final class StatusTest extends SiteTestCase {

	private const REPORT = array(
		'page'    => '/cart/<script>',
		'add_ons' => array(
			array(
				'names'   => array( 'test-integration', '<b>two</b>' ),
				'script'  => null,
				'figures' => array(
					'timeMs'           => 120.4,
					'longestMs'        => 3,
					'rendersPerSecond' => 0,
					'errors'           => 0,
					'bytes'            => null,
					'layoutShift'      => 0,
				),
			),
		),
	);

	protected function tearDown(): void {
		parent::tearDown();
		delete_option( Report_Store::OPTION );
		WP_CLI::$lines    = array();
		WP_CLI::$commands = array();
	}

	private function problems( string $pattern ): array {
		return array_values( preg_grep( $pattern, shopfront()->status->problems() ) );
	}

	/** Sends a report as a REST request. Returns the response's status. */
	private function send( array $report ): int {
		$request = new WP_REST_Request( 'POST', '/shopfront/v1/add-on-report' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( wp_json_encode( $report ) );
		return rest_do_request( $request )->get_status();
	}

	private function log_in_as_shop_manager(): void {
		wp_set_current_user( 1 );
		wp_get_current_user()->add_cap( 'manage_woocommerce' );
	}

	// Add-ons.
	public function test_it_lists_payment_methods_and_integrations_of_other_plugins(): void {
		$seen = array_map( static fn( $add_on ) => "{$add_on['type']} {$add_on['name']} {$add_on['block']}", shopfront()->status->all()['add_ons'] );
		sort( $seen );
		$this->assertSame(
			array( 'integration test-integration cart', 'integration test-integration checkout', 'integration test-integration mini-cart', 'payment_method test-gateway-all checkout' ),
			array_values( preg_grep( '/test-gateway-all|integration/', $seen ) )
		);
		$this->assertSame( array(), preg_grep( '/ (cod|bacs|cheque) /', $seen ), 'without WooCommerce\'s own' );
	}

	public function test_a_missing_script_is_a_problem_that_names_it(): void {
		$this->assertSame( array(), $this->problems( '/needs the script/' ) );
		wp_deregister_script( 'test-integration' );
		$this->assertCount( 1, $this->problems( '/needs the script "test-integration"/' ), 'once, though several blocks need it' );
	}

	public function test_an_enabled_payment_method_without_blocks_is_a_problem(): void {
		$this->assertCount( 1, $this->problems( '/Classic Pay/' ) );
		$this->assertCount( 1, $this->problems( '/broken-pay/' ), 'by its ID if its title throws' );
		$this->assertCount( 0, $this->problems( '/Off Pay|Cash on delivery/' ) );
	}

	public function test_it_links_to_the_page_that_can_switch_to_the_classic_checkout(): void {
		$this->log_in_as_shop_manager();
		$page = get_page_by_path( 'checkout' );
		$this->assertSame( admin_url( "post.php?post={$page->ID}&action=edit" ), shopfront()->status->classic_checkout_link() );
	}

	public function test_a_cart_page_with_the_classic_shortcode_is_a_problem(): void {
		$page = get_page_by_path( 'cart' )->ID;
		switch_theme( 'classic-theme' );
		$without = $this->problems( '/does not contain the Cart block/' );
		wp_update_post(
			array(
				'ID'           => $page,
				'post_content' => '[woocommerce_cart]',
			)
		);
		$with = $this->problems( '/does not contain the Cart block/' );
		wp_update_post(
			array(
				'ID'           => $page,
				'post_content' => '<!-- wp:woocommerce/cart /-->',
			)
		);
		switch_theme( 'twentytwentyfour' );
		$this->assertSame( array(), $without );
		$this->assertSame( array( 'The Cart page does not contain the Cart block, so shoppers see another form there. Edit the page, and add the block.' ), $with );
	}

	// The report of a visit.
	public function test_visitors_and_customers_cannot_store_a_report(): void {
		$this->assertSame( 401, $this->send( self::REPORT ) );
		$customer = array(
			'user_login' => 'shopper' . wp_rand(),
			'user_pass'  => 'p',
			'role'       => 'subscriber',
		);
		wp_set_current_user( wp_insert_user( $customer ) );
		$this->assertSame( 403, $this->send( self::REPORT ) );
		$this->assertNull( shopfront()->reports->last() );
	}

	public function test_a_report_in_another_format_is_refused(): void {
		$this->log_in_as_shop_manager();
		foreach ( array( array( 'page' => '/' ), array( 'add_ons' => 'all' ) + self::REPORT, array( 'add_ons' => array( array( 'other' => 1 ) ) ) + self::REPORT ) as $invalid ) {
			$this->assertSame( 400, $this->send( $invalid ) );
		}
		$this->assertNull( shopfront()->reports->last() );
	}

	public function test_a_shop_manager_stores_a_report_as_plain_texts_and_numbers(): void {
		$this->log_in_as_shop_manager();
		$this->assertSame( 204, $this->send( self::REPORT ) );
		$last = shopfront()->reports->last();
		$this->assertSame( array( '/cart/', 'test-integration, two' ), array( $last['page'], $last['add_ons'][0]['name'] ) );
		$this->assertSame( 120.4, $last['add_ons'][0]['figures']['timeMs'] );
		$this->assertNull( $last['add_ons'][0]['figures']['bytes'], 'unknown' );
		$this->assertArrayNotHasKey( Report_Store::OPTION, wp_load_alloptions( true ), 'WordPress does not load it with each page' );
	}

	public function test_an_add_on_beyond_its_budget_is_a_problem(): void {
		$this->log_in_as_shop_manager();
		$this->send( self::REPORT );
		$this->assertSame( array( 'test-integration, two exceeds a limit on /cart/. Time in all calls, ms: 120, limit: 100. Open the add-on report of that page for details.' ), $this->problems( '/exceeds a limit/' ) );
	}

	// Everywhere the same.
	public function test_wp_cli_has_four_commands(): void {
		( new Command( shopfront()->status, new Status_Text( shopfront()->status ), shopfront()->switches, shopfront()->orders->unanswered ) )->register_hooks();
		$this->assertSame( array( 'shopfront status', 'shopfront switch', 'shopfront attempts', 'shopfront answer' ), array_keys( WP_CLI::$commands ) );
		$this->assertIsCallable( WP_CLI::$commands['shopfront status'] );
	}

	public function test_a_part_for_a_plugin_that_is_not_active_is_off(): void {
		add_filter( 'shopfront_replaces_contact_forms', '__return_true' );
		$row = array_column( shopfront()->status->block_rows(), null, 'name' )['contact-forms'];
		$this->assertSame( array( false, 'Off: the plugin Contact Form 7 is not active.' ), array( $row['is_replaced'], $row['text'] ) );
		add_filter( 'option_active_plugins', static fn( $plugins ) => array_merge( $plugins, array( 'contact-form-7/wp-contact-form-7.php' ) ) );
		$row = array_column( shopfront()->status->block_rows(), null, 'name' )['contact-forms'];
		$this->assertTrue( $row['is_replaced'] );
	}

	public function test_the_command_prints_the_status_as_json_and_as_text(): void {
		$command = new Command( shopfront()->status, new Status_Text( shopfront()->status ), shopfront()->switches, shopfront()->orders->unanswered );
		$command->status( array(), array( 'format' => 'json' ) );
		$this->assertSame( json_decode( wp_json_encode( shopfront()->status->all() ), true ), json_decode( implode( "\n", WP_CLI::$lines ), true ) );
		WP_CLI::$lines = array();
		$command->status( array(), array() );
		foreach ( array( 'Problems', 'Parts', '  Cart: On.', 'Requirements' ) as $line ) {
			$this->assertContains( $line, WP_CLI::$lines );
		}
	}

	public function test_site_health_recommends_to_solve_problems_and_has_the_status_for_support(): void {
		$text   = new Status_Text( shopfront()->status );
		$health = new Site_Health( shopfront()->status, $text );
		$this->assertSame( 'recommended', $health->test()['status'] );
		$this->assertSame( count( shopfront()->status->problems() ), substr_count( $health->test()['description'], '<li>' ) );
		$this->assertCount( count( $text->sections() ), $health->add_information( array() )['shopfront']['fields'] );
	}
}
