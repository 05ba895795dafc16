<?php

namespace Shopfront\Classic_Gateways;

use Shopfront\Scripts\Registered_Scripts;
use Throwable;
use WC_Payment_Gateway;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Finds out whether a classic gateway can work on the checkout block. Runs as a page view of the checkout, because many
 * plugins add hooks and scripts only there.
 */
final class Gateway_Check {

	/** Hooks around the classic form: a plugin that prints there needs the form's page. */
	private const PRINTING_HOOKS = array(
		'woocommerce_before_checkout_form',
		'woocommerce_after_checkout_form',
		'woocommerce_checkout_before_customer_details',
		'woocommerce_checkout_after_customer_details',
		'woocommerce_checkout_billing',
		'woocommerce_checkout_shipping',
		'woocommerce_before_checkout_billing_form',
		'woocommerce_after_checkout_billing_form',
		'woocommerce_before_order_notes',
		'woocommerce_after_order_notes',
	);

	/** Hooks by which a plugin takes over the page's updates. */
	private const UPDATE_HOOKS = array(
		'woocommerce_update_order_review_fragments',
		'woocommerce_checkout_update_order_review',
	);

	private const FIELDS_HOOK = 'woocommerce_checkout_fields';

	private Registered_Scripts $scripts;

	public function __construct( Registered_Scripts $scripts ) {
		$this->scripts = $scripts;
	}

	/** @return string[] Why the gateway cannot work, as sentences; empty if it can. */
	public function problems( WC_Payment_Gateway $gateway ): array {
		$hooks    = new Plugin_Hooks( $gateway );
		$problems = $this->field_problems( $gateway );
		$used     = array_filter( self::UPDATE_HOOKS, array( $hooks, 'has' ) );
		foreach ( self::PRINTING_HOOKS as $hook ) {
			if ( $hooks->has( $hook ) && $this->prints( $hooks, $hook ) ) {
				$used[] = $hook;
			}
		}
		if ( $hooks->has( self::FIELDS_HOOK ) && $this->adds_fields( $hooks ) ) {
			$used[] = self::FIELDS_HOOK;
		}
		if ( $used ) {
			/* translators: %s: names of hooks. */
			$problems[] = sprintf( __( 'Its plugin adds to or updates the page of the classic checkout, which the checkout block replaces. Its developer can find where by these names: %s', 'shopfront' ), implode( ', ', $used ) );
		}
		foreach ( $this->missing_scripts( $hooks ) as $handle ) {
			/* translators: %s: handle of a script. */
			$problems[] = sprintf( __( 'It needs the script "%s", which no plugin registers.', 'shopfront' ), $handle );
		}
		return $problems;
	}

	/** Whether a callback adds something to the page. Many only add scripts, or the message of a payment that has failed. */
	private function prints( Plugin_Hooks $hooks, string $hook ): bool {
		ob_start();
		try {
			$hooks->run( $hook, WC()->checkout() );
			return '' !== trim( (string) ob_get_contents() );
		} catch ( Throwable $error ) {
			return true;
		} finally {
			ob_end_clean();
		}
	}

	/** Whether the address form gets fields that our checkout does not have. Changing the existing ones does no harm. */
	private function adds_fields( Plugin_Hooks $hooks ): bool {
		$fields = array(
			'billing'  => WC()->countries->get_address_fields( '', 'billing_' ),
			'shipping' => WC()->countries->get_address_fields( '', 'shipping_' ),
			'account'  => array(),
			'order'    => array( 'order_comments' => array() ),
		);
		try {
			$changed = (array) $hooks->filter( self::FIELDS_HOOK, $fields );
		} catch ( Throwable $error ) {
			return true;
		}
		foreach ( $changed as $group => $names ) {
			if ( array_diff_key( (array) $names, $fields[ $group ] ?? array() ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return string[] */
	private function field_problems( WC_Payment_Gateway $gateway ): array {
		ob_start();
		try {
			$gateway->get_title();
			$gateway->get_icon();
			$gateway->payment_fields();
			$html = (string) ob_get_contents();
		} catch ( Throwable $error ) {
			/* translators: %s: message of an error. */
			return array( sprintf( __( 'Its fields cannot be printed: %s', 'shopfront' ), $error->getMessage() ) );
		} finally {
			ob_end_clean();
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		return $tags->next_tag( 'FORM' ) ? array( __( 'Its fields contain a form of their own.', 'shopfront' ) ) : array();
	}

	/** @return string[] Handles that the plugin's scripts on this page depend on, and that are missing. */
	private function missing_scripts( Plugin_Hooks $hooks ): array {
		try {
			do_action( 'wp_enqueue_scripts' );
		} catch ( Throwable $error ) {
			return array();
		}
		$missing = array();
		foreach ( wp_scripts()->queue as $handle ) {
			$script = wp_scripts()->query( $handle, 'registered' );
			$file   = $script && is_string( $script->src ) ? str_replace( array( plugins_url(), content_url() ), array( WP_PLUGIN_DIR, WP_CONTENT_DIR ), $script->src ) : '';
			if ( $hooks->owns( $file ) ) {
				$missing[] = $this->scripts->first_missing( $handle );
			}
		}
		return array_values( array_unique( array_filter( $missing ) ) );
	}
}
