<?php
/**
 * Data of the mini-cart's badge.
 *
 * @package Shopfront
 */

namespace Shopfront\Mini_Cart;

use Shopfront\Blocks\Blocks;
use Shopfront\Build;

defined( 'ABSPATH' ) || exit;

/** Prints the data of the badge. It is the same for all visitors, so that any cache may store the page. */
final class Badge_Data {

	/** Handle of the script that follows the cart of these blocks. */
	private const CART_HANDLE = 'shopfront-page-cart';

	/** WooCommerce's blocks whose script requests the cart with each view of a page. */
	private const BLOCKS_WITH_CART = array( 'woocommerce/product-button', 'woocommerce/add-to-cart-with-options' );

	private Blocks $blocks;
	private Build $build;
	private Drawer_Files $drawer;

	/**
	 * Creates the data.
	 *
	 * @param Blocks       $blocks The replaced blocks.
	 * @param Build        $build  The build.
	 * @param Drawer_Files $drawer Files of the drawer.
	 */
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
		// WooCommerce's list of its own files.
		unset( $script->extra['before'] );
		$data = array(
			'apiUrl'           => rest_url( 'wc/store/v1/cart' ),
			'cartUrl'          => wc_get_cart_url(),
			'checkoutUrl'      => wc_get_checkout_url(),
			/* translators: %1$d: number of items. */
			'label'            => __( 'Number of items in the cart: %1$d', 'shopfront' ),
			/* translators: %1$d: number of items, %2$s: price. */
			'labelWithAmount'  => __( 'Number of items in the cart: %1$d. Total price of %2$s', 'woocommerce' ),
			'labelUnknown'     => __( 'Cart', 'woocommerce' ),
			'pricesIncludeTax' => 'incl' === get_option( 'woocommerce_tax_display_cart' ),
			'emptyAmount'      => html_entity_decode( wp_strip_all_tags( wc_price( 0 ) ), ENT_QUOTES, 'UTF-8' ),
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
