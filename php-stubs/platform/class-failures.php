<?php

namespace Shopfront\Platform;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers which facts were missing while pages were rendered, so that the next page knows before it starts. It forgets
 * them after an hour, and when another version of WooCommerce or of this plugin runs.
 */
final class Failures {

	/** Option with `versions`, and the fact and the time by the name of a part. WordPress loads it with all others. */
	public const OPTION = 'shopfront_missing_facts';

	/** @return array{kind: string, name: string}|null Null if it missed none. */
	public function of( string $part ): ?array {
		$failure = $this->read()[ $part ] ?? null;
		if ( ! is_array( $failure ) || ! isset( $failure['kind'], $failure['name'], $failure['time'] ) || $failure['time'] < time() - HOUR_IN_SECONDS ) {
			return null;
		}
		return array(
			'kind' => (string) $failure['kind'],
			'name' => (string) $failure['name'],
		);
	}

	/** @param array{kind: string, name: string} $fact */
	public function add( string $part, array $fact ): void {
		if ( $this->of( $part ) === $fact ) {
			return;
		}
		update_option(
			self::OPTION,
			array(
				'versions' => self::versions(),
				$part      => $fact + array( 'time' => time() ),
			) + $this->read()
		);
		wc_get_logger()->warning( "$part: {$fact['kind']} {$fact['name']} is missing in WooCommerce " . WC_VERSION, array( 'source' => 'shopfront' ) );
	}

	/**
	 * Returns the failures of the installed versions.
	 *
	 * @return array<string, mixed>
	 */
	private function read(): array {
		$stored = get_option( self::OPTION, array() );
		return is_array( $stored ) && self::versions() === ( $stored['versions'] ?? '' ) ? $stored : array();
	}

	/** Returns the versions with which a fact can come or go. */
	private static function versions(): string {
		return WC_VERSION . ' ' . SHOPFRONT_VERSION . ' ' . get_bloginfo( 'version' );
	}
}
