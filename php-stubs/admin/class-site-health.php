<?php

namespace Shopfront\Admin;

defined( 'ABSPATH' ) || exit;

final class Site_Health {

	private Status $status;
	private Status_Text $text;

	public function __construct( Status $status, Status_Text $text ) {
		$this->status = $status;
		$this->text   = $text;
	}

	public function register_hooks(): void {
		add_filter( 'site_status_tests', array( $this, 'add_test' ) );
		add_filter( 'debug_information', array( $this, 'add_information' ) );
	}

	public function add_test( $tests ) {
		$tests['direct']['shopfront'] = array(
			'label' => 'Shopfront',
			'test'  => array( $this, 'test' ),
		);
		return $tests;
	}

	/** @return array{label: string, status: string, badge: array, description: string, actions: string, test: string} */
	public function test(): array {
		$problems    = $this->status->problems();
		$description = '';
		foreach ( $problems as $problem ) {
			$description .= sprintf( '<li>%s</li>', esc_html( $problem ) );
		}
		return array(
			'label'       => $problems
				? __( 'Shopfront has problems', 'shopfront' )
				: __( 'Shopfront has no problems', 'shopfront' ),
			'status'      => $problems ? 'recommended' : 'good',
			'badge'       => array(
				'label' => 'Shopfront',
				'color' => 'blue',
			),
			'description' => $problems
				? "<ul>$description</ul>"
				: sprintf( '<p>%s</p>', esc_html__( 'Your site meets its requirements, and the add-ons of your cart and checkout have all that they need.', 'shopfront' ) ),
			'actions'     => class_exists( 'WooCommerce' )
				? sprintf( '<p><a href="%s">%s</a></p>', esc_url( Settings::url() ), esc_html__( 'Settings and status', 'shopfront' ) )
				: '',
			'test'        => 'shopfront',
		);
	}

	/** Adds the status to the information that merchants copy for support. */
	public function add_information( $information ) {
		$fields = array();
		foreach ( $this->text->sections() as $title => $lines ) {
			$fields[ md5( $title ) ] = array(
				'label' => $title,
				'value' => implode( "\n", $lines ),
			);
		}
		$information['shopfront'] = array(
			'label'  => 'Shopfront',
			'fields' => $fields,
		);
		return $information;
	}
}
