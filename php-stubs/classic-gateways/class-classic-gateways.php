<?php

namespace Shopfront\Classic_Gateways;

use Automattic\WooCommerce\Blocks\Package;
use Automattic\WooCommerce\Blocks\Payments\PaymentMethodRegistry;
use Shopfront\Build;
use Shopfront\Scripts\Registered_Scripts;
use WC_Payment_Gateway;

defined( 'ABSPATH' ) || exit;

/**
 * Payment gateways that know only WooCommerce's classic checkout, and which of them the site offers on ours
 * (docs/decisions/classic-gateways.md).
 */
final class Classic_Gateways {

	/** By gateway: `checked` is true once its check has found no obstacle, `problems` has the obstacles, `offered` is the merchant's choice. */
	public const OPTION = 'shopfront_classic_gateways';

	public const SCRIPT = Registered_Scripts::PREFIX . 'classic-gateways';

	private Build $build;

	public function __construct( Build $build ) {
		$this->build = $build;
	}

	public function register_hooks(): void {
		// After all integrations: a gateway that supports blocks needs no help.
		add_action( 'woocommerce_blocks_payment_method_type_registration', array( $this, 'register' ), PHP_INT_MAX );
	}

	public function register( $registry ): void {
		foreach ( $this->chosen() as $id ) {
			if ( $this->build->has_files() && ! $registry->is_registered( $id ) ) {
				$registry->register( new Gateway_Integration( $id, $this->build ) );
			}
		}
	}

	/** @return array<string, WC_Payment_Gateway> Enabled gateways without an integration of their own, by ID. */
	public function all(): array {
		$integrated = array();
		foreach ( self::registry() ? self::registry()->get_all_registered() : array() as $name => $integration ) {
			if ( ! $integration instanceof Gateway_Integration ) {
				$integrated[] = (string) $name;
			}
		}
		$gateways = array();
		foreach ( WC()->payment_gateways()->payment_gateways() as $gateway ) {
			if ( 'yes' === $gateway->enabled && ! in_array( $gateway->id, $integrated, true ) ) {
				$gateways[ $gateway->id ] = $gateway;
			}
		}
		return $gateways;
	}

	/** @return array<string, WC_Payment_Gateway> Gateways that the checkout offers with our help, by ID. */
	public function offered(): array {
		return array_intersect_key( $this->chosen() ? $this->all() : array(), array_flip( $this->chosen() ) );
	}

	/** @return array{checked: bool, problems: string[], offered: bool} */
	public function state( string $id ): array {
		$states = get_option( self::OPTION, array() );
		$state  = is_array( $states ) && is_array( $states[ $id ] ?? null ) ? $states[ $id ] : array();
		return array(
			'checked'  => ! empty( $state['checked'] ),
			'problems' => array_map( 'strval', (array) ( $state['problems'] ?? array() ) ),
			'offered'  => ! empty( $state['checked'] ) && ! empty( $state['offered'] ),
		);
	}

	/** @param array{checked?: bool, problems?: string[], offered?: bool} $changes */
	public function update( string $id, array $changes ): void {
		$states        = get_option( self::OPTION, array() );
		$states        = is_array( $states ) ? $states : array();
		$states[ $id ] = $changes + $this->state( $id );
		update_option( self::OPTION, $states );
	}

	/** @return string[] IDs that the merchant has chosen. Their gateways may be disabled or gone. */
	private function chosen(): array {
		$states = get_option( self::OPTION, array() );
		return array_values( array_filter( array_map( 'strval', array_keys( is_array( $states ) ? $states : array() ) ), fn( $id ) => $this->state( $id )['offered'] ) );
	}

	private static function registry(): ?PaymentMethodRegistry {
		return class_exists( PaymentMethodRegistry::class ) ? Package::container()->get( PaymentMethodRegistry::class ) : null;
	}
}
