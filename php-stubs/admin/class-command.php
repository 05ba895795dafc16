<?php
/**
 * Command for WP-CLI.
 *
 * @package Shopfront
 */

namespace Shopfront\Admin;

use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** Commands of Shopfront. */
final class Command {

	private Status $status;
	private Status_Text $text;

	/**
	 * Creates the command.
	 *
	 * @param Status      $status The status.
	 * @param Status_Text $text   The status in words.
	 */
	public function __construct( Status $status, Status_Text $text ) {
		$this->status = $status;
		$this->text   = $text;
	}

	/** Adds the command to WP-CLI. */
	public function register_hooks(): void {
		// By method, because WP-CLI makes each public method of an object a command.
		WP_CLI::add_command( 'shopfront status', array( $this, 'status' ) );
	}

	/**
	 * Shows which blocks are replaced, the add-ons with their costs, and problems with what to do.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : How to print the status.
	 * ---
	 * default: text
	 * options:
	 *   - text
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp shopfront status --format=json
	 *
	 * @param string[]              $arguments Positional arguments; none.
	 * @param array<string, string> $options   By name.
	 */
	public function status( $arguments, $options ): void {
		if ( isset( $options['format'] ) && 'json' === $options['format'] ) {
			WP_CLI::line( (string) wp_json_encode( $this->status->all(), JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
			return;
		}
		foreach ( $this->text->sections() as $title => $lines ) {
			WP_CLI::line( $title );
			foreach ( $lines as $line ) {
				WP_CLI::line( "  $line" );
			}
		}
	}
}
