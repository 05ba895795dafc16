<?php

namespace Shopfront\Wishlist;

use WC_Cache_Helper;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the state of all the page's buttons at once. A cookie has the state's hash, so that cached pages are right,
 * and send a request only after a change (docs/contract/wishlist.md 5).
 */
final class Wishlist_State {

	public const ACTION = 'shopfront_wishlist_state';

	/** Scripts read this cookie. */
	public const COOKIE = 'shopfront_wishlist';

	/** A customer's hash, so that pages need not read the lists. */
	private const META = '_shopfront_wishlist_hash';

	/** Start of a cookie for lists that could not be read. */
	private const UNKNOWN = 'unknown-';

	/** Above this, only the page's own items are sent. */
	private const MAX_ITEMS = 500;

	public function register_hooks( Lists $lists ): void {
		$lists->watch( fn() => $this->keep( $lists ) );
		add_action( 'template_redirect', fn() => $this->set_cookie( $this->known_hash( $lists ) ), 10, 0 );
		add_action( 'clear_auth_cookie', fn() => $this->set_cookie( '' ), 10, 0 );
		// phpcs:disable Shopfront.Security.AdminAction -- It only reads what the visitor may see.
		add_action( 'wp_ajax_' . self::ACTION, fn() => $this->send( $lists ), 10, 0 );
		add_action( 'wp_ajax_nopriv_' . self::ACTION, fn() => $this->send( $lists ), 10, 0 );
		add_action( 'wc_ajax_' . self::ACTION, fn() => $this->send( $lists ), 10, 0 );
		// phpcs:enable
	}

	/**
	 * @param int[] $ids The page's products; used only for long lists.
	 * @return array<string, mixed>|null Null if the lists could not be read.
	 */
	public function describe( Lists $lists, array $ids ): ?array {
		$read = $lists->read();
		if ( null === $read ) {
			return null;
		}
		$is_complete = count( $read['items'] ) <= self::MAX_ITEMS;
		return array(
			'hash'        => $this->hash( $read ),
			'count'       => count( $read['items'] ),
			'complete'    => $is_complete,
			'items'       => $is_complete ? $read['items'] : array_values( array_filter( $read['items'], static fn( $item ) => in_array( $item[0], $ids, true ) ) ),
			'lists'       => $read['lists'],
			'nonces'      => $lists->nonces(),
			'rest_nonce'  => is_user_logged_in() ? wp_create_nonce( 'wp_rest' ) : '',
			'store_nonce' => wp_create_nonce( 'wc_store_api' ),
		);
	}

	public function keep( Lists $lists ): void {
		$this->set_hash( $this->hash( $lists->read() ) );
	}

	private function send( Lists $lists ): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, Shopfront.Security.CheckedInput.NoNonce -- It only reads what the visitor may see.
		$ids   = isset( $_GET['product_ids'] ) && is_string( $_GET['product_ids'] ) ? wp_parse_id_list( sanitize_text_field( wp_unslash( $_GET['product_ids'] ) ) ) : array();
		$state = $this->describe( $lists, $ids );
		nocache_headers();
		if ( null === $state ) {
			// The script asks again; until then it claims nothing.
			wp_send_json( array( 'message' => __( 'The wishlist could not be read.', 'shopfront' ) ), 503 );
		}
		$this->set_hash( $state['hash'] );
		wp_send_json( $state );
	}

	/**
	 * Hashes the lists; different for each visitor. A null `$read` returns null, no lists return ''.
	 * @param array{lists: array, items: array}|null $read
	 */
	private function hash( ?array $read ): ?string {
		if ( null === $read ) {
			return null;
		}
		return $read['lists'] || $read['items'] ? substr( wp_hash( (string) wp_json_encode( array( get_current_user_id(), $read ) ) ), 0, 20 ) : '';
	}

	/** The hash after the last change; null if it's unknown and the lists could not be read. */
	private function known_hash( Lists $lists ): ?string {
		if ( ! $lists->has_visitor() ) {
			return '';
		}
		$user = get_current_user_id();
		if ( ! $user ) {
			$cookie = $this->cookie();
			return '' === $cookie ? $this->hash( $lists->read() ) : $cookie;
		}
		if ( ! metadata_exists( 'user', $user, self::META ) ) {
			$hash = $this->hash( $lists->read() );
			if ( null === $hash ) {
				return null;
			}
			update_user_meta( $user, self::META, $hash );
		}
		return (string) get_user_meta( $user, self::META, true );
	}

	/** '' means no lists, null an unknown hash: the next page reads the lists. */
	private function set_hash( ?string $hash ): void {
		if ( is_user_logged_in() ) {
			if ( null === $hash ) {
				delete_user_meta( get_current_user_id(), self::META );
			} else {
				update_user_meta( get_current_user_id(), self::META, $hash );
			}
		}
		$this->set_cookie( $hash );
	}

	/** Null if the browser has it already. An unknown hash gives a value that matches no stored state. */
	private function new_cookie( ?string $hash ): ?string {
		$known = $this->cookie();
		if ( null === $hash ) {
			return 0 === strpos( $known, self::UNKNOWN ) ? null : uniqid( self::UNKNOWN );
		}
		return $hash === $known ? null : $hash;
	}

	/** No cache may store a response with this cookie: it would give it to other visitors. */
	private function set_cookie( ?string $hash ): void {
		$hash = $this->new_cookie( $hash );
		if ( null === $hash || headers_sent() ) {
			return;
		}
		WC_Cache_Helper::set_nocache_constants();
		nocache_headers();
		wc_setcookie( self::COOKIE, $hash, '' === $hash ? time() - YEAR_IN_SECONDS : time() + YEAR_IN_SECONDS );
		$_COOKIE[ self::COOKIE ] = $hash; // phpcs:ignore Shopfront.Security.CheckedInput.NotSanitized, WordPressVIPMinimum.Variables.RestrictedVariables.cache_constraints___COOKIE -- For later changes of this request.
	}

	/** The browser's hash; '' without one. */
	private function cookie(): string {
		// phpcs:ignore WordPressVIPMinimum.Variables.RestrictedVariables.cache_constraints___COOKIE -- Only for pages that set it.
		return isset( $_COOKIE[ self::COOKIE ] ) && is_string( $_COOKIE[ self::COOKIE ] ) ? sanitize_text_field( wp_unslash( $_COOKIE[ self::COOKIE ] ) ) : '';
	}
}
