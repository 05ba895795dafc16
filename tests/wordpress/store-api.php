<?php
/**
 * The parts of a shop that order attempts need: a session, a cart, an order and the Store API's extension functions.
 */

namespace Automattic\WooCommerce\StoreApi\Exceptions {
	class RouteException extends \Exception {
		public $error_code;
		public $status;
		public $data;

		public function __construct( $error_code, $message, $status, $data = array() ) {
			parent::__construct( $message );
			$this->error_code = $error_code;
			$this->status     = $status;
			$this->data       = $data;
		}
	}
}

namespace Automattic\WooCommerce\StoreApi\Utilities {
	/** A test's token is `token:` with its customer's ID. */
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

	/** Answers with the test's cart. */
	function rest_do_request( $request ) {
		return new WP_REST_Response( '/wc/store/v1/cart' === $request->get_route() ? $GLOBALS['cart_response'] : array(), 200 );
	}

	function woocommerce_store_api_register_endpoint_data( $given ) {
		$GLOBALS['endpoint_data'] = $given;
	}

	/** Other requests see only saved values. */
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

		/** As another request that ends later does. */
		public function overwrite( $values ) {
			$this->now   = $values;
			$this->saved = $values;
		}

		public $on_save;

		public function save_data() {
			if ( $this->on_save ) {
				( $this->on_save )();
			}
			$this->saved = $this->now;
		}
	}

	/** Accepts cookies whose last part is `signature`. */
	class WC_Session_Handler {
		public function get_session_cookie() {
			$parts = explode( '|', $_COOKIE['wp_woocommerce_session_hash'] ?? '' );
			return 4 === count( $parts ) && 'signature' === $parts[3] ? $parts : false;
		}
	}

	class Order {
		public $id          = 83;
		public $status      = 'pending';
		public $total       = '24.90';
		public $email       = 'pat@shop.test';
		public $customer_id = 0;
		public $notes       = array();

		/** Orders with these statuses can be paid. */
		public $payable_statuses = array( 'pending', 'failed', 'checkout-draft' );
		private $meta       = array();

		public function get_billing_email() {
			return $this->email;
		}

		public function get_customer_id() {
			return $this->customer_id;
		}

		public function get_order_number() {
			return "N-$this->id";
		}

		public function get_status() {
			return $this->status;
		}

		public function needs_payment() {
			return $this->total > 0 && $this->has_status( $this->payable_statuses );
		}

		public function add_order_note( $text ) {
			$this->notes[] = $text;
		}

		public function get_payment_method_title() {
			return 'Card';
		}

		public function get_edit_order_url() {
			return "https://shop.test/wp-admin/order/$this->id";
		}

		public function get_checkout_payment_url() {
			return "https://shop.test/checkout/order-pay/$this->id/?pay_for_order=true&key=k";
		}

		/** Runs WooCommerce's action. */
		public function update_status( $to ) {
			$from         = $this->status;
			$this->status = $to;
			do_action( 'woocommerce_order_status_changed', $this->id, $from, $to, $this );
		}

		public function payment_complete() {
			$this->update_status( 'processing' );
			return true;
		}

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

	/** The return value of WC(). */
	class Shop {
		public $session;
		public $cart;
		public $order;

		public function plugin_path() {
			return $GLOBALS['files'] . '/woocommerce';
		}

		public function is_rest_api_request() {
			return false;
		}

		public function payment_gateways() {
			return new class() {
				public function get_available_payment_gateways() {
					$gateway = new class() {
						public function get_title() {
							return 'Invoice';
						}
					};
					return array( 'invoice' => $gateway );
				}
			};
		}
	}

	$GLOBALS['shop']       = new Shop();
	$GLOBALS['shop_parts'] = array(
		'session' => new Session(),
		'cart'    => new class() {
			public $is_empty = false;
			public $hash     = 'mug';

			public function is_empty() {
				return $this->is_empty;
			}

			/** One of each item in the hash. */
			public function get_cart_contents() {
				return $this->is_empty ? array() : array( md5( $this->hash ) => array( 'quantity' => 1 ) );
			}

			public function get_cart_hash() {
				return $this->hash;
			}

			public function get_total() {
				return '24.90';
			}

			public function empty_cart() {
				$this->is_empty = true;
				WC()->session->set( 'cart', null );
				do_action( 'woocommerce_cart_emptied' );
			}

			public function get_cart_from_session() {
				$this->is_empty = ! WC()->session->get( 'cart' );
				do_action( 'woocommerce_cart_loaded_from_session', $this );
			}
		},
		'order'   => new Order(),
	);
	foreach ( $GLOBALS['shop_parts'] as $name => $part ) {
		$GLOBALS['shop']->$name = $part;
	}

	function WC() {
		return $GLOBALS['shop'];
	}

	function wc_get_order( $id ) {
		return $GLOBALS['shop']->order->id === $id ? $GLOBALS['shop']->order : $GLOBALS['other_orders'][ $id ] ?? false;
	}

	class WP_User {
		public $ID         = 0;
		public $user_email = '';
	}

	function wp_get_current_user() {
		$user             = new WP_User();
		$user->ID         = get_current_user_id();
		$user->user_email = $user->ID > 0 ? "user{$user->ID}@shop.test" : '';
		return $user;
	}

	function wc_get_order_status_name( $status ) {
		return ucfirst( $status );
	}

	function maybe_unserialize( $value ) {
		return is_string( $value ) && '' !== $value ? unserialize( $value ) : $value;
	}

	function wc_stock_amount( $quantity ) {
		return (int) $quantity;
	}

	function get_query_var( $name ) {
		return $GLOBALS['query_vars'][ $name ] ?? '';
	}

	function wc_add_notice( $message, $type ) {
		$GLOBALS['wc_notices'][] = apply_filters( "woocommerce_add_$type", $message );
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
