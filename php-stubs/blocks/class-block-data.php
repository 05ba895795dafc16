<?php
/**
 * Settings of our scripts.
 *
 * @package Shopfront
 */

namespace Shopfront\Blocks;

use Automattic\WooCommerce\Blocks\Assets\AssetDataRegistry;
use Automattic\WooCommerce\Blocks\Package;
use Shopfront\Build;

defined( 'ABSPATH' ) || exit;

/** Adds the settings that our scripts need to those that WooCommerce prints. */
final class Block_Data {

	/** Entries of the build that registry.js loads on demand, for code that does not declare them. */
	private const OPTIONAL_ENTRIES = array( 'add-ons', 'components', 'sanitize' );

	private Build $build;

	/**
	 * Creates the writer of settings.
	 *
	 * @param Build $build The build.
	 */
	public function __construct( Build $build ) {
		$this->build = $build;
	}

	/**
	 * Adds the block's own settings and the addresses that our scripts need: the folder of lazy chunks, which scripts
	 * cannot detect if a plugin concatenates them, and the scripts that undeclared code may need.
	 *
	 * @param Block $block The block.
	 */
	public function add( Block $block ): void {
		if ( ! class_exists( AssetDataRegistry::class ) ) {
			return;
		}
		$data = Package::container()->get( AssetDataRegistry::class );
		// A page may contain both blocks; the first value wins.
		$values = array(
			'shopfrontPublicPath' => $this->build->url( '' ),
			'shopfrontScripts'    => array_combine( self::OPTIONAL_ENTRIES, array_map( array( $this->build, 'entry_urls' ), self::OPTIONAL_ENTRIES ) ),
		) + $block->data();
		foreach ( $values as $key => $value ) {
			if ( ! $data->exists( $key ) ) {
				$data->add( $key, $value );
			}
		}
	}
}
