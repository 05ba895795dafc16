<?php

namespace Shopfront\No_Script;

use Shopfront\Blocks\Blocks;
use Shopfront\Blocks\Page_Notes;
use Shopfront\Build;
use Shopfront\Scripts\Inline_Scripts;

defined( 'ABSPATH' ) || exit;

/**
 * If a script fails to load and a block hasn't started, the first paint would stay forever, so this offers to reload
 * the page, or the classic form. Administrators also see which files of our build failed, now or later: a cache or CDN
 * may lack files that the server has. It isn't part of our build, because the build may be missing.
 */
final class Load_Failure {

	private Blocks $blocks;
	private View $view;
	private Build $build;
	private Page_Notes $notes;
	private Inline_Scripts $inline_scripts;

	public function __construct( Blocks $blocks, View $view, Build $build, Page_Notes $notes, Inline_Scripts $inline_scripts ) {
		$this->blocks         = $blocks;
		$this->view           = $view;
		$this->build          = $build;
		$this->notes          = $notes;
		$this->inline_scripts = $inline_scripts;
	}

	/** In the head, because scripts may be missing from there on. */
	public function register_hooks(): void {
		add_action( 'wp_head', array( $this, 'print_script' ), 2 );
	}

	/** Prints the messages in a template, and the script that shows them. */
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
			'<template id="shopfront-load-failure" data-files="%s"><div class="wc-block-error wc-block-components-error" role="alert"><p class="wc-block-error__header">%s</p><p class="wc-block-error__text">%s</p><p><a class="wc-block-error__button wp-element-button" href="%s">%s</a> <a href="%s">%s</a></p></div>%s</template>',
			esc_attr( (string) wp_parse_url( $this->build->url( '' ), PHP_URL_PATH ) ),
			esc_html__( 'Oops!', 'woocommerce' ),
			esc_html__( 'There was an error loading the content.', 'woocommerce' ),
			esc_url( remove_query_arg( View::ARGUMENT, $url ) ),
			esc_html__( 'Try again', 'woocommerce' ),
			esc_url( $url ),
			esc_html( $text ),
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped, Shopfront.Security.EscapeOutput -- Escaped there.
			$this->notes->to_html( array( __( 'Files of Shopfront could not be loaded, so parts of this page do not work. Open their addresses: if one is missing, upload the plugin again. Then empty the caches of the site and of its CDN.', 'shopfront' ) ) )
		);
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents, WordPress.Security.EscapeOutput.OutputNotEscaped, Shopfront.Security.EscapeOutput -- A file of our own.
		echo $this->inline_scripts->tag( (string) file_get_contents( __DIR__ . '/load-failure.js' ) );
	}
}
