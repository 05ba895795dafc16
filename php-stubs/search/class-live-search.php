<?php

namespace Shopfront\Search;

use Shopfront\Blocks\Blocks;
use Shopfront\Build;
use Shopfront\Product_Pages\Behaviors;
use Shopfront\Product_Pages\Product_Pages;
use Shopfront\Product_Pages\Site_Settings;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Suggests products while a shopper types, in the search form of classic themes and widgets, and in search blocks for
 * products. The markup stays; the form gets our behavior's class, and the page its script and settings.
 */
final class Live_Search {

	/** Pause in typing before a request, in ms. */
	private const LATENCY_MS = 100;

	private Blocks $blocks;
	private Product_Pages $pages;
	private Build $build;
	private Behaviors $behaviors;
	private Site_Settings $site_settings;
	private Suggestions $suggestions;

	public function __construct( Blocks $blocks, Product_Pages $pages, Build $build, Behaviors $behaviors, Site_Settings $settings, Suggestions $suggestions ) {
		$this->blocks        = $blocks;
		$this->pages         = $pages;
		$this->build         = $build;
		$this->behaviors     = $behaviors;
		$this->site_settings = $settings;
		$this->suggestions   = $suggestions;
	}

	public function register_hooks(): void {
		add_filter( 'get_product_search_form', array( $this, 'complete_form' ), PHP_INT_MAX );
		add_filter( 'render_block_core/search', array( $this, 'complete_block' ), PHP_INT_MAX, 2 );
		add_filter( 'render_block_woocommerce/product-search', array( $this, 'complete_form' ), PHP_INT_MAX );
		add_action( 'wp_loaded', array( $this, 'register_action' ), 10, 0 );
	}

	public function register_action(): void {
		if ( wp_doing_ajax() && $this->is_on() ) {
			$this->suggestions->register_hooks();
		}
	}

	public function complete_block( $html, $block ) {
		return 'product' === ( $block['attrs']['query']['post_type'] ?? '' ) ? $this->complete_form( $html ) : $html;
	}

	/** Adds our behavior's class, and the field's role, so that screen readers know it from the start. */
	public function complete_form( $html ) {
		$tags = new WP_HTML_Tag_Processor( (string) $html );
		if ( ! $this->is_on() || ! $tags->next_tag( 'form' ) ) {
			return $html;
		}
		$tags->add_class( 'sf-search' );
		while ( $tags->next_tag( 'input' ) ) {
			if ( 's' === $tags->get_attribute( 'name' ) ) {
				$tags->set_attribute( 'role', 'combobox' );
				$tags->set_attribute( 'aria-expanded', 'false' );
				$tags->set_attribute( 'aria-autocomplete', 'list' );
				$tags->set_attribute( 'autocomplete', 'off' );
				$this->site_settings->add( $this->settings() );
				$this->behaviors->enqueue();
				if ( ! $this->pages->is_on() ) {
					$this->behaviors->restrict( array( 'live-search' ) );
				}
				return $tags->get_updated_html();
			}
		}
		return $html;
	}

	/** Off in the Customizer's preview, which renders parts of the page again. */
	private function is_on(): bool {
		return ! is_customize_preview() && $this->build->has_files() && $this->blocks->replaces( $this->blocks->parts()['live-search'] );
	}

	/** @return array<string, mixed> */
	private function settings(): array {
		$counts = array( __( 'No products found', 'woocommerce' ) );
		for ( $count = 1; $count <= Suggestions::MAXIMUM; $count++ ) {
			/* translators: %s: number of products. */
			$counts[] = sprintf( _n( '%s product suggested', '%s products suggested', $count, 'shopfront' ), number_format_i18n( $count ) );
		}
		return array(
			'ajaxurl'               => admin_url( 'admin-ajax.php', 'relative' ),
			'actions'               => array( 'searchProducts' => Suggestions::ACTION ),
			'search_result_latency' => self::LATENCY_MS,
			'i18n'                  => array(
				'searchResults' => __( 'Products', 'woocommerce' ),
				'searchCounts'  => $counts,
				'searchAll'     => __( 'Show all results', 'shopfront' ),
				'searchRecent'  => __( 'Recent searches', 'shopfront' ),
				'searchClear'   => __( 'Clear list', 'shopfront' ),
			),
		);
	}
}
