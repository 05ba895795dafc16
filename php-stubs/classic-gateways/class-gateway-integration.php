<?php

namespace Shopfront\Classic_Gateways;

use Automattic\WooCommerce\Blocks\Payments\Integrations\AbstractPaymentMethodType;
use Shopfront\Build;
use Throwable;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Registers a classic gateway with the checkout block, as a plugin with an integration does. */
final class Gateway_Integration extends AbstractPaymentMethodType {

	private Build $build;

	public function __construct( string $id, Build $build ) {
		$this->name  = $id;
		$this->build = $build;
	}

	public function initialize() {}

	public function is_active() {
		return null !== $this->gateway();
	}

	public function get_payment_method_script_handles() {
		if ( ! wp_script_is( Classic_Gateways::SCRIPT, 'registered' ) ) {
			wp_register_script( Classic_Gateways::SCRIPT, $this->build->url( 'classic-gateways.js' ), array( 'jquery', 'wc-blocks-registry', 'wc-settings', 'wp-element' ), $this->build->version_of( 'classic-gateways.js' ), true );
		}
		return array( Classic_Gateways::SCRIPT );
	}

	/** The gateway's own code answers, and may throw: then the checkout does not offer it. */
	public function get_payment_method_data() {
		$gateway = $this->gateway();
		try {
			return null === $gateway ? array() : $this->data_of( $gateway );
		} catch ( Throwable $error ) {
			wc_get_logger()->error( sprintf( 'Shopfront: the payment gateway %s cannot be offered. %s', $this->name, $error->getMessage() ), array( 'source' => 'shopfront' ) );
			return array();
		}
	}

	private function data_of( $gateway ): array {
		return array(
			'title'            => wp_strip_all_tags( $gateway->get_title() ),
			'description'      => $gateway->get_description(),
			'icons'            => $this->icons( (string) $gateway->get_icon() ),
			'buttonText'       => (string) $gateway->order_button_text,
			'supports'         => array_values( array_filter( (array) $gateway->supports, array( $gateway, 'supports' ) ) ),
			'shopfrontClassic' => array(
				'check' => __( 'Check the details of your payment, and place the order again.', 'shopfront' ),
			),
		);
	}

	/** @return array<int, array{id: string, src: string, alt: string}> The pictures in HTML. */
	private function icons( string $html ): array {
		$tags  = new WP_HTML_Tag_Processor( $html );
		$icons = array();
		while ( $tags->next_tag( 'IMG' ) ) {
			$icons[] = array(
				'id'  => $this->name . '-' . count( $icons ),
				'src' => (string) $tags->get_attribute( 'src' ),
				'alt' => (string) $tags->get_attribute( 'alt' ),
			);
		}
		return $icons;
	}

	private function gateway() {
		$gateways = WC()->payment_gateways()->payment_gateways();
		foreach ( $gateways as $gateway ) {
			if ( $this->name === $gateway->id && 'yes' === $gateway->enabled ) {
				return $gateway;
			}
		}
		return null;
	}
}
