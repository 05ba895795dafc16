<?php

namespace Shopfront\No_Script;

defined( 'ABSPATH' ) || exit;

/** Shows a refused form's messages beside its fields, for which WooCommerce needs a script. */
final class Field_Errors {

	/** @var array<string, string> The last refusal's messages: HTML by field key. */
	private array $messages = array();

	public function register_hooks(): void {
		// Printing messages removes them, and themes print them before the content.
		add_action( 'template_redirect', array( $this, 'read' ), 20 );
		add_filter( 'woocommerce_form_field_args', array( $this, 'mark' ), 10, 2 );
		add_filter( 'woocommerce_form_field', array( $this, 'add' ), 10, 3 );
	}

	public function read(): void {
		foreach ( wc_get_notices( 'error' ) as $notice ) {
			$key = $notice['data']['id'] ?? '';
			if ( is_string( $key ) && '' !== $key ) {
				$this->messages[ $key ] = (string) $notice['notice'];
			}
		}
	}

	public function mark( $args, $key ) {
		if ( isset( $this->messages[ $key ] ) ) {
			$args['class']             = array_merge( (array) ( $args['class'] ?? array() ), array( 'woocommerce-invalid' ) );
			$args['custom_attributes'] = array(
				'aria-invalid'     => 'true',
				'aria-describedby' => $this->id( $args ),
			) + (array) ( $args['custom_attributes'] ?? array() );
		}
		return $args;
	}

	/** Adds the message inside the field's paragraph. */
	public function add( $html, $key, $args ) {
		$end = strrpos( (string) $html, '</p>' );
		if ( ! isset( $this->messages[ $key ] ) || false === $end ) {
			return $html;
		}
		$message = sprintf( '<span id="%s" class="sf-no-script__error">%s</span>', esc_attr( $this->id( $args ) ), esc_html( wp_strip_all_tags( $this->messages[ $key ] ) ) );
		return substr_replace( $html, $message, $end, 0 );
	}

	private function id( array $args ): string {
		return ( $args['id'] ?? '' ) . '-error';
	}
}
