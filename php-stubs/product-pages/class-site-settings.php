<?php

namespace Shopfront\Product_Pages;

defined( 'ABSPATH' ) || exit;

/** A page has one element for all behaviors' settings (docs/contract/product-pages.md 7), so they are printed once. */
final class Site_Settings {

	/** @var array<string, mixed> */
	private array $settings = array();

	public function register_hooks(): void {
		// After quick views, and before WordPress prints modules.
		add_action( 'wp_footer', array( $this, 'print' ), 9, 0 );
	}

	/** @param array<string, mixed> $settings As in docs/contract/product-pages.md 7. */
	public function add( array $settings ): void {
		$this->settings = array_replace_recursive( $this->settings, $settings );
	}

	public function print(): void {
		if ( ! $this->settings ) {
			return;
		}
		/**
		 * Filters the settings of our behaviors (docs/contract/product-pages.md 7, docs/contract/live-search.md 1).
		 *
		 * @param array $settings URL, names of actions, times and texts.
		 */
		$settings = apply_filters( 'shopfront_site_settings', $this->settings );
		wp_print_inline_script_tag(
			(string) wp_json_encode( $settings, JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
			array(
				'type' => 'application/json',
				'id'   => 'shopfront-settings',
			)
		);
	}
}
