<?php

namespace Shopfront\Admin;

use Automattic\WooCommerce\Blocks\Domain\Services\CheckoutFields;
use Automattic\WooCommerce\Blocks\Package;
use Automattic\WooCommerce\Blocks\Payments\PaymentMethodRegistry;
use ReflectionObject;
use Shopfront\Blocks\Blocks;
use Shopfront\Scripts\Registered_Scripts;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Lists what other plugins have registered with WooCommerce's blocks. */
final class Add_Ons {

	private Blocks $blocks;
	private Registered_Scripts $scripts;

	/**
	 * Registries of integrations, as WooCommerce fills them.
	 *
	 * @var array<string, \Automattic\WooCommerce\Blocks\Integrations\IntegrationRegistry> By the name of the block.
	 */
	private array $registries = array();

	public function __construct( Blocks $blocks, Registered_Scripts $scripts ) {
		$this->blocks  = $blocks;
		$this->scripts = $scripts;
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
	 * Returns what other plugins have registered. Call it after `init`.
	 *
	 * @return array<int, array{plugin: string, type: string, name: string, block: string, is_active: bool, scripts: string[], missing: string[]}>
	 * `type` is `payment_method`, `integration` or `checkout_field`; `block` is '' where it does not apply; `missing`:
	 * scripts that are not registered, or that depend on one.
	 */
	public function all(): array {
		$all = array();
		foreach ( $this->payment_methods() as $method ) {
			if ( ! $this->is_of_woocommerce( $method ) ) {
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

	/**
	 * Returns the titles of enabled payment methods that the checkout block cannot offer, because their plugins have
	 * registered none for blocks.
	 *
	 * @return string[]
	 */
	public function classic_gateways(): array {
		$names  = array_map( array( $this, 'name_of' ), $this->payment_methods() );
		$titles = array();
		foreach ( WC()->payment_gateways()->payment_gateways() as $gateway ) {
			if ( 'yes' === $gateway->enabled && ! in_array( $gateway->id, $names, true ) ) {
				$titles[] = $this->title_of( $gateway );
			}
		}
		return $titles;
	}

	/**
	 * Describes a registration. Its code belongs to another plugin, and may throw.
	 *
	 * @param string $handles Method that returns its scripts.
	 */
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

	/**
	 * Returns the title of a payment method of classic pages.
	 *
	 * @param \WC_Payment_Gateway $gateway The payment method.
	 */
	private function title_of( $gateway ): string {
		try {
			return wp_strip_all_tags( (string) $gateway->get_method_title() );
		} catch ( Throwable $error ) {
			return (string) $gateway->id;
		}
	}

	/** Whether WooCommerce has registered something by itself. */
	private function is_of_woocommerce( $given ): bool {
		$file = (string) ( new ReflectionObject( $given ) )->getFileName();
		return 0 === strpos( $file, realpath( WC()->plugin_path() ) . DIRECTORY_SEPARATOR );
	}

	/**
	 * Returns the plugin that an object belongs to, by the file of its class.
	 *
	 * @return string Name of the plugin, or of its folder or file.
	 */
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

	/** @return object[] */
	private function payment_methods(): array {
		return class_exists( PaymentMethodRegistry::class ) ? Package::container()->get( PaymentMethodRegistry::class )->get_all_registered() : array();
	}

	/**
	 * Returns the fields that other plugins have added to the checkout.
	 *
	 * @return array<string, array> By ID.
	 */
	private function checkout_fields(): array {
		return class_exists( CheckoutFields::class ) ? Package::container()->get( CheckoutFields::class )->get_additional_fields() : array();
	}
}
