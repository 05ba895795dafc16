<?php

namespace Shopfront\Field_Data;

use Shopfront\Blocks\Blocks;
use Shopfront\Build;
use Shopfront\Installation;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the script that collects figures on pages of the shop, and takes its reports. Off by default. Nothing in a report
 * is about the visitor, and the request's address, cookies and headers aren't read.
 */
final class Field_Data {

	public const PART = 'field-data';

	private const REST_NAMESPACE = 'shopfront/v1';
	private const REST_ROUTE     = '/field-data';

	private Blocks $blocks;
	private Build $build;
	private Figures $figures;

	public function __construct( Blocks $blocks, Build $build, Figures $figures ) {
		$this->blocks  = $blocks;
		$this->build   = $build;
		$this->figures = $figures;
	}

	public function register_hooks(): void {
		add_action( 'wp_footer', array( $this, 'print_starter' ), 100 );
		add_action( 'rest_api_init', array( $this, 'register_route' ) );
		add_action( 'admin_init', array( $this, 'suggest_privacy_text' ) );
		add_action( Installation::CLEAN_UP, array( $this->figures, 'drop_old' ) );
	}

	public function is_on(): bool {
		return $this->blocks->replaces( $this->blocks->parts()[ self::PART ] );
	}

	/** A small script inline, which loads the other when the page is idle. */
	public function print_starter(): void {
		$page = $this->is_on() && $this->build->has_files() ? $this->page() : '';
		if ( '' === $page ) {
			return;
		}
		$file     = 'field-data.js';
		$settings = array(
			'script' => add_query_arg( 'ver', $this->build->version_of( $file ), $this->build->url( $file ) ),
			'url'    => rest_url( self::REST_NAMESPACE . self::REST_ROUTE ),
			'page'   => $page,
		);
		$data     = array(
			'type' => 'application/json',
			'id'   => 'shopfront-field-data',
		);
		wp_print_inline_script_tag( (string) wp_json_encode( $settings, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ), $data );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of our own.
		wp_print_inline_script_tag( trim( (string) file_get_contents( $this->build->path( 'field-data-start.js' ) ) ) );
	}

	public function register_route(): void {
		if ( ! $this->is_on() ) {
			return;
		}
		// phpcs:ignore Shopfront.Security.AdminAction.OpenRoute -- Only adds to counts, and within limits.
		register_rest_route(
			self::REST_NAMESPACE,
			self::REST_ROUTE,
			array(
				'methods'             => 'POST',
				'callback'            => array( $this, 'save' ),
				// Any visitor may report, also from a cached page with an expired nonce.
				'permission_callback' => '__return_true',
			)
		);
	}

	public function save( WP_REST_Request $request ): WP_REST_Response {
		if ( 'cross-site' === $request->get_header( 'sec_fetch_site' ) ) {
			return new WP_REST_Response( null, 403 );
		}
		$body   = $request->get_body();
		$report = strlen( $body ) <= Rules::get( 'bytes' ) ? Rules::read_report( json_decode( $body, false, 4 ) ) : null;
		if ( null === $report ) {
			return new WP_REST_Response( null, 400 );
		}
		return new WP_REST_Response( null, $this->figures->save( $report ) ? 204 : 429 );
	}

	/** For the shop's privacy policy. */
	public function suggest_privacy_text(): void {
		if ( $this->is_on() ) {
			wp_add_privacy_policy_content( 'Shopfront', wp_kses_post( wpautop( self::privacy_text() ) ) );
		}
	}

	private static function privacy_text(): string {
		return __( 'To find out where our shop is slow or hard to use, pages of the shop measure how fast they show and respond, how long the fields of the checkout take, how often they are corrected, and why orders are refused. When you leave a page, your browser sends these figures to our server. They contain nothing that you have typed, and neither an address, an account, an order nor an identifier. Our server adds them to the counts of the day, and deletes the counts after 28 days. Nobody else receives them. If your browser sends Do Not Track or Global Privacy Control, nothing is measured.', 'shopfront' );
	}

	/** Kind of the current page; '' for pages without figures. */
	private function page(): string {
		if ( is_cart() ) {
			return 'cart';
		}
		if ( is_checkout() ) {
			return is_wc_endpoint_url( 'order-pay' ) || is_wc_endpoint_url( 'order-received' ) ? '' : 'checkout';
		}
		if ( is_product() ) {
			return 'product';
		}
		return is_shop() || is_product_taxonomy() ? 'list' : '';
	}
}
