<?php

namespace Shopfront\First_Paint;

defined( 'ABSPATH' ) || exit;

/** The payment methods that the server offers for the cart, and the customer's saved ones. Scripts may hide some. */
final class Payment_Step {

	/** In pixels. A script that returns nonsense must not push the button off the page. */
	private const MOST_HEIGHT = 1000;

	/** @var array[] Title, description, and whether it shows saved methods, by id. */
	private array $methods;

	/** @var \WC_Payment_Token[] */
	private array $saved;

	private string $active;

	public function __construct( array $cart, Shop $shop ) {
		$this->methods = empty( $cart['needs_payment'] ) ? array() : $shop->payment_methods( (array) ( $cart['payment_requirements'] ?? array() ) );
		$saved         = array() === $this->methods ? array() : $shop->saved_payment_methods();
		$this->active  = array() === $this->methods ? '' : $shop->active_payment_method( $saved );
		$this->saved   = array_filter( $saved, fn( $token ) => $this->methods[ $token->get_gateway_id() ][2] ?? false );
	}

	/** '' without payment methods. */
	public function render(): string {
		if ( array() === $this->methods ) {
			return '';
		}
		$token    = $this->selected_token();
		$selected = null === $token ? $this->selected_method() : '';
		$rows     = '';
		$block    = 'wc-block-components-radio-control-accordion';
		foreach ( $this->methods as $id => list( $title, $description ) ) {
			$is_selected = (string) $id === $selected;
			$rows       .= "<div class=\"$block-option" . ( $is_selected ? " $block-option--checked-option-highlighted" : '' ) . '">' . Rates::option( (string) $id, Html::text( $title ), '', '', $is_selected )
				. ( $is_selected ? $this->content( (string) $id, $description ) : '' ) . '</div>';
		}
		return $this->saved_methods( $token ) . Rates::control( $rows, true );
	}

	/** The block selects the same card, if scripts allow all methods. */
	private function selected_token(): ?\WC_Payment_Token {
		$is_offered = isset( $this->methods[ $this->active ] );
		$usable     = array_filter( $this->saved, fn( $token ) => ! $is_offered || $token->get_gateway_id() === $this->active );
		$default    = array_filter( $usable, static fn( $token ) => $token->is_default() );
		$token      = reset( $default );
		$token      = false === $token ? reset( $usable ) : $token;
		return false === $token ? null : $token;
	}

	private function selected_method(): string {
		return isset( $this->methods[ $this->active ] ) ? $this->active : (string) array_key_first( $this->methods );
	}

	private function saved_methods( ?\WC_Payment_Token $selected ): string {
		$rows = '';
		foreach ( $this->saved as $token ) {
			$is_selected = $token === $selected;
			$rows       .= Rates::option( (string) $token->get_id(), Html::text( $token->get_display_name() ), '', '', $is_selected, 'wc-block-components-radio-control__option--checked-option-highlighted' );
		}
		$block = 'wc-block-components-checkout-step__description';
		return '' === $rows ? '' : '<div role="group" aria-label="' . esc_attr__( 'Saved payment methods', 'shopfront' ) . '">' . Rates::control( $rows, true )
			. "</div><p class=\"$block $block-payments-aligned\">" . esc_html__( 'Use another payment method.', 'woocommerce' ) . '</p>';
	}

	/** The selected payment method's description, and the space that its script will fill; '' without both. */
	private function content( string $method, string $description ): string {
		/**
		 * Filters the height of the content that the script of a payment method will render.
		 *
		 * @param int    $height In pixels, without padding; 0, unless another plugin says more.
		 * @param string $method Id of the payment method.
		 */
		$filtered = apply_filters( 'shopfront_payment_content_height', 0, $method );
		$height   = is_scalar( $filtered ) ? max( 0, min( self::MOST_HEIGHT, (int) $filtered ) ) : 0;
		$text     = Html::text( $description );
		if ( '' === $text && 0 === $height ) {
			return '';
		}
		return '<div class="wc-block-components-radio-control-accordion-content"' . ( $height > 0 ? " style=\"box-sizing:content-box;min-block-size:{$height}px\"" : '' ) . '>'
			. ( '' === $text ? '' : "<div class=\"read-more-content sf-read-more sf-read-more--collapsed\"><div class=\"sf-read-more__text\"><div>$text</div></div></div>" ) . '</div>';
	}
}
