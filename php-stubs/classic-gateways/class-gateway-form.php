<?php

namespace Shopfront\Classic_Gateways;

use Shopfront\Blocks\Blocks;
use Shopfront\Build;
use Throwable;
use WC_Payment_Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the form of the classic checkout, reduced to the offered gateways, behind the checkout block. Gateways' scripts
 * find it when the page loads; our script shows it in the payment step. It's a form of its own, because forms mustn't be
 * nested.
 */
final class Gateway_Form {

	/** Our script looks for it (packages/classic-gateways). */
	private const ID = 'shopfront-classic-gateways';

	/** Prints new fields after the cart has changed: `?wc-ajax=shopfront_payment_fields`. */
	private const AJAX = 'shopfront_payment_fields';

	/** Scripts call it `wc-checkout`: the platform's script would place an order of its own. */
	private const CHECKOUT_SCRIPT = 'wc-checkout';

	private const ADDRESS_FIELDS = array( 'first_name', 'last_name', 'company', 'country', 'address_1', 'address_2', 'city', 'state', 'postcode', 'phone' );

	private Blocks $blocks;
	private Classic_Gateways $gateways;
	private Build $build;
	private bool $is_printed = false;

	public function __construct( Blocks $blocks, Classic_Gateways $gateways, Build $build ) {
		$this->blocks   = $blocks;
		$this->gateways = $gateways;
		$this->build    = $build;
	}

	public function register_hooks(): void {
		// After gateways have enqueued their scripts.
		add_action( 'wp_enqueue_scripts', array( $this, 'replace_script' ), PHP_INT_MAX );
		// After the first paint.
		add_filter( 'render_block_woocommerce/checkout', array( $this, 'append' ), 20 );
		add_action( 'wc_ajax_' . self::AJAX, array( $this, 'send_fields' ) );
	}

	public function replace_script(): void {
		$names = array_column( $this->blocks->of_page(), 'name' );
		if ( $this->is_printed || ( in_array( 'checkout', $names, true ) && $this->gateways->offered() ) ) {
			$this->enqueue();
		}
	}

	public function append( $html ) {
		if ( is_admin() || WC()->is_rest_api_request() || '' === trim( (string) $html ) || ! $this->blocks->replaces_here( $this->blocks->get( 'checkout' ) ) ) {
			return $html;
		}
		$gateways = $this->gateways->offered();
		if ( ! $gateways ) {
			return $html;
		}
		$this->is_printed = true;
		if ( did_action( 'wp_enqueue_scripts' ) ) {
			// The block has just removed it. In block themes, blocks come first, and replace_script() follows.
			$this->enqueue();
		}
		$form = $this->form( $gateways );
		// Where some plugins enqueue scripts.
		$this->run( 'woocommerce_after_checkout_form', $gateways );
		return $this->messages( $gateways ) . $html . $form;
	}

	/**
	 * Messages of gateways after a payment at a bank: printed before the form, or kept as notices, which pages of
	 * classic themes don't show. Gateways that always print there are not offered.
	 *
	 * @param array<string, WC_Payment_Gateway> $gateways
	 */
	private function messages( array $gateways ): string {
		// Plugins may also render the page for a description, which must not take the notices.
		$notices = in_the_loop() ? (string) wc_print_notices( true ) : '';
		return $notices . $this->run( 'woocommerce_before_checkout_form', $gateways );
	}

	/** Gateways' fields may start a payment at their provider, so only the checkout's own page may ask. */
	public function send_fields(): void {
		if ( ! check_ajax_referer( 'update-order-review', 'security', false ) || ! WC()->cart || WC()->cart->is_empty() ) {
			wp_send_json( (object) array() );
		}
		wc_maybe_define_constant( 'WOOCOMMERCE_CHECKOUT', true );
		$fields = array();
		foreach ( $this->available() as $id => $gateway ) {
			$html          = $this->fields( $gateway );
			$fields[ $id ] = array(
				'html' => $html,
				'hash' => md5( $html ),
			);
		}
		wp_send_json( (object) $fields );
	}

	/** @return array<string, WC_Payment_Gateway> Offered gateways that accept this cart, by ID. */
	private function available(): array {
		return array_intersect_key( $this->gateways->offered(), WC()->payment_gateways()->get_available_payment_gateways() );
	}

	/**
	 * Runs the callbacks that the gateways' plugins have added around the classic form.
	 *
	 * @param array<string, WC_Payment_Gateway> $gateways
	 * @return string What they print.
	 */
	private function run( string $hook, array $gateways ): string {
		$plugins = array();
		$html    = '';
		foreach ( $gateways as $gateway ) {
			$hooks                       = new Plugin_Hooks( $gateway );
			$plugins[ $hooks->plugin() ] = $hooks;
		}
		foreach ( $plugins as $plugin => $hooks ) {
			ob_start();
			try {
				$hooks->run( $hook, WC()->checkout() );
			} catch ( Throwable $error ) {
				self::log( (string) $plugin, $error );
			} finally {
				$html .= ob_get_clean();
			}
		}
		return $html;
	}

	/** WooCommerce adds `wc_checkout_params` to the handle when it prints the scripts. */
	private function enqueue(): void {
		$registered = wp_scripts()->query( self::CHECKOUT_SCRIPT, 'registered' );
		if ( ! $registered || $registered->src ) {
			$block_ui = wp_script_is( 'wc-jquery-blockui', 'registered' ) ? 'wc-jquery-blockui' : 'jquery-blockui';
			wp_deregister_script( self::CHECKOUT_SCRIPT );
			wp_register_script( self::CHECKOUT_SCRIPT, false, array( 'jquery', $block_ui ), null, true ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion -- Without a file.
		}
		wp_enqueue_script( self::CHECKOUT_SCRIPT );
		wp_enqueue_style( Classic_Gateways::SCRIPT, $this->build->url( 'classic-gateways.css' ), array(), $this->build->version_of( 'classic-gateways.css' ) );
	}

	/** @param array<string, WC_Payment_Gateway> $gateways */
	private function form( array $gateways ): string {
		$items     = '';
		$available = $this->available();
		foreach ( $gateways as $id => $gateway ) {
			$fields = isset( $available[ $id ] ) ? $this->fields( $gateway ) : '';
			try {
				$label = wp_kses_post( $gateway->get_title() . ' ' . $gateway->get_icon() );
			} catch ( Throwable $error ) {
				self::log( $id, $error );
				continue;
			}
			$items .= sprintf(
				'<li class="wc_payment_method payment_method_%1$s" hidden><span hidden><input id="payment_method_%1$s" type="radio" class="input-radio" name="payment_method" value="%1$s" data-order_button_text="%2$s" /><label for="payment_method_%1$s">%3$s</label></span><div class="payment_box payment_method_%1$s" data-sf-fields="%5$s">%4$s</div></li>',
				esc_attr( $id ),
				esc_attr( (string) $gateway->order_button_text ),
				$label,
				$fields,
				md5( $fields )
			);
		}
		return sprintf(
			'<div id="%1$s" class="woocommerce" hidden><form name="checkout" method="post" class="checkout woocommerce-checkout" action="%2$s" enctype="multipart/form-data" novalidate>%3$s<div id="order_review" class="woocommerce-checkout-review-order"><div id="payment" class="woocommerce-checkout-payment"><ul class="wc_payment_methods payment_methods methods">%4$s</ul><div class="form-row place-order" hidden><button type="submit" class="button alt" name="woocommerce_checkout_place_order" id="place_order" value="%5$s" data-value="%5$s">%5$s</button></div></div></div></form></div>',
			esc_attr( self::ID ),
			esc_url( wc_get_checkout_url() ),
			$this->customer_fields(),
			$items,
			esc_attr__( 'Place Order', 'woocommerce' )
		);
	}

	/** Scripts read the address in it. Ours keeps it up to date. */
	private function customer_fields(): string {
		$html = '';
		foreach ( array( 'billing', 'shipping' ) as $type ) {
			foreach ( 'billing' === $type ? array_merge( self::ADDRESS_FIELDS, array( 'email' ) ) : self::ADDRESS_FIELDS as $field ) {
				$html .= $this->hidden_input( "{$type}_$field", WC()->customer ? (string) WC()->customer->{"get_{$type}_$field"}() : '' );
			}
		}
		return '<div id="customer_details" hidden>' . $html . $this->hidden_input( 'ship_to_different_address', '' ) . $this->hidden_input( 'order_comments', '' ) . '</div>';
	}

	private function hidden_input( string $name, string $value ): string {
		return sprintf( '<input type="hidden" id="%1$s" name="%1$s" value="%2$s" />', esc_attr( $name ), esc_attr( $value ) );
	}

	/** The gateway's own code prints them, and may throw. */
	private function fields( WC_Payment_Gateway $gateway ): string {
		ob_start();
		try {
			if ( $gateway->has_fields() || $gateway->get_description() ) {
				$gateway->payment_fields();
			}
		} catch ( Throwable $error ) {
			self::log( $gateway->id, $error );
		}
		return (string) ob_get_clean();
	}

	private static function log( string $gateway, Throwable $error ): void {
		wc_get_logger()->error( sprintf( 'Shopfront: the payment gateway %s cannot print its part of the checkout. %s', $gateway, $error->getMessage() ), array( 'source' => 'shopfront' ) );
	}
}
