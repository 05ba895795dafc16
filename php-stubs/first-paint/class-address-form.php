<?php

namespace Shopfront\First_Paint;

defined( 'ABSPATH' ) || exit;

/** The checkout's fields with their saved values, in the country's order. */
final class Address_Form {

	/** @var array<string, array> WooCommerce's and add-ons' definitions, by field name. */
	private array $fields;

	public function __construct( array $fields ) {
		$this->fields = $fields;
	}

	/**
	 * The form of a `shipping` or `billing` address, or the card of a complete one.
	 * @param string[] $names Address fields.
	 */
	public function of_address( string $kind, array $address, array $names ): string {
		$fields      = $this->in_country( (string) ( $address['country'] ?? '' ), $names );
		$is_complete = true;
		$markup      = '';
		foreach ( $fields as $name => $field ) {
			$value       = $this->value( $address[ $name ] ?? '' );
			$is_complete = $is_complete && ( '' !== $value || ! $field['required'] );
			$markup     .= $this->field( $kind, $name, $field, $value, $address );
		}
		return $is_complete
			? '<div class="wc-block-components-address-address-wrapper">' . $this->card( $address, isset( $fields['phone'] ) ) . '</div>'
			: '<div class="wc-block-components-address-address-wrapper is-editing"><div class="wc-block-components-address-form-wrapper"><div class="wc-block-components-address-form sf-checkout-address">' . $markup . '</div></div></div>';
	}

	/**
	 * The fields of add-ons beside the address, in 'contact' or 'order'.
	 * @param string[] $names
	 */
	public function of_place( string $place, array $names ): string {
		$markup = '';
		foreach ( $this->in_country( '', array_diff( $names, array( 'email' ) ) ) as $name => $field ) {
			$markup .= $this->field( $place, $name, $field, '', array() );
		}
		return $markup;
	}

	public function email( string $value ): string {
		$field = ( $this->fields['email'] ?? array() ) + array( 'label' => __( 'Email address', 'woocommerce' ) );
		return $this->text_field( 'email', 'email', 'email', array( 'type' => 'email', 'autocapitalize' => 'none', 'required' => true ) + $field, 'email', $value ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short.
	}

	/**
	 * The fields that a country shows, in order.
	 * @param string[] $names
	 * @return array<string, array> Definitions by name.
	 */
	private function in_country( string $country, array $names ): array {
		$locale = WC()->countries->get_country_locale()[ $country ] ?? array();
		$shown  = array();
		foreach ( $names as $name ) {
			$local = $locale[ $name ] ?? array();
			$field = $this->fields[ $name ] ?? null;
			if ( null === $field ) {
				continue;
			}
			$is_changed = isset( $local['label'] );
			$field      = array_merge( $field, array_intersect_key( $local, array_flip( array( 'label', 'required', 'hidden' ) ) ) );
			if ( true === ( $field['hidden'] ?? false ) ) {
				continue;
			}
			$field['index']    = $local['priority'] ?? ( $field['index'] ?? PHP_INT_MAX );
			$field['required'] = true === ( $field['required'] ?? false );
			if ( $is_changed || empty( $field['optionalLabel'] ) ) {
				/* translators: %s: label of a form field. */
				$field['optionalLabel'] = sprintf( __( '%s (optional)', 'woocommerce' ), $field['label'] );
			}
			$shown[ $name ] = $field;
		}
		uasort(
			$shown,
			static function ( $one, $other ) {
				return $one['index'] <=> $other['index'];
			}
		);
		return $shown;
	}

	private function field( string $kind, string $name, array $field, string $value, array $address ): string {
		$id     = $kind . '-' . str_replace( '/', '-', $name );
		$label  = $field['required'] ? $field['label'] : $field['optionalLabel'];
		$states = 'state' === $name ? WC()->countries->get_states( (string) ( $address['country'] ?? '' ) ) : array();
		$class  = "wc-block-components-address-form__$name";
		if ( 'country' === $name ) {
			/* translators: %s: label of a form field. */
			return $this->select( $id, "wc-block-components-country-input $class", $label, '' === $value ? sprintf( __( 'Select a %s', 'woocommerce' ), $this->inline( $field['label'] ) ) : ( WC()->countries->get_countries()[ $value ] ?? $value ) );
		}
		if ( $states ) {
			/* translators: %s: label of a form field. */
			return $this->select( $id, "wc-block-components-state-input $class", $label, $states[ $value ] ?? sprintf( __( 'Select a %s', 'woocommerce' ), $this->inline( $field['label'] ) ) );
		}
		if ( 'select' === ( $field['type'] ?? '' ) ) {
			/* translators: %s: label of a form field. */
			$empty = empty( $field['placeholder'] ) ? sprintf( __( 'Select a %s', 'woocommerce' ), $this->inline( $field['label'] ) ) : $field['placeholder'];
			return $this->select( $id, $class, $label, array_column( $field['options'] ?? array(), 'label', 'value' )[ $value ] ?? $empty );
		}
		if ( 'checkbox' === ( $field['type'] ?? '' ) ) {
			return Html::checkbox( $class, esc_html( $label ), (bool) $value );
		}
		if ( 'address_2' === $name && '' === $value && ! $field['required'] ) {
			/* translators: %s: label of a form field. */
			return '<button type="button" class="sf-address-toggle">' . esc_html( sprintf( __( '+ Add %s', 'woocommerce' ), $this->inline( $field['label'] ) ) ) . '</button>';
		}
		$token = empty( $field['autocomplete'] ) ? '' : "section-$kind $kind " . $field['autocomplete'];
		return $this->text_field( $id, str_replace( '-', '_', $kind ) . '_' . $name, $name, array( 'label' => $label ) + $field, $token, $value );
	}

	/** Its ID, name, label and `autocomplete` (`$token`) are final, so that shoppers and browsers can fill it in. */
	private function text_field( string $id, string $name, string $field, array $data, string $token, string $value ): string {
		return sprintf(
			'<div class="wc-block-components-text-input wc-block-components-address-form__%1$s%2$s"><input id="%3$s" name="%4$s" type="%5$s" value="%6$s" autocomplete="%7$s" autocapitalize="%8$s" autocorrect="off" spellcheck="false" placeholder=" "%9$s><label for="%3$s">%10$s</label></div>',
			esc_attr( $field ),
			// An empty date field shows the order of day, month and year.
			'' === $value && 'date' !== ( $data['type'] ?? '' ) ? '' : ' is-active',
			esc_attr( $id ),
			esc_attr( $name ),
			esc_attr( $data['type'] ?? ( 'phone' === $field ? 'tel' : 'text' ) ),
			esc_attr( $value ),
			esc_attr( '' === $token ? 'off' : $token ),
			esc_attr( $data['autocapitalize'] ?? 'none' ),
			empty( $data['required'] ) ? '' : ' required',
			esc_html( $data['label'] )
		);
	}

	/** Has only its current option. Others need the script: a country changes the fields below. */
	private function select( string $id, string $class_name, string $label, string $text ): string {
		$block = 'wc-blocks-components-select';
		return "<div class=\"$block wc-block-components-select-input " . esc_attr( $class_name ) . "\"><div class=\"{$block}__container\">"
			. sprintf( '<label class="%1$s__label" for="%2$s">%3$s</label><select class="%1$s__select" id="%2$s" inert><option>%4$s</option></select>', $block, esc_attr( $id ), esc_html( $label ), Html::text( $text ) )
			. Html::icon( 'expand', "{$block}__expand" ) . '</div></div>';
	}

	private function card( array $address, bool $has_phone ): string {
		$block = 'wc-block-components-address-card';
		$value = function ( $name ) use ( $address ) {
			return $this->value( $address[ $name ] ?? '' );
		};
		// WooCommerce leaves out the shop's own country.
		add_filter( 'woocommerce_formatted_address_force_country_display', '__return_true' );
		$text = WC()->countries->get_formatted_address( array_merge( array_map( array( $this, 'value' ), $address ), array( 'first_name' => '', 'last_name' => '' ) ), "\n" ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short.
		remove_filter( 'woocommerce_formatted_address_force_country_display', '__return_true' );
		$lines = '';
		foreach ( array_filter( explode( "\n", $text ) ) as $line ) {
			$lines .= '<span>' . Html::text( $line ) . '</span>';
		}
		if ( $has_phone && '' !== $value( 'phone' ) ) {
			$lines .= '<span><bdi dir="ltr">' . esc_html( $value( 'phone' ) ) . '</bdi></span>';
		}
		return "<div class=\"$block-wrapper\"><div class=\"$block\"><address><span class=\"{$block}__address-section {$block}__address-section--primary\">" . esc_html( trim( $value( 'first_name' ) . ' ' . $value( 'last_name' ) ) ) . '</span>'
			. "<span class=\"{$block}__address-section {$block}__address-section--secondary\">$lines</span>"
			. "</address><button type=\"button\" class=\"{$block}__edit\">" . esc_html__( 'Edit', 'woocommerce' ) . '</button></div></div>';
	}

	/** A label within a sentence: in lower case up to the first acronym. German nouns keep their capitals. */
	private function inline( string $label ): string {
		if ( 0 === strpos( determine_locale(), 'de' ) || ! preg_match( '/^.*?(?=\p{Lu}{2,}(?!\p{L})|$)/su', $label, $start ) ) {
			return $label;
		}
		return mb_strtolower( $start[0] ) . substr( $label, strlen( $start[0] ) );
	}

	private function value( $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}
}
