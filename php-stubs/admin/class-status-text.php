<?php

namespace Shopfront\Admin;

defined( 'ABSPATH' ) || exit;

/** The status as text. */
final class Status_Text {

	private Status $status;

	public function __construct( Status $status ) {
		$this->status = $status;
	}

	/** @return array<string, string[]> Lines of plain text by title. */
	public function sections(): array {
		$status = $this->status->all();
		$lines  = array(
			__( 'Problems', 'shopfront' )        => $status['problems'],
			self::unanswered_title()             => array_map( array( __CLASS__, 'unanswered_line' ), $status['unanswered'] ),
			self::parts_title()                  => array_map( array( $this, 'block_line' ), $status['blocks'] ),
			__( 'Add-ons', 'shopfront' )         => array_map( array( $this, 'add_on_line' ), $status['add_ons'] ),
			__( 'Cost of add-ons', 'shopfront' ) => $this->report_lines( $status['report'] ),
			__( 'Requirements', 'shopfront' )    => array_map( array( $this, 'version_line' ), $status['requirements'] ),
		);
		return array_map(
			static function ( $of ) {
				return $of ? $of : array( __( 'None', 'woocommerce' ) );
			},
			$lines
		);
	}

	public static function parts_title(): string {
		return __( 'Parts', 'shopfront' );
	}

	public static function unanswered_title(): string {
		return __( 'Payments without an answer', 'shopfront' );
	}

	public static function unanswered_line( array $row ): string {
		/* translators: %1$s: number of an order, %2$s: name of a payment method, %3$s: total, %4$s: status of the order, %5$s: date and time. */
		return sprintf( __( 'Order %1$s: %2$s, %3$s, %4$s, %5$s', 'shopfront' ), $row['number'], $row['method'], $row['total'], $row['status'], wp_date( 'Y-m-d H:i', $row['time'] ) );
	}

	private function block_line( array $block ): string {
		return "{$block['title']}: {$block['text']}";
	}

	private function add_on_line( array $add_on ): string {
		$types = array(
			/* translators: %1$s: plugin, %2$s: name of a payment method. */
			'payment_method' => __( '%1$s: payment method %2$s', 'shopfront' ),
			/* translators: %1$s: plugin, %2$s: name of an integration, %3$s: name of a block, such as checkout. */
			'integration'    => __( '%1$s: integration %2$s with the block %3$s', 'shopfront' ),
			/* translators: %1$s: plugin, %2$s: name of a field. */
			'checkout_field' => __( '%1$s: field %2$s', 'shopfront' ),
		);
		$line  = sprintf( $types[ $add_on['type'] ], $add_on['plugin'], $add_on['name'], $add_on['block'] );
		/* translators: %s: an add-on with its registration. */
		return $add_on['is_active'] ? $line : sprintf( __( '%s (not active)', 'shopfront' ), $line );
	}

	private function report_lines( ?array $report ): array {
		if ( null === $report ) {
			return array( __( 'Not measured yet. Open an add-on report from the settings page to see its figures here.', 'shopfront' ) );
		}
		/* translators: %1$s: path of a page, %2$s: date and time. */
		$lines = array( sprintf( __( 'Measured on %1$s, %2$s.', 'shopfront' ), $report['page'], wp_date( 'Y-m-d H:i', $report['time'] ) ) );
		foreach ( $report['add_ons'] as $add_on ) {
			$figures = $add_on['figures'];
			$lines[] = sprintf(
				/* translators: %1$s: add-on, %2$s: milliseconds, %3$s: kilobytes, %4$s: a number. */
				__( '%1$s: %2$s ms in all calls, %3$s KB of script, errors: %4$s', 'shopfront' ),
				$add_on['name'],
				number_format_i18n( (float) ( $figures['timeMs'] ?? 0 ), 1 ),
				number_format_i18n( (float) ( $figures['bytes'] ?? 0 ) / 1000, 1 ),
				number_format_i18n( (float) ( $figures['errors'] ?? 0 ) )
			);
		}
		return $lines;
	}

	private function version_line( array $version ): string {
		return '' === $version['found']
			/* translators: %1$s: a program, such as WooCommerce, %2$s: version. */
			? sprintf( __( '%1$s %2$s or newer: missing', 'shopfront' ), $version['name'], $version['needs'] )
			/* translators: %1$s: a program, such as WooCommerce, %2$s: the oldest supported version, %3$s: the installed version. */
			: sprintf( __( '%1$s %2$s or newer: this site has %3$s', 'shopfront' ), $version['name'], $version['needs'], $version['found'] );
	}
}
