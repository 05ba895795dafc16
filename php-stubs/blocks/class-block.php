<?php

namespace Shopfront\Blocks;

defined( 'ABSPATH' ) || exit;

/** A WooCommerce block that ours replaces. Its row is in Blocks::rows(). */
final class Block extends Part {

	/** Scripts of add-ons and payment methods are among its dependencies. */
	public string $script;

	/** '' if the block's styles load with its scripts. */
	public string $style;

	/** Our style sheet, by the name under which our script would load it. */
	public string $style_file;

	/** @var string[] Handles that WooCommerce adds to its own script's dependencies, beside its bundle's. */
	public array $not_needed;

	/** @var callable(): array<string, mixed> */
	private $data;

	/** Only `title` and `script` are required in `$row`. */
	public function __construct( string $name, array $row ) {
		parent::__construct( $name, $row );
		$this->script     = $row['script'];
		$this->style      = $row['style'] ?? '';
		$this->style_file = $row['style_file'] ?? '';
		$this->not_needed = $row['not_needed'] ?? array();
		$this->data       = $row['data'] ?? '__return_empty_array';
	}

	/** @return array<string, mixed> Our script's settings by key. */
	public function data(): array {
		return call_user_func( $this->data );
	}
}
