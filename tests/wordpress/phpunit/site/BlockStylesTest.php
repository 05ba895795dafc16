<?php

/** A replaced block's styles at the end of its page. */
final class BlockStylesTest extends SiteTestCase {

	private const AGAIN = 'shopfront-cart-again';

	/** How the double renders the cart. */
	private $callback;

	protected function setUp(): void {
		parent::setUp();
		do_action( 'wp_enqueue_scripts' );
		// Each page has its own.
		( function () {
			$this->replaced = array();
		} )->call( shopfront()->block_scripts );
		$type           = WP_Block_Type_Registry::get_instance()->get_registered( 'woocommerce/cart' );
		$this->callback = $type->render_callback;
		// The double enqueues the script once for all tests.
		$type->render_callback = static function ( $attributes, $content ) {
			wp_enqueue_style( 'wc-blocks-style-cart' );
			wp_enqueue_script( 'wc-cart-block-frontend', '/cart.js', array(), '1', true );
			do_action( 'woocommerce_blocks_enqueue_cart_block_scripts_after' );
			return $content;
		};
		do_blocks( '<!-- wp:woocommerce/cart --><div class="wp-block-woocommerce-cart alignwide is-loading"></div><!-- /wp:woocommerce/cart -->' );
	}

	protected function tearDown(): void {
		parent::tearDown();
		WP_Block_Type_Registry::get_instance()->get_registered( 'woocommerce/cart' )->render_callback = $this->callback;
	}

	/** Reaches the end of the page without printing it. */
	private function end_page(): void {
		add_action( 'wp_print_footer_scripts', array( shopfront()->block_scripts, 'finish' ), -1, 0 );
		foreach ( $GLOBALS['wp_filter']['wp_print_footer_scripts']->callbacks as $priority => $callbacks ) {
			if ( $priority > 0 ) {
				remove_all_actions( 'wp_print_footer_scripts', $priority );
			}
		}
		do_action( 'wp_print_footer_scripts' );
	}

	public function test_a_style_sheet_that_is_there_is_not_printed_again(): void {
		$this->assertStringEndsWith( 'cart.css', $this->style( 'wc-blocks-style-cart' )->src );
		$this->end_page();
		$this->assertFalse( wp_style_is( self::AGAIN, 'enqueued' ) );
	}

	/** @return array<string, array{0: callable}> */
	public static function removals(): array {
		return array(
			'removed from the queue'   => array( static fn() => wp_dequeue_style( 'wc-blocks-style-cart' ) ),
			'not registered any more'  => array( static fn() => wp_deregister_style( 'wc-blocks-style-cart' ) ),
			'replaced by another file' => array(
				static function () {
					wp_styles()->query( 'wc-blocks-style-cart', 'registered' )->src = '/other.css';
				},
			),
		);
	}

	/** @dataProvider removals */
	public function test_a_style_sheet_that_another_plugin_has_removed_is_printed_again( callable $remove ): void {
		$remove();
		$this->end_page();
		$this->assertTrue( wp_style_is( self::AGAIN, 'enqueued' ) );
		$this->assertStringEndsWith( 'cart.css', $this->style( self::AGAIN )->src );
		$this->assertStringContainsString( 'data-href="cart.css"', apply_filters( 'style_loader_tag', '<link href="x">', self::AGAIN ) );
	}

	public function test_a_block_of_woocommerce_keeps_its_styles(): void {
		add_filter( 'shopfront_replaces_cart', '__return_false' );
		wp_dequeue_style( 'wc-blocks-style-cart' );
		$this->end_page();
		$this->assertFalse( wp_style_is( self::AGAIN, 'enqueued' ) );
	}
}
