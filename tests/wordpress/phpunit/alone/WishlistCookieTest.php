<?php

namespace Shopfront\Wishlist {

	/** The headers of a page with lists. */
	final class Sent {
		public static array $headers = array();
	}

	function headers_sent(): bool {
		return false;
	}

	function sanitize_text_field( string $text ): string {
		return $text;
	}

	function wp_unslash( string $text ): string {
		return $text;
	}

	function nocache_headers(): void {
		Sent::$headers[] = 'no-store';
	}

	function wc_setcookie( string $name, string $value ): void {
		Sent::$headers[] = "$name=" . preg_replace( '/^(unknown-).+/', '$1*', $value );
	}
}

namespace {

	use Shopfront\Wishlist\Sent;
	use Shopfront\Wishlist\Wishlist_State;

	defined( 'YEAR_IN_SECONDS' ) || define( 'YEAR_IN_SECONDS', 31536000 );

	if ( ! class_exists( 'WC_Cache_Helper' ) ) {
		final class WC_Cache_Helper {
			public static function set_nocache_constants(): void {
				Sent::$headers[] = 'no page cache';
			}
		}
	}

	/** The cookie for visitors with lists. Replaces PHP's functions for headers. */
	final class WishlistCookieTest extends AdapterTestCase {

		/** Returns the headers of a page. */
		private function page( ?string $hash ): array {
			Sent::$headers = array();
			( fn() => $this->set_cookie( $hash ) )->call( new Wishlist_State() );
			return Sent::$headers;
		}

		protected function setUp(): void {
			parent::setUp();
			unset( $_COOKIE['shopfront_wishlist'] );
		}

		public function test_a_response_with_the_cookie_is_stored_by_no_cache(): void {
			$this->assertSame( array( 'no page cache', 'no-store', 'shopfront_wishlist=abc' ), $this->page( 'abc' ) );
		}

		public function test_the_cookie_is_set_only_when_it_changes(): void {
			$this->assertSame( array(), $this->page( '' ) );
			$this->page( 'abc' );
			$this->assertSame( array(), $this->page( 'abc' ) );
			$this->assertContains( 'shopfront_wishlist=def', $this->page( 'def' ) );
			$this->assertContains( 'shopfront_wishlist=', $this->page( '' ) );
		}

		public function test_lists_that_stay_unreadable_set_it_once(): void {
			$this->page( 'abc' );
			$this->assertContains( 'shopfront_wishlist=unknown-*', $this->page( null ) );
			$this->assertSame( array(), $this->page( null ) );
			$this->assertContains( 'shopfront_wishlist=abc', $this->page( 'abc' ) );
		}
	}
}
