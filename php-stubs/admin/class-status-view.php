<?php

namespace Shopfront\Admin;

defined( 'ABSPATH' ) || exit;

/** Prints the status as rows of a form table. */
final class Status_View {

	private Status $status;
	private Status_Text $text;
	private Unanswered_View $unanswered;
	private Classic_Gateways_View $classic_gateways;
	private Field_Data_View $field_data;

	public function __construct( Status $status, Status_Text $text, Unanswered_View $unanswered, Classic_Gateways_View $classic_gateways, Field_Data_View $field_data ) {
		$this->status           = $status;
		$this->text             = $text;
		$this->unanswered       = $unanswered;
		$this->classic_gateways = $classic_gateways;
		$this->field_data       = $field_data;
	}

	/** The switches above already show the parts. */
	public function print_rows(): void {
		foreach ( array_diff_key( $this->text->sections(), array( Status_Text::parts_title() => true ) ) as $title => $lines ) {
			if ( Status_Text::unanswered_title() === $title ) {
				$this->unanswered->print_row( $title );
				continue;
			}
			printf( '<tr><th scope="row" class="titledesc">%s</th><td class="forminp"><ul style="margin: 0">', esc_html( $title ) );
			foreach ( $lines as $line ) {
				printf( '<li>%s</li>', esc_html( $line ) );
			}
			echo '</ul></td></tr>';
		}
		$this->classic_gateways->print_row( $this->status->classic_checkout_link() );
		$this->field_data->print_row();
		printf( '<tr><th scope="row" class="titledesc">%s</th><td class="forminp">', esc_html__( 'Add-on report', 'shopfront' ) );
		foreach ( $this->status->report_links() as $title => $url ) {
			printf( '<a class="button" href="%s">%s</a> ', esc_url( $url ), esc_html( $title ) );
		}
		printf( '<p class="description">%s</p></td></tr>', esc_html__( 'Opens a page of your shop with a report that only shop managers see: what each add-on does there, and what it costs.', 'shopfront' ) );
	}
}
