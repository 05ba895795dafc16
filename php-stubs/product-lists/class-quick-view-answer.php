<?php

namespace Shopfront\Product_Lists;

use WC_Product;
use WP_HTML_Tag_Processor;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Answers a quick view with the product's gallery and summary, as the theme shows them on its page. It changes nothing
 * and shows only what the visitor could see there, so it needs no nonce.
 */
final class Quick_View_Answer {

	/** WooCommerce's fields. A form with another plugin's field is posted, so that the plugin gets it. */
	private const FIELDS = '/^(quantity(\[\d+\])?|add-to-cart|product_id|variation_id|attribute_.+)$/';

	private Quick_View_Links $links;

	public function __construct( Quick_View_Links $links ) {
		$this->links = $links;
	}

	public function register_hooks(): void {
		add_action( 'wp_ajax_' . Quick_View_Links::ACTION, array( $this, 'answer' ) ); // phpcs:ignore Shopfront.Security.AdminAction -- It shows a product to visitors, and changes nothing.
		add_action( 'wp_ajax_nopriv_' . Quick_View_Links::ACTION, array( $this, 'answer' ) ); // phpcs:ignore Shopfront.Security.AdminAction -- It shows a product to visitors, and changes nothing.
	}

	public function answer(): void {
		nocache_headers();
		header( 'X-Robots-Tag: noindex' );
		// phpcs:ignore WordPress.Security.NonceVerification.Missing, Shopfront.Security.CheckedInput.NoNonce -- See the class.
		$product_id = isset( $_POST['product'] ) ? absint( wp_unslash( $_POST['product'] ) ) : 0;
		$refusal    = $this->refusal_of( $product_id );
		if ( $refusal ) {
			wp_die( esc_html( $refusal['message'] ), '', array( 'response' => (int) $refusal['status'] ) );
		}
		header( 'Content-Type: text/html; charset=' . get_option( 'blog_charset' ) );
		echo $this->markup( $product_id ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped, Shopfront.Security.EscapeOutput -- The output of templates.
		wp_die();
	}

	/**
	 * Why a product isn't shown; null if it is.
	 * @return array{status: int, message: string}|null
	 */
	public function refusal_of( int $product_id ): ?array {
		$product = $product_id && $this->links->is_on() ? wc_get_product( $product_id ) : null;
		$post    = $product ? get_post( $product_id ) : null;
		if ( 0 === $product_id ) {
			return array(
				'status'  => 400,
				'message' => __( 'Choose a product.', 'shopfront' ),
			);
		}
		if ( ! $product || ! $post || ! $this->may_be_shown( $product, $post ) ) {
			return array(
				'status'  => 404,
				'message' => __( 'This product is not available.', 'shopfront' ),
			);
		}
		return post_password_required( $post )
			? array(
				'status'  => 403,
				'message' => __( 'This product needs a password. Open its page to enter it.', 'shopfront' ),
			)
			: null;
	}

	public function markup( int $product_id ): string {
		$GLOBALS['post']    = get_post( $product_id ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Templates read it, and the request has no other post.
		$GLOBALS['product'] = wc_get_product( $product_id );
		setup_postdata( $GLOBALS['post'] );
		remove_action( 'woocommerce_single_product_summary', 'woocommerce_template_single_title', 5 );
		add_action( 'woocommerce_single_product_summary', array( $this, 'print_title' ), 5, 0 );
		ob_start();
		// WooCommerce's and themes' styles expect a product inside these classes.
		printf( '<div class="product sf-quick-view-product"><div class="woocommerce single-product"><div class="%s">', esc_attr( implode( ' ', wc_get_product_class( '', $GLOBALS['product'] ) ) ) );
		woocommerce_show_product_sale_flash();
		woocommerce_show_product_images();
		echo '<div class="summary entry-summary">';
		/** WooCommerce's own action for the summary of a product. */
		do_action( 'woocommerce_single_product_summary' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own action.
		echo '</div></div></div></div>';
		$html = (string) ob_get_clean();
		wp_reset_postdata();
		return $this->prepare_form( $html, $GLOBALS['product'] );
	}

	/** An `h2`, because the page below the dialog already has its `h1`. */
	public function print_title(): void {
		printf( '<h2 class="product_title entry-title">%s</h2>', wp_kses_post( get_the_title() ) );
	}

	/** Lets our script send the form, if the page has our mini-cart (docs/contract/product-pages.md 6). */
	private function prepare_form( string $html, WC_Product $product ): string {
		$tags     = new WP_HTML_Tag_Processor( $html );
		$is_known = ! $product->is_type( 'external' );
		while ( $is_known && $tags->next_tag() ) {
			$name     = $tags->get_attribute( 'name' );
			$is_field = in_array( $tags->get_tag(), array( 'INPUT', 'SELECT', 'TEXTAREA', 'BUTTON' ), true );
			$is_known = ! $is_field || ! is_string( $name ) || preg_match( self::FIELDS, $name );
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		if ( ! $is_known || ! $tags->next_tag(
			array(
				'tag_name'   => 'form',
				'class_name' => 'cart',
			)
		) ) {
			return $html;
		}
		$attributes = array(
			'data-sf-add'         => (string) $product->get_id(),
			'data-sf-added'       => method_exists( $product, 'add_to_cart_success_message' ) ? html_entity_decode( wp_strip_all_tags( $product->add_to_cart_success_message() ), ENT_QUOTES, 'UTF-8' ) : '',
			'data-sf-lost'        => __( 'The connection was lost. Look in your cart before you try again.', 'shopfront' ),
			'data-sf-unreachable' => __( 'The server could not be reached. Please check your internet connection.', 'shopfront' ),
			'data-sf-offline'     => __( 'You are offline. The product is added when the connection returns.', 'shopfront' ),
			'data-sf-view-cart'   => __( 'View cart', 'woocommerce' ),
			'data-sf-cart-url'    => wc_get_cart_url(),
			'data-sf-redirect'    => 'yes' === get_option( 'woocommerce_cart_redirect_after_add' ) ? wc_get_cart_url() : '',
		);
		foreach ( array_filter( $attributes ) as $name => $value ) {
			$tags->set_attribute( $name, $value );
		}
		return (string) preg_replace( '#</form>#', '<p data-sf-message></p></form>', $tags->get_updated_html(), 1 );
	}

	/** Whether lists would show it to this visitor: it's published, or private and readable, and the shop lists it. */
	private function may_be_shown( WC_Product $product, WP_Post $post ): bool {
		if ( 'product' !== $post->post_type || ( 'publish' !== $post->post_status && ( 'private' !== $post->post_status || ! current_user_can( 'read_post', $post->ID ) ) ) ) {
			return false;
		}
		if ( $product->is_visible() ) {
			return true;
		}
		// Lists of search results show it, which this request is not.
		return 'search' === $product->get_catalog_visibility()
			/** WooCommerce's own filter of the visibility of products. */
			&& apply_filters( 'woocommerce_product_is_visible', true, $product->get_id() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own filter.
	}
}
