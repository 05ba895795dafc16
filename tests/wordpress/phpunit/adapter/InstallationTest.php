<?php

/** Activation, updates, the scheduled clean-up and deactivation. */
final class InstallationTest extends ShopTestCase {

	private const HINTS = 'woocommerce_block_asset_resource_hints';

	protected function setUp(): void {
		parent::setUp();
		$this->start();
		set_transient( self::HINTS, array( 'files' => array() ), 0 );
	}

	public function test_activation_deletes_the_stored_hints_and_schedules_the_clean_up(): void {
		$GLOBALS['activate']();
		$this->assertFalse( get_transient( self::HINTS ) );
		$this->assertArrayHasKey( 'shopfront_clean_up', $GLOBALS['scheduled'] );
	}

	public function test_only_the_first_page_after_an_update_deletes_the_stored_hints(): void {
		do_action( 'init' );
		$this->assertFalse( get_transient( self::HINTS ) );
		set_transient( self::HINTS, array( 'files' => array() ), 0 );
		do_action( 'init' );
		$this->assertNotFalse( get_transient( self::HINTS ) );
	}

	public function test_the_clean_up_removes_expired_locks_and_attempts(): void {
		$ages = array(
			'shopfront_lock_old'    => 301,
			'shopfront_lock_new'    => 10,
			'shopfront_attempt_old' => 172801,
			'shopfront_attempt_new' => 3600,
		);
		foreach ( $ages as $name => $age ) {
			$GLOBALS['wpdb']->set_option( $name, ( time() - $age ) . ' text' );
		}
		$GLOBALS['wpdb']->set_option( 'shopfrontXattempt_', '1 of another plugin' );
		do_action( 'shopfront_clean_up' );
		$this->assertSame( array( 'shopfront_lock_new', 'shopfront_attempt_new', 'shopfrontXattempt_' ), array_keys( $GLOBALS['wpdb']->options() ) );
	}

	public function test_deactivation_deletes_the_stored_hints_and_ends_the_clean_up(): void {
		$GLOBALS['activate']();
		set_transient( self::HINTS, array( 'files' => array() ), 0 );
		$GLOBALS['deactivate']();
		$this->assertFalse( get_transient( self::HINTS ) );
		$this->assertArrayNotHasKey( 'shopfront_clean_up', $GLOBALS['scheduled'] );
	}
}
