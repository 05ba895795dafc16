<?php

use Shopfront\Blocks\Content_Repair;
use Shopfront\Blocks\Repeated_Blocks;

/** The repair of damaged content, with WordPress's own parser. */
final class ContentTest extends SiteTestCase {

	private const INNER = '<!-- wp:woocommerce/filled-cart-block --><div class="wp-block-woocommerce-filled-cart-block"><!-- wp:heading --><h2>Mine</h2><!-- /wp:heading --></div><!-- /wp:woocommerce/filled-cart-block -->';

	private const WHOLE = '<!-- wp:woocommerce/cart {"align":"wide"} --><div class="wp-block-woocommerce-cart alignwide is-loading">' . self::INNER . '</div><!-- /wp:woocommerce/cart -->';

	private const EMPTY = '<div class="wp-block-woocommerce-cart wc-block-cart is-loading"></div>';

	private const WIDE = '<div class="wp-block-woocommerce-cart wc-block-cart is-loading alignwide"></div>';

	/** The blocks' callbacks before the test. */
	private array $callbacks = array();

	/** The page's state before the test, which `wp()` replaces. */
	private array $page = array();

	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'wp', 'wp_the_query', 'post', 'pages' ) as $name ) {
			$value               = $GLOBALS[ $name ] ?? null;
			$this->page[ $name ] = is_object( $value ) ? clone $value : $value;
		}
		foreach ( array( 'cart', 'checkout' ) as $name ) {
			$type                     = WP_Block_Type_Registry::get_instance()->get_registered( "woocommerce/$name" );
			$this->callbacks[ $name ] = $type->render_callback;
			// Renders the content that reaches the block, instead of the double's recorded markup.
			$type->render_callback = static function ( $attributes, $content ) use ( $name ) {
				wp_register_script( "wc-$name-block-frontend", "/$name.js", array(), '1', true );
				do_action( "woocommerce_blocks_enqueue_{$name}_block_scripts_after" );
				return $content;
			};
		}
	}

	protected function tearDown(): void {
		parent::tearDown();
		foreach ( $this->page as $name => $value ) {
			$GLOBALS[ $name ] = $value;
		}
		$GLOBALS['wp_query'] = $GLOBALS['wp_the_query'];
		foreach ( $this->callbacks as $name => $callback ) {
			WP_Block_Type_Registry::get_instance()->get_registered( "woocommerce/$name" )->render_callback = $callback;
		}
	}

	/** Without data attributes, the offer for browsers without JavaScript, and space before tags. */
	private function plain( string $html ): string {
		return preg_replace( array( '/ data-[\w-]+="[^"]*"/', '#<noscript>.*?</noscript>#', '/\s+(?=<)/' ), '', $html );
	}

	/** As the cart page shows it. */
	private function in_page( string $content, string $password = '' ): string {
		wp( array( 'pagename' => 'cart' ) );
		$this->assertSame( 'cart', get_queried_object()->post_name );
		the_post();
		$GLOBALS['post']->post_password = $password;
		// The page's parts, as WordPress has split them.
		$GLOBALS['pages'] = array( $content );
		foreach ( array( 'pre_render_block', 'render_block_data', 'the_content' ) as $hook ) {
			foreach ( $GLOBALS['wp_filter'][ $hook ]->callbacks as $priority => $callbacks ) {
				foreach ( $callbacks as $callback ) {
					if ( is_array( $callback['function'] ) && $callback['function'][0] instanceof Content_Repair ) {
						remove_filter( $hook, $callback['function'], $priority );
					}
				}
			}
		}
		( new Content_Repair( shopfront()->blocks ) )->register_hooks();
		return apply_filters( 'the_content', $content );
	}

	public function repeated_content(): array {
		$text = '<!-- wp:paragraph --><p>Between</p><!-- /wp:paragraph -->';
		return array(
			'whole blocks'                => array( self::WHOLE . $text . self::WHOLE . self::WHOLE, self::WHOLE . $text ),
			'blocks without content'      => array( self::WHOLE . '<!-- wp:woocommerce/cart /-->' . $text, self::WHOLE . $text ),
			'a first block without'       => array( '<!-- wp:woocommerce/cart /-->' . $text . self::WHOLE, '<!-- wp:woocommerce/cart /-->' . $text ),
			'a later block without end'   => array( self::WHOLE . '<!-- wp:woocommerce/cart -->' . $text, self::WHOLE . '<!-- wp:woocommerce/cart -->' . $text ),
			'a block with a similar name' => array( self::WHOLE . '<!-- wp:woocommerce/cart-link /-->', self::WHOLE . '<!-- wp:woocommerce/cart-link /-->' ),
		);
	}

	/** @dataProvider repeated_content */
	public function test_only_the_first_of_a_repeated_block_stays( string $content, string $expected ): void {
		wp( array( 'pagename' => 'cart' ) );
		$this->assertSame( $expected, ( new Repeated_Blocks( shopfront()->blocks ) )->keep_first( $content ) );
	}

	public function test_complete_content_stays_as_it_is(): void {
		$this->assertStringContainsString( 'Mine', do_blocks( self::WHOLE ) );
	}

	public function damaged_content(): array {
		return array(
			'no content'                             => array( '<!-- wp:woocommerce/cart /-->', self::EMPTY ),
			'no content but attributes'              => array( '<!-- wp:woocommerce/cart {"align":"wide"} /-->', self::WIDE ),
			'an alignment that is no text'           => array( '<!-- wp:woocommerce/cart {"align":["wide"]} /-->', self::EMPTY ),
			'an alignment with markup'               => array( '<!-- wp:woocommerce/cart {"align":"x\u0022\u003e\u003cb"} /-->', '<div class="wp-block-woocommerce-cart wc-block-cart is-loading alignxb"></div>' ),
			'no container'                           => array( '<!-- wp:woocommerce/cart -->' . self::INNER . '<!-- /wp:woocommerce/cart -->', self::EMPTY ),
			'the container of another block'         => array( str_replace( 'class="wp-block-woocommerce-cart ', 'class="wp-block-group ', self::WHOLE ), self::WIDE ),
			'a container that is not closed'         => array( str_replace( '</div><!-- /wp:woocommerce/cart', '<!-- /wp:woocommerce/cart', self::WHOLE ), self::WIDE ),
			'an inner block that is not closed'      => array( str_replace( '</div><!-- /wp:woocommerce/filled', '<!-- /wp:woocommerce/filled', self::WHOLE ), self::WIDE ),
			'content that is cut off in its block'   => array( substr( self::WHOLE, 0, strpos( self::WHOLE, '<h2>' ) ), self::WIDE ),
			'content that is cut off after its text' => array( substr( self::WHOLE, 0, -60 ), self::WIDE ),
		);
	}

	/** @dataProvider damaged_content */
	public function test_damaged_content_becomes_an_empty_container( string $content, string $expected ): void {
		$this->assertSame( $expected, $this->plain( do_blocks( $content ) ) );
	}

	public function test_other_html_stays_as_it_is(): void {
		$this->assertStringContainsString( 'Mine', do_blocks( str_replace( '<h2>Mine</h2>', '<div><h2>Mine</h2>', self::WHOLE ) ), 'HTML of other blocks' );
		$html = '<div class="mine"><div class="wp-block-woocommerce-cart"></div></div>';
		$this->assertSame( $html, do_blocks( $html ), 'HTML without blocks' );
		$this->assertStringContainsString( 'Mine', do_blocks( '<!-- wp:heading --><h2>Mine</h2><!-- /wp:heading -->' ), 'blocks without a block around them' );
	}

	public function test_an_inner_block_without_its_block_shows_nothing(): void {
		$this->assertSame( '', trim( do_blocks( self::INNER ) ) );
	}

	public function test_the_platforms_block_keeps_its_content(): void {
		add_filter( 'shopfront_replaces_cart', '__return_false', 20 );
		$this->assertSame( 'damaged', $this->plain( do_blocks( '<!-- wp:woocommerce/cart -->damaged<!-- /wp:woocommerce/cart -->' ) ) );
		$this->assertStringContainsString( 'Mine', do_blocks( self::INNER ), 'its inner blocks' );
	}

	public function test_content_in_which_wordpress_finds_no_block_becomes_an_empty_container(): void {
		$this->assertSame( self::EMPTY, $this->plain( $this->in_page( str_replace( '"wide"}', 'wide', self::WHOLE ) ) ) );
	}

	public function test_a_page_shows_its_valid_content_once(): void {
		$this->assertSame( '<p>Text</p>', trim( $this->in_page( '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' ) ), 'without the block' );
		$this->assertSame( 1, substr_count( $this->in_page( self::WHOLE ), 'Mine' ) );
	}

	public function test_a_page_behind_a_password_shows_no_block(): void {
		$this->assertStringNotContainsString( self::EMPTY, $this->in_page( str_replace( '"wide"}', 'wide', self::WHOLE ), 'secret' ) );
	}

	/** Renders the empty cart's block around `$list`. */
	private function render_empty_cart( string $list, bool $is_empty ): string {
		$before    = WC()->cart;
		WC()->cart = new class( $is_empty ) {
			private bool $is_empty;

			public function __construct( bool $is_empty ) {
				$this->is_empty = $is_empty;
			}

			public function is_empty(): bool {
				return $this->is_empty;
			}
		};
		$html      = apply_filters( 'render_block_woocommerce/empty-cart-block', '<div data-block-name="woocommerce/empty-cart-block" class="x">' . $list . '</div>', array(), null );
		WC()->cart = $before;
		return $html;
	}

	public function test_lists_of_the_empty_cart_are_not_in_a_page_with_a_filled_cart(): void {
		$list = '<ul><li><div>New</div></li></ul>';
		$this->assertSame(
			'<div data-block-name="woocommerce/empty-cart-block" class="x"><template data-sf-hidden>' . $list . '</template></div>',
			$this->render_empty_cart( $list, false )
		);
		$this->assertStringNotContainsString( '<template', $this->render_empty_cart( $list, true ) );
	}

	public function test_interactive_lists_of_the_empty_cart_start_with_the_page(): void {
		$this->assertStringNotContainsString( '<template', $this->render_empty_cart( '<ul data-wp-interactive="x"></ul>', false ) );
	}
}
