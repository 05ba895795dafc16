<?php

namespace Shopfront\Admin;

use Automattic\WooCommerce\Blocks\Domain\Services\CheckoutFields;
use Automattic\WooCommerce\Blocks\Package;
use Automattic\WooCommerce\Blocks\Payments\PaymentMethodRegistry;
use ReflectionObject;
use Shopfront\Blocks\Blocks;
use Shopfront\Classic_Gateways\Classic_Gateways;
use Shopfront\Classic_Gateways\Gateway_Integration;
use Shopfront\Scripts\Registered_Scripts;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Other plugins' registrations with WooCommerce's blocks. */
final class Add_Ons {

	private Blocks $blocks;
	private Registered_Scripts $scripts;
	private Classic_Gateways $gateways;

	/** @var array<string, \Automattic\WooCommerce\Blocks\Integrations\IntegrationRegistry> By block name. */
	private array $registries = array();

	public function __construct( Blocks $blocks, Registered_Scripts $scripts, Classic_Gateways $gateways ) {
		$this->blocks   = $blocks;
		$this->scripts  = $scripts;
		$this->gateways = $gateways;
	}

	public function register_hooks(): void {
		foreach ( $this->blocks->all() as $block ) {
			add_action(
				"woocommerce_blocks_{$block->name}_block_registration",
				function ( $registry ) use ( $block ) {
					$this->registries[ $block->name ] = $registry;
				}
			);
		}
	}

	/**
	 * Call it after `init`.
	 * @return array<int, array{plugin: string, type: string, name: string, block: string, is_active: bool, scripts:
	 * string[], missing: string[]}> `type` is `payment_method`, `integration` or `checkout_field`. `block` is '' where
	 * it doesn't apply. `missing` lists scripts that are unregistered, or depend on an unregistered script.
	 */
	public function all(): array {
		$all = array();
		foreach ( $this->payment_methods() as $method ) {
			if ( ! $method instanceof Gateway_Integration && ! $this->is_of_woocommerce( $method ) ) {
				$all[] = $this->describe( 'payment_method', $method, 'checkout', 'get_payment_method_script_handles' );
			}
		}
		foreach ( $this->registries as $block => $registry ) {
			foreach ( $registry->get_all_registered() as $integration ) {
				if ( ! $this->is_of_woocommerce( $integration ) ) {
					$all[] = $this->describe( 'integration', $integration, $block, 'get_script_handles' );
				}
			}
		}
		foreach ( array_keys( $this->checkout_fields() ) as $id ) {
			$all[] = array(
				'plugin'    => (string) strtok( (string) $id, '/' ),
				'type'      => 'checkout_field',
				'name'      => (string) $id,
				'block'     => 'checkout',
				'is_active' => true,
				'scripts'   => array(),
				'missing'   => array(),
			);
		}
		return $all;
	}

	/** @return string[] Titles of enabled payment methods that the checkout cannot offer, because their plugins do not support blocks. */
	public function classic_gateways(): array {
		return array_values( array_map( array( self::class, 'title_of' ), array_diff_key( $this->gateways->all(), $this->gateways->offered() ) ) );
	}

	/** The registration's code is another plugin's, and may throw. `$handles` is the method that lists its scripts. */
	private function describe( string $type, $given, string $block, string $handles ): array {
		$scripts   = array();
		$is_active = true;
		try {
			$is_active = ! is_callable( array( $given, 'is_active' ) ) || $given->is_active();
			$scripts   = $is_active ? array_map( 'strval', (array) $given->$handles() ) : array();
		} catch ( Throwable $error ) {
			$is_active = false;
		}
		$missing = array();
		foreach ( $scripts as $script ) {
			if ( ! $this->scripts->can_be_printed( $script ) ) {
				$missing[] = $script;
			}
		}
		return array(
			'plugin'    => $this->plugin_of( $given ),
			'type'      => $type,
			'name'      => $this->name_of( $given ),
			'block'     => $block,
			'is_active' => $is_active,
			'scripts'   => $scripts,
			'missing'   => $missing,
		);
	}

	private function name_of( $given ): string {
		try {
			return (string) $given->get_name();
		} catch ( Throwable $error ) {
			return get_class( $given );
		}
	}

	/** The gateway's own code answers, and may throw: then its ID. */
	public static function title_of( $gateway ): string {
		try {
			return wp_strip_all_tags( (string) $gateway->get_method_title() );
		} catch ( Throwable $error ) {
			return (string) $gateway->id;
		}
	}

	/** Whether WooCommerce itself has registered it. */
	private function is_of_woocommerce( $given ): bool {
		$file = (string) ( new ReflectionObject( $given ) )->getFileName();
		return 0 === strpos( $file, realpath( WC()->plugin_path() ) . DIRECTORY_SEPARATOR );
	}

	/** @return string The plugin's name by the file of the object's class, or its folder or file. */
	private function plugin_of( $given ): string {
		$file   = plugin_basename( (string) ( new ReflectionObject( $given ) )->getFileName() );
		$folder = explode( '/', $file )[0];
		if ( ! function_exists( 'get_plugins' ) ) {
			require_once ABSPATH . 'wp-admin/includes/plugin.php';
		}
		foreach ( get_plugins() as $path => $plugin ) {
			if ( explode( '/', $path )[0] === $folder ) {
				return $plugin['Name'];
			}
		}
		return '' === $folder ? basename( $file ) : $folder;
	}

	private function payment_methods(): array {
		return class_exists( PaymentMethodRegistry::class ) ? Package::container()->get( PaymentMethodRegistry::class )->get_all_registered() : array();
	}

	/** @return array<string, array> Fields that other plugins have added to the checkout, by ID. */
	private function checkout_fields(): array {
		return class_exists( CheckoutFields::class ) ? Package::container()->get( CheckoutFields::class )->get_additional_fields() : array();
	}
}
