<?php

namespace Shopfront\Blocks;

use Automattic\WooCommerce\Blocks\Assets\AssetDataRegistry;
use Automattic\WooCommerce\Blocks\Package;
use Shopfront\Build;

defined( 'ABSPATH' ) || exit;

/** Adds our scripts' settings to the settings that WooCommerce prints. */
final class Block_Data {

	/** registry.js loads these entries on demand, for code that doesn't declare them. */
	private const OPTIONAL_ENTRIES = array( 'add-ons', 'components', 'sanitize' );

	private Build $build;

	public function __construct( Build $build ) {
		$this->build = $build;
	}

	/**
	 * Adds the block's settings, the scripts that undeclared code may need, and the folder of lazy chunks: scripts
	 * can't detect it if a plugin concatenates them.
	 */
	public function add( Block $block ): void {
		if ( ! class_exists( AssetDataRegistry::class ) ) {
			return;
		}
		$this->add_values(
			array(
				'shopfrontPublicPath' => $this->build->url( '' ),
				'shopfrontScripts'    => array_combine( self::OPTIONAL_ENTRIES, array_map( array( $this->build, 'entry_urls' ), self::OPTIONAL_ENTRIES ) ),
			) + $block->data()
		);
	}

	/**
	 * A page may contain two blocks with the same settings; the first value wins.
	 * @param array<string, mixed> $values By name.
	 */
	public function add_values( array $values ): void {
		$data = Package::container()->get( AssetDataRegistry::class );
		foreach ( $values as $key => $value ) {
			if ( ! $data->exists( $key ) ) {
				$data->add( $key, $value );
			}
		}
	}
}
