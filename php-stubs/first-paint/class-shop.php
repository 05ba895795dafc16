<?php

namespace Shopfront\First_Paint;

use Automattic\WooCommerce\Blocks\Domain\Services\CheckoutFields;
use Automattic\WooCommerce\Blocks\Package;
use Automattic\WooCommerce\Blocks\Payments\PaymentMethodRegistry;
use Automattic\WooCommerce\StoreApi\Utilities\LocalPickupUtils;

defined( 'ABSPATH' ) || exit;

/** WooCommerce's settings for the first paint. Rendering the block has already read all of them. */
final class Shop {

	/** @var array<string, array> Definitions of the checkout's fields, by name. */
	private array $fields = array();

	/** Scripts get the fields' labels from PHP, so they must not be translated as texts of scripts. */
	public function load_fields(): void {
		$fields       = $this->checkout_fields();
		$this->fields = array_merge( $fields->get_core_fields(), $fields->get_additional_fields() );
	}

	public function includes_tax(): bool {
		return 'incl' === get_option( 'woocommerce_tax_display_cart' );
	}

	/** @return string[] Methods of pickup rates. */
	public function pickup_methods(): array {
		return LocalPickupUtils::get_local_pickup_method_ids();
	}

	public function has_pickup(): bool {
		return ! empty( LocalPickupUtils::get_local_pickup_settings()['enabled'] );
	}

	/** Orders ship to the billing address only. */
	public function forces_billing_address(): bool {
		return 'billing_only' === get_option( 'woocommerce_ship_to_destination' );
	}

	public function allows_order(): bool {
		return is_user_logged_in() || $this->allows_guests() || $this->allows_sign_up();
	}

	public function allows_guests(): bool {
		return ! WC()->checkout()->is_registration_required();
	}

	public function allows_sign_up(): bool {
		return WC()->checkout()->is_registration_enabled();
	}

	public function shows_login(): bool {
		return 'yes' === get_option( 'woocommerce_enable_checkout_login_reminder' );
	}

	/** The login page leads back to the checkout. */
	public function login_url(): string {
		return add_query_arg( 'redirect_to', rawurlencode( wc_get_checkout_url() ), wc_get_page_permalink( 'myaccount' ) );
	}

	public function form(): Address_Form {
		return new Address_Form( $this->fields );
	}

	/** @return string[] */
	public function address_fields(): array {
		return $this->checkout_fields()->get_address_fields_keys();
	}

	/** @return string[] Names of the fields beside the address, in 'contact' or 'order'. */
	public function fields_of( string $place ): array {
		$fields = $this->checkout_fields();
		return 'contact' === $place ? $fields->get_contact_fields_keys() : $fields->get_order_fields_keys();
	}

	/**
	 * @param string[] $requirements The cart's payment requirements.
	 * @return array[] By id of a payment method that supports them: title, description, and whether it shows saved cards.
	 */
	public function payment_methods( array $requirements ): array {
		$methods = array();
		$types   = Package::container()->get( PaymentMethodRegistry::class )->get_all_active_registered();
		foreach ( WC()->payment_gateways()->get_available_payment_gateways() as $id => $gateway ) {
			$type = $types[ $id ] ?? null;
			// The block shows no others.
			$features = null === $type ? array() : $type->get_supported_features();
			if ( null !== $type && array() === array_diff( $requirements, $features ) ) {
				$methods[ $id ] = array( ...$this->texts_of( (string) $id, $gateway, $type ), in_array( 'tokenization', $features, true ) );
			}
		}
		return $methods;
	}

	/** @return \WC_Payment_Token[] */
	public function saved_payment_methods(): array {
		return is_user_logged_in() ? array_values( \WC_Payment_Tokens::get_customer_tokens( get_current_user_id() ) ) : array();
	}

	/**
	 * The payment method of the Store API's draft order: the session's method, else the gateway of the default saved card,
	 * else the first enabled method.
	 *
	 * @param \WC_Payment_Token[] $saved
	 */
	public function active_payment_method( array $saved ): string {
		$enabled = array_filter( WC()->payment_gateways()->payment_gateways(), static fn( $gateway ) => 'yes' === $gateway->enabled );
		$chosen  = null === WC()->session ? '' : (string) WC()->session->get( 'chosen_payment_method' );
		if ( isset( $enabled[ $chosen ] ) ) {
			return $chosen;
		}
		foreach ( $saved as $token ) {
			if ( $token->is_default() ) {
				return (string) $token->get_gateway_id();
			}
		}
		return (string) array_key_first( $enabled );
	}

	/** @return string[] Title and description. */
	private function texts_of( string $id, $gateway, $type ): array {
		// Add-ons' payment methods may need a request for their data, so only WooCommerce's own are read.
		if ( ! in_array( $id, array( 'bacs', 'cheque', 'cod' ), true ) ) {
			// WooCommerce passes it to functions that complain about null, the value of a gateway without a
			// description.
			if ( property_exists( $gateway, 'description' ) ) {
				$gateway->description ??= '';
			}
			return array( (string) $gateway->get_title(), (string) $gateway->get_description() );
		}
		$data  = $type->get_payment_method_data();
		$title = (string) ( $data['title'] ?? '' );
		return array( '' === $title ? (string) $gateway->get_title() : $title, (string) ( $data['description'] ?? '' ) );
	}

	private function checkout_fields(): CheckoutFields {
		return Package::container()->get( CheckoutFields::class );
	}
}
