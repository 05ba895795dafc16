<?php

namespace Shopfront\Admin;

use Shopfront\Orders\Unanswered_Attempts;

defined( 'ABSPATH' ) || exit;

/** Lists the orders whose payment has an unknown result, and handles the merchant's answer. */
final class Unanswered_View {

	private const ACTION = 'shopfront_answer';

	private Unanswered_Attempts $attempts;

	public function __construct( Unanswered_Attempts $attempts ) {
		$this->attempts = $attempts;
	}

	public function register_hooks(): void {
		add_action( 'admin_post_' . self::ACTION, array( $this, 'answer' ) );
	}

	public function print_row( string $title ): void {
		printf( '<tr><th scope="row" class="titledesc">%s</th><td class="forminp">', esc_html( $title ) );
		$rows = $this->attempts->all();
		if ( ! $rows ) {
			printf( '<p>%s</p></td></tr>', esc_html__( 'None', 'woocommerce' ) );
			return;
		}
		printf( '<p>%s</p>', esc_html__( 'We don’t know whether these orders were paid, because the server stopped before the payment service answered. Look for each payment at the payment service, then press a button. Until then, customers see a warning before they can pay again.', 'shopfront' ) );
		echo '<ul>';
		foreach ( $rows as $row ) {
			printf(
				'<li><p><a href="%1$s">%3$s</a></p><p><a class="button" href="%4$s">%5$s<span class="screen-reader-text"> (%2$s)</span></a> <a class="button" href="%6$s">%7$s<span class="screen-reader-text"> (%2$s)</span></a></p></li>',
				esc_url( $row['url'] ),
				/* translators: %s: number of an order. */
				esc_html( sprintf( __( 'Order %s', 'shopfront' ), $row['number'] ) ),
				esc_html( Status_Text::unanswered_line( $row ) ),
				esc_url( $this->url( $row['order_id'], 'paid' ) ),
				esc_html__( 'It was paid', 'shopfront' ),
				esc_url( $this->url( $row['order_id'], 'unpaid' ) ),
				esc_html__( 'It was not paid, let the customer try again', 'shopfront' )
			);
		}
		echo '</ul></td></tr>';
	}

	public function answer(): void {
		// The nonce is for one order.
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, Shopfront.Security.CheckedInput.NoNonce -- The next line verifies it.
		$id = isset( $_GET['order'] ) ? absint( $_GET['order'] ) : 0;
		check_admin_referer( self::ACTION . "_$id" );
		if ( ! current_user_can( 'edit_shop_orders' ) ) {
			wp_die( esc_html__( 'You are not allowed to answer for this order.', 'shopfront' ), '', array( 'response' => 403 ) );
		}
		$answer = isset( $_GET['answer'] ) ? sanitize_key( wp_unslash( $_GET['answer'] ) ) : '';
		if ( 'paid' === $answer ) {
			$this->attempts->mark_paid( $id );
		} elseif ( 'unpaid' === $answer ) {
			$this->attempts->mark_unpaid( $id );
		}
		wp_safe_redirect( Settings::url() );
		exit;
	}

	private function url( int $order_id, string $answer ): string {
		$arguments = array(
			'action' => self::ACTION,
			'order'  => $order_id,
			'answer' => $answer,
		);
		return wp_nonce_url( add_query_arg( $arguments, admin_url( 'admin-post.php' ) ), self::ACTION . "_$order_id" );
	}
}
