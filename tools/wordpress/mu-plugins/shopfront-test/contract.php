<?php
/**
 * A plugin that uses every part of the contract with WooCommerce's blocks (docs/contract/php.md), each with an effect that
 * a browser sees. It needs the real WooCommerce.
 *
 * @package Shopfront\Tests
 */

defined( 'ABSPATH' ) || exit;

use Automattic\WooCommerce\Blocks\Assets\AssetDataRegistry;
use Automattic\WooCommerce\Blocks\Integrations\IntegrationInterface;
use Automattic\WooCommerce\Blocks\Package;
use Automattic\WooCommerce\Blocks\Payments\Integrations\AbstractPaymentMethodType;

/** Namespace of the plugin. */
const SHOPFRONT_TEST_CONTRACT = 'sample';

/** Records what happened while the page was printed, in order. */
function shopfront_test_record( $event ) {
	global $shopfront_test_events;
	$shopfront_test_events[] = $event;
}

// Scripts.

add_action(
	'init',
	static function () {
		foreach ( array( 'sample-integration', 'sample-payment', 'sample-filtered' ) as $handle ) {
			wp_register_script( $handle, content_url( "mu-plugins/shopfront-test/$handle.js" ), 'sample-filtered' === $handle ? array() : array( 'wc-blocks-registry', 'wc-blocks-checkout', 'wc-settings', 'wp-element', 'wp-plugins' ), '1', true );
		}
	},
	4
);

add_filter(
	'woocommerce_blocks_register_script_dependencies',
	static function ( $dependencies, $handle ) {
		return in_array( $handle, array( 'wc-cart-block-frontend', 'wc-checkout-block-frontend' ), true ) ? array_merge( $dependencies, array( 'sample-filtered' ) ) : $dependencies;
	},
	20,
	2
);

// Integrations and the actions around a block.

foreach ( array( 'cart', 'checkout', 'mini-cart' ) as $shopfront_test_block ) {
	add_action(
		"woocommerce_blocks_{$shopfront_test_block}_block_registration",
		static function ( $registry ) use ( $shopfront_test_block ) {
			$registry->register(
				new class( $shopfront_test_block ) implements IntegrationInterface {
					private $block;
					private $is_initialized = false;

					public function __construct( $block ) {
						$this->block = $block;
					}

					public function get_name() {
						return 'sample-' . $this->block;
					}

					public function initialize() {
						$this->is_initialized = true;
					}

					public function get_script_handles() {
						return array( 'sample-integration' );
					}

					public function get_editor_script_handles() {
						return array();
					}

					public function get_script_data() {
						return array(
							'block'          => $this->block,
							'is_initialized' => $this->is_initialized,
						);
					}
				}
			);
		}
	);
	foreach ( array( "woocommerce_blocks_enqueue_{$shopfront_test_block}_block_scripts_before", "woocommerce_blocks_enqueue_{$shopfront_test_block}_block_scripts_after", "woocommerce_blocks_{$shopfront_test_block}_enqueue_data" ) as $shopfront_test_hook ) {
		add_action(
			$shopfront_test_hook,
			static function () use ( $shopfront_test_hook ) {
				shopfront_test_record( $shopfront_test_hook );
			}
		);
	}
}

// Data for scripts.

add_action(
	'woocommerce_blocks_checkout_enqueue_data',
	static function () {
		$data = Package::container()->get( AssetDataRegistry::class );
		$data->add( 'sampleValue', 'first' );
		if ( ! $data->exists( 'sampleLazy' ) ) {
			$data->add( 'sampleLazy', static fn() => 'computed when the page is printed' );
		}
		$data->hydrate_data_from_api_request( 'sampleProducts', '/wc/store/v1/products?per_page=1' );
		$data->hydrate_api_request( '/wc/store/v1/products?per_page=2' );
	}
);
add_filter(
	'woocommerce_hydration_request_after_callbacks',
	static function ( $response ) {
		shopfront_test_record( 'woocommerce_hydration_request_after_callbacks' );
		return $response;
	}
);

// Attributes of blocks.

add_filter( '__experimental_woocommerce_blocks_add_data_attributes_to_namespace', static fn( $namespaces ) => array_merge( (array) $namespaces, array( 'sample' ) ) );
add_filter( '__experimental_woocommerce_blocks_add_data_attributes_to_block', static fn( $blocks ) => array_merge( (array) $blocks, array( 'extra/card' ) ) );
add_action(
	'init',
	static function () {
		foreach ( array( 'sample/gift', 'extra/card' ) as $name ) {
			register_block_type( $name, array( 'attributes' => array( 'ribbon' => array( 'type' => 'string' ) ) ) );
		}
	}
);
add_filter(
	'render_block_data',
	static function ( $block ) {
		// A merchant would place the blocks in the editor.
		if ( 'woocommerce/checkout-fields-block' === $block['blockName'] ) {
			$last = array_pop( $block['innerContent'] );
			foreach ( parse_blocks( '<!-- wp:sample/gift {"ribbon":"red"} --><div></div><!-- /wp:sample/gift --><!-- wp:extra/card {"ribbon":"blue"} --><div></div><!-- /wp:extra/card -->' ) as $placed ) {
				$block['innerBlocks'][]  = $placed;
				$block['innerContent'][] = null;
			}
			$block['innerContent'][] = $last;
		}
		return $block;
	}
);

// Payment.

add_filter(
	'woocommerce_payment_gateways',
	static function ( $gateways ) {
		$gateways[] = new class() extends WC_Payment_Gateway {
			public function __construct() {
				$this->id       = 'sample-payment';
				$this->title    = 'Sample payment';
				$this->enabled  = 'yes';
				$this->supports = array( 'products', 'sample_feature' );
			}

			public function process_payment( $order_id ) {
				$order = wc_get_order( $order_id );
				$order->update_meta_data( '_sample_paid_by', 'process_payment' );
				$order->payment_complete();
				return array(
					'result'   => 'success',
					'redirect' => $this->get_return_url( $order ),
				);
			}
		};
		return $gateways;
	}
);
// The height of the line that its script renders.
add_filter( 'shopfront_payment_content_height', static fn( $height, $method ) => 'sample-payment' === $method ? 24 : $height, 10, 2 );
add_action(
	'woocommerce_blocks_payment_method_type_registration',
	static function ( $registry ) {
		foreach ( array( 'sample-payment', 'sample-inactive' ) as $name ) {
			$registry->register(
				new class( $name ) extends AbstractPaymentMethodType {
					public function __construct( $name ) {
						$this->name = $name;
					}

					public function initialize() {
						$this->settings = array( 'title' => 'Sample payment' );
					}

					public function is_active() {
						return 'sample-inactive' !== $this->name;
					}

					public function get_payment_method_script_handles() {
						return array( 'sample-payment' );
					}

					public function get_supported_features() {
						return array( 'products', 'sample_feature' );
					}

					public function get_payment_method_data() {
						return array(
							'title'    => $this->get_setting( 'title' ),
							'supports' => $this->get_supported_features(),
						);
					}
				}
			);
		}
	}
);
add_action(
	'woocommerce_rest_checkout_process_payment_with_context',
	static function ( $context, $result ) {
		if ( 'sample-payment' !== $context->payment_method ) {
			return;
		}
		$context->order->update_meta_data( '_sample_context', $context->payment_data['sample_token'] . ' for ' . $context->get_payment_method_instance()->id );
		$context->order->save();
		$details = array( 'sample_receipt' => 'number 7' );
		$result->set_payment_details( array_merge( (array) $result->payment_details, $details ) );
	},
	10,
	2
);

// The Store API.

add_action(
	'woocommerce_blocks_loaded',
	static function () {
		foreach ( array( 'cart', 'cart-item', 'checkout' ) as $endpoint ) {
			woocommerce_store_api_register_endpoint_data(
				array(
					'endpoint'        => $endpoint,
					'namespace'       => SHOPFRONT_TEST_CONTRACT,
					'data_callback'   => static fn() => array( 'gift' => WC()->session ? (string) WC()->session->get( 'sample_gift', 'none' ) : 'none' ),
					'schema_callback' => static fn() => array(
						'gift' => array(
							'description' => 'The chosen gift.',
							'type'        => 'string',
							'context'     => array( 'view', 'edit' ),
						),
					),
					'schema_type'     => ARRAY_A,
				)
			);
		}
		woocommerce_store_api_register_update_callback(
			array(
				'namespace' => SHOPFRONT_TEST_CONTRACT,
				'callback'  => static function ( $data ) {
					WC()->session->set( 'sample_gift', sanitize_text_field( $data['gift'] ) );
				},
			)
		);
		woocommerce_store_api_register_payment_requirements( array( 'data_callback' => static fn() => array( 'sample_feature' ) ) );
	}
);
foreach ( array( 'woocommerce_store_api_checkout_update_order_meta', 'woocommerce_store_api_checkout_update_order_from_request', 'woocommerce_store_api_checkout_order_processed' ) as $shopfront_test_hook ) {
	add_action(
		$shopfront_test_hook,
		static function ( $order ) use ( $shopfront_test_hook ) {
			$order->update_meta_data( '_sample_hooks', trim( $order->get_meta( '_sample_hooks' ) . ' ' . substr( $shopfront_test_hook, strlen( 'woocommerce_store_api_checkout_' ) ) ) );
			$order->save_meta_data();
		}
	);
}

// Fields.

add_action(
	'woocommerce_init',
	static function () {
		foreach ( array( 'contact', 'address', 'order' ) as $location ) {
			woocommerce_register_additional_checkout_field(
				array(
					'id'                => "sample/$location",
					'label'             => "Sample $location",
					'location'          => $location,
					'required'          => 'contact' === $location,
					'sanitize_callback' => static fn( $value ) => strtoupper( $value ),
					'validate_callback' => static fn( $value ) => 'BAD' === strtoupper( $value ) ? new WP_Error( 'sample_bad', "The $location is bad." ) : true,
				)
			);
		}
	}
);

// Prints the recorded calls, for the tests in the browser.

add_action(
	'wp_footer',
	static function () {
		global $shopfront_test_events;
		$order = is_wc_endpoint_url( 'order-received' ) ? wc_get_order( absint( get_query_var( 'order-received' ) ) ) : null;
		$meta  = $order ? array_map( static fn( $one ) => $one->get_data(), $order->get_meta_data() ) : array();
		echo '<script id="sample-events" type="application/json">' . wp_json_encode(
			array(
				'events'  => (array) $shopfront_test_events,
				'order'   => array_column( $meta, 'value', 'key' ),
				'gateway' => $order ? $order->get_payment_method() : '',
			),
			JSON_HEX_TAG
		) . '</script>';
	},
	100
);
