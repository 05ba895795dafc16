<?php

namespace Shopfront\Blocks;

defined( 'ABSPATH' ) || exit;

/** A block of WooCommerce that ours replaces. Its row is in Blocks::rows(). */
final class Block extends Part {

	/** Handle of its script; scripts of add-ons and payment methods are its dependencies. */
	public string $script;

	/** Handle of its style sheet; '' if its styles load with its scripts. */
	public string $style;

	/** Our style sheet, by the name under which our script would load it. */
	public string $style_file;

	/** @var string[] Handles that WooCommerce adds to the dependencies of its own script besides its bundle's. */
	public array $not_needed;

	/** @var callable(): array<string, mixed> Returns settings for our script, by key. */
	private $data;

	/** @param array $row Its other properties; all but `title` and `script` may be missing. */
	public function __construct( string $name, array $row ) {
		parent::__construct(
			$name,
			$row['title'],
			function () {
				/* translators: %s: name of a block, such as Cart. */
				return sprintf( __( 'Use Shopfront\'s block: %s', 'shopfront' ), $this->title() );
			}
		);
		$this->script     = $row['script'];
		$this->style      = $row['style'] ?? '';
		$this->style_file = $row['style_file'] ?? '';
		$this->not_needed = $row['not_needed'] ?? array();
		$this->data       = $row['data'] ?? '__return_empty_array';
	}

	/**
	 * Returns settings for our script.
	 *
	 * @return array<string, mixed> Values by key.
	 */
	public function data(): array {
		return call_user_func( $this->data );
	}
}
