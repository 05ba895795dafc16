<?php

namespace Shopfront\Blocks;

use Shopfront\Mini_Cart\Badge_Data;
use Shopfront\Orders\Orders;
use Shopfront\Platform\Facts;
use Shopfront\Requirements;
use Shopfront\Scripts\Registered_Scripts;
use Shopfront\Wishlist\Plugin_Lists;
use Shopfront\Wishlist\Shopper_Lists;

defined( 'ABSPATH' ) || exit;

/** The replaced blocks, and whether each is replaced. A new block is a row in rows(). */
final class Blocks {

	private Requirements $requirements;
	private Switches $switches;
	private Facts $facts;

	/** @var array<string, Block> By name. */
	private array $blocks = array();

	/**
	 * Blocks with pages of their own. Stored, because hooks need them for each block and style of a page.
	 *
	 * @var array<string, Block> By name.
	 */
	private array $on_pages = array();

	/** @var array<string, Part> Parts without a block, by name. */
	private array $parts = array();

	public function __construct( Requirements $requirements, Switches $switches, Facts $facts ) {
		$this->requirements = $requirements;
		$this->switches     = $switches;
		$this->facts        = $facts;
		foreach ( self::rows() as $name => $row ) {
			$block                 = new Block( $name, $row );
			$this->blocks[ $name ] = $block;
			if ( '' !== $block->style ) {
				$this->on_pages[ $name ] = $block;
			}
		}
		foreach ( self::part_rows() as $name => $row ) {
			$this->parts[ $name ] = new Part( $name, $row['title'], $row['label'], $row['is_on_by_default'], $row['needs'] ?? '', $row['missing_plugin'] ?? null );
		}
	}

	/** @param string $name Its name, such as `mini-cart`. */
	public function get( string $name ): Block {
		return $this->blocks[ $name ];
	}

	/** @return array<string, Block> By name. */
	public function all(): array {
		return $this->blocks;
	}

	/**
	 * Returns all parts with a switch, with or without a block.
	 *
	 * @return array<string, Part> By name.
	 */
	public function parts(): array {
		return $this->blocks + $this->parts;
	}

	/**
	 * Returns the blocks that fill a page, with a script and a style sheet of WooCommerce to replace.
	 *
	 * @return Block[]
	 */
	public function on_pages(): array {
		return $this->on_pages;
	}

	/**
	 * Returns the part that a part cannot work without.
	 *
	 * @return Part|null Null if it needs none.
	 */
	public function needed_by( Part $part ): ?Part {
		return $this->parts()[ $part->needs ] ?? null;
	}

	/**
	 * Whether our part replaces WooCommerce's: the site wants it and the part that it needs (Switches), the requirements are
	 * met, and WooCommerce has what both rely on (Facts).
	 */
	public function replaces( Part $part ): bool {
		$needed = $this->needed_by( $part );
		return $this->switches->is_on( $part ) && ( ! $needed || $this->switches->is_on( $needed ) ) && $this->requirements->are_met()
			&& ! $this->facts->missing( $part->name ) && ( ! $needed || ! $this->facts->missing( $needed->name ) );
	}

	/** Whether our block replaces WooCommerce's on the current page. */
	public function replaces_here( Block $block ): bool {
		// On these endpoints WooCommerce prints its classic templates, but still enqueues the scripts of the checkout
		// block.
		$is_classic = is_wc_endpoint_url( 'order-pay' ) || is_wc_endpoint_url( 'order-received' );
		return ! $is_classic && $this->replaces( $block );
	}

	/**
	 * Returns our blocks on the current page: WordPress has rendered them, or will, as they are in its content.
	 *
	 * @return Block[]
	 */
	public function of_page(): array {
		$has_content = is_singular() && ! post_password_required();
		return array_filter(
			$this->on_pages(),
			function ( $block ) use ( $has_content ) {
				$is_here = wp_script_is( $block->script, 'enqueued' ) || ( $has_content && has_block( "woocommerce/$block->name" ) );
				return $is_here && $this->replaces_here( $block );
			}
		);
	}

	/** @return array<string, array> Properties of Block by name. */
	private static function rows(): array {
		return array(
			'cart'         => array(
				'title'      => static function () {
					return __( 'Cart', 'woocommerce' );
				},
				'script'     => 'wc-cart-block-frontend',
				'style'      => 'wc-blocks-style-cart',
				'style_file' => 'cart.css',
				'not_needed' => array( 'wc-cart-checkout-vendors', 'wc-cart-checkout-base' ),
				'data'       => static function () {
					// WooCommerce's option for its classic cart.
					return array(
						'isShippingCalculatorEnabled' => 'yes' === get_option( 'woocommerce_enable_shipping_calc', 'yes' ),
						'shopfrontData'               => Orders::page_data(),
					);
				},
			),
			'checkout'     => array(
				'title'      => static function () {
					return __( 'Checkout', 'woocommerce' );
				},
				'script'     => 'wc-checkout-block-frontend',
				'style'      => 'wc-blocks-style-checkout',
				'style_file' => 'checkout.css',
				// Our block loads its own code for password strength and field schemas on demand.
				'not_needed' => array( 'wc-cart-checkout-vendors', 'wc-cart-checkout-base', 'zxcvbn-async', 'wc-schema-parser' ),
				'data'       => static function () {
					return array( 'shopfrontData' => Orders::page_data() );
				},
			),
			// The drawer's script, whose styles load with it. The badge has its own (Mini_Cart).
			'mini-cart'    => array(
				'title'  => static function () {
					return __( 'Mini-cart', 'shopfront' );
				},
				'script' => Registered_Scripts::PREFIX . 'drawer',
				'data'   => static function () {
					return array(
						'taxLabel'                      => Badge_Data::tax_label(),
						'displayCartPricesIncludingTax' => Badge_Data::prices_include_tax(),
					);
				},
			),
			// Has no page of its own, so All_Products replaces its script and styles.
			'all-products' => array(
				'title'      => static function () {
					return __( 'All Products', 'woocommerce' );
				},
				'script'     => 'wc-all-products-block-frontend',
				'style_file' => 'all-products.css',
				'not_needed' => array( 'wc-blocks-frontend-vendors' ),
			),
		);
	}

	private static function is_active( string $file ): bool {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		return is_plugin_active( $file );
	}

	/** @return array<string, array> Properties of Part by name. */
	private static function part_rows(): array {
		return array(
			'product-pages'      => array(
				'title'            => static function () {
					return __( 'Product pages', 'shopfront' );
				},
				'label'            => static function () {
					return __( 'Use Shopfront\'s scripts for product pages and lists of products', 'shopfront' );
				},
				'is_on_by_default' => true,
			),
			// Its buttons don't show how many are in the cart, so it is a choice.
			'product-collection' => array(
				'title'            => static function () {
					return __( 'Product collections', 'shopfront' );
				},
				'label'            => static function () {
					return __( 'Use Shopfront\'s scripts for product collections without filters', 'shopfront' );
				},
				'is_on_by_default' => false,
			),
			// These change what a theme shows.
			'option-buttons'     => array(
				'title'            => static function () {
					return __( 'Option buttons', 'shopfront' );
				},
				'label'            => static function () {
					return __( 'Show up to twelve options of a product, such as sizes, as buttons instead of a list', 'shopfront' );
				},
				'is_on_by_default' => false,
				'needs'            => 'product-pages',
			),
			'quantity-buttons'   => array(
				'title'            => static function () {
					return __( 'Quantity buttons', 'shopfront' );
				},
				'label'            => static function () {
					return __( 'Show buttons for more and less beside the quantity on product pages', 'shopfront' );
				},
				'is_on_by_default' => false,
				'needs'            => 'product-pages',
			),
			'quick-view'         => array(
				'title'            => static function () {
					return __( 'Quick view', 'shopfront' );
				},
				'label'            => static function () {
					return __( 'Show a button on lists of products that opens the product in a dialog', 'shopfront' );
				},
				'is_on_by_default' => false,
				'needs'            => 'product-pages',
			),
			// Changes what a theme shows, so it is a choice.
			'live-search'        => array(
				'title'            => static function () {
					return __( 'Live search', 'shopfront' );
				},
				'label'            => static function () {
					return __( 'Suggest products while shoppers type in a search for products', 'shopfront' );
				},
				'is_on_by_default' => false,
			),
			// Records the same, but add-ons may use the library that it leaves out.
			'order-attribution'  => array(
				'title'            => static function () {
					return __( 'Order attribution', 'shopfront' );
				},
				'label'            => static function () {
					return __( 'Use Shopfront\'s script that records where visits come from', 'shopfront' );
				},
				'is_on_by_default' => false,
			),
			// Other scripts may use the globals that it leaves out.
			'email-capture'      => array(
				'title'            => static function () {
					return __( 'Email capture', 'shopfront' );
				},
				'label'            => static function () {
					return __( 'Use Shopfront\'s script for the addresses that Mailchimp records', 'shopfront' );
				},
				'is_on_by_default' => false,
				'missing_plugin'   => static fn() => self::is_active( 'mailchimp-for-woocommerce/mailchimp-woocommerce.php' ) ? '' : 'Mailchimp for WooCommerce',
			),
			// Add-ons of that plugin may call functions that ours has only once a visitor touches the form.
			'contact-forms'      => array(
				'title'            => static function () {
					return __( 'Contact forms', 'shopfront' );
				},
				'label'            => static function () {
					return __( 'Use Shopfront\'s script for the forms of Contact Form 7', 'shopfront' );
				},
				'is_on_by_default' => false,
				'missing_plugin'   => static fn() => self::is_active( 'contact-form-7/wp-contact-form-7.php' ) ? '' : 'Contact Form 7',
			),
			// Adds scripts to pages whose content has their elements, so it is a choice.
			'site-behaviors'     => array(
				'title'            => static function () {
					return __( 'Site-wide behaviors', 'shopfront' );
				},
				'label'            => static function () {
					return __( 'Start accordions, dialogs, sliders and the like on pages that have them, and take the sections of Collapse-O-Matic', 'shopfront' );
				},
				'is_on_by_default' => false,
			),
			// Replaces the script of a plugin, or adds buttons for WooCommerce's lists, so it is a choice.
			'wishlist'           => array(
				'title'            => static function () {
					return __( 'Wishlist', 'woocommerce' );
				},
				'label'            => static function () {
					return __( 'Use Shopfront\'s scripts for the wishlist of YITH WooCommerce Wishlist or WooCommerce', 'shopfront' );
				},
				'is_on_by_default' => false,
				'missing_plugin'   => static fn() => ( new Plugin_Lists() )->are_there() || ( new Shopper_Lists() )->are_there() ? '' : 'YITH WooCommerce Wishlist',
			),
		);
	}
}
