<?php

use PHPUnit\Framework\TestCase;
use Shopfront\Build;
use Shopfront\First_Paint\First_Paint;
use Shopfront\First_Paint\Server_Timing;
use Shopfront\First_Paint\Texts;
use Shopfront\Scripts\Inline_Scripts;

/** The first paint of cart and checkout, with recorded carts and pages of a real shop. */
final class FirstPaintTest extends TestCase {

	private const PAINT = "//*[contains(concat(' ',normalize-space(@class),' '),' sf-first-paint ')]";

	protected function setUp(): void {
		$_SERVER['REQUEST_URI'] = '/cart/';
		$GLOBALS['logged']      = array();
		unset( $GLOBALS['has_pickup'], $GLOBALS['requires_account'] );
	}

	protected function tearDown(): void {
		forget_missing_facts();
	}

	/** An XPath condition for a class. */
	private function has( string $class_name ): string {
		return "contains(concat(' ',normalize-space(@class),' '),' $class_name ')";
	}

	/** The cart in a recorded Store API response. */
	private function recorded_cart( string $recording = 'cart-tax-single-total' ): array {
		foreach ( glob( __DIR__ . '/../../../contract/recordings/*.ndjson' ) as $visit ) {
			foreach ( file( $visit ) as $exchange ) {
				if ( 0 === strpos( $exchange, "{\"name\":\"$recording\"," ) ) {
					return json_decode( $exchange, true )['response']['body'];
				}
			}
		}
		throw new RuntimeException( "No visit has the exchange $recording." );
	}

	/** The block's recorded page, without a first paint. */
	private function original( string $block ): string {
		return double_recording_text( "$block-block.html" );
	}

	/** The block's page, after WooCommerce has loaded a cart for its script. */
	private function page( string $block, array $cart, ?string $html = null ): string {
		apply_filters( 'woocommerce_hydration_request_after_callbacks', new WP_REST_Response( $cart ), array(), new WP_REST_Request( 'GET', '/wc/store/v1/cart' ) );
		// As WooCommerce does while it renders the block.
		wp_register_script( "wc-$block-block-frontend", "/$block.js", array(), '1', true );
		do_action( "woocommerce_blocks_enqueue_{$block}_block_scripts_after" );
		return apply_filters( "render_block_woocommerce/$block", $html ?? $this->original( $block ), array(), null );
	}

	/** With changes to the recorded cart. */
	private function checkout_of( array $changes, string $recording = 'cart-tax-single-total' ): string {
		$_SERVER['REQUEST_URI'] = '/checkout/';
		return $this->page( 'checkout', array_merge( $this->recorded_cart( $recording ), $changes ) );
	}

	private function checkout( array $address = array(), ?string $html = null ): string {
		$_SERVER['REQUEST_URI']   = '/checkout/';
		$cart                     = $this->recorded_cart();
		$cart['shipping_address'] = array_merge( $cart['shipping_address'], array( 'country' => 'US', 'state' => 'CA', 'address_1' => '' ), $address );
		return $this->page( 'checkout', $cart, $html );
	}

	private function query( string $html, string $expression ): DOMNodeList {
		$document = new DOMDocument();
		@$document->loadHTML( '<?xml encoding="utf-8"?><body>' . $html . '</body>' ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- It knows no HTML 5.
		return ( new DOMXPath( $document ) )->query( $expression );
	}

	/** With single spaces. */
	private function texts( string $html, string $expression ): array {
		$text = static fn( $element ) => trim( preg_replace( '/\s+/u', ' ', $element->textContent ) );
		return array_map( $text, iterator_to_array( $this->query( $html, $expression ) ) );
	}

	public function test_the_cart_is_the_first_element_of_its_container(): void {
		$html      = $this->page( 'cart', $this->recorded_cart() );
		$container = '//*[' . $this->has( 'wp-block-woocommerce-cart' ) . ']';
		$this->assertCount( 1, $this->query( $html, $container . '/*[1][' . $this->has( 'sf-first-paint' ) . ']' ) );
		$this->assertSame( $this->original( 'cart' ), preg_replace( '#<div class="sf-skeleton sf-first-paint"[^>]*>.*</div>(?=\s*<div data-block-name="woocommerce/filled-cart-block")#s', '', $html ), 'nothing else changes' );
	}

	public function test_the_cart_has_lines_and_total(): void {
		$cart  = $this->recorded_cart();
		$html  = $this->page( 'cart', $cart );
		$money = $cart['totals']['currency_prefix'] . number_format( $cart['totals']['total_price'] / 100, 2 ) . $cart['totals']['currency_suffix'];
		$this->assertSame( array_map( static fn( $item ) => html_entity_decode( $item['name'] ), $cart['items'] ), $this->texts( $html, self::PAINT . '//tbody//*[' . $this->has( 'wc-block-components-product-name' ) . ']' ) );
		$this->assertSame( array( $money ), $this->texts( $html, self::PAINT . '//*[' . $this->has( 'wc-block-components-totals-footer-item-tax-value' ) . ']' ) );
	}

	public static function limits(): array {
		return array(
			'one by one'         => array( array( 1, 99, 1 ), array( '1', '99', '', 'numeric' ) ),
			'from three'         => array( array( 3, 9, 1 ), array( '3', '9', '', 'numeric' ) ),
			'sixes'              => array( array( 1, 20, 6 ), array( '6', '18', '6', 'numeric' ) ),
			'tenths'             => array( array( 0.3, 0.7, 0.1 ), array( '0.3', '0.7', '0.1', 'decimal' ) ),
			'a step that is not' => array( array( 1, 20, 0 ), array( '1', '20', '', 'numeric' ) ),
		);
	}

	/**
	 * A press before the scripts shows the next quantity.
	 *
	 * @dataProvider limits
	 */
	public function test_a_quantity_has_the_limits_and_the_step_of_the_block( array $limits, array $expected ): void {
		$cart                                = $this->recorded_cart();
		$cart['items'][0]['quantity_limits'] = array_combine( array( 'minimum', 'maximum', 'multiple_of', 'editable' ), array( ...$limits, true ) );
		$field                               = $this->query( $this->page( 'cart', $cart ), self::PAINT . '//input[' . $this->has( 'wc-block-components-quantity-selector__input' ) . ']' )->item( 0 );
		$this->assertSame( $expected, array_map( array( $field, 'getAttribute' ), array( 'aria-valuemin', 'aria-valuemax', 'data-step', 'inputmode' ) ) );
	}

	public function test_links_work_and_buttons_send_nothing(): void {
		$html = $this->page( 'cart', $this->recorded_cart() );
		$this->assertCount( 1, $this->query( $html, self::PAINT . "//a[contains(@href,'/checkout/')]" ) );
		$this->assertCount( 0, $this->query( $html, self::PAINT . '//button[@inert]' ), 'a button that cannot be reached' );
		foreach ( array( $html, $this->checkout() ) as $page ) {
			$this->assertCount( 0, $this->query( $page, self::PAINT . '//form | ' . self::PAINT . "//button[not(@type='button')]" ), 'something that can be sent' );
		}
	}

	/** Where optimizers delay scripts, the shopper may use these buttons alone. */
	public function test_buttons_have_names(): void {
		$cart = $this->recorded_cart();
		$name = $cart['items'][0]['name'];
		$html = $this->page( 'cart', $cart );
		foreach ( array( 'Reduce quantity of %s', 'Increase quantity of %s', 'Remove %s from cart' ) as $label ) {
			$this->assertCount( 1, $this->query( $html, self::PAINT . '//button[@aria-label="' . sprintf( $label, html_entity_decode( $name ) ) . '"]' ), $label );
		}
		foreach ( array( $html, $this->checkout() ) as $page ) {
			$this->assertCount( 0, $this->query( $page, self::PAINT . "//button[not(@aria-label)][normalize-space()='']" ), 'a button without a name' );
		}
	}

	public function test_what_a_merchant_placed_below_the_lines_is_shown_without_ids_and_directives(): void {
		$below = '<h2 id="more">More</h2><div data-wp-interactive="shop/list" data-block-name="shop/list" data-id="7"><a href="/mug/">Mug</a><button data-wp-on--click="actions.add">Add</button></div>';
		apply_filters( 'render_block_woocommerce/cart-items-block', '<div class="wp-block-woocommerce-cart-items-block"><div data-block-name="woocommerce/cart-line-items-block" class="wp-block-woocommerce-cart-line-items-block"></div>' . $below . '</div>', array(), null );
		$html = $this->page( 'cart', $this->recorded_cart(), str_replace( 'cart-cross-sells-products-block', 'other-block', $this->original( 'cart' ) ) );
		$this->assertSame( array( 'More', 'MugAdd' ), $this->texts( $html, self::PAINT . '//*[' . $this->has( 'wc-block-cart__main' ) . ']/*[position()>1]' ) );
		$this->assertCount( 1, $this->query( $html, self::PAINT . "//*[@data-id='7']/a[@href='/mug/']" ) );
		$this->assertCount( 0, $this->query( $html, self::PAINT . "//*[@id='more'] | " . self::PAINT . "//@*[starts-with(name(),'data-wp-')] | " . self::PAINT . "//*[@data-block-name='shop/list'] | " . self::PAINT . "//*[@data-id='7']//button[not(@inert)]" ) );
	}

	public function test_only_the_cart_of_the_page_counts(): void {
		$cart  = $this->recorded_cart();
		$other = new First_Paint( shopfront()->blocks, new Inline_Scripts( new Build( 'behaviors' ) ), new Texts( shopfront()->translations ), new Server_Timing() );
		$other->keep_cart( new WP_REST_Response( $cart ), array(), new WP_REST_Request( 'GET', '/wc/store/v1/checkout' ) );
		$this->assertSame( $this->original( 'cart' ), $other->add_cart( $this->original( 'cart' ) ), 'a response to another request' );
		$this->assertSame( $this->original( 'cart' ), $this->page( 'cart', array_merge( $cart, array( 'items' => array() ) ) ), 'an empty cart' );
		$this->assertSame( '<p>Our cart</p>', $this->page( 'cart', $cart, '<p>Our cart</p>' ), 'a cart of another program' );
	}

	public function test_values_become_neither_elements_nor_attributes(): void {
		$cart                                  = $this->recorded_cart();
		$cart['items'][0]['name']              = '<script>alert(1)</script>"><img src=x onerror=alert(2)>';
		$cart['items'][0]['permalink']         = 'javascript:alert(3)';
		$cart['items'][0]['images']            = array( array( 'src' => 'javascript:alert(4)', 'alt' => '" onload="alert(5)' ) );
		$cart['items'][0]['short_description'] = '<b onclick="alert(6)">Bold</b> &lt;script&gt;alert(7)&lt;/script&gt;';
		$cart['totals']['currency_prefix']     = '<i>$';
		$html                                  = $this->page( 'cart', $cart );
		$found                                 = array( "script[not(contains(.,'sfPresses'))]", 'i', 'b', '@onload', '@onerror', '@onclick', "@*[starts-with(.,'javascript:')]" );
		$this->assertCount( 0, $this->query( $html, implode( ' | ', array_map( static fn( $name ) => self::PAINT . "//$name", $found ) ) ) );
		$this->assertStringContainsString( 'Bold <script>alert(7)</script>', $this->texts( $html, self::PAINT . '//tbody' )[0] );
	}

	public function test_a_cart_that_cannot_be_rendered_leaves_the_block_and_is_logged(): void {
		$cart = $this->recorded_cart();
		unset( $cart['items'][0]['prices'], $cart['items'][0]['totals'], $cart['items'][0]['name'] );
		$cart['items'][0]['quantity_limits'] = 'none';
		set_error_handler(
			static function ( $level, $message ) {
				throw new ErrorException( $message );
			}
		);
		$html = $this->page( 'cart', $cart );
		restore_error_handler();
		$this->assertSame( $this->original( 'cart' ), $html );
		$this->assertCount( 1, $GLOBALS['logged'] );
	}

	public function test_fields_have_the_ids_names_and_autocomplete_of_the_block(): void {
		$fields = array();
		foreach ( $this->query( $this->checkout(), self::PAINT . '//input[@name]' ) as $field ) {
			$fields[ $field->getAttribute( 'id' ) ] = $field->getAttribute( 'name' ) . ' ' . $field->getAttribute( 'autocomplete' );
		}
		$this->assertSame(
			array(
				'email'               => 'email email',
				'contact-shop-floor'  => 'contact_shop/floor off',
				'shipping-first_name' => 'shipping_first_name section-shipping shipping given-name',
				'shipping-last_name'  => 'shipping_last_name section-shipping shipping family-name',
			),
			array_slice( $fields, 0, 4 )
		);
	}

	public function test_a_step_has_the_fields_of_add_ons_about_the_order(): void {
		$input = self::PAINT . '//fieldset[contains(@class,"wc-block-checkout__order-fields")]//input[@id="order-shop-floor"]';
		$this->assertCount( 0, $this->query( $this->checkout(), $input ) );
		$GLOBALS['order_fields'] = array( 'shop/floor' );
		$checkout                = $this->checkout();
		unset( $GLOBALS['order_fields'] );
		$this->assertCount( 1, $this->query( $checkout, $input ) );
	}

	public function test_the_label_of_an_empty_date_is_above_the_order_of_its_parts(): void {
		$GLOBALS['order_fields'] = array( 'shop/day' );
		$checkout                = $this->checkout();
		unset( $GLOBALS['order_fields'] );
		$this->assertCount( 1, $this->query( $checkout, self::PAINT . '//div[contains(@class,"is-active")]/input[@id="order-shop-day"][@type="date"][@value=""]' ) );
	}

	public function test_a_list_without_a_choice_asks_for_one(): void {
		$GLOBALS['order_fields'] = array( 'shop/wrap' );
		$checkout                = $this->checkout();
		unset( $GLOBALS['order_fields'] );
		$this->assertSame( array( 'Select a wrap' ), $this->texts( $checkout, self::PAINT . '//select[@id="order-shop-wrap"]/option' ) );
	}

	public function test_labels_of_fields_are_not_translated_as_texts_of_scripts(): void {
		$translate = static fn( $locale ) => 'ar';
		$texts     = json_encode( array( 'translation-revision-date' => '2026-01-01', 'domain' => 'messages', 'locale_data' => array( 'messages' => array( '' => array( 'lang' => 'ar' ), 'First name' => array( 'X1' ), 'Contact information' => array( 'X2' ) ) ) ) );
		$file      = WP_LANG_DIR . '/plugins/woocommerce-ar-0123456789abcdef0123456789abcdef.json';
		wp_mkdir_p( dirname( $file ) );
		file_put_contents( $file, $texts );
		add_filter( 'determine_locale', $translate );
		$html = $this->checkout();
		remove_filter( 'determine_locale', $translate );
		unlink( $file );
		$this->assertContains( 'X2', $this->texts( $html, self::PAINT . '//h2' ) );
		$this->assertSame( array( 'First name' ), $this->texts( $html, self::PAINT . "//label[@for='shipping-first_name']" ) );
	}

	public function test_fields_have_saved_values_and_the_labels_of_the_country(): void {
		$html = $this->checkout( array( 'city' => 'San "Fran" <i>' ) );
		$this->assertSame( 'San "Fran" <i>', $this->query( $html, self::PAINT . "//input[@id='shipping-city']/@value" )->item( 0 )->nodeValue );
		$this->assertSame( array( 'ZIP Code' ), $this->texts( $html, self::PAINT . "//label[@for='shipping-postcode']" ) );
		$this->assertSame( array( 'Floor <1> (optional)' ), $this->texts( $html, self::PAINT . "//label[@for='shipping-shop-floor']" ), 'a field of an add-on' );
	}

	public function test_a_country_orders_and_hides_fields(): void {
		$html = $this->checkout( array( 'country' => 'DE', 'state' => '' ) );
		$this->assertCount( 0, $this->query( $html, self::PAINT . "//*[@id='shipping-state']" ) );
		$this->assertCount( 1, $this->query( $html, self::PAINT . "//input[@id='shipping-postcode']/following::input[@id='shipping-city']" ) );
	}

	public function test_pickup_is_a_choice(): void {
		$GLOBALS['has_pickup'] = true;
		$this->assertCount( 2, $this->query( $this->checkout(), self::PAINT . '//*[' . $this->has( 'wc-block-checkout__shipping-method-option' ) . ']' ) );
	}

	public function test_a_selected_pickup_location_replaces_the_shipping_address(): void {
		$GLOBALS['has_pickup'] = true;
		$cart                  = $this->recorded_cart( 'shipping-select-pickup' );
		$html                  = $this->checkout_of( array(), 'shipping-select-pickup' );
		$rates                 = array_filter( $cart['shipping_rates'][0]['shipping_rates'], static fn( $rate ) => 'pickup_location' === $rate['method_id'] );
		$names                 = array_map( static fn( $rate ) => array_column( $rate['meta_data'], 'value', 'key' )['pickup_location'], array_values( $rates ) );
		$this->assertNotEmpty( $names );
		$this->assertSame( $names, $this->texts( $html, self::PAINT . '//fieldset[contains(@class,"wc-block-checkout__pickup-options")]//bdi' ) );
		$this->assertCount( 1, $this->query( $html, self::PAINT . '//fieldset[contains(@class,"wc-block-checkout__billing-fields")]' ) );
		$this->assertCount( 0, $this->query( $html, self::PAINT . '//fieldset[contains(@class,"wc-block-checkout__shipping-")][contains(@class,"fields") or contains(@class,"option")]' ) );
		$this->assertContains( 'Pickup', $this->texts( $html, self::PAINT . '//*[' . $this->has( 'wc-block-components-totals-shipping' ) . ']//*[' . $this->has( 'wc-block-components-totals-item__label' ) . ']' ) );
	}

	public function test_only_payment_methods_with_all_required_features_are_listed(): void {
		$labels = self::PAINT . '//fieldset[contains(@class,"wc-block-checkout__payment-method")]//label';
		$this->assertGreaterThan( 1, $this->query( $this->checkout_of( array( 'needs_payment' => true ) ), $labels )->length );
		$this->assertCount( 0, $this->query( $this->checkout_of( array( 'needs_payment' => true, 'payment_requirements' => array( 'products', 'subscriptions' ) ) ), $labels ) );
		$this->assertCount( 0, $this->query( $this->checkout_of( array( 'needs_payment' => false ) ), $labels ) );
	}

	public function test_the_payment_method_of_the_session_is_selected_if_it_is_enabled_and_offered(): void {
		$selected = fn() => $this->query( $this->checkout_of( array( 'needs_payment' => true ) ), self::PAINT . '//fieldset[contains(@class,"wc-block-checkout__payment-method")]//input[@checked]/@value' );
		$gateways = new class() {
			public function payment_gateways() {
				$enabled = (object) array( 'enabled' => 'yes' );
				return array( 'bacs' => $enabled, 'cheque' => $enabled, 'cod' => (object) array( 'enabled' => 'no' ), 'gone' => $enabled );
			}

			public function get_available_payment_gateways() {
				return ( new \Double_Gateways() )->get_available_payment_gateways();
			}
		};
		$session  = new class() {
			public string $chosen = '';

			public function get( $name ) {
				return 'chosen_payment_method' === $name ? $this->chosen : null;
			}
		};

		$GLOBALS['double_gateways'] = $gateways;
		$GLOBALS['session']         = $session;
		foreach ( array( 'bacs' => 'bacs', 'cheque' => 'cheque', 'cod' => 'bacs', 'gone' => 'cheque', '' => 'bacs' ) as $chosen => $expected ) {
			$session->chosen = (string) $chosen;
			$this->assertCount( 1, $selected() );
			$this->assertSame( $expected, $selected()->item( 0 )->nodeValue, "the session has '$chosen'" );
		}
		unset( $GLOBALS['double_gateways'], $GLOBALS['session'] );
	}

	public function test_the_content_of_a_payment_method_has_the_height_that_an_add_on_announces(): void {
		$content  = self::PAINT . '//*[' . $this->has( 'wc-block-components-radio-control-accordion-content' ) . ']';
		$style    = fn() => $this->query( $this->checkout_of( array( 'needs_payment' => true ) ), "{$content}[@style]" );
		$this->assertCount( 0, $style() );
		$asked    = array();
		$announce = static function ( $height, $method ) use ( &$asked ) {
			$asked[] = $method;
			return $height + 24;
		};
		add_filter( 'shopfront_payment_content_height', $announce, 10, 2 );
		$this->assertStringContainsString( 'min-block-size:24px', $style()->item( 0 )->getAttribute( 'style' ) );
		$this->assertCount( 1, $asked, 'only the selected method shows content' );
		remove_filter( 'shopfront_payment_content_height', $announce );
		foreach ( array( -1, array(), 'nonsense' ) as $nonsense ) {
			$return = static fn() => $nonsense;
			add_filter( 'shopfront_payment_content_height', $return );
			$this->assertCount( 0, $style() );
			remove_filter( 'shopfront_payment_content_height', $return );
		}
	}

	public function test_express_buttons_have_the_space_that_an_add_on_announces(): void {
		$buttons = self::PAINT . '//*[' . $this->has( 'wc-block-components-express-payment__event-buttons' ) . ']/li';
		$pages   = array(
			'cart'     => fn() => $this->page( 'cart', $this->recorded_cart() ),
			'checkout' => fn() => $this->checkout_of( array( 'needs_payment' => true ) ),
		);
		foreach ( $pages as $page => $render ) {
			$this->assertCount( 0, $this->query( $render(), $buttons ), $page );
			$announce = static fn( $count, $where ) => $where === $page ? 2 : $count;
			add_filter( 'shopfront_express_buttons', $announce, 10, 2 );
			$this->assertCount( 2, $this->query( $render(), $buttons ), $page );
			remove_filter( 'shopfront_express_buttons', $announce );
		}
		add_filter( 'shopfront_express_buttons', '__return_true' );
		$this->assertCount( 1, $this->query( $pages['cart'](), $buttons ) );
		$this->assertCount( 0, $this->query( $this->checkout_of( array( 'needs_payment' => false ) ), $buttons ), 'nothing to pay' );
		remove_filter( 'shopfront_express_buttons', '__return_true' );
		add_filter( 'shopfront_express_buttons', '__return_empty_array' );
		$this->assertCount( 0, $this->query( $pages['cart'](), $buttons ), 'no number' );
		remove_filter( 'shopfront_express_buttons', '__return_empty_array' );
	}

	public function test_a_step_has_the_title_of_the_merchant(): void {
		$name = 'data-block-name="woocommerce/checkout-contact-information-block"';
		$html = str_replace( $name, "$name data-title=\"Who &lt;you&gt; are\"", $this->original( 'checkout' ) );
		$this->assertContains( 'Who <you> are', $this->texts( $this->checkout( array(), $html ), self::PAINT . '//h2' ) );
	}

	public function test_the_delivery_time_of_the_selected_rate_is_beside_its_price_and_in_the_summary(): void {
		$rates = $this->recorded_cart()['shipping_rates'];
		foreach ( $rates[0]['shipping_rates'] as $index => $rate ) {
			$rates[0]['shipping_rates'][ $index ]['delivery_time'] = empty( $rate['selected'] ) ? 'Never' : '3 <b>days</b>';
		}
		$html = $this->checkout_of( array( 'shipping_rates' => $rates ) );
		$this->assertContains( 'Delivery time: 3 days', $this->texts( $html, self::PAINT . '//*[' . $this->has( 'wc-block-components-totals-shipping__collaterals' ) . ']' ) );
		$this->assertContains( '3 days', $this->texts( $html, self::PAINT . '//label//*[' . $this->has( 'wc-block-components-shipping-rates-control__package__delivery_time' ) . ']' ) );
	}

	public function test_a_line_of_the_merchant_is_below_the_button(): void {
		$name = 'data-block-name="woocommerce/checkout-actions-block"';
		$html = str_replace( $name, "$name data-reassurance=\"Free &lt;returns&gt;\"", $this->original( 'checkout' ) );
		$this->assertSame( array( 'Free <returns>' ), $this->texts( $this->checkout( array(), $html ), self::PAINT . '//*[' . $this->has( 'wc-block-checkout__actions' ) . ']/p' ) );
	}

	public function test_without_the_required_account_there_is_nothing_to_fill(): void {
		$GLOBALS['requires_account'] = true;
		$this->assertSame( $this->original( 'checkout' ), $this->checkout() );
	}

	public function test_server_times_are_named_for_developers_only(): void {
		$timing = new Server_Timing();
		$timing->start_cart( null, new WP_REST_Request( 'GET', '/wc/store/v1/cart' ) );
		usleep( 2000 );
		$timing->stop( 'cart' );
		$timing->start( 'first-paint' );
		$timing->stop( 'first-paint' );
		$timing->stop( 'never started' );
		$this->assertMatchesRegularExpression( '/^cart;dur=[2-9]\d*\.\d, first-paint;dur=\d+\.\d$/', $timing->value() );
		add_filter( 'shopfront_server_timing', '__return_false' );
		$this->assertSame( '', $timing->value() );
		remove_filter( 'shopfront_server_timing', '__return_false' );
	}
}
