<?php
/**
 * Bootstrap of `first-paint`: a WordPress with the double of WooCommerce, and more of WooCommerce for the first paint.
 * SHOPFRONT_TEST_SITE is its folder.
 */

namespace Automattic\WooCommerce\Blocks\Domain\Services {
	/** The checkout's recorded fields, and an add-on's. */
	class CheckoutFields {
		public function get_core_fields() {
			$fields                        = \recorded_settings()['defaultFields'];
			$fields['first_name']['label'] = \__( 'First name', 'woocommerce' );
			return $fields;
		}

		public function get_additional_fields() {
			return array( 'shop/floor' => array( 'label' => 'Floor <1>', 'optionalLabel' => 'Floor <1> (optional)', 'type' => 'text', 'required' => false ), 'shop/wrap' => array( 'label' => 'Wrap', 'optionalLabel' => 'Wrap (optional)', 'type' => 'select', 'options' => array( array( 'value' => 'a', 'label' => 'Red' ) ) ), 'shop/day' => array( 'label' => 'Day', 'type' => 'date', 'required' => true ) );
		}

		public function get_contact_fields_keys() {
			return array( 'email', 'shop/floor' );
		}

		public function get_order_fields_keys() {
			return $GLOBALS['order_fields'] ?? array();
		}

		public function get_address_fields_keys() {
			return array_merge( \recorded_settings()['addressFieldsLocations']['address'], array( 'shop/floor' ) );
		}
	}
}

namespace Automattic\WooCommerce\StoreApi\Utilities {
	/** Without pickup, unless a test enables it. */
	class LocalPickupUtils {
		public static function get_local_pickup_method_ids() {
			return array( 'local_pickup', 'pickup_location' );
		}

		public static function get_local_pickup_settings() {
			return array( 'enabled' => $GLOBALS['has_pickup'] ?? false );
		}
	}
}

namespace Shopfront\First_Paint {
	/** The countries, checkout and gateways that the first paint needs. */
	function WC() { // phpcs:ignore WordPress.NamingConventions.ValidFunctionName.FunctionNameInvalid -- The name of WooCommerce.
		return new class() {
			public $countries;
			public $session;

			public function __construct() {
				$this->session   = $GLOBALS['session'] ?? null;
				$this->countries = new class() {
					/** A recorded property of all countries. */
					private function all( string $property ): array {
						return array_map( static fn( $country ) => $country[ $property ], \recorded_settings()['countryData'] );
					}

					public function get_country_locale() {
						return array_replace_recursive( $this->all( 'locale' ), array( 'DE' => array( 'postcode' => array( 'priority' => 65 ), 'state' => array( 'hidden' => true, 'required' => false ) ) ) );
					}

					public function get_countries() {
						return \recorded_settings()['countries'];
					}

					public function get_states( $country ) {
						return $this->all( 'states' )[ $country ] ?? array();
					}

					/** Great Britain's format; the United States' for all other countries. */
					public function get_formatted_address( $address, $separator ) {
						$city = 'GB' === $address['country'] ? array( $address['city'], $address['postcode'] ) : array( trim( "{$address['city']}, {$address['state']} {$address['postcode']}", ' ,' ) );
						return implode( $separator, array_filter( array( $address['address_1'], $address['address_2'], ...$city, $this->get_countries()[ $address['country'] ] ) ) );
					}
				};
			}

			public function checkout() {
				return new class() {
					public function is_registration_required() {
						return $GLOBALS['requires_account'] ?? false;
					}

					public function is_registration_enabled() {
						return false;
					}
				};
			}

			public function payment_gateways() {
				return \WC()->payment_gateways();
			}
		};
	}

	function wc_coupons_enabled() {
		return true;
	}

	function wc_shipping_enabled() {
		return true;
	}

	function wc_tax_enabled() {
		return true;
	}

	function wc_placeholder_img_src() {
		return 'http://shop.test/placeholder.png';
	}

	function wc_terms_and_conditions_page_id() {
		return 0;
	}

	function wc_privacy_policy_page_id() {
		return 0;
	}

	function wc_get_page_permalink() {
		return 'http://shop.test/my-account/';
	}

	function wc_get_logger() {
		return new class() {
			public function error( $message ) {
				$GLOBALS['logged'][] = $message;
			}
		};
	}
}

namespace {
	$_SERVER['HTTP_HOST']       = 'shop.test';
	$_SERVER['SERVER_NAME']     = 'shop.test';
	$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
	$_SERVER['REQUEST_METHOD']  = 'GET';
	$_SERVER['REQUEST_URI']     = '/cart/';

	require getenv( 'SHOPFRONT_TEST_SITE' ) . '/wp-load.php';
	require __DIR__ . '/forget-missing-facts.php';
	wp();

	function recorded_settings() {
		return double_recording( 'settings-checkout.json' );
	}
}
