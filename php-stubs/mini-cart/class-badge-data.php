<?php

namespace Shopfront\Mini_Cart;

use Shopfront\Blocks\Blocks;
use Shopfront\Build;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the badge's data. It's the same for all visitors, so any cache may store the page. Pages of visitors with
 * items in the cart are never cached, so they include the number of items, and the badge needs no request.
 */
final class Badge_Data {

	/** Follows the cart of the blocks below. */
	private const CART_HANDLE = 'shopfront-page-cart';

	/** WooCommerce's blocks whose script requests the cart on each page view. */
	private const BLOCKS_WITH_CART = array( 'woocommerce/product-button', 'woocommerce/add-to-cart-with-options' );

	private Blocks $blocks;
	private Build $build;
	private Drawer_Files $drawer;

	public function __construct( Blocks $blocks, Build $build, Drawer_Files $drawer ) {
		$this->blocks = $blocks;
		$this->build  = $build;
		$this->drawer = $drawer;
	}

	public function print_data(): void {
		$script = wp_scripts()->query( Mini_Cart::BADGE_HANDLE, 'registered' );
		if ( ! $script || ! wp_script_is( Mini_Cart::BADGE_HANDLE, 'enqueued' ) || $this->build->url( 'mini-cart.js' ) !== $script->src ) {
			return;
		}
		// WooCommerce before 11.1 lists its own files here.
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
	 * @return array{hash: string, count: int|float, totals: array<string, mixed>}|null As the Store API has them:
	 * totals in minor units with the currency's fields. Null for an empty cart, or without the Store API.
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

	/** The button's accessible name, with `%1$d` for the number of items, and `%2$s` for the amount. */
	public static function label( bool $has_amount ): string {
		return $has_amount
			/* translators: %1$d: number of items, %2$s: price. */
			? __( 'Number of items in the cart: %1$d. Total price of %2$s', 'woocommerce' )
			/* translators: %1$d: number of items. */
			: __( 'Number of items in the cart: %1$d', 'shopfront' );
	}

	/** The label of the amount, such as "(incl. tax)". '' if the shop shows prices the way it enters them. */
	public static function tax_label(): string {
		if ( ! WC()->cart || WC()->cart->display_prices_including_tax() === wc_prices_include_tax() ) {
			return '';
		}
		return WC()->cart->display_prices_including_tax() ? WC()->countries->inc_tax_or_vat() : WC()->countries->ex_tax_or_vat();
	}

	public static function prices_include_tax(): bool {
		return 'incl' === get_option( 'woocommerce_tax_display_cart' );
	}

	/**
	 * WooCommerce's interactive blocks fetch the cart when the page opens. On pages with such blocks, this script
	 * shares that cart with the badge, which then needs no request. It runs after the badge.
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
