<?php
/**
 * Messages beside the fields of the classic checkout.
 *
 * @package Shopfront
 */

namespace Shopfront\No_Script;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the messages of a refused form beside its fields too. WooCommerce lists them above the form, and adds them to
 * the fields with a script.
 */
final class Field_Errors {

	/**
	 * Messages of the last refusal.
	 *
	 * @var array<string, string> HTML by key of a field.
	 */
	private array $messages = array();

	/** Adds the hooks for a page that shows the form. */
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

	/**
	 * Marks a field with a message as invalid.
	 *
	 * @param array  $args Properties of the field.
	 * @param string $key  Its key.
	 * @return array
	 */
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
	 * @param string $key  Its key.
	 * @param array  $args Its properties.
	 * @return string
	 */
	public function add( $html, $key, $args ) {
		$end = strrpos( (string) $html, '</p>' );
		if ( ! isset( $this->messages[ $key ] ) || false === $end ) {
			return $html;
		}
		$message = sprintf( '<span id="%s" class="sf-no-script__error">%s</span>', esc_attr( $this->id( $args ) ), esc_html( wp_strip_all_tags( $this->messages[ $key ] ) ) );
		return substr_replace( $html, $message, $end, 0 );
	}

	/**
	 * Returns the ID of the message of a field.
	 *
	 * @param array $args Properties of the field.
	 * @return string
	 */
	private function id( array $args ): string {
		return ( $args['id'] ?? '' ) . '-error';
	}
}
