<?php

namespace Shopfront\Scripts;

defined( 'ABSPATH' ) || exit;

/** Reads the scripts that WordPress, WooCommerce and other plugins have registered. */
final class Registered_Scripts {

	public const PREFIX = 'shopfront-';

	/** @var string[]|null Address prefixes of scripts that aren't foreign. */
	private ?array $known = null;

	/**
	 * @param string[] $handles
	 * @return string[] The handles with all their dependencies, each once, without unregistered ones.
	 */
	public function with_dependencies( array $handles ): array {
		$found = array();
		while ( $handles ) {
			$handle = array_shift( $handles );
			$script = wp_scripts()->query( $handle, 'registered' );
			if ( $script && ! isset( $found[ $handle ] ) ) {
				$found[ $handle ] = true;
				$handles          = array_merge( $handles, $script->deps );
			}
		}
		return array_map( 'strval', array_keys( $found ) );
	}

	/** WordPress skips a script with a missing dependency: one broken add-on would break the checkout. */
	public function can_be_printed( string $handle ): bool {
		return null === $this->first_missing( $handle );
	}

	/** Returns the first unregistered script: this one, or one of its dependencies. */
	public function first_missing( string $handle ): ?string {
		if ( ! wp_scripts()->query( $handle, 'registered' ) ) {
			return $handle;
		}
		foreach ( $this->with_dependencies( array( $handle ) ) as $needed ) {
			foreach ( wp_scripts()->query( $needed, 'registered' )->deps as $dependency ) {
				if ( ! wp_scripts()->query( $dependency, 'registered' ) ) {
					return $dependency;
				}
			}
		}
		return null;
	}

	/** Whether a script belongs to another plugin or the theme. True for inline code without a file. */
	public function is_foreign( string $handle ): bool {
		if ( 0 === strpos( $handle, self::PREFIX ) || isset( Libraries::SCRIPTS[ $handle ] ) || Libraries::NONCE_HANDLE === $handle ) {
			return false;
		}
		$src         = wp_scripts()->query( $handle, 'registered' )->src;
		$this->known = $this->known ?? array( '/wp-includes/', '/wp-admin/', includes_url(), admin_url(), WC()->plugin_url() . '/', plugins_url( '/', SHOPFRONT_FILE ) );
		foreach ( $this->known as $start ) {
			if ( is_string( $src ) && 0 === strpos( $src, $start ) ) {
				return false;
			}
		}
		return true;
	}

	/** Whether other plugins have added inline code to a handle. */
	public function has_inline_code( string $handle ): bool {
		foreach ( array( 'before', 'after', 'data' ) as $key ) {
			$code = wp_scripts()->get_data( $handle, $key );
			if ( is_array( $code ) ? array_filter( $code, 'is_string' ) : $code ) {
				return true;
			}
		}
		return false;
	}

	/** The address as WordPress prints it; null for a handle without a file. */
	public function url( string $handle ): ?string {
		$scripts = wp_scripts();
		$script  = $scripts->query( $handle, 'registered' );
		if ( ! $script || ! is_string( $script->src ) || '' === $script->src ) {
			return null;
		}
		$src     = preg_match( '|^(https?:)?//|', $script->src ) ? $script->src : $scripts->base_url . $script->src;
		$version = null === $script->ver ? '' : ( $script->ver ? $script->ver : $scripts->default_version );
		return '' === $version ? $src : add_query_arg( 'ver', $version, $src );
	}
}
