<?php

namespace Shopfront\Admin;

use Shopfront\Classic_Gateways\Classic_Gateways;
use Shopfront\Classic_Gateways\Gateway_Check;

defined( 'ABSPATH' ) || exit;

/** Where merchants check payment methods without blocks, and offer them on the checkout. */
final class Classic_Gateways_View {

	/** Query parameters of the links, with the gateway's ID. */
	private const CHECK = 'shopfront_check_gateway';
	private const OFFER = 'shopfront_offer_gateway';

	private Classic_Gateways $gateways;
	private Gateway_Check $check;

	public function __construct( Classic_Gateways $gateways, Gateway_Check $check ) {
		$this->gateways = $gateways;
		$this->check    = $check;
	}

	public function register_hooks(): void {
		// Before WooCommerce leads from an empty checkout to the cart.
		add_action( 'template_redirect', array( $this, 'check' ), 0 );
		add_action( 'admin_post_' . self::OFFER, array( $this, 'offer' ) );
	}

	public function print_row( string $classic_checkout ): void {
		$gateways = $this->gateways->all();
		if ( ! $gateways ) {
			return;
		}
		printf( '<tr><th scope="row" class="titledesc">%s</th><td class="forminp"><p>%s</p><ul>', esc_html__( 'Payment methods without blocks', 'shopfront' ), esc_html__( 'The plugins of these payment methods know only WooCommerce’s classic checkout. Shopfront’s checkout can offer most of them: it runs their fields and scripts as the classic checkout does. Check each once, then place a test order with it.', 'shopfront' ) );
		foreach ( $gateways as $id => $gateway ) {
			$this->print_gateway( (string) $id, Add_Ons::title_of( $gateway ) );
		}
		echo '</ul>';
		if ( '' !== $classic_checkout ) {
			printf(
				'<p><a class="button" href="%s">%s</a></p><p class="description">%s</p>',
				esc_url( $classic_checkout ),
				esc_html__( 'Switch to classic checkout', 'shopfront' ),
				esc_html__( 'Opens the checkout page. Select the Checkout block there, and press the same button in its settings under “Problems with payment methods”.', 'shopfront' )
			);
		}
		echo '</td></tr>';
	}

	/** Checks a gateway as a page view of the checkout, and returns to the settings. */
	public function check(): void {
		// The nonce is for one gateway.
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, Shopfront.Security.CheckedInput.NoNonce -- Verified below.
		$id = isset( $_GET[ self::CHECK ] ) ? sanitize_text_field( wp_unslash( $_GET[ self::CHECK ] ) ) : '';
		if ( '' === $id ) {
			return;
		}
		check_admin_referer( self::CHECK . "_$id" );
		if ( ! current_user_can( 'manage_woocommerce' ) ) {
			$this->refuse();
		}
		$gateway = $this->gateways->all()[ $id ] ?? null;
		if ( $gateway ) {
			$problems = $this->check->problems( $gateway );
			$this->gateways->update(
				$id,
				array(
					'checked'  => ! $problems,
					'problems' => $problems,
				)
			);
		}
		wp_safe_redirect( Settings::url() );
		exit;
	}

	public function offer(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, Shopfront.Security.CheckedInput.NoNonce -- The next line verifies it.
		$id = isset( $_GET['gateway'] ) ? sanitize_text_field( wp_unslash( $_GET['gateway'] ) ) : '';
		check_admin_referer( self::OFFER . "_$id" );
		if ( ! current_user_can( 'manage_woocommerce' ) ) {
			$this->refuse();
		}
		if ( isset( $this->gateways->all()[ $id ] ) ) {
			$this->gateways->update( $id, array( 'offered' => isset( $_GET['on'] ) && 1 === absint( $_GET['on'] ) ) );
		}
		wp_safe_redirect( Settings::url() );
		exit;
	}

	private function refuse(): void {
		wp_die( esc_html__( 'You are not allowed to change payment methods.', 'shopfront' ), '', array( 'response' => 403 ) );
	}

	private function print_gateway( string $id, string $title ): void {
		$state = $this->gateways->state( $id );
		if ( $state['problems'] ) {
			/* translators: %s: reasons, each a sentence. */
			$text = sprintf( __( 'The check has found an obstacle: %s The classic checkout can offer it.', 'shopfront' ), implode( ' ', $state['problems'] ) );
		} elseif ( $state['offered'] ) {
			$text = __( 'Offered on the checkout.', 'shopfront' );
		} elseif ( $state['checked'] ) {
			$text = __( 'The check has found no obstacle.', 'shopfront' );
		} else {
			$text = __( 'Not checked yet, so the checkout does not offer it.', 'shopfront' );
		}
		printf( '<li><p><strong>%s</strong> %s</p><p>', esc_html( $title ), esc_html( $text ) );
		if ( $state['checked'] ) {
			$this->print_button( $this->offer_url( $id, ! $state['offered'] ), $state['offered'] ? __( 'Stop offering it', 'shopfront' ) : __( 'Offer it on the checkout', 'shopfront' ), $title );
		}
		$this->print_button( wp_nonce_url( add_query_arg( self::CHECK, rawurlencode( $id ), wc_get_checkout_url() ), self::CHECK . "_$id" ), $state['checked'] ? __( 'Check again', 'shopfront' ) : __( 'Check', 'shopfront' ), $title );
		echo '</p></li>';
	}

	private function print_button( string $url, string $label, string $title ): void {
		printf( '<a class="button" href="%s">%s<span class="screen-reader-text"> (%s)</span></a> ', esc_url( $url ), esc_html( $label ), esc_html( $title ) );
	}

	private function offer_url( string $id, bool $is_on ): string {
		$arguments = array(
			'action'  => self::OFFER,
			'gateway' => rawurlencode( $id ),
			'on'      => $is_on ? '1' : '0',
		);
		return wp_nonce_url( add_query_arg( $arguments, admin_url( 'admin-post.php' ) ), self::OFFER . "_$id" );
	}
}
