<?php

namespace Shopfront\First_Paint;

use Shopfront\Blocks\Blocks;
use Shopfront\Build;
use Throwable;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the cart, or the checkout's fields, in the block's container; the block then replaces them
 * (docs/decisions/first-paint.md). It uses the cart that WooCommerce loads for the block's script.
 */
final class First_Paint {

	private const ROUTE = '/wc/store/v1/cart';

	/** Asks optimizers to leave the script inline and first: Cloudflare, LiteSpeed, SiteGround and WP Rocket. */
	private const UNDELAYED = array(
		'data-cfasync'     => 'false',
		'data-no-optimize' => '1',
		'data-no-defer'    => '1',
		'nowprocket'       => true,
	);

	private Blocks $blocks;
	private Build $behaviors;
	private Texts $texts;

	/** The session's cart; null if WooCommerce hasn't loaded it. */
	private ?WP_REST_Response $response = null;

	/** Rendered blocks below the cart's lines. */
	private string $below_lines = '';

	public function __construct( Blocks $blocks, Build $behaviors, Texts $texts ) {
		$this->blocks    = $blocks;
		$this->behaviors = $behaviors;
		$this->texts     = $texts;
	}

	public function register_hooks(): void {
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
		$position = $start[0][1] + strlen( $start[0][0] );
		return substr( $html, 0, $position ) . '<div class="sf-skeleton sf-first-paint">' . $markup . $this->hold_presses() . '</div>' . substr( $html, $position );
	}

	/** Collects presses until the page's script answers them. */
	private function hold_presses(): string {
		$file = $this->behaviors->path( 'hold-presses.js' );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of our own.
		return is_readable( $file ) ? wp_get_inline_script_tag( trim( (string) file_get_contents( $file ) ), self::UNDELAYED ) : '';
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
