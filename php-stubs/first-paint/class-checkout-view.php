<?php

namespace Shopfront\First_Paint;

defined( 'ABSPATH' ) || exit;

/** Renders the checkout's fields with their saved values, in the block's markup. */
final class Checkout_View {

	private Money $money;
	private Lines $lines;
	private Rates $rates;
	private Totals $totals;
	private Shop $shop;

	public function __construct( Money $money, Lines $lines, Rates $rates, Totals $totals, Shop $shop ) {
		$this->money  = $money;
		$this->lines  = $lines;
		$this->rates  = $rates;
		$this->totals = $totals;
		$this->shop   = $shop;
	}

	/** There is no `form` element: Enter must not reload the page. */
	public function render( array $cart, Inner_Blocks $blocks ): string {
		$items    = $this->lines->summary( $cart['items'] );
		$rows     = $this->totals->rows( $cart, false );
		$coupons  = wc_coupons_enabled() && $blocks->has( 'checkout-order-summary-coupon-form-block' ) ? $this->totals->coupon_panel() : '';
		$numbered = 'true' === $blocks->attribute( 'checkout', 'show-form-step-numbers' ) ? ' wc-block-checkout__form--with-step-numbers' : '';
		return '<div class="wc-block-components-sidebar-layout wc-block-checkout">' . $this->summary_above( $cart )
			. '<div class="wc-block-components-main wc-block-checkout__main"><div class="wc-block-components-form wc-block-checkout__form' . $numbered . '">'
			. ( empty( $cart['needs_payment'] ) ? '' : Express::space( 'checkout', $blocks ) )
			. $this->contact( $cart, $blocks ) . $this->delivery( $cart, $blocks ) . $this->payment( $cart, $blocks ) . $this->additional( $blocks ) . $this->note( $blocks ) . $this->terms( $blocks )
			. $this->actions( $blocks, $items . $rows ) . '</div></div>' . $this->summary_beside( $items . $coupons . $rows ) . '</div>';
	}

	/** `$block` is without `checkout-` and `-block`; `$name` is the end of the step's class. */
	private function step( Inner_Blocks $blocks, string $block, string $name, string $title, string $content, string $beside = '' ): string {
		$step        = 'wc-block-components-checkout-step';
		$title       = esc_html( $blocks->attribute( "checkout-$block-block", 'title', $title ) );
		$description = esc_html( $blocks->attribute( "checkout-$block-block", 'description' ) );
		$is_numbered = 'false' !== $blocks->attribute( "checkout-$block-block", 'show-step-number' );
		return "<fieldset class=\"$step wc-block-checkout__$name" . ( $is_numbered ? " $step--with-step-number" : '' ) . "\"><legend class=\"screen-reader-text\">$title</legend>"
			. "<div class=\"{$step}__heading-container\"><div class=\"{$step}__heading\"><h2 class=\"wc-block-components-title {$step}__title\">$title</h2>"
			. ( '' === $beside ? '' : "<span class=\"{$step}__heading-content\">$beside</span>" ) . '</div>'
			. ( '' === $description ? '' : "<p class=\"{$step}__description\">$description</p>" )
			. "</div><div class=\"{$step}__content\">$content</div></fieldset>";
	}

	private function contact( array $cart, Inner_Blocks $blocks ): string {
		$is_guest = ! is_user_logged_in();
		$content  = '<div class="wc-block-components-address-form"><div>' . $this->shop->form()->email( (string) ( $cart['billing_address']['email'] ?? '' ) ) . '</div>';
		if ( $is_guest && $this->shop->allows_guests() ) {
			$content .= '<p class="wc-block-checkout__guest-checkout-notice">' . esc_html__( 'You are currently checking out as a guest.', 'woocommerce' ) . '</p>';
			if ( $this->shop->allows_sign_up() ) {
				/* translators: %s: name of the shop. */
				$content .= Html::checkbox( 'wc-block-checkout__create-account', Html::text( sprintf( __( 'Create an account with %s', 'woocommerce' ), get_bloginfo( 'name' ) ) ) );
			}
		}
		$content .= $this->shop->form()->of_place( 'contact', $this->shop->fields_of( 'contact' ) );
		$login    = $is_guest && $this->shop->shows_login() ? '<a class="wc-block-checkout__login-prompt" href="' . esc_url( $this->shop->login_url() ) . '">' . esc_html__( 'Log in', 'woocommerce' ) . '</a>' : '';
		return $this->step( $blocks, 'contact-information', 'contact-fields', __( 'Contact information', 'woocommerce' ), $content . '</div>', $login );
	}

	private function delivery( array $cart, Inner_Blocks $blocks ): string {
		$is_shipped = wc_shipping_enabled() && ! empty( $cart['needs_shipping'] );
		$is_forced  = $is_shipped && $this->shop->forces_billing_address();
		$markup     = '';
		$has_choice = $is_shipped && $this->shop->has_pickup();
		$is_pickup  = $has_choice && $this->rates->is_pickup( $cart );
		if ( $has_choice ) {
			$markup .= $this->step( $blocks, 'shipping-method', 'shipping-method', __( 'Delivery', 'woocommerce' ), $this->choice( $cart, $blocks ) );
		}
		if ( $is_pickup ) {
			$markup .= $this->step( $blocks, 'pickup-options', 'pickup-options', __( 'Pickup locations', 'woocommerce' ), $this->rates->locations( $cart ) );
		}
		$is_same    = array() === array_diff_assoc( array_intersect_key( $cart['shipping_address'], $cart['billing_address'] ), $cart['billing_address'] );
		$is_address = $is_shipped && ! $is_forced && ! $is_pickup;
		if ( $is_address ) {
			$markup .= $this->step(
				$blocks,
				'shipping-address',
				'shipping-fields',
				__( 'Shipping address', 'woocommerce' ),
				$this->shop->form()->of_address( 'shipping', $cart['shipping_address'], $this->shop->address_fields() )
				. Html::checkbox( 'wc-block-checkout__use-address-for-billing', esc_html__( 'Use same address for billing', 'woocommerce' ), $is_same )
			);
		}
		if ( ! $is_address || ! $is_same ) {
			$title   = $is_forced && ! $is_pickup ? __( 'Billing and shipping address', 'woocommerce' ) : __( 'Billing address', 'woocommerce' );
			$markup .= $this->step( $blocks, 'billing-address', 'billing-fields', $title, $this->shop->form()->of_address( 'billing', $cart['billing_address'], $this->shop->address_fields() ) );
		}
		if ( $is_shipped && ! $is_pickup ) {
			$markup .= $this->step( $blocks, 'shipping-methods', 'shipping-option', __( 'Shipping options', 'woocommerce' ), $this->rates->boxes( $cart ) );
		}
		return $markup;
	}

	private function choice( array $cart, Inner_Blocks $blocks ): string {
		$name    = 'checkout-shipping-method-block';
		$block   = 'wc-block-checkout__shipping-method-option';
		$is_shop = $this->rates->is_pickup( $cart );
		$titles  = array(
			'ship'   => $blocks->attribute( $name, 'shipping-text', __( 'Ship', 'woocommerce' ) ),
			'pickup' => $blocks->attribute( $name, 'local-pickup-text', __( 'Pickup', 'woocommerce' ) ),
		);
		$markup  = '';
		foreach ( $titles as $kind => $title ) {
			$is_selected = ( 'pickup' === $kind ) === $is_shop;
			$markup     .= "<label class=\"$block" . ( $is_selected ? " $block--selected" : '' ) . '"><input class="sf-delivery-input" type="radio" value="' . ( 'ship' === $kind ? 'shipping' : $kind ) . '"' . ( $is_selected ? ' checked' : '' ) . '>'
				. ( 'false' === $blocks->attribute( $name, 'show-icon' ) ? '' : Html::icon( $kind, "$block-icon" ) )
				. "<span class=\"$block-title-wrapper\"><span class=\"$block-title\">" . esc_html( $title ) . '</span></span></label>';
		}
		return "<div class=\"wc-block-checkout__shipping-method-container\">$markup</div>";
	}

	private function payment( array $cart, Inner_Blocks $blocks ): string {
		$methods = ( new Payment_Step( $cart, $this->shop ) )->render();
		return '' === $methods ? '' : $this->step( $blocks, 'payment', 'payment-method', __( 'Payment options', 'woocommerce' ), $methods );
	}

	private function additional( Inner_Blocks $blocks ): string {
		$fields = $this->shop->form()->of_place( 'order', $this->shop->fields_of( 'order' ) );
		return '' === $fields ? '' : $this->step( $blocks, 'additional-information', 'order-fields', __( 'Additional order information', 'woocommerce' ), "<div class=\"wc-block-components-address-form\">$fields</div>" );
	}

	private function note( Inner_Blocks $blocks ): string {
		return $blocks->has( 'checkout-order-note-block' )
			? '<fieldset class="wc-block-components-checkout-step wc-block-checkout__order-notes"><legend class="screen-reader-text">' . esc_html__( 'Order notes', 'woocommerce' ) . '</legend><div class="wc-block-components-checkout-step__content"><div class="wc-block-checkout__add-note">' . Html::checkbox( '', esc_html__( 'Add a note to your order', 'woocommerce' ) ) . '</div></div></fieldset>'
			: '';
	}

	/** The links work without a script. */
	private function terms( Inner_Blocks $blocks ): string {
		$name = 'checkout-terms-block';
		if ( ! $blocks->has( $name ) ) {
			return '';
		}
		$is_checkbox = 'true' === $blocks->attribute( $name, 'checkbox' );
		$text        = $blocks->attribute( $name, 'text' );
		if ( '' === $text ) {
			/* translators: %1$s: terms and conditions, %2$s: privacy policy. */
			$text = sprintf( $is_checkbox ? esc_html__( 'You must accept our %1$s and %2$s to continue with your purchase.', 'woocommerce' ) : esc_html__( 'By proceeding with your purchase you agree to our %1$s and %2$s', 'woocommerce' ), $this->link( wc_terms_and_conditions_page_id(), __( 'Terms and Conditions', 'woocommerce' ) ), $this->link( wc_privacy_policy_page_id(), __( 'Privacy Policy', 'woocommerce' ) ) );
		}
		$separator = 'false' === $blocks->attribute( $name, 'show-separator' ) ? '' : ' wc-block-checkout__terms--with-separator';
		$text      = wp_kses_post( $text );
		return "<div class=\"wc-block-checkout__terms$separator\">" . ( $is_checkbox ? Html::checkbox( '', $text ) : "<span class=\"wc-block-components-checkbox__label\">$text</span>" ) . '</div>';
	}

	/** The page's name, with a link if the shop has the page. `$page` is its ID; 0 for none. */
	private function link( int $page, string $text ): string {
		$url = $page > 0 && 'publish' === get_post_status( $page ) ? get_permalink( $page ) : '';
		return $url ? '<a href="' . esc_url( $url ) . '" target="_blank">' . esc_html( $text ) . '</a>' : esc_html( $text );
	}

	/** The button that places the order, and the way back. */
	private function actions( Inner_Blocks $blocks, string $summary ): string {
		$name    = 'checkout-actions-block';
		$block   = 'wc-block-components-checkout';
		$place   = $blocks->attribute( $name, 'place-order-button-label', __( 'Place Order', 'woocommerce' ) );
		$back    = $blocks->attribute( $name, 'return-to-cart-button-label', __( 'Return to Cart', 'woocommerce' ) );
		$page    = (int) $blocks->attribute( $name, 'cart-page-id', '0' );
		$url     = $page > 0 ? get_permalink( $page ) : '';
		$returns = 'true' === $blocks->attribute( $name, 'show-return-to-cart' );
		$line    = esc_html( $blocks->attribute( $name, 'reassurance' ) );
		return '<div class="wc-block-checkout__actions"><div class="checkout-order-summary-block-fill-wrapper sf-first-paint__narrow"><div class="checkout-order-summary-block-fill">' . $summary . '</div></div>'
			. '<div class="wc-block-checkout__actions_row' . ( $returns ? '' : ' wc-block-checkout__actions_row--justify-flex-end' ) . '">'
			. ( $returns ? '<a href="' . esc_url( $url ? $url : wc_get_cart_url() ) . "\" class=\"$block-return-to-cart-button\">" . Html::icon( 'back' ) . esc_html( $back ) . '</a>' : '' )
			. "<button type=\"button\" class=\"wc-block-components-button wp-element-button $block-place-order-button contained\"><div class=\"wc-block-components-button__text\">" . esc_html( $place ) . '</div></button></div>'
			. ( '' === $line ? '' : '<p class="sf-reassurance">' . Html::icon( 'check' ) . "<bdi>$line</bdi></p>" ) . '</div>';
	}

	private function summary_above( array $cart ): string {
		$title = 'wc-block-components-checkout-order-summary__title';
		return '<div class="wc-block-components-sidebar wc-block-checkout__sidebar sf-first-paint__narrow"><h2 class="sf-order-summary-heading">'
			. "<span class=\"$title\"><span class=\"$title-text\">" . esc_html__( 'Order summary', 'woocommerce' ) . "</span><span class=\"$title-price\">" . $this->money->html( $cart['totals']['total_price'] ) . '</span>' . Html::icon( 'expand', "$title-icon" ) . '</span></h2></div>';
	}

	/** For a wide container. */
	private function summary_beside( string $content ): string {
		$block = 'wc-block-components-checkout-order-summary';
		return '<div class="wc-block-components-sidebar wc-block-checkout__sidebar is-large sf-first-paint__wide"><h2 class="sf-order-summary-heading">'
			. "<span class=\"{$block}__title\"><span class=\"{$block}__title-text\">" . esc_html__( 'Order summary', 'woocommerce' ) . "</span></span></h2><div class=\"{$block}__content is-open\">$content</div></div>";
	}
}
