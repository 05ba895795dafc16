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

/** The replaced blocks, and whether each is replaced. To add a block, add a row to rows(). */
final class Blocks {

	private Requirements $requirements;
	private Switches $switches;
	private Facts $facts;

	/** @var array<string, Block> */
	private array $blocks = array();

	/** @var array<string, Block> Blocks with their own pages. Stored, because hooks need them often. */
	private array $on_pages = array();

	/** @var array<string, Part> Parts without a block. */
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
			$this->parts[ $name ] = new Part( $name, $row );
		}
	}

	/** `$name` is for example `mini-cart`. */
	public function get( string $name ): Block {
		return $this->blocks[ $name ];
	}

	/** @return array<string, Block> By name. */
	public function all(): array {
		return $this->blocks;
	}

	/** @return array<string, Part> All parts with a switch, with or without a block, by name. */
	public function parts(): array {
		return $this->blocks + $this->parts;
	}

	/** @return array<string, string> Titles of the groups of parts on the settings page. */
	public static function groups(): array {
		return array(
			'cart'     => __( 'Cart and checkout', 'shopfront' ),
			'products' => __( 'Product pages', 'shopfront' ),
			'lists'    => __( 'Lists and search', 'shopfront' ),
			'forms'    => __( 'Forms and marketing', 'shopfront' ),
		);
	}

	/** @return Block[] Blocks that fill a page, and replace a script and a style sheet of WooCommerce. */
	public function on_pages(): array {
		return $this->on_pages;
	}

	/** Returns the part that this one can't work without. */
	public function needed_by( Part $part ): ?Part {
		return $this->parts()[ $part->needs ] ?? null;
	}

	/**
	 * Whether our part replaces WooCommerce's: the site wants it and the part that it needs (Switches), the
	 * requirements are met, and WooCommerce has what both rely on (Facts).
	 */
	public function replaces( Part $part ): bool {
		$needed = $this->needed_by( $part );
		return $this->switches->is_on( $part ) && ( ! $needed || $this->switches->is_on( $needed ) ) && $this->requirements->are_met()
			&& ! $this->facts->missing( $part->name ) && ( ! $needed || ! $this->facts->missing( $needed->name ) );
	}

	/** On the current page. */
	public function replaces_here( Block $block ): bool {
		// On these endpoints WooCommerce prints its classic templates, but still enqueues the scripts of the checkout
		// block.
		$is_classic = is_wc_endpoint_url( 'order-pay' ) || is_wc_endpoint_url( 'order-received' );
		return ! $is_classic && $this->replaces( $block );
	}

	/** @return Block[] Our blocks in the current page's content, rendered or not. */
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
				'label'      => static function () {
					return __( 'Use Shopfront\'s cart', 'shopfront' );
				},
				'help'       => static function () {
					return __( 'Shows each change at once, and loads less than half of the JavaScript of WooCommerce\'s block. Needs the Cart block on your cart page.', 'shopfront' );
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
				'label'      => static function () {
					return __( 'Use Shopfront\'s checkout', 'shopfront' );
				},
				'help'       => static function () {
					return __( 'Keeps what shoppers have typed after a reload or a declined payment, and loads about half of the JavaScript of WooCommerce\'s block. Needs the Checkout block on your checkout page, and payment methods that support it.', 'shopfront' );
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
				'label'  => static function () {
					return __( 'Use Shopfront\'s mini-cart', 'shopfront' );
				},
				'help'   => static function () {
					return __( 'Shows the cart icon with one small script, and loads the drawer when a shopper is about to open it. Needs the Mini-Cart block in your header.', 'shopfront' );
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
				'group'      => 'lists',
				'title'      => static function () {
					return __( 'All Products', 'woocommerce' );
				},
				'label'      => static function () {
					return __( 'Use Shopfront\'s All Products block', 'shopfront' );
				},
				'help'       => static function () {
					return __( 'Lists, sorts and pages products. Needs a page with WooCommerce\'s All Products block.', 'shopfront' );
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
			'waiting-scripts'    => array(
				'title' => static function () {
					return __( 'Waiting scripts', 'shopfront' );
				},
				'label' => static function () {
					return __( 'Load the scripts of cart and checkout when a shopper touches the page, or when it is idle', 'shopfront' );
				},
				'help'  => static function () {
					return __( 'The page shows sooner, and keeps what shoppers press and type until the scripts are there. Scripts that another plugin of the page uses do not wait. Needs WordPress 6.9 or newer.', 'shopfront' );
				},
			),
			// A payment method may act before the shopper does, so it's off by default.
			'waiting-payment-scripts' => array(
				'title'            => static function () {
					return __( 'Waiting payment methods', 'shopfront' );
				},
				'label'            => static function () {
					return __( 'Let the scripts of all payment methods wait, too', 'shopfront' );
				},
				'help'             => static function () {
					return __( 'Cart and checkout show sooner on phones. Scripts of payment methods that we have tried wait anyway. Place a test order with each of the others. Needs the part Waiting scripts.', 'shopfront' );
				},
				'is_on_by_default' => false,
				'needs'            => 'waiting-scripts',
			),
			'product-pages'      => array(
				'group' => 'products',
				'title' => static function () {
					return __( 'Product pages', 'shopfront' );
				},
				'label' => static function () {
					return __( 'Use Shopfront\'s scripts on product pages and in product lists', 'shopfront' );
				},
				'help'  => static function () {
					return __( 'Galleries, variations and cart buttons load about a fifth less JavaScript. Blocks with scripts of their own, such as Add to Cart + Options, keep them. Needs no other plugin.', 'shopfront' );
				},
			),
			'option-buttons'     => array(
				'group'            => 'products',
				'title'            => static function () {
					return __( 'Option buttons', 'shopfront' );
				},
				'label'            => static function () {
					return __( 'Show up to twelve options of a product, such as sizes, as buttons', 'shopfront' );
				},
				'help'             => static function () {
					return __( 'Changes how your theme\'s product pages look. Needs the part Product pages.', 'shopfront' );
				},
				'is_on_by_default' => false,
				'needs'            => 'product-pages',
			),
			'quantity-buttons'   => array(
				'group'            => 'products',
				'title'            => static function () {
					return __( 'Quantity buttons', 'shopfront' );
				},
				'label'            => static function () {
					return __( 'Show plus and minus buttons beside the quantity of a product', 'shopfront' );
				},
				'help'             => static function () {
					return __( 'Changes how your theme\'s product pages look. Needs the part Product pages.', 'shopfront' );
				},
				'is_on_by_default' => false,
				'needs'            => 'product-pages',
			),
			'quick-view'         => array(
				'group'            => 'lists',
				'title'            => static function () {
					return __( 'Quick view', 'shopfront' );
				},
				'label'            => static function () {
					return __( 'Show a button in product lists that opens the product in a dialog', 'shopfront' );
				},
				'help'             => static function () {
					return __( 'Shoppers choose options and add the product without leaving the list. Needs the part Product pages.', 'shopfront' );
				},
				'is_on_by_default' => false,
				'needs'            => 'product-pages',
			),
			// Its buttons don't show how many are in the cart, so it's off by default.
			'product-collection' => array(
				'group'            => 'lists',
				'title'            => static function () {
					return __( 'Product collections', 'shopfront' );
				},
				'label'            => static function () {
					return __( 'Use Shopfront\'s scripts for product collections', 'shopfront' );
				},
				'help'             => static function () {
					return __( 'Shoppers turn the pages of a collection without a page load. Collections with filters keep WooCommerce\'s scripts. Needs the Product Collection block, and WooCommerce 10.0 or newer.', 'shopfront' );
				},
				'is_on_by_default' => false,
			),
			// It changes what a theme shows, so it's off by default.
			'live-search'        => array(
				'group'            => 'lists',
				'title'            => static function () {
					return __( 'Live search', 'shopfront' );
				},
				'label'            => static function () {
					return __( 'Suggest products while shoppers type in a product search', 'shopfront' );
				},
				'help'             => static function () {
					return __( 'Finds products by name, SKU, category, attribute and description. Needs a product search in your theme, a widget or a Search block.', 'shopfront' );
				},
				'is_on_by_default' => false,
			),
			// It replaces a plugin's script, or adds buttons for WooCommerce's lists, so it's off by default.
			'wishlist'           => array(
				'group'            => 'lists',
				'title'            => static function () {
					return __( 'Wishlist', 'woocommerce' );
				},
				'label'            => static function () {
					return __( 'Use Shopfront\'s scripts for the wishlist', 'shopfront' );
				},
				'help'             => static function () {
					return __( 'Adds and removes products at once, on cached pages too. Needs YITH WooCommerce Wishlist, or WooCommerce\'s own wishlist, whose buttons it adds to product lists.', 'shopfront' );
				},
				'is_on_by_default' => false,
				'missing_plugin'   => static fn() => ( new Plugin_Lists() )->are_there() || ( new Shopper_Lists() )->are_there() ? '' : 'YITH WooCommerce Wishlist',
			),
			// Add-ons may call Contact Form 7's functions, which our script has only once a visitor touches the form.
			'contact-forms'      => array(
				'group'            => 'forms',
				'title'            => static function () {
					return __( 'Contact forms', 'shopfront' );
				},
				'label'            => static function () {
					return __( 'Use Shopfront\'s script for contact forms', 'shopfront' );
				},
				'help'             => static function () {
					return __( 'Validates and sends the forms, and loads when a visitor touches one. Needs Contact Form 7.', 'shopfront' );
				},
				'is_on_by_default' => false,
				'missing_plugin'   => static fn() => self::is_active( 'contact-form-7/wp-contact-form-7.php' ) ? '' : 'Contact Form 7',
			),
			// Other scripts may use the globals that it leaves out.
			'email-capture'      => array(
				'group'            => 'forms',
				'title'            => static function () {
					return __( 'Email capture', 'shopfront' );
				},
				'label'            => static function () {
					return __( 'Use Shopfront\'s script for the email addresses that Mailchimp records', 'shopfront' );
				},
				'help'             => static function () {
					return __( 'Records the same addresses, also from forms that appear later. Needs Mailchimp for WooCommerce.', 'shopfront' );
				},
				'is_on_by_default' => false,
				'missing_plugin'   => static fn() => self::is_active( 'mailchimp-for-woocommerce/mailchimp-woocommerce.php' ) ? '' : 'Mailchimp for WooCommerce',
			),
			// Records the same, but add-ons may use the library that it leaves out.
			'order-attribution'  => array(
				'group'            => 'forms',
				'title'            => static function () {
					return __( 'Order attribution', 'shopfront' );
				},
				'label'            => static function () {
					return __( 'Use Shopfront\'s script that records where visits come from', 'shopfront' );
				},
				'help'             => static function () {
					return __( 'Records the same as WooCommerce\'s, with one script fewer. Needs WooCommerce\'s feature Order Attribution.', 'shopfront' );
				},
				'is_on_by_default' => false,
			),
			// It measures visits, which only the merchant can decide.
			'field-data'         => array(
				'group'            => 'forms',
				'title'            => static function () {
					return __( 'Field data', 'shopfront' );
				},
				'label'            => static function () {
					return __( 'Measure how fast pages are, how long fields take and why orders are refused', 'shopfront' );
				},
				'help'             => static function () {
					return __( 'Stays on your server, without anything that names a visitor, for 28 days. The status below shows it. Loads 3 KB when a page of the shop is idle. Do Not Track and consent plugins are respected.', 'shopfront' );
				},
				'is_on_by_default' => false,
			),
			// It adds scripts to pages with such elements, so it's off by default.
			'site-behaviors'     => array(
				'group'            => 'forms',
				'title'            => static function () {
					return __( 'Page elements', 'shopfront' );
				},
				'label'            => static function () {
					return __( 'Start accordions, tabs, dialogs, sliders and other elements on all pages', 'shopfront' );
				},
				'help'             => static function () {
					return __( 'Loads a script only on pages that have such an element. The page editor has blocks for them. Also replaces the script of Collapse-O-Matic. Needs no other plugin.', 'shopfront' );
				},
				'is_on_by_default' => false,
			),
		);
	}
}
