<?php

use PHPUnit\Framework\TestCase;

/** A test on a real WordPress. Each starts with a new page's scripts and styles, without a user. */
abstract class SiteTestCase extends TestCase {

	/** Before the first page. */
	private static string $assets = '';

	/** Before the test. */
	private array $hooks;

	protected function setUp(): void {
		if ( '' === self::$assets ) {
			// Blocks lose styles once for all pages.
			do_action( 'template_redirect' );
			self::$assets = serialize( array( wp_scripts(), wp_styles() ) );
		}
		list( $GLOBALS['wp_scripts'], $GLOBALS['wp_styles'] ) = unserialize( self::$assets );
		$this->hooks = array_map( static fn( $hook ) => clone $hook, $GLOBALS['wp_filter'] );
		wp_set_current_user( 0 );
	}

	protected function tearDown(): void {
		$GLOBALS['wp_filter'] = $this->hooks;
		forget_missing_facts();
	}

	protected function script( string $handle ) {
		return wp_scripts()->query( $handle, 'registered' );
	}

	protected function style( string $handle ) {
		return wp_styles()->query( $handle, 'registered' );
	}
}
