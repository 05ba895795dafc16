<?php

namespace Shopfront\Wishlist;

defined( 'ABSPATH' ) || exit;

/** Where a site's wishlists are, and how our behaviors change them (docs/contract/wishlist.md 1). */
abstract class Lists {

	abstract public function are_there(): bool;

	/** `ajax`, `rest` or `shopper-lists`. */
	abstract public function protocol(): string;

	abstract public function url(): string;

	/** Whether the visitor may have lists at all. Avoids a query where it can. */
	abstract public function has_visitor(): bool;

	/**
	 * @return array{lists: array<int, array<string, mixed>>, items: array<int, array{int, int|string, int}>}|null As in
	 * docs/contract/wishlist.md 5; null if the lists could not be read.
	 */
	abstract public function read(): ?array;

	/** @return array<string, string> By the names in the plugin's global. */
	public function nonces(): array {
		return array();
	}

	/** @return array<string, mixed> Settings that differ between protocols, as in docs/contract/wishlist.md 1. */
	public function settings(): array {
		return array();
	}

	/** @param callable(): void $changed Called after each change of the visitor's lists. */
	abstract public function watch( callable $changed ): void;
}
