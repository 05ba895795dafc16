<?php

namespace Shopfront\Wishlist;

defined( 'ABSPATH' ) || exit;

/** Where the lists of a site are, and how our behaviors change them (docs/contract/wishlist.md 1). */
abstract class Lists {

	abstract public function are_there(): bool;

	/** @return string `ajax`, `rest` or `shopper-lists`. */
	abstract public function protocol(): string;

	abstract public function url(): string;

	/** Whether the visitor may have lists at all. Answers without a query where it can. */
	abstract public function has_visitor(): bool;

	/**
	 * Returns the visitor's lists and what is in them.
	 *
	 * @return array{lists: array<int, array<string, mixed>>, items: array<int, array{int, int|string, int}>}|null As in
	 *         docs/contract/wishlist.md 5; null if they could not be read, which says nothing about them.
	 */
	abstract public function read(): ?array;

	/**
	 * Returns the nonces of the protocol, by the names of the plugin's global.
	 *
	 * @return array<string, string>
	 */
	public function nonces(): array {
		return array();
	}

	/**
	 * Returns settings that are not the same for all protocols.
	 *
	 * @return array<string, mixed> As in docs/contract/wishlist.md 1.
	 */
	public function settings(): array {
		return array();
	}

	/** @param callable(): void $changed Called after each change of the visitor's lists. */
	abstract public function watch( callable $changed ): void;
}
