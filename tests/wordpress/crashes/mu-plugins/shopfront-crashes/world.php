<?php
/**
 * Everything but the shopper's own requests: what the provider, the shop and the merchant do, and what has become of the orders.
 * A test sends `?crash-test=ACTION` with its data as JSON.
 *
 * @package Shopfront\Tests
 */

namespace Shopfront\Crash_Tests;

use Automattic\WooCommerce\Utilities\OrderUtil;

defined( 'ABSPATH' ) || exit;

/** Returns the orders of a shopper, drafts too, the oldest first. */
function order_ids( string $email ): array {
	global $wpdb;
	$query = OrderUtil::custom_orders_table_usage_is_enabled()
		? "SELECT id FROM {$wpdb->prefix}wc_orders WHERE type = 'shop_order' AND billing_email = %s ORDER BY id"
		: "SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = '_billing_email' AND meta_value = %s ORDER BY post_id";
	return array_map( 'intval', $wpdb->get_col( $wpdb->prepare( $query, $email ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared here.
}

/** Describes the orders of a shopper, and their payments. */
function read_orders( string $email ): array {
	$orders = array();
	foreach ( order_ids( $email ) as $id ) {
		$order = wc_get_order( $id );
		if ( $order ) {
			$orders[] = array(
				'id'       => $id,
				'number'   => $order->get_order_number(),
				'status'   => $order->get_status(),
				'key'      => $order->get_order_key(),
				'payUrl'   => $order->get_checkout_payment_url(),
				'notes'    => array_map(
					static function ( $note ) {
						return wp_strip_all_tags( $note->content );
					},
					wc_get_order_notes( array( 'order_id' => $id ) )
				),
				'payments' => payments_of( $id ),
			);
		}
	}
	return $orders;
}

/** Returns the shopper's latest order that is no draft. */
function last_order( string $email ) {
	foreach ( array_reverse( order_ids( $email ) ) as $id ) {
		$order = wc_get_order( $id );
		if ( $order && ! $order->has_status( 'checkout-draft' ) ) {
			return $order;
		}
	}
	return null;
}

/** Returns the last payment of an order that the provider was asked for; null if there is none. */
function last_payment( int $order_id ) {
	$payments = payments_of( $order_id );
	return $payments ? end( $payments ) : null;
}

/** The provider reports a payment as made. */
function webhook_pays( $order ): void {
	$payment = last_payment( $order->get_id() );
	if ( $payment && 'void' !== $payment->state && ! $order->is_paid() ) {
		charge( (int) $payment->id );
		$order->payment_complete( "payment-$payment->id" );
	}
}

/** The provider reports a payment as failed: no money was taken. */
function webhook_fails( $order ): void {
	$payment = last_payment( $order->get_id() );
	if ( $payment && ! $order->is_paid() ) {
		$GLOBALS['wpdb']->update( provider_table(), array( 'state' => 'void' ), array( 'order_id' => $order->get_id() ) );
		$order->update_status( 'failed' );
	}
}

/** Returns a merchant's action of our plugin; null for a version without it. */
function merchant_actions() {
	return class_exists( 'Shopfront\Orders\Unanswered_Attempts' ) ? shopfront()->unanswered_attempts : null;
}

/** Handlers by action. */
function handlers(): array {
	return array(
		'login'     => static function ( $data ) {
			$user = get_user_by( 'email', $data['email'] );
			$id   = $user ? $user->ID : wp_insert_user(
				array(
					'user_login' => $data['email'],
					'user_email' => $data['email'],
					'user_pass'  => wp_generate_password(),
					'role'       => 'customer',
				)
			);
			wp_set_auth_cookie( $id );
			return $id;
		},
		'read'      => static function ( $data ) {
			return array(
				'orders' => read_orders( $data['email'] ),
				'rows'   => wp_list_pluck( own_rows(), 'option_value', 'option_name' ),
			);
		},
		'age'       => static function ( $data ) {
			age( (int) $data['seconds'], $data['email'] );
			return true;
		},
		'age-locks' => static function ( $data ) {
			global $wpdb;
			foreach ( own_rows() as $row ) {
				if ( 0 === strpos( $row->option_name, 'shopfront_lock_' ) ) {
					$wpdb->update( $wpdb->options, array( 'option_value' => age_text( $row->option_value, '/^()(\d{10})/', (int) $data['seconds'] ) ), array( 'option_id' => $row->option_id ) );
				}
			}
			return true;
		},
		'forget'    => static function () {
			forget_rows();
			return true;
		},
		'happens'   => static function ( $data ) {
			$order = isset( $data['order'] ) ? wc_get_order( $data['order'] ) : last_order( $data['email'] );
			if ( ! $order ) {
				return 'no order';
			}
			switch ( $data['event'] ) {
				case 'webhook-pays':
					webhook_pays( $order );
					break;
				case 'webhook-fails':
					webhook_fails( $order );
					break;
				case 'hold-stock-cancels':
					wc_cancel_unpaid_orders();
					break;
				case 'merchant-cancels':
					if ( ! $order->is_paid() ) {
						$order->update_status( 'cancelled' );
					}
					break;
			}
			return wc_get_order( $order->get_id() )->get_status();
		},
		'merchant'  => static function ( $data ) {
			$actions = merchant_actions();
			$method  = $data['was'];
			if ( ! $actions ) {
				return 'not offered';
			}
			$done = array();
			foreach ( order_ids( $data['email'] ) as $id ) {
				$done[ $id ] = $actions->$method( $id );
			}
			return $done;
		},
	);
}

add_action(
	'wp_loaded',
	static function () {
		if ( ! isset( $_GET['crash-test'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification -- A shop of tests.
			return;
		}
		$action = sanitize_key( $_GET['crash-test'] ); // phpcs:ignore WordPress.Security.NonceVerification
		$data   = json_decode( file_get_contents( 'php://input' ), true );
		wp_send_json( handlers()[ $action ]( (array) $data ) );
	},
	0
);
