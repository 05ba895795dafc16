<?php

namespace Shopfront\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Removes repetitions of a block from a page's content. Two checkouts would repeat field IDs, and could place two
 * orders. This happens before WordPress renders the content, so it doesn't matter how often plugins render it. The
 * saved content stays as it is.
 */
final class Repeated_Blocks {

	private Blocks $blocks;

	public function __construct( Blocks $blocks ) {
		$this->blocks = $blocks;
	}

	public function register_hooks(): void {
		// WordPress renders blocks at 9.
		add_filter( 'the_content', array( $this, 'keep_first' ), 8 );
	}

	/** A block that doesn't end stays, because what follows may be other content. */
	public function keep_first( $content ) {
		$content = (string) $content;
		foreach ( $this->blocks->on_pages() as $block ) {
			$start = "<!-- wp:woocommerce/$block->name ";
			if ( substr_count( $content, $start ) > 1 && $this->blocks->replaces_here( $block ) ) {
				$content = $this->without_later( $content, $start, "<!-- /wp:woocommerce/$block->name -->" );
			}
		}
		return $content;
	}

	/** `$start` is the comment that begins the block, up to its attributes. */
	private function without_later( string $content, string $start, string $end ): string {
		$at = strpos( $content, $start, strpos( $content, $start ) + 1 );
		while ( false !== $at ) {
			$comment_end = strpos( $content, '-->', $at );
			if ( false === $comment_end ) {
				return $content;
			}
			$after = $comment_end + 3;
			if ( '/' !== $content[ $comment_end - 1 ] ) {
				$next   = strpos( $content, $start, $after );
				$closed = strpos( $content, $end, $after );
				if ( false === $closed || ( false !== $next && $next < $closed ) ) {
					$at = $next;
					continue;
				}
				$after = $closed + strlen( $end );
			}
			$content = substr( $content, 0, $at ) . substr( $content, $after );
			$at      = strpos( $content, $start, $at );
		}
		return $content;
	}
}
