<?php

namespace Shopfront\First_Paint;

defined( 'ABSPATH' ) || exit;

/** Formats the Store API's amounts, which are in minor units, like the blocks do. */
final class Money {

	/** @var array<string, mixed> The currency's fields: `currency_minor_unit` and others. */
	private array $currency;

	private bool $includes_tax;

	public function __construct( array $currency, bool $includes_tax ) {
		$this->currency     = $currency;
		$this->includes_tax = $includes_tax;
	}

	public function includes_tax(): bool {
		return $this->includes_tax;
	}

	/** Adds the tax, if prices include it. */
	public function shown( $net, $tax ): int {
		return (int) $net + ( $this->includes_tax ? (int) $tax : 0 );
	}

	public function text( $amount ): string {
		$digits = (int) ( $this->currency['currency_minor_unit'] ?? 2 );
		$number = number_format(
			abs( (int) $amount ) / 10 ** $digits,
			$digits,
			$this->of( 'currency_decimal_separator' ),
			$this->of( 'currency_thousand_separator' )
		);
		return ( (int) $amount < 0 ? '-' : '' ) . $this->of( 'currency_prefix' ) . $number . $this->of( 'currency_suffix' );
	}

	public function html( $amount, string $class_name = '' ): string {
		return '<span class="wc-block-formatted-money-amount wc-block-components-formatted-money-amount ' . esc_attr( $class_name ) . '" translate="no">' . esc_html( $this->text( $amount ) ) . '</span>';
	}

	/** Also shows the regular price if it's higher. */
	public function price( $amount, $regular, string $class_name = '' ): string {
		$value = 'wc-block-components-product-price__value';
		return '<span class="price wc-block-components-product-price ' . esc_attr( $class_name ) . '">'
			. ( (int) $amount < (int) $regular
				? '<span class="screen-reader-text">' . esc_html__( 'Previous price:', 'woocommerce' ) . '</span> <del class="wc-block-components-product-price__regular">' . $this->html( $regular ) . '</del> '
				. '<span class="screen-reader-text">' . esc_html__( 'Discounted price:', 'woocommerce' ) . '</span> <ins class="' . $value . ' is-discounted">' . $this->html( $amount ) . '</ins>'
				: $this->html( $amount, $value ) )
			. '</span>';
	}

	private function of( string $name ): string {
		return html_entity_decode( (string) ( $this->currency[ $name ] ?? '' ), ENT_QUOTES, 'UTF-8' );
	}
}
