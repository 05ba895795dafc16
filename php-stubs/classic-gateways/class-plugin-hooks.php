<?php

namespace Shopfront\Classic_Gateways;

use Closure;
use ReflectionFunction;
use ReflectionMethod;
use ReflectionObject;
use Throwable;
use WC_Payment_Gateway;

defined( 'ABSPATH' ) || exit;

/** The callbacks that a gateway's plugin has added to hooks. Plugins are told apart by their folder. */
final class Plugin_Hooks {

	private string $folder;

	public function __construct( WC_Payment_Gateway $gateway ) {
		$this->folder = self::folder_of( (string) ( new ReflectionObject( $gateway ) )->getFileName() );
	}

	/** Calls the plugin's callbacks of an action. What they throw is the caller's. */
	public function run( string $hook, ...$arguments ): void {
		foreach ( $this->callbacks( $hook ) as $callback ) {
			call_user_func_array( $callback['function'], array_slice( $arguments, 0, $callback['accepted_args'] ) );
		}
	}

	/** @return mixed The value after the plugin's callbacks of a filter. */
	public function filter( string $hook, $value, ...$arguments ) {
		foreach ( $this->callbacks( $hook ) as $callback ) {
			$value = call_user_func_array( $callback['function'], array_slice( array_merge( array( $value ), $arguments ), 0, $callback['accepted_args'] ) );
		}
		return $value;
	}

	public function has( string $hook ): bool {
		return array() !== $this->callbacks( $hook );
	}

	/** Its folder. */
	public function plugin(): string {
		return $this->folder;
	}

	/** Whether a file or address belongs to the plugin. */
	public function owns( string $file ): bool {
		return '' !== $this->folder && self::folder_of( $file ) === $this->folder;
	}

	/** @return array[] In the order of their priorities. */
	private function callbacks( string $hook ): array {
		$found = array();
		foreach ( isset( $GLOBALS['wp_filter'][ $hook ] ) ? $GLOBALS['wp_filter'][ $hook ]->callbacks : array() as $callbacks ) {
			foreach ( $callbacks as $callback ) {
				if ( $this->owns( self::file_of( $callback['function'] ) ) ) {
					$found[] = $callback;
				}
			}
		}
		return $found;
	}

	/** @return string '' for a function of PHP, or one that's missing. */
	private static function file_of( $callback ): string {
		try {
			if ( is_string( $callback ) && false !== strpos( $callback, '::' ) ) {
				$callback = explode( '::', $callback, 2 );
			}
			if ( is_array( $callback ) ) {
				// An inherited method counts for the class that was made.
				return is_object( $callback[0] ) ? (string) ( new ReflectionObject( $callback[0] ) )->getFileName() : (string) ( new ReflectionMethod( $callback[0], $callback[1] ) )->getFileName();
			}
			if ( is_object( $callback ) && ! $callback instanceof Closure ) {
				return (string) ( new ReflectionObject( $callback ) )->getFileName();
			}
			return (string) ( new ReflectionFunction( $callback ) )->getFileName();
		} catch ( Throwable $error ) {
			return '';
		}
	}

	/** @return string The plugin's folder, or its file if it has none; '' outside of the folders for plugins. */
	private static function folder_of( string $file ): string {
		// Also knows plugins behind symbolic links.
		$name = plugin_basename( $file );
		return trim( wp_normalize_path( $file ), '/' ) === $name ? '' : (string) strtok( $name, '/' );
	}
}
