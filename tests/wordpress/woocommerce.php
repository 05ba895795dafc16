<?php
/** WooCommerce's classes that the adapter uses. Loaded during the tests, because some run without them. */

namespace {
	class WooCommerce {}

	$GLOBALS['endpoint'] = '';

	function wc_get_logger() {
		return new class() {
			public function warning( $message, $context ) {
				$GLOBALS['log'][] = $message;
			}
		};
	}

	function wc_locate_template( $template ) {
		return $GLOBALS['files'] . "/woocommerce/templates/$template";
	}

	function is_wc_endpoint_url( $endpoint ) {
		return $endpoint === $GLOBALS['endpoint'];
	}
}

namespace Automattic\WooCommerce\Blocks\Assets {
	class AssetDataRegistry {
		public $data = array();

		public function add( $key, $value ) {
			$this->data[ $key ] = $value;
		}

		public function exists( $key ) {
			return array_key_exists( $key, $this->data );
		}
	}
}

namespace Automattic\WooCommerce\Blocks {
	class Package {
		private static $container;

		public static function container() {
			return self::$container ?? self::$container = new class() {
				private $entries = array();

				public function __construct() {
					$this->entries[ Assets\AssetDataRegistry::class ] = new Assets\AssetDataRegistry();
				}

				/** Expects a class name without a leading backslash, like the real one. */
				public function get( $name ) {
					return $this->entries[ $name ];
				}
			};
		}
	}
}
