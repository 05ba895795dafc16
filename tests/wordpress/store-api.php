<?php
/**
 * As much of a shop with orders as the keys of attempts need: a session, a cart, an order and the Store API's door.
 */

namespace Automattic\WooCommerce\StoreApi\Exceptions {
	class RouteException extends \Exception {
		public $error_code;
		public $status;

		public function __construct( $error_code, $message, $status ) {
			parent::__construct( $message );
			$this->error_code = $error_code;
			$this->status     = $status;
		}
	}
}

namespace {
	define( 'ARRAY_A', 'ARRAY_A' );

	function woocommerce_store_api_register_endpoint_data( $given ) {
		$GLOBALS['endpoint_data'] = $given;
	}

	/** Stands for the session: what is not saved is not seen by another request. */
	class Session {
		private $now   = array();
		public $saved  = array();

		public function get( $key ) {
			return $this->now[ $key ] ?? null;
		}

		public function set( $key, $value ) {
			$this->now[ $key ] = $value;
		}

		public function save_data() {
			$this->saved = $this->now;
		}
	}

	class Order {
		public $status = 'pending';
		public $total  = '24.90';
		private $meta  = array();

		public function get_id() {
			return 83;
		}

		public function get_total() {
			return $this->total;
		}

		public function has_status( $statuses ) {
			return in_array( $this->status, (array) $statuses, true );
		}

		public function get_meta( $key ) {
			return $this->meta[ $key ] ?? '';
		}

		public function update_meta_data( $key, $value ) {
			$this->meta[ $key ] = $value;
		}

		public function get_checkout_order_received_url() {
			return 'https://shop.test/checkout/order-received/83/?key=k';
		}

		public function get_date_created() {
			return new DateTime( '@1795000000' );
		}
	}

	$GLOBALS['shop'] = (object) array(
		'session' => new Session(),
		'cart'    => new class() {
			public $is_empty = false;

			public function is_empty() {
				return $this->is_empty;
			}
		},
		'order'   => new Order(),
	);

	function WC() {
		return $GLOBALS['shop'];
	}

	function wc_get_order( $id ) {
		return 83 === $id ? $GLOBALS['shop']->order : false;
	}

	function wc_get_price_decimals() {
		return 2;
	}
}
