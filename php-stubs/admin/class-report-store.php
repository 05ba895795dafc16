<?php

namespace Shopfront\Admin;

use Shopfront\Scripts\Add_On_Report;
use Shopfront\Scripts\Registered_Scripts;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Stores the last add-on report that a shop manager opened. A small script posts the figures of the report's event. */
final class Report_Store {

	/** Has `time`, `page` and `add_ons`, each with `name`, `figures` and `faults`. */
	public const OPTION = 'shopfront_add_on_report';

	private const CAPABILITY = 'manage_woocommerce';

	private const REST_NAMESPACE = 'shopfront/v1';
	private const REST_ROUTE     = '/add-on-report';

	public function register_hooks(): void {
		add_action( 'rest_api_init', array( $this, 'register_route' ) );
		if ( Add_On_Report::is_requested() ) {
			add_action( 'wp_enqueue_scripts', array( $this, 'enqueue_sender' ) );
		}
	}

	public function register_route(): void {
		$number = array( 'type' => array( 'number', 'null' ) );
		$figure = array_fill_keys( array( 'timeMs', 'longestMs', 'rendersPerSecond', 'errors', 'bytes', 'layoutShift' ), $number );
		$add_on = array(
			'names'   => array(
				'type'     => 'array',
				'maxItems' => 20,
				'items'    => array(
					'type'      => 'string',
					'maxLength' => 200,
				),
			),
			'script'  => array(
				'type'      => array( 'string', 'null' ),
				'maxLength' => 500,
			),
			'figures' => array(
				'type'                 => 'object',
				'properties'           => $figure,
				'additionalProperties' => false,
			),
		);
		register_rest_route(
			self::REST_NAMESPACE,
			self::REST_ROUTE,
			array(
				'methods'             => 'POST',
				'callback'            => array( $this, 'save' ),
				'permission_callback' => array( $this, 'may_save' ),
				'args'                => array(
					'page'    => array(
						'type'      => 'string',
						'maxLength' => 200,
						'required'  => true,
					),
					'add_ons' => array(
						'type'     => 'array',
						'maxItems' => 100,
						'required' => true,
						'items'    => array(
							'type'                 => 'object',
							'properties'           => $add_on,
							'additionalProperties' => false,
						),
					),
				),
			)
		);
	}

	/** WordPress has already checked the nonce: without a valid one, no user is logged in. */
	public function may_save(): bool {
		return current_user_can( self::CAPABILITY );
	}

	public function save( $request ): WP_REST_Response {
		$report = array(
			'time'    => time(),
			'page'    => sanitize_text_field( $request['page'] ),
			'add_ons' => array_map( array( $this, 'to_row' ), $request['add_ons'] ),
		);
		update_option( self::OPTION, $report, false );
		return new WP_REST_Response( null, 204 );
	}

	/** @return array{time: int, page: string, add_ons: array<int, array{name: string, figures: array}>}|null */
	public function last(): ?array {
		$report = get_option( self::OPTION );
		return is_array( $report ) && isset( $report['time'], $report['page'], $report['add_ons'] ) ? $report : null;
	}

	public function enqueue_sender(): void {
		if ( ! $this->may_save() ) {
			return;
		}
		$request = array(
			'url'   => rest_url( self::REST_NAMESPACE . self::REST_ROUTE ),
			'nonce' => wp_create_nonce( 'wp_rest' ),
		);
		$handle  = Registered_Scripts::PREFIX . 'report-sender';
		wp_enqueue_script( $handle, plugins_url( 'report-sender.js', __FILE__ ), array(), SHOPFRONT_VERSION, true );
		wp_add_inline_script( $handle, 'var shopfrontReportSender = ' . wp_json_encode( $request, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES ) . ';', 'before' );
	}

	/** @return array{name: string, figures: array<string, float|null>} */
	private function to_row( array $add_on ): array {
		$names  = array_map( 'sanitize_text_field', $add_on['names'] ?? array() );
		$script = sanitize_text_field( (string) ( $add_on['script'] ?? '' ) );
		return array(
			'name'    => $names ? implode( ', ', $names ) : $script,
			'figures' => array_map(
				static function ( $figure ) {
					return null === $figure ? null : (float) $figure;
				},
				$add_on['figures'] ?? array()
			),
		);
	}
}
