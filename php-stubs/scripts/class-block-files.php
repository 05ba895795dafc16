<?php

namespace Shopfront\Scripts;

use Shopfront\Blocks\Block;
use Shopfront\Build;

defined( 'ABSPATH' ) || exit;

/** Lists the scripts that a block's page needs in any case, before WordPress has rendered the block. */
final class Block_Files {

	private Build $build;
	private Registered_Scripts $scripts;

	public function __construct( Build $build, Registered_Scripts $scripts ) {
		$this->build   = $build;
		$this->scripts = $scripts;
	}

	/** @return array<string, string> By handle. */
	public function urls( Block $block ): array {
		return $this->urls_of( array_merge( array( 'wc-settings' ), $this->build->asset( 'registry' )['dependencies'] ) )
			+ $this->by_handle( $this->build->entry_urls( 'registry' ) )
			+ $this->by_handle( array_map( array( $this->build, 'url' ), $this->build->chunk( 'frontend', $block->name ) ) )
			+ array_fill_keys( array( $block->script ), $this->build->entry_urls( 'frontend' )[0] );
	}

	/** @return array<string, string> Addresses of what the first press needs, by handle. */
	public function urls_for_press(): array {
		return $this->by_handle( array_map( array( $this->build, 'url' ), $this->build->chunk( 'frontend', 'actions' ) ) );
	}

	/**
	 * @param string[] $handles
	 * @return array<string, string> Addresses of the scripts and their dependencies by handle, without handles that
	 * have no file.
	 */
	public function urls_of( array $handles ): array {
		$all = $this->scripts->with_dependencies( $handles );
		return array_filter( array_combine( $all, array_map( array( $this->scripts, 'url' ), $all ) ) );
	}

	/** Whether an address is in the build. */
	public function is_own( $url ): bool {
		return 0 === strpos( (string) $url, $this->build->url( '' ) );
	}

	/**
	 * @param string[] $urls
	 * @return array<string, string> By handle (Build_Scripts).
	 */
	private function by_handle( array $urls ): array {
		$names = array_map(
			static function ( $url ) {
				return Registered_Scripts::PREFIX . explode( '.', basename( $url ) )[0];
			},
			$urls
		);
		return array_combine( $names, $urls );
	}
}
