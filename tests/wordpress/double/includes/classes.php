<?php
/**
 * WooCommerce's classes that plugins use, with the methods of docs/contract/php.md 3 to 5.
 *
 * @package Shopfront\Tests
 */

namespace Automattic\WooCommerce\Utilities {
	class FeaturesUtil {
		public static $declared = array();

		public static function declare_compatibility( $feature, $file, $is_compatible = true ) {
			self::$declared[ $feature ][ plugin_basename( $file ) ] = $is_compatible;
			return true;
		}

		public static function feature_is_enabled( $feature ) {
			return false;
		}
	}
}

namespace Automattic\WooCommerce\Blocks {
	class BlockTypesController {
		/** The name and saved attributes of a block (docs/contract/settings.md 7). */
		public function add_data_attributes( $content, $block ) {
			$tags = new \WP_HTML_Tag_Processor( (string) $content );
			if ( 0 !== strpos( (string) $block['blockName'], 'woocommerce/' ) || ! $tags->next_tag() ) {
				return $content;
			}
			foreach ( array_diff_key( (array) $block['attrs'], array_flip( array( 'className', 'align' ) ) ) as $name => $value ) {
				$value = is_bool( $value ) ? ( $value ? 'true' : 'false' ) : $value;
				$tags->set_attribute( 'data-' . strtolower( preg_replace( '/(?<!^)[A-Z]/', '-$0', $name ) ), is_scalar( $value ) ? (string) $value : wp_json_encode( $value ) );
			}
			$tags->set_attribute( 'data-block-name', $block['blockName'] );
			return $tags->get_updated_html();
		}
	}
	add_filter( 'render_block', array( new BlockTypesController(), 'add_data_attributes' ), 10, 2 );
}

namespace Automattic\WooCommerce\Internal\ProductAttributes {
	/** Tests set the terms' colors and pictures. */
	class VisualAttributeTermMeta {
		const TYPE_COLOR = 'color';
		const TYPE_IMAGE = 'image';
		const TYPE_NONE  = 'none';

		public static $visuals = array();

		public static function is_visual_attribute_taxonomy( $taxonomy ) {
			return 'pa_colour' === $taxonomy;
		}

		public static function get_term_visuals( $term_ids ) {
			return array_intersect_key( self::$visuals, array_flip( $term_ids ) );
		}
	}
}

namespace Automattic\WooCommerce\Blocks\Utils {
	class StyleAttributesUtils {
		/** Only the font size. */
		public static function get_classes_and_styles_by_attributes( $attributes ) {
			$size = $attributes['style']['typography']['fontSize'] ?? '';
			return array(
				'classes' => '',
				'styles'  => '' === $size ? '' : "font-size: $size;",
			);
		}
	}

	class MiniCartUtils {
		/** The icons of the recordings: the bag of the first, else the cart of the second. */
		public static function get_svg_icon( $name, $color = 'currentColor' ) {
			preg_match( '#<svg.*?</svg>#s', \double_recording_text( 'bag' === $name ? 'mini-cart-block.html' : 'mini-cart-block-on-cart.html' ), $found );
			return str_replace( 'currentColor', $color, $found[0] );
		}
	}
}

namespace Automattic\WooCommerce\Blocks\Integrations {
	interface IntegrationInterface {
		public function get_name();
		public function initialize();
		public function get_script_handles();
		public function get_editor_script_handles();
		public function get_script_data();
	}

	class IntegrationRegistry {
		protected $registered = array();
		protected $action     = '';

		/** Fires the action for add-ons, then lets each add-on register its scripts. */
		public function initialize( $identifier = '' ) {
			$this->action = $this->action ? $this->action : "woocommerce_blocks_{$identifier}_registration";
			do_action( $this->action, $this );
			foreach ( $this->registered as $integration ) {
				$integration->initialize();
			}
		}

		public function register( IntegrationInterface $integration ) {
			if ( $this->is_registered( $integration->get_name() ) ) {
				_doing_it_wrong( __METHOD__, esc_html( $integration->get_name() . ' is already registered.' ), '4.6.0' );
				return false;
			}
			$this->registered[ $integration->get_name() ] = $integration;
			return true;
		}

		public function is_registered( $name ) {
			return isset( $this->registered[ $name ] );
		}

		public function unregister( $name ) {
			$integration = $this->registered[ $name ] ?? false;
			unset( $this->registered[ $name ] );
			return $integration;
		}

		public function get_registered( $name ) {
			return $this->registered[ $name ] ?? null;
		}

		public function get_all_registered() {
			return $this->registered;
		}

		public function get_all_registered_script_handles() {
			return array_unique( array_filter( array_merge( array(), ...array_values( array_map( static fn( $one ) => $one->get_script_handles(), $this->registered ) ) ) ) );
		}

		public function get_all_registered_script_data() {
			$data = array();
			foreach ( $this->registered as $name => $integration ) {
				$data[ $name . '_data' ] = $integration->get_script_data();
			}
			return array_filter( $data );
		}
	}
}

namespace Automattic\WooCommerce\Blocks\Payments {
	use Automattic\WooCommerce\Blocks\Integrations\IntegrationInterface;
	use Automattic\WooCommerce\Blocks\Integrations\IntegrationRegistry;

	interface PaymentMethodTypeInterface {
		public function is_active();
		public function get_payment_method_script_handles();
		public function get_payment_method_data();
	}

	class PaymentMethodRegistry extends IntegrationRegistry {
		protected $action = 'woocommerce_blocks_payment_method_type_registration';

		public function get_all_active_registered() {
			return array_filter( $this->registered, static fn( $type ) => $type->is_active() );
		}

		public function get_all_active_payment_method_script_dependencies() {
			$handles = array();
			foreach ( $this->get_all_active_registered() as $type ) {
				$handles = array_merge( $handles, $type->get_payment_method_script_handles() );
			}
			return array_unique( array_filter( $handles ) );
		}

		public function get_all_registered_script_data() {
			$data = array();
			foreach ( $this->get_all_active_registered() as $type ) {
				$data[ $type->get_name() ] = $type->get_payment_method_data();
			}
			return array( 'paymentMethodData' => array_filter( $data ) );
		}
	}
}

namespace Automattic\WooCommerce\Blocks\Payments\Integrations {
	use Automattic\WooCommerce\Blocks\Integrations\IntegrationInterface;
	use Automattic\WooCommerce\Blocks\Payments\PaymentMethodTypeInterface;

	abstract class AbstractPaymentMethodType implements IntegrationInterface, PaymentMethodTypeInterface {
		protected $name     = '';
		protected $settings = array();

		public function get_name() {
			return $this->name;
		}

		public function is_active() {
			return true;
		}

		public function get_payment_method_script_handles() {
			return array();
		}

		public function get_payment_method_script_handles_for_admin() {
			return $this->get_payment_method_script_handles();
		}

		public function get_supported_features() {
			return array( 'products' );
		}

		public function get_payment_method_data() {
			return array();
		}

		public function get_script_handles() {
			return $this->get_payment_method_script_handles();
		}

		public function get_editor_script_handles() {
			return $this->get_payment_method_script_handles_for_admin();
		}

		public function get_script_data() {
			return $this->get_payment_method_data();
		}

		protected function get_setting( $name, $default = '' ) {
			return $this->settings[ $name ] ?? $default;
		}
	}
}

namespace Automattic\WooCommerce\Blocks\Assets {
	class AssetDataRegistry {
		private $data      = array();
		private $preloaded = array();

		public function __construct() {
			add_action( is_admin() ? 'admin_print_footer_scripts' : 'wp_print_footer_scripts', array( $this, 'enqueue_asset_data' ), 1 );
		}

		/** The first value wins. */
		public function add( $key, $data ) {
			if ( ! $this->exists( $key ) ) {
				$this->data[ $key ] = $data;
			}
		}

		public function exists( $key ) {
			return array_key_exists( $key, $this->data );
		}

		public function hydrate_api_request( $path ) {
			$this->preloaded[ $path ] = double_preload( $path );
		}

		public function hydrate_data_from_api_request( $key, $path ) {
			$this->add( $key, static fn() => double_preload( $path )['body'] );
		}

		/** Prints the settings before wc-settings, if the page has that script. */
		public function enqueue_asset_data() {
			if ( ! wp_script_is( 'wc-settings', 'enqueued' ) ) {
				return;
			}
			$data     = array_map( static fn( $one ) => $one instanceof \Closure ? $one() : $one, $this->data );
			$settings = 'var wcSettings = JSON.parse( decodeURIComponent( ' . self::quote( $data ) . ' ) );';
			if ( $this->preloaded ) {
				$settings .= 'wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( JSON.parse( decodeURIComponent( ' . self::quote( $this->preloaded ) . ' ) ) ) );';
			}
			wp_add_inline_script( 'wc-settings', $settings, 'before' );
		}

		private static function quote( $data ) {
			return "'" . esc_js( rawurlencode( wp_json_encode( $data ) ) ) . "'";
		}
	}
}

namespace Automattic\WooCommerce\Blocks {
	class Package {
		/** Identifies classes by name without a leading backslash. */
		public static function container() {
			static $container;
			return $container ?? $container = new class() {
				private $entries = array();

				public function get( $name ) {
					return $this->entries[ $name ] ?? $this->entries[ $name ] = new $name();
				}
			};
		}
	}
}

namespace {
	defined( 'ABSPATH' ) || exit;

	/** A payment method with recorded data. */
	final class Double_Payment_Method extends \Automattic\WooCommerce\Blocks\Payments\Integrations\AbstractPaymentMethodType {
		public function __construct( $name ) {
			$this->name = $name;
		}

		public function initialize() {}

		/** The real methods also register their script when their handles are requested. */
		public function get_payment_method_script_handles() {
			double_register_script( 'wc-payment-method-' . $this->name );
			return array( 'wc-payment-method-' . $this->name );
		}

		public function get_payment_method_data() {
			return double_recording( 'settings-checkout.json' )['paymentMethodData'][ $this->name ];
		}
	}

	/** WooCommerce's own methods come in the recorded order of their scripts. */
	function double_payment_methods() {
		static $registry;
		if ( ! $registry ) {
			$registry = \Automattic\WooCommerce\Blocks\Package::container()->get( \Automattic\WooCommerce\Blocks\Payments\PaymentMethodRegistry::class );
			add_action(
				'woocommerce_blocks_payment_method_type_registration',
				static function ( $methods ) {
					foreach ( array( 'cheque', 'bacs', 'cod' ) as $name ) {
						$methods->register( new Double_Payment_Method( $name ) );
					}
				}
			);
			add_filter(
				'woocommerce_blocks_register_script_dependencies',
				static function ( $dependencies, $handle ) use ( $registry ) {
					$blocks = array( 'wc-checkout-block', 'wc-checkout-block-frontend', 'wc-cart-block', 'wc-cart-block-frontend' );
					return in_array( $handle, $blocks, true )
						? array_merge( $dependencies, $registry->get_all_active_payment_method_script_dependencies() )
						: $dependencies;
				},
				10,
				2
			);
		}
		return $registry;
	}
}
