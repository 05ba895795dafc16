<?php

use PHPUnit\Framework\TestCase;

/**
 * PHP's first paint and `renderBlock()` show a shopper the same. SHOPFRONT_FIRST_PAINT is the folder with
 * renderBlock()'s pages.
 */
final class NodeTwinTest extends TestCase {

	/** Content that comes from the page in WordPress, or that only screen readers announce. */
	private const IGNORED = './/svg | .//script | .//*[@hidden] | .//noscript | .//*[contains(concat(" ",@class," ")," screen-reader-text ")] | .//*[@inert][contains(@class,"address-form-wrapper")]';

	protected function tearDown(): void {
		unset( $GLOBALS['has_pickup'] );
		forget_missing_facts();
	}

	public static function states(): array {
		$states = json_decode( file_get_contents( getenv( 'SHOPFRONT_FIRST_PAINT' ) . '/states.json' ), true );
		return array_combine( array_map( static fn( $state ) => "{$state['block']}, {$state['recording']}", $states ), array_map( static fn( $state ) => array( $state ), $states ) );
	}

	/** The block's page, after WooCommerce has loaded a cart for its script. */
	private function page( string $block, array $cart ): string {
		$_SERVER['REQUEST_URI'] = "/$block/";
		$GLOBALS['has_pickup']  = true;
		apply_filters( 'woocommerce_hydration_request_after_callbacks', new WP_REST_Response( $cart ), array(), new WP_REST_Request( 'GET', '/wc/store/v1/cart' ) );
		wp_register_script( "wc-$block-block-frontend", "/$block.js", array(), '1', true );
		do_action( "woocommerce_blocks_enqueue_{$block}_block_scripts_after" );
		return apply_filters( "render_block_woocommerce/$block", double_recording_text( "$block-block.html" ), array(), null );
	}

	private function parse( string $html ): DOMXPath {
		$document = new DOMDocument();
		@$document->loadHTML( '<?xml encoding="utf-8"?><body>' . $html . '</body>' ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- It knows no HTML 5.
		return new DOMXPath( $document );
	}

	/** Texts, links, pictures and fields that a shopper perceives, in order. */
	private function perceived( string $html ): array {
		$xpath = $this->parse( $html );
		$paint = $xpath->query( '//*[contains(concat(" ",@class," ")," sf-first-paint ")]' )->item( 0 );
		foreach ( iterator_to_array( $xpath->query( self::IGNORED, $paint ) ) as $ignored ) {
			$ignored->parentNode->removeChild( $ignored );
		}
		$seen = array();
		foreach ( $xpath->query( './/text()[normalize-space()] | .//a | .//img | .//input[@name]', $paint ) as $node ) {
			$attributes = array(
				'a'     => array( 'href' ),
				'img'   => array( 'src', 'alt', 'width' ),
				'input' => array( 'id', 'name', 'type', 'autocomplete', 'value' ),
			)[ $node->nodeName ] ?? null;
			$seen[] = null === $attributes ? trim( preg_replace( '/\s+/u', ' ', $node->nodeValue ) ) : $node->nodeName . ' ' . implode( ' ', array_map( static fn( $name ) => $node->getAttribute( $name ), $attributes ) );
		}
		return $seen;
	}

	/** @dataProvider states */
	public function test_php_and_node_show_the_same( array $state ): void {
		$this->assertSame( $this->perceived( $state['html'] ), $this->perceived( $this->page( $state['block'], $state['cart'] ) ) );
	}
}
