<?php

namespace Shopfront\First_Paint;

defined( 'ABSPATH' ) || exit;

/** The shipping rates of a cart. `$is_shipped` leaves out pickup rates, which the checkout offers elsewhere. */
final class Rates {

	private const RADIO = 'wc-block-components-radio-control';

	private Money $money;

	/** @var string[] */
	private array $pickup_methods;

	public function __construct( Money $money, array $pickup_methods ) {
		$this->money          = $money;
		$this->pickup_methods = $pickup_methods;
	}

	public function has_any( array $cart, bool $is_shipped ): bool {
		return array() !== array_merge( ...$this->packages( $cart, $is_shipped ) );
	}

	public function has_selected( array $cart ): bool {
		return array() !== array_filter( array_column( array_merge( ...$this->packages( $cart, false ) ), 'selected' ) );
	}

	public function is_pickup( array $cart ): bool {
		foreach ( array_merge( ...$this->packages( $cart, false ) ) as $rate ) {
			if ( ! empty( $rate['selected'] ) && in_array( $rate['method_id'], $this->pickup_methods, true ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * The label of the shipping row and the names below it. A single rate without alternatives is the label.
	 * @return string[]
	 */
	public function names( array $cart, bool $is_shipped ): array {
		$names      = array();
		$has_choice = false;
		foreach ( $is_shipped && $this->is_pickup( $cart ) ? $this->picked_up( $cart ) : $this->packages( $cart, $is_shipped ) as $rates ) {
			$has_choice = $has_choice || count( $rates ) > 1;
			foreach ( $rates as $rate ) {
				if ( ! empty( $rate['selected'] ) ) {
					$names[] = Html::plain( $rate['name'] );
				}
			}
		}
		$names = array_unique( $names );
		return $has_choice || count( $names ) > 1 ? array( '', implode( ', ', $names ) ) : array( (string) reset( $names ), '' );
	}

	/** The checkout's choices in boxes, or a hint about what's missing. */
	public function boxes( array $cart ): string {
		if ( ! $this->has_any( $cart, true ) ) {
			$known = array_filter( array_intersect_key( $cart['shipping_address'], array_flip( array( 'country', 'city', 'postcode' ) ) ) );
			return count( $known ) < 3 ? '<p class="wc-block-components-shipping-rates-control__no-shipping-address-message">' . esc_html__( 'Enter a shipping address to view shipping options.', 'woocommerce' ) . '</p>' : '';
		}
		$markup   = '';
		$packages = $cart['shipping_rates'];
		foreach ( $packages as $package ) {
			$rows = '';
			foreach ( array_merge( ...$this->packages( array( 'shipping_rates' => array( $package ) ), true ) ) as $rate ) {
				$rows .= self::option( (string) $rate['rate_id'], Html::text( $rate['name'] ), $this->price( $rate ), $this->details( $rate ), ! empty( $rate['selected'] ), self::RADIO . '__option--checked-option-highlighted' );
			}
			$markup .= count( $packages ) > 1 ? self::named_package( $package, self::control( $rows, true ) ) : self::control( $rows, true );
		}
		return $markup;
	}

	/** One of several packages, with its name and items. `$control` is the markup of its rates. */
	private static function named_package( array $package, string $control ): string {
		$block = 'wc-block-components-shipping-rates-control__package';
		$items = '';
		foreach ( $package['items'] as $item ) {
			$name = Html::plain( $item['name'] );
			/* translators: 1: name of a product, 2: how many of it. */
			$text   = 1 === (int) $item['quantity'] ? $name : sprintf( __( '%1$s × %2$s', 'shopfront' ), $name, $item['quantity'] );
			$items .= "<li class=\"$block-item\">" . esc_html( $text ) . '</li>';
		}
		return "<fieldset class=\"$block $block--multiple\"><legend class=\"$block-title\">" . Html::text( $package['name'] ) . "</legend><ul class=\"$block-items\">$items</ul>$control</fieldset>";
	}

	/** All packages have the same pickup locations. */
	public function locations( array $cart ): string {
		$rows = '';
		foreach ( $this->picked_up( $cart )[0] ?? array() as $rate ) {
			$data  = array_column( $rate['meta_data'] ?? array(), 'value', 'key' );
			$rows .= self::option(
				(string) $rate['rate_id'],
				'<bdi>' . Html::text( empty( $data['pickup_location'] ) ? $rate['name'] : $data['pickup_location'] ) . '</bdi>',
				$this->location_price( $rate, count( $cart['shipping_rates'] ) ),
				$this->descriptions( Html::text( $data['pickup_address'] ?? '' ), Html::text( $data['pickup_details'] ?? '' ), '--column' ),
				! empty( $rate['selected'] ),
				self::RADIO . '__option--checked-option-highlighted'
			);
		}
		return '<div class="wc-block-components-local-pickup-rates-control"><div class="wc-block-components-local-pickup-select">' . self::control( $rows, true ) . '</div></div>';
	}

	/** For a cart with a shipping calculator. */
	public function choices( array $cart ): string {
		$markup = '';
		foreach ( $this->packages( $cart, false ) as $rates ) {
			$rows = '';
			foreach ( $rates as $rate ) {
				$rows .= self::option( (string) $rate['rate_id'], Html::text( $rate['name'] ), $this->price( $rate ), $this->details( $rate ), ! empty( $rate['selected'] ) );
			}
			$markup .= '<div class="wc-block-components-shipping-rates-control__package">' . self::control( $rows ) . '</div>';
		}
		return '<div class="wc-block-components-shipping-rates-control">' . $markup . '</div>';
	}

	public static function control( string $rows, bool $has_boxes = false ): string {
		$class_name = $has_boxes ? ' ' . self::RADIO . '--highlight-checked ' . self::RADIO . '--highlight-checked--first-selected' : '';
		return '<div class="' . self::RADIO . $class_name . '">' . $rows . '</div>';
	}

	/** By the value, scripts find it again. Label, price and details are markup. */
	public static function option( string $value, string $label, string $price, string $details, bool $is_selected, string $highlight = '' ): string {
		$block = self::RADIO;
		return "<label class=\"{$block}__option" . ( $is_selected ? " {$block}__option-checked $highlight" : '' ) . "\"><input class=\"{$block}__input\" type=\"radio\" value=\"" . esc_attr( $value ) . '"' . ( $is_selected ? ' checked' : '' ) . '>'
			. "<div class=\"{$block}__option-layout\"><div class=\"{$block}__label-group\"><span class=\"{$block}__label\">$label</span>"
			. ( '' === $price ? '' : "<span class=\"{$block}__secondary-label\">$price</span>" ) . "</div>$details</div></label>";
	}

	/** Returns the price of a rate, and how long it takes. */
	private function price( array $rate ): string {
		$block  = 'wc-block-components-shipping-rates-control__package';
		$amount = $this->money->shown( $rate['price'], $rate['taxes'] );
		$price  = 0 === $amount ? "<span class=\"{$block}__description--free wc-block-checkout__shipping-option--free\">" . esc_html__( 'Free', 'woocommerce' ) . '</span>' : $this->money->html( $amount );
		$time   = Html::text( $rate['delivery_time'] ?? '' );
		return '' === $time ? $price : strtr(
			/* translators: <price/>: what shipping costs, as "$5.00"; <time/>: how long it takes, as "2 days". */
			esc_html__( '<price/> — <time/>', 'shopfront' ),
			array(
				'&lt;price/&gt;' => $price,
				'&lt;time/&gt;'  => "<span class=\"{$block}__delivery_time\">$time</span>",
			)
		);
	}

	/** Returns how long the selected rates take, as text; '' if the shop doesn't say it. */
	public function delivery_time( array $cart ): string {
		$times = array();
		foreach ( array_merge( ...$this->packages( $cart, false ) ) as $rate ) {
			if ( ! empty( $rate['selected'] ) ) {
				$times[] = Html::plain( $rate['delivery_time'] ?? '' );
			}
		}
		return implode( ', ', array_unique( array_filter( $times ) ) );
	}

	/** Such as the address of a pickup location. */
	private function details( array $rate ): string {
		$data  = array_column( $rate['meta_data'] ?? array(), 'value', 'key' );
		$first = Html::text( empty( $rate['description'] ) ? ( $data['pickup_address'] ?? '' ) : $rate['description'] );
		return $this->descriptions( $first, Html::text( $data['pickup_details'] ?? '' ) );
	}

	/** Both texts are markup. */
	private function descriptions( string $first, string $other, string $modifier = '' ): string {
		$block  = self::RADIO;
		$markup = ( '' === $first ? '' : "<span class=\"{$block}__description\">$first</span>" ) . ( '' === $other ? '' : "<span class=\"{$block}__secondary-description\">$other</span>" );
		return '' === $markup ? '' : "<div class=\"{$block}__description-group" . ( '' === $modifier ? '' : " {$block}__description-group$modifier" ) . "\">$markup</div>";
	}

	/** Each package is charged separately. */
	private function location_price( array $rate, int $packages ): string {
		$amount = $this->money->shown( $rate['price'], $rate['taxes'] );
		if ( 0 === $amount ) {
			return esc_html__( 'Free', 'woocommerce' );
		}
		/* translators: %s: what fetching one package costs, %d: how many packages there are. */
		return $packages > 1 ? str_replace( '&lt;price/&gt;', $this->money->html( $amount ), esc_html( sprintf( _n( '<price/> × %d package', '<price/> × %d packages', $packages, 'shopfront' ), $packages ) ) ) : $this->money->html( $amount );
	}

	/** @return array[] Each package's pickup rates. */
	private function picked_up( array $cart ): array {
		$is_picked_up = fn( $rate ) => in_array( $rate['method_id'], $this->pickup_methods, true );
		return array_values( array_map( static fn( $rates ) => array_values( array_filter( $rates, $is_picked_up ) ), array_filter( $this->packages( $cart, false ) ) ) );
	}

	/** @return array[] */
	private function packages( array $cart, bool $is_shipped ): array {
		$packages = array( array() );
		foreach ( $cart['shipping_rates'] ?? array() as $package ) {
			$rates = array();
			foreach ( $package['shipping_rates'] ?? array() as $rate ) {
				if ( ! $is_shipped || ! in_array( $rate['method_id'], $this->pickup_methods, true ) ) {
					$rates[] = $rate;
				}
			}
			$packages[] = $rates;
		}
		return array_values( array_filter( $packages ) ) + array( array() );
	}
}
