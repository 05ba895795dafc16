<?php

namespace Shopfront\No_Script;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the messages of a refused form beside its fields too. WooCommerce lists them above the form, and adds them to
 * the fields with a script.
 */
final class Field_Errors {

	/** @var array<string, string> Messages of the last refusal. HTML by key of a field. */
	private array $messages = array();

	public function register_hooks(): void {
		// Printing messages removes them, and themes print them before the content.
		add_action( 'template_redirect', array( $this, 'read' ), 20 );
		add_filter( 'woocommerce_form_field_args', array( $this, 'mark' ), 10, 2 );
		add_filter( 'woocommerce_form_field', array( $this, 'add' ), 10, 3 );
	}

	/** Reads the messages that belong to a field. */
	public function read(): void {
		foreach ( wc_get_notices( 'error' ) as $notice ) {
			$key = $notice['data']['id'] ?? '';
			if ( is_string( $key ) && '' !== $key ) {
				$this->messages[ $key ] = (string) $notice['notice'];
			}
		}
	}

	/** Marks a field with a message as invalid. */
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

	/**
	 * Adds the message to its field, inside the paragraph of the field.
	 *
	 * @param string $html HTML of the field.
	 */
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
