<?php

namespace Shopfront\First_Paint;

use Shopfront\Blocks\Blocks;
use Shopfront\Scripts\Inline_Scripts;
use Throwable;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the cart, or the checkout's fields, in the block's container; the block then replaces them
 * (docs/decisions/first-paint.md). It uses the cart that WooCommerce loads for the block's script.
 */
final class First_Paint {

	public const ROUTE = '/wc/store/v1/cart';

	private Blocks $blocks;
	private Inline_Scripts $inline_scripts;
	private Texts $texts;
	private Server_Timing $timing;

	/** The session's cart; null if WooCommerce hasn't loaded it. */
	private ?WP_REST_Response $response = null;

	/** Whether the page has a first paint, and the script that starts later ones. */
	private bool $is_printed = false;

	/** Rendered blocks below the cart's lines. */
	private string $below_lines = '';

	public function __construct( Blocks $blocks, Inline_Scripts $inline_scripts, Texts $texts, Server_Timing $timing ) {
		$this->blocks         = $blocks;
		$this->inline_scripts = $inline_scripts;
		$this->texts          = $texts;
		$this->timing         = $timing;
	}

	public function register_hooks(): void {
		$this->timing->register_hooks();
		add_filter( 'woocommerce_hydration_request_after_callbacks', array( $this, 'keep_cart' ), PHP_INT_MAX, 3 );
		add_filter( 'render_block_woocommerce/cart-items-block', array( $this, 'keep_below_lines' ), 15 );
		// After WooCommerce has added the attributes of the block.
		add_filter( 'render_block_woocommerce/cart', array( $this, 'add_cart' ), 15 );
		add_filter( 'render_block_woocommerce/checkout', array( $this, 'add_checkout' ), 15 );
	}

	/** Keeps the cart that WooCommerce loads for scripts. */
	public function keep_cart( $response, $handler, $request ) {
		if ( $response instanceof WP_REST_Response && self::ROUTE === $request->get_route() ) {
			$this->response = $response;
			$this->timing->stop( 'cart' );
		}
		return $response;
	}

	/** Blocks that a merchant has placed below the cart's lines, like WooCommerce does with suggested products. */
	public function keep_below_lines( $html ) {
		if ( preg_match( '#\bwp-block-woocommerce-cart-line-items-block\b[^>]*>\s*</div>(.*)</div>\s*$#s', (string) $html, $parts ) ) {
			$this->below_lines = $parts[1];
		}
		return $html;
	}

	public function add_cart( $html ) {
		return $this->add( 'cart', (string) $html );
	}

	public function add_checkout( $html ) {
		return $this->add( 'checkout', (string) $html );
	}

	private function add( string $name, string $html ): string {
		$cart = $this->cart( $name );
		if ( null === $cart || ! preg_match( '/<div\b[^>]*\bwp-block-woocommerce-' . $name . '\b[^>]*\bis-loading\b[^>]*>/', $html, $start, PREG_OFFSET_CAPTURE ) ) {
			return $html;
		}
		$this->timing->start( 'first-paint' );
		$blocks = new Inner_Blocks( $html, $this->below_lines );
		try {
			$shop = new Shop();
			if ( 'checkout' === $name ) {
				$shop->load_fields();
			}
			$markup = $this->texts->in_words_of(
				$name,
				function () use ( $name, $cart, $blocks, $shop ) {
					return $this->view( $name, $cart, $blocks, $shop );
				}
			);
		} catch ( Throwable $error ) {
			// WooCommerce's classes or an add-on's response have changed. The block needs neither.
			wc_get_logger()->error( 'The first paint failed: ' . $error->getMessage(), array( 'source' => 'shopfront' ) );
			return $html;
		}
		if ( '' === $markup ) {
			return $html;
		}
		$this->timing->stop( 'first-paint' );
		$this->timing->send();
		// Collects presses until the page's script answers them, and starts later scripts (Later_Scripts).
		$starter          = $this->inline_scripts->from_build( 'first-paint.js' );
		$this->is_printed = '' !== $starter;
		$position         = $start[0][1] + strlen( $start[0][0] );
		return substr( $html, 0, $position ) . '<div class="sf-skeleton sf-first-paint" data-sf-customer="' . get_current_user_id() . '">' . $markup . $starter . '</div>' . substr( $html, $position );
	}

	public function is_printed(): bool {
		return $this->is_printed;
	}

	private function view( string $name, array $cart, Inner_Blocks $blocks, Shop $shop ): string {
		if ( 'checkout' === $name && ! $shop->allows_order() ) {
			// The block shows a link to log in.
			return '';
		}
		$money  = new Money( $cart['totals'], $shop->includes_tax() );
		$lines  = new Lines( $money );
		$rates  = new Rates( $money, $shop->pickup_methods() );
		$totals = new Totals( $money, $rates );
		return 'cart' === $name
			? ( new Cart_View( $money, $lines, $rates, $totals ) )->render( $cart, $blocks )
			: ( new Checkout_View( $money, $lines, $rates, $totals, $shop ) )->render( $cart, $blocks );
	}

	/** Null if the cart is unknown or empty, or the block isn't ours. */
	private function cart( string $name ): ?array {
		if ( null === $this->response || ! $this->blocks->replaces_here( $this->blocks->get( $name ) ) ) {
			return null;
		}
		// Objects to arrays, as a script sees them.
		$cart = json_decode( (string) wp_json_encode( $this->response->get_data() ), true );
		return is_array( $cart ) && ! empty( $cart['items'] ) && isset( $cart['totals'] ) ? $cart : null;
	}
}
