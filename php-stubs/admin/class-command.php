<?php

namespace Shopfront\Admin;

use Shopfront\Blocks\Switches;
use Shopfront\Orders\Unanswered_Attempts;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** Commands of Shopfront. */
final class Command {

	private Status $status;
	private Status_Text $text;
	private Switches $switches;
	private Unanswered_Attempts $unanswered;

	public function __construct( Status $status, Status_Text $text, Switches $switches, Unanswered_Attempts $unanswered ) {
		$this->status     = $status;
		$this->text       = $text;
		$this->switches   = $switches;
		$this->unanswered = $unanswered;
	}

	public function register_hooks(): void {
		// By method, because WP-CLI makes each public method of an object a command.
		WP_CLI::add_command( 'shopfront status', array( $this, 'status' ) );
		WP_CLI::add_command( 'shopfront switch', array( $this, 'switch_part' ) );
		WP_CLI::add_command( 'shopfront attempts', array( $this, 'attempts' ) );
		WP_CLI::add_command( 'shopfront answer', array( $this, 'answer' ) );
	}

	/**
	 * Shows which parts are on, the add-ons with their costs, and problems with what to do.
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

	/**
	 * Switches a part on or off by its setting. Pages change at once, except cached pages.
	 *
	 * ## OPTIONS
	 *
	 * <part>
	 * : Name of the part, as in `wp shopfront status --format=json`.
	 *
	 * <state>
	 * : Whether it is on.
	 * ---
	 * options:
	 *   - on
	 *   - off
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp shopfront switch quick-view off
	 *
	 * @param string[] $arguments The part and its state.
	 */
	public function switch_part( $arguments ): void {
		list( $name, $state ) = $arguments;
		$names                = array_column( $this->status->block_rows(), 'name' );
		if ( ! in_array( $name, $names, true ) || ! in_array( $state, array( 'on', 'off' ), true ) ) {
			WP_CLI::error( 'Write the name of a part, and "on" or "off". The parts are: ' . implode( ', ', $names ) . '.' );
			return;
		}
		$this->switches->set( $name, 'on' === $state );
		$row = $this->status->block_rows()[ array_search( $name, $names, true ) ];
		WP_CLI::line( "{$row['title']}: {$row['text']}" );
	}

	/**
	 * Lists the orders whose payment has an unknown result.
	 *
	 * ## OPTIONS
	 *
	 * [--format=<format>]
	 * : How to print the list.
	 * ---
	 * default: text
	 * options:
	 *   - text
	 *   - json
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp shopfront attempts
	 *
	 * @param string[]              $arguments Positional arguments; none.
	 * @param array<string, string> $options   By name.
	 */
	public function attempts( $arguments, $options ): void {
		$rows = $this->status->unanswered();
		if ( isset( $options['format'] ) && 'json' === $options['format'] ) {
			WP_CLI::line( (string) wp_json_encode( $rows, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
			return;
		}
		foreach ( $rows ? array_map( array( Status_Text::class, 'unanswered_line' ), $rows ) : array( 'None' ) as $line ) {
			WP_CLI::line( $line );
		}
	}

	/**
	 * Answers whether an order without an answer was paid.
	 *
	 * ## OPTIONS
	 *
	 * <order>
	 * : ID of the order.
	 *
	 * <answer>
	 * : `paid` completes the payment. `unpaid` lets the customer try again.
	 * ---
	 * options:
	 *   - paid
	 *   - unpaid
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp shopfront answer 222 unpaid
	 *
	 * @param string[] $arguments The order and the answer.
	 */
	public function answer( $arguments ): void {
		list( $order, $answer ) = $arguments;
		if ( ! in_array( $answer, array( 'paid', 'unpaid' ), true ) ) {
			WP_CLI::error( 'Write the ID of an order, and "paid" or "unpaid".' );
			return;
		}
		$is_done = 'paid' === $answer ? $this->unanswered->mark_paid( (int) $order ) : $this->unanswered->mark_unpaid( (int) $order );
		if ( ! $is_done ) {
			WP_CLI::error( 'This order needs no answer, or its payment cannot be completed. `wp shopfront attempts` lists the orders that need one.' );
			return;
		}
		WP_CLI::line( "Order $order: $answer" );
	}
}
