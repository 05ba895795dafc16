<?php

namespace Shopfront\Scripts;

use Shopfront\Build;

defined( 'ABSPATH' ) || exit;

/** Registers the build's files with WordPress. */
final class Build_Scripts {

	private Build $build;

	public function __construct( Build $build ) {
		$this->build = $build;
	}

	/**
	 * @param string[] $dependencies
	 * @return string Its handle.
	 */
	public function register_entry( string $entry, array $dependencies ): string {
		$asset  = $this->build->asset( $entry );
		$handle = '';
		foreach ( $this->build->scripts( $entry ) as $file ) {
			$handle = $this->register_file( $file, array_merge( $asset['dependencies'], $dependencies ), $asset['version'] );
			// Each file of an entry depends on the one before.
			$dependencies = array( $handle );
		}
		return $handle;
	}

	/**
	 * @param string[] $dependencies
	 * @return string[] Its handles.
	 */
	public function register_chunk( string $entry, string $chunk, array $dependencies ): array {
		$handles = array();
		foreach ( $this->build->chunk( $entry, $chunk ) as $file ) {
			// The names of these files contain a hash.
			$handles[] = $this->register_file( $file, $dependencies, null );
		}
		return $handles;
	}

	public function enqueue_style( string $entry, string $handle ): void {
		wp_enqueue_style( $handle, $this->build->url( "$entry.css" ), array(), $this->build->asset( $entry )['version'] );
	}

	/**
	 * Registers a file, or changes its dependencies if it's already registered.
	 * @param string[] $dependencies
	 * @param string|false|null $version Null if the file's name contains a hash.
	 * @return string Its handle: the file's name without hash and extension.
	 */
	private function register_file( string $file, array $dependencies, $version ): string {
		$handle     = Registered_Scripts::PREFIX . explode( '.', $file )[0];
		$registered = wp_scripts()->query( $handle, 'registered' );
		if ( $registered ) {
			$registered->deps = $dependencies;
		} else {
			wp_register_script( $handle, $this->build->url( $file ), $dependencies, $version, true );
		}
		return $handle;
	}
}
