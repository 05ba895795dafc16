<?php
/**
 * A part of the plugin that a site can switch.
 *
 * @package Shopfront
 */

namespace Shopfront\Blocks;

defined( 'ABSPATH' ) || exit;

/** A part of the plugin that a site can switch. Those without a block are in Blocks::part_rows(). */
class Part {

	/** Its name in settings and hooks: 'product-pages'. */
	public string $name;

	/** Whether it is on without a setting. */
	public bool $is_on_by_default;

	/** Name of the part that it cannot work without; '' for none. */
	public string $needs;

	/**
	 * Returns the name of the plugin that it works for, if that is not active; '' otherwise.
	 *
	 * @var callable(): string
	 */
	private $missing_plugin;

	/**
	 * Returns its name for people. Texts are translated only after `init`.
	 *
	 * @var callable(): string
	 */
	private $title;

	/**
	 * Returns the label of its switch.
	 *
	 * @var callable(): string
	 */
	private $label;

	/**
	 * Creates a part.
	 *
	 * @param string             $name             Its name.
	 * @param callable(): string $title            Returns its name for people.
	 * @param callable(): string $label            Returns the label of its switch.
	 * @param bool               $is_on_by_default Whether it is on without a setting.
	 * @param string             $needs            Name of the part that it cannot work without; '' for none.
	 * @param callable|null      $missing_plugin   Returns the name of the plugin that it works for, if that is not active; '' otherwise.
	 */
	public function __construct( string $name, callable $title, callable $label, bool $is_on_by_default = true, string $needs = '', ?callable $missing_plugin = null ) {
		$this->name             = $name;
		$this->title            = $title;
		$this->label            = $label;
		$this->is_on_by_default = $is_on_by_default;
		$this->needs            = $needs;
		$this->missing_plugin   = $missing_plugin ?? static fn() => '';
	}

	/**
	 * Returns the name of the plugin that it works for, if that is not active.
	 *
	 * @return string '' otherwise.
	 */
	public function missing_plugin(): string {
		return call_user_func( $this->missing_plugin );
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
	 * Returns the label of its switch.
	 *
	 * @return string In the language of the page.
	 */
	public function label(): string {
		return call_user_func( $this->label );
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
