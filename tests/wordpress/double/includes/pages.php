<?php
/**
 * Pages and links around the blocks.
 *
 * @package Shopfront\Tests
 */

defined( 'ABSPATH' ) || exit;

/** The recorded page for each slug, with a block theme. */
const DOUBLE_CONTEXTS = array(
	'cart'             => 'cart-filled',
	'checkout'         => 'checkout-filled',
	'shop'             => 'shop-filled',
	'product'          => 'product-simple',
	'my-account'       => 'account-empty',
	'classic-cart'     => 'classic-cart-shortcode',
	'classic-checkout' => 'classic-checkout-shortcode',
);

/** Recorded pages that differ with a classic theme. */
const DOUBLE_CLASSIC_CONTEXTS = array(
	'cart' => 'classic-cart-block',
	'shop' => 'classic-shop',
);

add_action(
	'init',
	static function () {
		add_rewrite_rule( '^checkout/(order-received|order-pay)/(\d+)/?$', 'index.php?pagename=checkout&double_endpoint=$matches[1]&double_order=$matches[2]', 'top' );
		add_rewrite_rule( '^product/([^/]+)/?$', 'index.php?pagename=product', 'top' );
	}
);
add_filter( 'query_vars', static fn( $names ) => array_merge( $names, array( 'double_endpoint', 'double_order' ) ) );
// One page serves the addresses of all products, so WordPress must not redirect to its canonical address.
add_filter( 'redirect_canonical', static fn( $url ) => double_is_page( 'product' ) || double_checkout_endpoint() ? false : $url );

function double_is_page( $slug ) {
	return did_action( 'wp' ) && is_page( $slug );
}

/** 'order-received' or 'order-pay'; '' for the checkout itself. */
function double_checkout_endpoint() {
	return did_action( 'wp' ) ? (string) get_query_var( 'double_endpoint' ) : '';
}

/** The recorded page whose queue the current page uses. */
function double_recorded_context() {
	$slug = is_page() ? get_post()->post_name : 'shop';
	if ( 'checkout' === $slug && double_checkout_endpoint() ) {
		$slug = 'classic-checkout';
	}
	$contexts = wp_is_block_theme() ? DOUBLE_CONTEXTS : DOUBLE_CLASSIC_CONTEXTS + DOUBLE_CONTEXTS;
	return $contexts[ $slug ] ?? 'shop-filled';
}

// The order received page has its own template, without the block.
add_action(
	'wp',
	static function () {
		global $posts;
		if ( 'order-received' === double_checkout_endpoint() && $posts ) {
			$posts[0]->post_content = sprintf(
				'<p class="woocommerce-thankyou-order-received">Thank you. Your order has been received.</p><p>Order number: <strong>%d</strong></p>',
				absint( get_query_var( 'double_order' ) )
			);
			// The block of the template reads the post again.
			wp_cache_set( $posts[0]->ID, $posts[0], 'posts' );
		}
	}
);

add_filter( 'the_title', static fn( $title, $id = 0 ) => 'order-received' === double_checkout_endpoint() && get_queried_object_id() === $id ? 'Order received' : $title, 10, 2 );

// Links that add a product: `/?add-to-cart=26`.
add_action(
	'wp_loaded',
	static function () {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- As on the platform, it is a link.
		if ( is_admin() || empty( $_GET['add-to-cart'] ) ) {
			return;
		}
		$line = array(
			'id'       => absint( $_GET['add-to-cart'] ),
			'quantity' => absint( $_GET['quantity'] ?? 1 ),
		);
		// phpcs:enable
		double_forward( 'POST', '/wc/store/v1/cart/add-item', array( 'Content-Type' => 'application/json' ), wp_json_encode( $line ) );
	},
	20
);

// The classic forms, by shortcode.
foreach ( array( 'cart', 'checkout' ) as $double_name ) {
	add_shortcode(
		"woocommerce_$double_name",
		static fn() => sprintf( '<div class="woocommerce"><form name="%1$s" method="post" action="%2$s" class="woocommerce-%1$s-form"></form></div>', $double_name, esc_url( double_form_address( $double_name ) ) )
	);
}

function double_form_address( $name ) {
	return apply_filters( "woocommerce_get_{$name}_url", home_url( "/$name/" ) );
}

/** Empty but for tests: the double's forms are never submitted. */
function wc_get_notices() {
	return $GLOBALS['test_notices'] ?? array();
}

function wc_get_page_permalink( $name ) {
	return home_url( "/$name/" );
}
