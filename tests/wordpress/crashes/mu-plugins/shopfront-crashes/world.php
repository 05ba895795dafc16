<?php
/**
 * Acts as the provider, the shop and the merchant, and reads the orders: everything but the shopper's own requests. A
 * test sends `?crash-test=ACTION` with JSON data.
 *
 * @package Shopfront\Tests
 */

namespace Shopfront\Crash_Tests;

defined( 'ABSPATH' ) || exit;

/** The shopper's latest order that isn't a draft. */
function last_order( string $email ) {
	foreach ( array_reverse( order_rows( $email ) ) as $row ) {
		if ( 'wc-checkout-draft' !== $row->status ) {
			return wc_get_order( $row->id );
		}
	}
	return null;
}

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

/** The provider reports that it took no money. */
function webhook_fails( $order ): void {
	$payment = last_payment( $order->get_id() );
	if ( $payment && ! $order->is_paid() ) {
		$GLOBALS['wpdb']->update( provider_table(), array( 'state' => 'void' ), array( 'order_id' => $order->get_id() ) );
		$order->update_status( 'failed' );
	}
}

/** The merchant's list of unanswered attempts; null for a version without it. */
function merchant_list() {
	return shopfront()->orders->unanswered ?? null;
}

/** Actions that need only the database. */
function quick_actions(): array {
	return array(
		'read'      => static function ( $data ) {
			return array(
				'orders' => read_orders( $data['email'] ),
				'rows'   => wp_list_pluck( own_rows( $data['names'] ), 'option_value', 'option_name' ),
			);
		},
		'age'       => static function ( $data ) {
			$orders = order_ids( $data['email'] );
			age_rows( own_rows( array_merge( $data['names'], $orders ) ), $data['seconds'] );
			age_session( $data['session'], $data['seconds'] );
			age_orders( $orders, $data['seconds'] );
			return true;
		},
		'release'   => static function ( $data ) {
			return add_option( "test_release_{$data['token']}", '1', '', false );
		},
		'age-locks' => static function ( $data ) {
			$is_lock = static function ( $row ) {
				return 0 === strpos( $row->option_name, 'shopfront_lock_' );
			};
			age_rows( array_filter( own_rows( $data['names'] ), $is_lock ), $data['seconds'] );
			return true;
		},
	);
}

function actions(): array {
	return array(
		'login'    => static function ( $data ) {
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
		'happens'  => static function ( $data ) {
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
		'merchant' => static function ( $data ) {
			$list   = merchant_list();
			$method = $data['was'];
			$done   = array();
			foreach ( $list ? order_ids( $data['email'] ) : array() as $id ) {
				if ( $list->$method( $id ) ) {
					$done[] = $id;
				}
			}
			return $done;
		},
		'cron'     => static function () {
			do_action( 'shopfront_clean_up' );
			return true;
		},
		'versions' => static function () {
			global $wpdb;
			return array(
				'WordPress'   => get_bloginfo( 'version' ),
				'WooCommerce' => WC()->version,
				'MariaDB'     => preg_replace( '/-.*/', '', $wpdb->get_var( 'SELECT VERSION()' ) ),
				'PHP'         => PHP_VERSION,
			);
		},
		'list'     => static function () {
			$list = merchant_list();
			return $list ? $list->all() : array();
		},
	);
}

/** Runs the request's action, if it's one of these. */
function act( array $actions ): void {
	// phpcs:disable WordPress.Security.NonceVerification -- A shop of tests.
	$action = isset( $_GET['crash-test'] ) ? sanitize_key( $_GET['crash-test'] ) : '';
	// phpcs:enable
	if ( isset( $actions[ $action ] ) ) {
		wp_send_json( $actions[ $action ]( (array) json_decode( file_get_contents( 'php://input' ), true ) ) );
	}
}

act( quick_actions() );
add_action(
	'wp_loaded',
	static function () {
		act( actions() );
	},
	0
);
