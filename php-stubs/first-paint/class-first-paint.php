<?php
/**
 * First paint of cart and checkout.
 *
 * @package Shopfront
 */

namespace Shopfront\First_Paint;

use Shopfront\Blocks\Blocks;
use Throwable;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the cart, or the fields of the checkout, in the container of the block, which replaces them
 * (docs/decisions/first-paint.md). It uses the cart that WooCommerce loads for the block's script.
 */
final class First_Paint {

	private const ROUTE = '/wc/store/v1/cart';

	private Blocks $blocks;
	private Texts $texts;

	/**
	 * The response with the cart of the session; null if WooCommerce has not loaded it.
	 *
	 * @var WP_REST_Response|null
	 */
	private ?WP_REST_Response $response = null;

	/** Rendered blocks below the lines of the cart. */
	private string $below_lines = '';

	/**
	 * Creates the first paint.
	 *
	 * @param Blocks $blocks The replaced blocks.
	 * @param Texts  $texts  Translations.
	 */
	public function __construct( Blocks $blocks, Texts $texts ) {
		$this->blocks = $blocks;
		$this->texts  = $texts;
	}

	/** Adds the hooks. */
	public function register_hooks(): void {
		add_filter( 'woocommerce_hydration_request_after_callbacks', array( $this, 'keep_cart' ), PHP_INT_MAX, 3 );
		add_filter( 'render_block_woocommerce/cart-items-block', array( $this, 'keep_below_lines' ), 15 );
		// After WooCommerce has added the attributes of the block.
		add_filter( 'render_block_woocommerce/cart', array( $this, 'add_cart' ), 15 );
		add_filter( 'render_block_woocommerce/checkout', array( $this, 'add_checkout' ), 15 );
	}

	/**
	 * Keeps the cart that WooCommerce loads for scripts.
	 *
	 * @param mixed $response The response.
	 * @param mixed $handler  Unused.
	 * @param mixed $request  The request.
	 * @return mixed The response.
	 */
	public function keep_cart( $response, $handler, $request ) {
		if ( $response instanceof WP_REST_Response && self::ROUTE === $request->get_route() ) {
			$this->response = $response;
		}
		return $response;
	}

	/**
	 * Keeps what a merchant has placed below the lines of the cart, as WooCommerce does with suggested products.
	 *
	 * @param string $html The rendered block with the lines, which are empty until scripts run.
	 * @return string The same.
	 */
	public function keep_below_lines( $html ) {
		if ( preg_match( '#\bwp-block-woocommerce-cart-line-items-block\b[^>]*>\s*</div>(.*)</div>\s*$#s', (string) $html, $parts ) ) {
			$this->below_lines = $parts[1];
		}
		return $html;
	}

	/**
	 * Adds the cart to its block.
	 *
	 * @param string $html The rendered block.
	 * @return string
	 */
	public function add_cart( $html ) {
		return $this->add( 'cart', (string) $html );
	}

	/**
	 * Adds the checkout to its block.
	 *
	 * @param string $html The rendered block.
	 * @return string
	 */
	public function add_checkout( $html ) {
		return $this->add( 'checkout', (string) $html );
	}

	/**
	 * Adds the first paint to a block.
	 *
	 * @param string $name Name of the block.
	 * @param string $html The rendered block.
	 * @return string
	 */
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
			// A class of WooCommerce has changed, or an add-on has changed the response: the block needs neither.
			wc_get_logger()->error( 'The first paint failed: ' . $error->getMessage(), array( 'source' => 'shopfront' ) );
			return $html;
		}
		if ( '' === $markup ) {
			return $html;
		}
		$position = $start[0][1] + strlen( $start[0][0] );
		return substr( $html, 0, $position ) . '<div class="sf-skeleton sf-first-paint">' . $markup . '</div>' . substr( $html, $position );
	}

	/**
	 * Returns the markup of a block.
	 *
	 * @param string       $name   Name of the block.
	 * @param array        $cart   Response of the Store API.
	 * @param Inner_Blocks $blocks Inner blocks.
	 * @param Shop         $shop   Settings of the shop.
	 * @return string
	 */
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

	/**
	 * Returns the cart for a block; null if it is unknown or empty, or the block is not ours.
	 *
	 * @param string $name Name of the block.
	 * @return array|null
	 */
	private function cart( string $name ): ?array {
		if ( null === $this->response || ! $this->blocks->replaces_here( $this->blocks->get( $name ) ) ) {
			return null;
		}
		// Objects to arrays, as a script sees them.
		$cart = json_decode( (string) wp_json_encode( $this->response->get_data() ), true );
		return is_array( $cart ) && ! empty( $cart['items'] ) && isset( $cart['totals'] ) ? $cart : null;
	}
}
