<?php

namespace Shopfront\Platform;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers facts that were missing during rendering, so that the next page knows before it starts. It forgets them
 * after an hour, and when WooCommerce, WordPress or this plugin changes its version.
 */
final class Failures {

	/** Has `versions`, and the fact and its time by part. Autoloaded. */
	public const OPTION = 'shopfront_missing_facts';

	/** @return array{kind: string, name: string}|null */
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

	/** @return array<string, mixed> The failures of the installed versions. */
	private function read(): array {
		$stored = get_option( self::OPTION, array() );
		return is_array( $stored ) && self::versions() === ( $stored['versions'] ?? '' ) ? $stored : array();
	}

	/** A fact can come or go with any of these. */
	private static function versions(): string {
		return WC_VERSION . ' ' . SHOPFRONT_VERSION . ' ' . get_bloginfo( 'version' );
	}
}
