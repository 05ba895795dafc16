<?php

namespace Shopfront\No_Script;

use Shopfront\Blocks\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Redirects browsers without JavaScript to the classic form, and offers a link if they don't follow. Both are
 * `noscript` elements, so other browsers neither load nor show anything.
 */
final class Offer {

	private Blocks $blocks;
	private View $view;

	public function __construct( Blocks $blocks, View $view ) {
		$this->blocks = $blocks;
		$this->view   = $view;
	}

	public function register_hooks(): void {
		add_filter( 'render_block_woocommerce/cart', array( $this, 'add_link' ), 20, 2 );
		add_filter( 'render_block_woocommerce/checkout', array( $this, 'add_link' ), 20, 2 );
		add_action( 'wp_head', array( $this, 'print_redirect' ), 2 );
	}

	/**
	 * Adds the link after a block. Inside it, the block's script would take it for content; before it, themes would
	 * give the block another margin.
	 */
	public function add_link( $html, $found ) {
		$block = $this->view->find_block( $found['blockName'] ?? '' );
		if ( ! $block || '' === trim( (string) $html ) ) {
			return $html;
		}
		return $html . sprintf(
			'<noscript><p>%s <a href="%s">%s</a></p></noscript>',
			esc_html__( 'JavaScript is turned off in your browser.', 'shopfront' ),
			esc_url( $this->view->url( $block ) ),
			'cart' === $block->name ? esc_html__( 'Show the cart without JavaScript', 'shopfront' ) : esc_html__( 'Check out without JavaScript', 'shopfront' )
		);
	}

	/** Also hides the unfinished block from browsers that don't follow the redirect. */
	public function print_redirect(): void {
		$blocks = $this->blocks->of_page();
		// The checkout comes after the cart in the list. Its form is the one to complete.
		$block = end( $blocks );
		if ( $block ) {
			printf(
				'<noscript><meta http-equiv="refresh" content="%s"><link rel="stylesheet" href="%s"></noscript>' . "\n", // phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet -- Only without JavaScript.
				esc_attr( '0; url=' . esc_url_raw( $this->view->url( $block ) ) ),
				esc_url( $this->view->style_url() )
			);
		}
	}
}
