<?php

namespace Shopfront\Scripts;

use Shopfront\Blocks\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Preload links in the head for our scripts at the end of the page.
 *
 * They are the same for every visitor, and the page executes each file. A block theme renders the block before the
 * head, so its add-ons' libraries are known; other themes preload what the block needs in any case. Preloading
 * WordPress's packages too would delay the largest paint on slow connections. Styles are in the head already, and no
 * file is a module.
 */
final class Preloads {

	/** A link that becomes a preload with the first press on the first paint (packages/host/preload-links.ts). */
	private const PRESS_RELATION = 'sf-press';

	private Blocks $blocks;
	private Block_Files $files;

	public function __construct( Blocks $blocks, Block_Files $files ) {
		$this->blocks = $blocks;
		$this->files  = $files;
	}

	public function register_hooks(): void {
		// After the styles, which the browser needs first.
		add_action( 'wp_head', array( $this, 'print_links' ), 10 );
	}

	public function print_links(): void {
		$blocks = $this->blocks->of_page();
		$urls   = array();
		foreach ( $blocks as $block ) {
			$urls += wp_script_is( $block->script, 'enqueued' ) ? $this->files->urls_of( array( $block->script ) ) : $this->files->urls( $block );
		}
		$urls      = array_filter( $urls, array( $this->files, 'is_own' ) );
		$for_press = array_diff_key( $blocks ? $this->files->urls_for_press() : array(), $urls );
		$urls     += $for_press;
		foreach ( $urls as $handle => $url ) {
			// Other plugins change addresses here, as for a CDN.
			$urls[ $handle ] = apply_filters( 'script_loader_src', $url, $handle ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter.
		}
		/**
		 * Filters the addresses of the scripts to preload, by handle. Return an empty array if another plugin combines
		 * scripts.
		 *
		 * @param array<string, string> $urls Addresses as in the script elements of the page.
		 */
		$urls = array_filter( (array) apply_filters( 'shopfront_preloads', $urls ) );
		foreach ( $urls as $handle => $url ) {
			// A content security policy with a nonce applies to preloaded scripts too.
			$attributes = apply_filters( 'wp_script_attributes', array( 'src' => $url ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter.
			$nonce      = isset( $attributes['nonce'] ) ? sprintf( ' nonce="%s"', esc_attr( $attributes['nonce'] ) ) : '';
			$relation   = isset( $for_press[ $handle ] ) ? self::PRESS_RELATION : 'preload';
			printf( '<link rel="%s" as="script" href="%s"%s>' . "\n", esc_attr( $relation ), esc_url( $url ), $nonce ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped, Shopfront.Security.EscapeOutput -- The nonce is escaped above.
		}
	}
}
