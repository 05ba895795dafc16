<?php

namespace Shopfront\Admin;

defined( 'ABSPATH' ) || exit;

/** Prints the status as rows of a form table. */
final class Status_View {

	private Status $status;
	private Status_Text $text;
	private Unanswered_View $unanswered;

	public function __construct( Status $status, Status_Text $text, Unanswered_View $unanswered ) {
		$this->status     = $status;
		$this->text       = $text;
		$this->unanswered = $unanswered;
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
		printf( '<tr><th scope="row" class="titledesc">%s</th><td class="forminp">', esc_html__( 'Add-on report', 'shopfront' ) );
		foreach ( $this->status->report_links() as $title => $url ) {
			printf( '<a class="button" href="%s">%s</a> ', esc_url( $url ), esc_html( $title ) );
		}
		printf( '<p class="description">%s</p></td></tr>', esc_html__( 'Opens a page of your shop with a report that only shop managers see: what each add-on does there, and what it costs.', 'shopfront' ) );
	}
}
