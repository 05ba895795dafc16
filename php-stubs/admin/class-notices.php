<?php
/**
 * Notices for administrators.
 *
 * @package Shopfront
 */

namespace Shopfront\Admin;

use Shopfront\Requirements;

defined( 'ABSPATH' ) || exit;

/** Notices in the dashboard when the plugin cannot work. */
final class Notices {

	private Requirements $requirements;

	/**
	 * Creates the notices.
	 *
	 * @param Requirements $requirements Of the plugin.
	 */
	public function __construct( Requirements $requirements ) {
		$this->requirements = $requirements;
	}

	/** Adds the hook of the dashboard. */
	public function register_hooks(): void {
		add_action( 'admin_notices', array( $this, 'print_problems' ) );
	}

	/** Shows the problems to users who can manage plugins. */
	public function print_problems(): void {
		if ( ! current_user_can( 'activate_plugins' ) ) {
			return;
		}
		foreach ( $this->requirements->problems() as $problem ) {
			printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html( $problem ) );
		}
	}
}
