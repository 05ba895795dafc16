<?php
/**
 * The parts of a shop that order attempts need: a session, a cart, an order and the Store API's extension functions.
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

namespace Automattic\WooCommerce\StoreApi\Utilities {
	/** A token in these tests is `token:` with the ID of its customer. */
	class CartTokenUtils {
		public static function validate_cart_token( $token ) {
			return 0 === strpos( $token, 'token:' );
		}

		public static function get_cart_token_payload( $token ) {
			return array( 'user_id' => substr( $token, 6 ) );
		}
	}
}

namespace {
	define( 'ARRAY_A', 'ARRAY_A' );
	define( 'COOKIEHASH', 'hash' );

	class WP_Error {
		private $code;
		private $message;
		private $data;

		public function __construct( $code, $message, $data ) {
			$this->code    = $code;
			$this->message = $message;
			$this->data    = $data;
		}

		public function get_error_code() {
			return $this->code;
		}

		public function get_error_message() {
			return $this->message;
		}

		public function get_error_data() {
			return $this->data;
		}
	}

	function is_wp_error( $thing ) {
		return $thing instanceof WP_Error;
	}

	function wp_unslash( $text ) {
		return stripslashes( $text );
	}

	function get_current_user_id() {
		return $GLOBALS['user_id'] ?? 0;
	}

	class WP_REST_Request extends ArrayObject {
		private $method;
		private $route;
		private $headers;

		public function __construct( $parameters = array(), $method = 'POST', $route = '/wc/store/v1/checkout', $headers = array() ) {
			parent::__construct( $parameters );
			$this->method  = $method;
			$this->route   = $route;
			$this->headers = $headers;
		}

		public function get_method() {
			return $this->method;
		}

		public function set_route( $route ) {
			$this->route = $route;
		}

		public function get_route() {
			return $this->route;
		}

		public function get_header( $name ) {
			return $this->headers[ $name ] ?? null;
		}
	}

	class WP_REST_Response {
		private $data;
		private $status;

		public function __construct( $data, $status ) {
			$this->data   = $data;
			$this->status = $status;
		}

		public function get_data() {
			return $this->data;
		}

		public function get_status() {
			return $this->status;
		}

		public function set_data( $data ) {
			$this->data = $data;
		}

		public function set_status( $status ) {
			$this->status = $status;
		}
	}

	/** Answers with the cart of a test. */
	function rest_do_request( $request ) {
		return new WP_REST_Response( '/wc/store/v1/cart' === $request->get_route() ? $GLOBALS['cart_response'] : array(), 200 );
	}

	function woocommerce_store_api_register_endpoint_data( $given ) {
		$GLOBALS['endpoint_data'] = $given;
	}

	/** Stub of the session: other requests see only saved values. */
	class Session {
		private $now        = array();
		public $saved       = array();
		public $customer_id = 't_adapter';

		public function get_customer_id() {
			return $this->customer_id;
		}

		public function get( $key ) {
			return $this->now[ $key ] ?? null;
		}

		public function set( $key, $value ) {
			$this->now[ $key ] = $value;
		}

		/** Called on each save. */
		public $on_save;

		public function save_data() {
			if ( $this->on_save ) {
				( $this->on_save )();
			}
			$this->saved = $this->now;
		}
	}

	class Order {
		public $id     = 83;
		public $status = 'pending';
		public $total  = '24.90';
		private $meta  = array();

		public function get_id() {
			return $this->id;
		}

		public function get_total() {
			return $this->total;
		}

		public function get_currency() {
			return 'EUR';
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

		public function delete_meta_data( $key ) {
			unset( $this->meta[ $key ] );
		}

		public function has_cart_hash( $hash ) {
			return 'mug' === $hash;
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
			public $hash     = 'mug';

			public function is_empty() {
				return $this->is_empty;
			}

			public function get_cart_hash() {
				return $this->hash;
			}

			public function get_total() {
				return '24.90';
			}

			public function empty_cart() {
				$this->is_empty = true;
				do_action( 'woocommerce_cart_emptied' );
			}
		},
		'order'   => new Order(),
	);

	function WC() {
		return $GLOBALS['shop'];
	}

	function wc_get_order( $id ) {
		return $GLOBALS['shop']->order->id === $id ? $GLOBALS['shop']->order : false;
	}

	function get_woocommerce_currency() {
		return 'EUR';
	}

	function sanitize_text_field( $text ) {
		return trim( strip_tags( $text ) );
	}

	function wp_doing_ajax() {
		return $GLOBALS['is_ajax'] ?? false;
	}

	function wc_get_price_decimals() {
		return 2;
	}

	function wc_price( $price, $args ) {
		return '<span><bdi>' . number_format( (float) $price, 2 ) . '&nbsp;' . $args['currency'] . '</bdi></span>';
	}
}
