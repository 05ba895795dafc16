<?php

namespace Shopfront\First_Paint;

defined( 'ABSPATH' ) || exit;

/** The rows from the subtotal to the total of a Store API cart. */
final class Totals {

	private Money $money;
	private Rates $rates;

	public function __construct( Money $money, Rates $rates ) {
		$this->money = $money;
		$this->rates = $rates;
	}

	public function coupon_panel(): string {
		return $this->wrap( '<div class="wc-block-components-panel wc-block-components-totals-coupon"><div class="wc-block-components-panel__button">' . Html::icon( 'expand', 'wc-block-components-panel__button-icon' ) . esc_html__( 'Add coupons', 'woocommerce' ) . '</div></div>' );
	}

	/** A cart's total is an estimate. `$calculator` is the markup of the address and the rates; '' without one. */
	public function rows( array $cart, bool $is_estimate, string $calculator = '' ): string {
		$totals = $cart['totals'];
		$rows   = $this->fees( $cart ) . $this->discount( $cart ) . $this->shipping( $cart, $is_estimate, $calculator ) . $this->taxes( $totals );
		if ( '' !== $rows || ! $is_estimate ) {
			$rows = $this->wrap( $this->row( esc_html__( 'Subtotal', 'woocommerce' ), $this->money->html( $this->money->shown( $totals['total_items'], $totals['total_items_tax'] ) ) ) ) . $rows;
		}
		return $rows . $this->total( $cart, $is_estimate );
	}

	private function fees( array $cart ): string {
		$rows = '';
		foreach ( $cart['fees'] ?? array() as $fee ) {
			$rows .= $this->row( Html::text( $fee['name'] ), $this->money->html( $this->money->shown( $fee['totals']['total'], $fee['totals']['total_tax'] ) ), '', 'wc-block-components-totals-fees' );
		}
		return '' === $rows ? '' : $this->wrap( $rows );
	}

	private function discount( array $cart ): string {
		$amount = $this->money->shown( $cart['totals']['total_discount'], $cart['totals']['total_discount_tax'] );
		if ( array() === ( $cart['coupons'] ?? array() ) && 0 === $amount ) {
			return '';
		}
		$chips = '';
		$chip  = 'wc-block-components-chip';
		foreach ( $cart['coupons'] as $coupon ) {
			$chips .= "<li class=\"$chip $chip--radius-large wc-block-components-totals-discount__coupon-list-item is-removable\"><span class=\"{$chip}__text\">" . Html::text( $coupon['code'] ) . "</span><span class=\"{$chip}__remove\">" . Html::icon( 'close', "{$chip}__remove-icon" ) . '</span></li>';
		}
		return $this->wrap(
			$this->row(
				0 === $amount ? esc_html__( 'Coupons', 'woocommerce' ) : esc_html__( 'Discount', 'woocommerce' ),
				0 === $amount ? '-' : $this->money->html( -$amount ),
				'<ul class="wc-block-components-totals-discount__coupon-list">' . $chips . '</ul>',
				'wc-block-components-totals-discount'
			)
		);
	}

	private function shipping_label( array $cart, bool $is_estimate ): string {
		if ( $is_estimate ) {
			return __( 'Shipping', 'woocommerce' );
		}
		return $this->rates->is_pickup( $cart ) ? __( 'Pickup', 'woocommerce' ) : __( 'Delivery', 'woocommerce' );
	}

	private function shipping( array $cart, bool $is_estimate, string $calculator ): string {
		$is_known = $this->rates->has_selected( $cart );
		if ( ! wc_shipping_enabled() || empty( $cart['needs_shipping'] ) || ( $is_estimate && '' === $calculator && ! $is_known ) ) {
			return '';
		}
		list( $label, $via ) = $this->rates->names( $cart, ! $is_estimate );
		if ( '' === $label ) {
			$label = $this->shipping_label( $cart, $is_estimate );
		}
		$amount = $this->money->shown( $cart['totals']['total_shipping'] ?? 0, $cart['totals']['total_shipping_tax'] ?? 0 );
		if ( ! $is_known ) {
			$text  = $this->rates->has_any( $cart, ! $is_estimate ) ? __( 'Calculated at checkout', 'woocommerce' ) : __( 'Enter address to calculate', 'woocommerce' );
			$value = '<span class="wc-block-components-shipping-placeholder__value">' . esc_html( $text ) . '</span>';
		} else {
			$value = 0 === $amount ? '<strong>' . esc_html__( 'Free', 'woocommerce' ) . '</strong>' : $this->money->html( $amount );
		}
		$block = 'wc-block-components-totals-shipping';
		$time  = $is_estimate ? '' : $this->rates->delivery_time( $cart );
		if ( '' !== $time ) {
			/* translators: %s: how long the delivery takes, as "3–5 working days". */
			$calculator = '<div class="wc-block-components-totals-item__description">' . esc_html( sprintf( __( 'Delivery time: %s', 'shopfront' ), $time ) ) . '</div>';
		}
		return $this->wrap(
			"<div class=\"$block\">" . $this->row( esc_html( $label ), $value, '' === $via ? '' : "<div class=\"{$block}__via\">" . esc_html( $via ) . '</div>' )
			. ( '' === $calculator ? '' : "<div class=\"{$block}__collaterals\">$calculator</div>" ) . '</div>'
		);
	}

	/** Taxes that prices don't include. */
	private function taxes( array $totals ): string {
		if ( $this->money->includes_tax() || 0 === (int) $totals['total_tax'] ) {
			return '';
		}
		$lines = $totals['tax_lines'] ?? array();
		if ( array() === $lines || 'itemized' !== get_option( 'woocommerce_tax_total_display' ) ) {
			return $this->wrap( $this->row( esc_html__( 'Taxes', 'woocommerce' ), $this->money->html( $totals['total_tax'] ), '', 'wc-block-components-totals-taxes' ) );
		}
		$rows = '';
		foreach ( $lines as $line ) {
			$rows .= $this->row( Html::text( $line['name'] ), $this->money->html( $line['price'] ), '', 'wc-block-components-totals-taxes' );
		}
		return $this->wrap( $rows );
	}

	private function total( array $cart, bool $is_estimate ): string {
		$totals = $cart['totals'];
		$note   = '';
		if ( $this->money->includes_tax() && wc_tax_enabled() && 0 !== (int) $totals['total_tax'] ) {
			$note = '<p class="wc-block-components-totals-footer-item-tax">' . $this->included_tax( $totals ) . '</p>';
		}
		if ( $is_estimate && ! empty( $cart['needs_shipping'] ) && ! $this->rates->has_selected( $cart ) ) {
			$note .= '<p class="wc-block-components-totals-footer-item-shipping">' . esc_html__( 'Shipping will be calculated at checkout', 'woocommerce' ) . '</p>';
		}
		return $this->wrap(
			$this->row(
				$is_estimate ? esc_html__( 'Estimated total', 'woocommerce' ) : esc_html__( 'Total', 'woocommerce' ),
				$this->money->html( $totals['total_price'], 'wc-block-components-totals-footer-item-tax-value' ),
				$note,
				'wc-block-components-totals-footer-item'
			)
		);
	}

	private function included_tax( array $totals ): string {
		$lines = 'itemized' === get_option( 'woocommerce_tax_total_display' ) ? ( $totals['tax_lines'] ?? array() ) : array();
		if ( array() === $lines ) {
			return str_replace( '&lt;TaxAmount/&gt;', $this->money->html( $totals['total_tax'] ), esc_html__( 'Including <TaxAmount/> in taxes', 'woocommerce' ) );
		}
		$taxes = array();
		foreach ( $lines as $line ) {
			$taxes[] = $this->money->html( $line['price'] ) . ' ' . Html::text( $line['name'] );
		}
		/* translators: %s: taxes. */
		return sprintf( esc_html__( 'Including %s', 'woocommerce' ), implode( ', ', $taxes ) );
	}

	/** Label, value and description are markup. */
	private function row( string $label, string $value, string $description = '', string $class_name = '' ): string {
		$block = 'wc-block-components-totals-item';
		return "<div class=\"$block $class_name\"><span class=\"{$block}__label\">$label</span><div class=\"{$block}__value\"><span class=\"sf-pending-value\">$value</span></div>"
			. ( '' === $description ? '' : "<div class=\"{$block}__description\">$description</div>" ) . '</div>';
	}

	private function wrap( string $rows ): string {
		return "<div class=\"wc-block-components-totals-wrapper\">$rows</div>";
	}
}
