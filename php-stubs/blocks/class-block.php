<?php
/**
 * A block that the plugin replaces.
 *
 * @package Shopfront
 */

namespace Shopfront\Blocks;

defined( 'ABSPATH' ) || exit;

/** A block of WooCommerce that ours replaces. Its row is in Blocks::rows(). */
final class Block {

	/** Its name in WooCommerce's hooks: 'cart'. */
	public string $name;

	/** Handle of its script; scripts of add-ons and payment methods are its dependencies. */
	public string $script;

	/** Handle of its style sheet; '' if its styles load with its scripts. */
	public string $style;

	/** Our style sheet, by the name under which our script would load it. */
	public string $style_file;

	/**
	 * Handles that WooCommerce adds to the dependencies of its own script besides those of its bundle.
	 *
	 * @var string[]
	 */
	public array $not_needed;

	/**
	 * Returns its name for people. Texts are translated only after `init`.
	 *
	 * @var callable(): string
	 */
	private $title;

	/**
	 * Returns settings for our script, by key.
	 *
	 * @var callable(): array<string, mixed>
	 */
	private $data;

	/**
	 * Creates a block from its row.
	 *
	 * @param string $name Its name.
	 * @param array  $row  Its other properties; all but `title` and `script` may be missing.
	 */
	public function __construct( string $name, array $row ) {
		$this->name       = $name;
		$this->title      = $row['title'];
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

	/**
	 * Returns its name for people.
	 *
	 * @return string In the language of the page.
	 */
	public function title(): string {
		return call_user_func( $this->title );
	}

	/**
	 * Returns the name of the constant that switches it.
	 *
	 * @return string As in `SHOPFRONT_REPLACES_MINI_CART`.
	 */
	public function constant(): string {
		return strtoupper( $this->filter() );
	}

	/**
	 * Returns the name of the filter that switches it.
	 *
	 * @return string As in `shopfront_replaces_mini_cart`.
	 */
	public function filter(): string {
		return 'shopfront_replaces_' . str_replace( '-', '_', $this->name );
	}
}
