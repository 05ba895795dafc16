<?php

namespace Shopfront\Admin;

use Shopfront\Blocks\Block;
use Shopfront\Blocks\Blocks;
use Shopfront\Blocks\Part;
use Shopfront\Blocks\Switches;
use Shopfront\Orders\Unanswered_Attempts;
use Shopfront\Platform\Fact_Text;
use Shopfront\Platform\Facts;
use Shopfront\Requirements;
use Shopfront\Scripts\Add_On_Report;

defined( 'ABSPATH' ) || exit;

/** Collects what the settings page, Site Health and WP-CLI show. */
final class Status {

	/** Limits for one add-on on one page (docs/add-ons/error-handling.md). */
	private const BUDGETS = array(
		'timeMs'           => 100,
		'longestMs'        => 50,
		'rendersPerSecond' => 30,
		'errors'           => 0,
		'bytes'            => 20480,
		'layoutShift'      => 0,
	);

	private Blocks $blocks;
	private Switches $switches;
	private Requirements $requirements;
	private Facts $facts;
	private Add_Ons $add_ons;
	private Report_Store $reports;
	private Unanswered_Attempts $unanswered;

	public function __construct( Blocks $blocks, Switches $switches, Requirements $requirements, Facts $facts, Add_Ons $add_ons, Report_Store $reports, Unanswered_Attempts $unanswered ) {
		$this->blocks       = $blocks;
		$this->switches     = $switches;
		$this->requirements = $requirements;
		$this->facts        = $facts;
		$this->add_ons      = $add_ons;
		$this->reports      = $reports;
		$this->unanswered   = $unanswered;
	}

	/**
	 * @return array{version: string, blocks: array, requirements: array, add_ons: array, report: array|null,
	 * unanswered: array, problems: string[]}
	 */
	public function all(): array {
		return array(
			'version'      => SHOPFRONT_VERSION,
			'blocks'       => $this->block_rows(),
			'requirements' => $this->requirements->versions(),
			'add_ons'      => class_exists( 'WooCommerce' ) ? $this->add_ons->all() : array(),
			'report'       => $this->reports->last(),
			'unanswered'   => $this->unanswered(),
			'problems'     => $this->problems(),
		);
	}

	/**
	 * @return array<int, array{name: string, title: string, group: string, is_replaced: bool, by: string, text: string, undo: string}>
	 * `by` is as in Switches::decide(), or the obstacle: `requirements`, `platform` (a missing fact), `plugin` (the
	 * supported plugin isn't active) or `part` (a needed part is off). `undo` is the command that switches the part, ''
	 * if the setting doesn't decide.
	 */
	public function block_rows(): array {
		return array_map( array( $this, 'row_of' ), array_values( $this->blocks->parts() ) );
	}

	/** @return string[] Plain text that says what to do, most severe first. */
	public function problems(): array {
		$problems = $this->requirements->problems();
		if ( ! class_exists( 'WooCommerce' ) ) {
			return $problems;
		}
		$problems   = array_merge( $problems, $this->parts_aside() );
		$unanswered = count( $this->unanswered() );
		if ( $unanswered > 0 ) {
			/* translators: %s: number of orders. */
			$problems[] = sprintf( _n( '%s order may or may not have been paid: its payment service has not answered. Check it, and answer under WooCommerce > Settings > Advanced > Shopfront.', '%s orders may or may not have been paid: their payment service has not answered. Check them, and answer under WooCommerce > Settings > Advanced > Shopfront.', $unanswered, 'shopfront' ), number_format_i18n( $unanswered ) );
		}
		foreach ( $this->add_ons->all() as $add_on ) {
			foreach ( $add_on['missing'] as $script ) {
				/* translators: %1$s: name of a plugin, %2$s: handle of a script. */
				$problems[] = sprintf( __( '%1$s needs the script "%2$s", or one that it depends on, but no plugin registers it. Update the plugin, or ask its author.', 'shopfront' ), $add_on['plugin'], $script );
			}
		}
		foreach ( $this->add_ons->classic_gateways() as $title ) {
			/* translators: %s: name of a payment method. */
			$problems[] = sprintf( __( 'The checkout does not offer the payment method %s, because its plugin does not support blocks. Check under WooCommerce > Settings > Advanced > Shopfront whether Shopfront can offer it.', 'shopfront' ), $title );
		}
		foreach ( $this->blocks->on_pages() as $block ) {
			if ( $this->is_missing_on_its_page( $block ) ) {
				/* translators: %1$s: name of a page and its block, such as Cart. */
				$problems[] = sprintf( __( 'The %1$s page does not contain the %1$s block, so shoppers see another form there. Edit the page, and add the block.', 'shopfront' ), $block->title() );
			}
		}
		// An add-on may need the same script in several blocks.
		return array_values( array_unique( array_merge( $problems, $this->report_problems() ) ) );
	}

	public function unanswered(): array {
		return class_exists( 'WooCommerce' ) ? $this->unanswered->all() : array();
	}

	/** @return array<string, string> By title of the page. */
	public function report_links(): array {
		$links = array();
		foreach ( $this->blocks->on_pages() as $block ) {
			$page = wc_get_page_permalink( $block->name );
			if ( is_string( $page ) && '' !== $page ) {
				$links[ $block->title() ] = add_query_arg( Add_On_Report::QUERY, '', $page );
			}
		}
		return $links;
	}

	private function row_of( Part $part ): array {
		$decision    = $this->switches->decide( $part );
		$plugin      = $decision['is_on'] ? $part->missing_plugin() : '';
		$is_replaced = '' === $plugin && $this->blocks->replaces( $part );
		$by          = $decision['by'];
		if ( '' !== $plugin ) {
			$by = 'plugin';
		} elseif ( $decision['is_on'] && ! $is_replaced ) {
			$by = $this->requirements->are_met() ? ( $this->facts->missing( $part->name ) ? 'platform' : 'part' ) : 'requirements';
		}
		return array(
			'name'        => $part->name,
			'title'       => $part->title(),
			'group'       => $part->group,
			'is_replaced' => $is_replaced,
			'by'          => $by,
			'text'        => 'platform' === $by ? $this->missing_fact( $part ) : $this->reason( $part, $is_replaced, $by ),
			'undo'        => 'setting' === $decision['by'] ? sprintf( 'wp shopfront switch %s %s', $part->name, $decision['is_on'] ? 'off' : 'on' ) : '',
		);
	}

	/** @return string[] For the dashboard's notice: a sentence for each part that lacks a fact, title first. */
	public function parts_aside(): array {
		$lines = array();
		foreach ( class_exists( 'WooCommerce' ) ? $this->blocks->parts() : array() as $part ) {
			if ( 'platform' === $this->row_of( $part )['by'] ) {
				$lines[] = $part->title() . ': ' . $this->missing_fact( $part );
			}
		}
		return $lines;
	}

	private function missing_fact( Part $part ): string {
		return sprintf(
			/* translators: %1$s: what is missing, such as "the script wc-settings", %2$s and %3$s: versions of WooCommerce. */
			__( 'Off: WooCommerce %2$s does not have %1$s. Shopfront was last tried with WooCommerce %3$s; look for an update.', 'shopfront' ),
			Fact_Text::of( (array) $this->facts->missing( $part->name ) ),
			WC_VERSION,
			Fact_Text::last_tried()
		);
	}

	private function reason( Part $part, bool $is_on, string $by ): string {
		if ( 'requirements' === $by ) {
			return __( 'Off: a requirement is not met.', 'shopfront' );
		}
		if ( 'plugin' === $by ) {
			/* translators: %s: name of a plugin. */
			return sprintf( __( 'Off: the plugin %s is not active.', 'shopfront' ), $part->missing_plugin() );
		}
		$needed = $this->blocks->needed_by( $part );
		if ( 'part' === $by && $needed ) {
			/* translators: %s: name of another part, such as Product pages. */
			return sprintf( __( 'Off: it needs the part "%s", which is off.', 'shopfront' ), $needed->title() );
		}
		if ( 'setting' === $by ) {
			return $is_on ? __( 'On.', 'shopfront' ) : __( 'Off.', 'shopfront' );
		}
		return $is_on
			/* translators: %s: name of a constant or filter. */
			? sprintf( __( 'On. Code of your site decides this (%s), so there is no switch.', 'shopfront' ), $by )
			/* translators: %s: name of a constant or filter. */
			: sprintf( __( 'Off. Code of your site decides this (%s), so there is no switch.', 'shopfront' ), $by );
	}

	/** Address of the checkout page's editor, where a button switches to the classic checkout; '' if all payment methods work. */
	public function classic_checkout_link(): string {
		$page = class_exists( 'WooCommerce' ) && $this->add_ons->classic_gateways() ? get_post( wc_get_page_id( 'checkout' ) ) : null;
		return $page && has_block( 'woocommerce/checkout', $page ) ? (string) get_edit_post_link( $page, 'raw' ) : '';
	}

	/** Whether the block's page shows something else, such as the classic shortcode. False without a page. */
	private function is_missing_on_its_page( Block $block ): bool {
		$page = get_post( wc_get_page_id( $block->name ) );
		return $this->blocks->replaces( $block ) && $page && ! has_block( "woocommerce/$block->name", $page ) && ! wp_is_block_theme();
	}

	/** @return string[] The last report's add-ons that exceed a budget. */
	private function report_problems(): array {
		$problems = array();
		$report   = $this->reports->last();
		foreach ( $report ? $report['add_ons'] : array() as $add_on ) {
			foreach ( self::BUDGETS as $measure => $limit ) {
				$figure = $add_on['figures'][ $measure ] ?? null;
				if ( null !== $figure && $figure > $limit ) {
					$problems[] = sprintf(
						/* translators: %1$s: name of an add-on, %2$s: name of a measure, %3$s: figure, %4$s: its limit, %5$s: path of a page. */
						__( '%1$s exceeds a limit on %5$s. %2$s: %3$s, limit: %4$s. Open the add-on report of that page for details.', 'shopfront' ),
						$add_on['name'],
						self::measure_title( $measure ),
						number_format_i18n( $figure, $figure < 1 ? 3 : 0 ),
						number_format_i18n( $limit ),
						$report['page']
					);
				}
			}
		}
		return $problems;
	}

	private static function measure_title( string $measure ): string {
		switch ( $measure ) {
			case 'timeMs':
				return __( 'Time in all calls, ms', 'shopfront' );
			case 'longestMs':
				return __( 'Longest call, ms', 'shopfront' );
			case 'rendersPerSecond':
				return __( 'Renders per second', 'shopfront' );
			case 'errors':
				return __( 'Errors', 'shopfront' );
			case 'bytes':
				return __( 'Size of its script, bytes', 'shopfront' );
			default:
				return __( 'Layout shift', 'shopfront' );
		}
	}
}
