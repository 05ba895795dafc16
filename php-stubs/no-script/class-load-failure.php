<?php
/**
 * Pages on which a script could not be loaded.
 *
 * @package Shopfront
 */

namespace Shopfront\No_Script;

use Shopfront\Blocks\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Offers to reload the page, or the classic form, if a script of the page could not be loaded and a block has not started:
 * the first paint would stay forever. Code of our build cannot do this, because it may be what is missing.
 */
final class Load_Failure {

	private Blocks $blocks;
	private View $view;

	/**
	 * Creates the message.
	 *
	 * @param Blocks $blocks The replaced blocks.
	 * @param View   $view   The classic forms.
	 */
	public function __construct( Blocks $blocks, View $view ) {
		$this->blocks = $blocks;
		$this->view   = $view;
	}

	/** Adds the hook for the head, because scripts may be missing from there on. */
	public function register_hooks(): void {
		add_action( 'wp_head', array( $this, 'print_script' ), 2 );
	}

	/** Prints the message in a template, and the script that shows it. */
	public function print_script(): void {
		$blocks = array_filter(
			$this->blocks->of_page(),
			function ( $block ) {
				return null !== $this->view->find_block( "woocommerce/$block->name" );
			}
		);
		$block  = end( $blocks );
		if ( ! $block ) {
			return;
		}
		$url  = $this->view->url( $block );
		$text = 'cart' === $block->name ? __( 'Show the cart without JavaScript', 'shopfront' ) : __( 'Check out without JavaScript', 'shopfront' );
		printf(
			'<template><div class="wc-block-error wc-block-components-error" role="alert"><p class="wc-block-error__header">%s</p><p class="wc-block-error__text">%s</p><p><a class="wc-block-error__button wp-element-button" href="%s">%s</a> <a href="%s">%s</a></p></div></template>',
			esc_html__( 'Oops!', 'woocommerce' ),
			esc_html__( 'There was an error loading the content.', 'woocommerce' ),
			esc_url( remove_query_arg( View::ARGUMENT, $url ) ),
			esc_html__( 'Try again', 'woocommerce' ),
			esc_url( $url ),
			esc_html( $text )
		);
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of our own.
		wp_print_inline_script_tag( (string) file_get_contents( __DIR__ . '/load-failure.js' ) );
	}
}
