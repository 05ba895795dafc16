<?php

namespace Shopfront\Admin;

use Shopfront\Requirements;

defined( 'ABSPATH' ) || exit;

/** Dashboard notices for missing requirements, and for parts that had to turn themselves off. */
final class Notices {

	private Requirements $requirements;
	private Status $status;

	public function __construct( Requirements $requirements, Status $status ) {
		$this->requirements = $requirements;
		$this->status       = $status;
	}

	public function register_hooks(): void {
		add_action( 'admin_notices', array( $this, 'print_problems' ) );
	}

	public function print_problems(): void {
		if ( ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		foreach ( $this->requirements->problems() as $problem ) {
			printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html( $problem ) );
		}
		$lines = $this->status->parts_aside();
		if ( $lines ) {
			echo '<div class="notice notice-warning"><p><strong>Shopfront</strong></p>';
			foreach ( $lines as $line ) {
				printf( '<p>%s</p>', esc_html( $line ) );
			}
			echo '</div>';
		}
	}
}
