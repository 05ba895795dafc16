<?php

namespace Shopfront\Mini_Cart;

use Shopfront\Blocks\Blocks;
use Shopfront\Build;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the data of the badge. It is the same for all visitors, so that any cache may store the page, except for a visitor
 * with items in the cart, whose pages no cache stores: it has the number of items, and the badge needs no request.
 */
final class Badge_Data {

	/** Handle of the script that follows the cart of these blocks. */
	private const CART_HANDLE = 'shopfront-page-cart';

	/** WooCommerce's blocks whose script requests the cart with each view of a page. */
	private const BLOCKS_WITH_CART = array( 'woocommerce/product-button', 'woocommerce/add-to-cart-with-options' );

	private Blocks $blocks;
	private Build $build;
	private Drawer_Files $drawer;

	public function __construct( Blocks $blocks, Build $build, Drawer_Files $drawer ) {
		$this->blocks = $blocks;
		$this->build  = $build;
		$this->drawer = $drawer;
	}

	/** Prints addresses, accessible names, and the files of the drawer. */
	public function print_data(): void {
		$script = wp_scripts()->query( Mini_Cart::BADGE_HANDLE, 'registered' );
		if ( ! $script || ! wp_script_is( Mini_Cart::BADGE_HANDLE, 'enqueued' ) || $this->build->url( 'mini-cart.js' ) !== $script->src ) {
			return;
		}
		// The list of its own files that WooCommerce adds before 11.1.
		unset( $script->extra['before'] );
		$data = array(
			'apiUrl'           => rest_url( 'wc/store/v1/cart' ),
			'cartUrl'          => wc_get_cart_url(),
			'checkoutUrl'      => wc_get_checkout_url(),
			'label'            => self::label( false ),
			'labelWithAmount'  => self::label( true ),
			'labelUnknown'     => __( 'Cart', 'woocommerce' ),
			'pricesIncludeTax' => self::prices_include_tax(),
			'emptyAmount'      => html_entity_decode( wp_strip_all_tags( wc_price( 0 ) ), ENT_QUOTES, 'UTF-8' ),
			'cartHash'         => $this->summary()['hash'] ?? null,
		);
		if ( wp_script_is( $this->blocks->get( 'mini-cart' )->script, 'registered' ) ) {
			$data['settings'] = $this->drawer->settings();
			$data['scripts']  = $this->drawer->scripts( null !== $data['settings'] );
			$data['styles']   = array_map( array( $this->build, 'url' ), $this->build->chunk( 'frontend', 'mini-cart', 'css' ) );
		}
		wp_print_inline_script_tag(
			(string) wp_json_encode( $data, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
			array(
				'type'  => 'application/json',
				'class' => 'sf-mini-cart-data',
			)
		);
		$this->share_cart();
	}

	/**
	 * Returns the cart of the request, as the badge shows it.
	 *
	 * @return array{hash: string, count: int|float, totals: array<string, mixed>}|null Totals in minor units, with the fields of
	 * the currency, as the Store API has them. Null for an empty cart, and where the Store API is missing.
	 */
	public function summary(): ?array {
		$cart = WC()->cart;
		if ( ! $cart || $cart->is_empty() || ! function_exists( 'woocommerce_store_api_get_formatter' ) ) {
			return null;
		}
		$money    = woocommerce_store_api_get_formatter( 'money' );
		$decimals = array( 'decimals' => wc_get_price_decimals() );
		return array(
			'hash'   => $cart->get_cart_hash(),
			'count'  => $cart->get_cart_contents_count(),
			'totals' => woocommerce_store_api_get_formatter( 'currency' )->format(
				array(
					'total_items'     => $money->format( $cart->get_subtotal(), $decimals ),
					'total_items_tax' => $money->format( $cart->get_subtotal_tax(), $decimals ),
				)
			),
		);
	}

	/**
	 * Returns the accessible name of the button.
	 *
	 * @return string With `%1$d` for the number of items, and `%2$s` for the amount.
	 */
	public static function label( bool $has_amount ): string {
		return $has_amount
			/* translators: %1$d: number of items, %2$s: price. */
			? __( 'Number of items in the cart: %1$d. Total price of %2$s', 'woocommerce' )
			/* translators: %1$d: number of items. */
			: __( 'Number of items in the cart: %1$d', 'shopfront' );
	}

	/**
	 * Returns the label of the amount, where the shop enters prices in one way and shows them in the other.
	 *
	 * @return string As in '(incl. tax)'; '' if no label is needed.
	 */
	public static function tax_label(): string {
		if ( ! WC()->cart || WC()->cart->display_prices_including_tax() === wc_prices_include_tax() ) {
			return '';
		}
		return WC()->cart->display_prices_including_tax() ? WC()->countries->inc_tax_or_vat() : WC()->countries->ex_tax_or_vat();
	}

	/** Whether the cart shows prices with tax. */
	public static function prices_include_tax(): bool {
		return 'incl' === get_option( 'woocommerce_tax_display_cart' );
	}

	/**
	 * Enqueues the script that shows the cart of WooCommerce's interactive blocks in the badge, on pages with such blocks. They
	 * fetch it when the page opens, so that the badge needs no request. It runs after the badge.
	 */
	private function share_cart(): void {
		$has_buttons = array_filter( self::BLOCKS_WITH_CART, static fn( $name ) => did_filter( "render_block_$name" ) );
		if ( $has_buttons ) {
			wp_enqueue_script(
				self::CART_HANDLE,
				$this->build->url( 'page-cart.js' ),
				array( Mini_Cart::BADGE_HANDLE ),
				$this->build->asset( 'page-cart' )['version'],
				array(
					'strategy'  => 'defer',
					'in_footer' => true,
				)
			);
		}
	}
}
