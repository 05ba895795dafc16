<?php

namespace Shopfront\Scripts;

use Shopfront\Blocks\Block;
use Shopfront\Blocks\Blocks;
use Shopfront\Build;

defined( 'ABSPATH' ) || exit;

/**
 * Prefetch hints for cart and checkout on other pages.
 *
 * With a filled cart, WooCommerce prints prefetch hints for its own bundles on every page, from a list in a transient
 * that lasts a week. For replaced blocks we filter our files in when the transient is read. The stored list never has
 * them, so no page prefetches them after an update or deactivation.
 */
final class Resource_Hints {

	/** WooCommerce's list: `{ files: { [name of a bundle]: { href, as }[] }, version }`. */
	public const TRANSIENT = 'woocommerce_block_asset_resource_hints';

	private Blocks $blocks;
	private Build $build;
	private Block_Files $files;

	public function __construct( Blocks $blocks, Build $build, Block_Files $files ) {
		$this->blocks = $blocks;
		$this->build  = $build;
		$this->files  = $files;
	}

	public function register_hooks(): void {
		foreach ( array( 'transient', 'site_transient' ) as $kind ) {
			add_filter( "pre_{$kind}_" . self::TRANSIENT, array( $this, 'read' ) );
			add_filter( "pre_set_{$kind}_" . self::TRANSIENT, array( $this, 'remove_own' ) );
		}
	}

	public function read( $value ) {
		$files = array();
		$own   = array();
		foreach ( $this->blocks->of_page() as $block ) {
			$own += $this->files->urls( $block );
		}
		foreach ( $this->blocks->on_pages() as $block ) {
			if ( $this->blocks->replaces( $block ) ) {
				$files[ $block->name . '-frontend' ] = $this->hints_of( $block, $own );
			}
		}
		if ( false !== $value || ! $files ) {
			return $value;
		}
		// WooCommerce 9.6 and 10.0 keep the list for the network, without the address of the site.
		$is_network = 'pre_site_transient_' . self::TRANSIENT === current_filter();
		// WooCommerce discards a list with another version, and creates a new one.
		$version = array(
			'woocommerce' => WC_VERSION,
			'wordpress'   => get_bloginfo( 'version' ),
		) + ( $is_network ? array() : array( 'site_url' => site_url() ) );
		remove_filter( current_filter(), array( $this, 'read' ) );
		$stored = $is_network ? get_site_transient( self::TRANSIENT ) : get_transient( self::TRANSIENT );
		add_filter( current_filter(), array( $this, 'read' ) );
		$is_valid = is_array( $stored ) && isset( $stored['files'], $stored['version'] ) && $stored['version'] === $version;
		return array(
			'files'   => $files + ( $is_valid ? (array) $stored['files'] : array() ),
			'version' => $version,
		);
	}

	/** WooCommerce stores the list without our files. */
	public function remove_own( $hints ) {
		if ( is_array( $hints ) && isset( $hints['files'] ) && is_array( $hints['files'] ) ) {
			$hints['files'] = array_filter(
				$hints['files'],
				function ( $files ) {
					return false === strpos( (string) wp_json_encode( $files, JSON_UNESCAPED_SLASHES ), $this->build->url( '' ) );
				}
			);
		}
		return $hints;
	}

	/**
	 * @param string[] $own Files that the current page loads itself.
	 * @return array<int, array{href: string, as: string}>
	 */
	private function hints_of( Block $block, array $own ): array {
		$hints = array();
		foreach ( array_diff( $this->files->urls( $block ), $own ) as $url ) {
			$hints[] = array(
				'href' => $url,
				'as'   => 'script',
			);
		}
		$hints[] = array(
			'href' => add_query_arg( 'ver', $this->build->version_of( $block->style_file ), $this->build->url( $block->style_file ) ),
			'as'   => 'style',
		);
		return $hints;
	}
}
