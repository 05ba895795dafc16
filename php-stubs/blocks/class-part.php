<?php

namespace Shopfront\Blocks;

defined( 'ABSPATH' ) || exit;

/** A part of the plugin that a site can switch on or off. Parts without a block are in Blocks::part_rows(). */
class Part {

	/** In settings and hooks, such as 'product-pages'. */
	public string $name;

	public bool $is_on_by_default;

	/** Name of the part that it can't work without; '' for none. */
	public string $needs;

	/** @var callable(): string Returns the name of the plugin that it supports if that isn't active, else ''. */
	private $missing_plugin;

	/** @var callable(): string Texts are translated only after `init`. */
	private $title;

	/** @var callable(): string The switch's label. */
	private $label;

	public function __construct( string $name, callable $title, callable $label, bool $is_on_by_default = true, string $needs = '', ?callable $missing_plugin = null ) {
		$this->name             = $name;
		$this->title            = $title;
		$this->label            = $label;
		$this->is_on_by_default = $is_on_by_default;
		$this->needs            = $needs;
		$this->missing_plugin   = $missing_plugin ?? static fn() => '';
	}

	/** Name of the plugin that it supports if that isn't active, else ''. */
	public function missing_plugin(): string {
		return call_user_func( $this->missing_plugin );
	}

	public function title(): string {
		return call_user_func( $this->title );
	}

	public function label(): string {
		return call_user_func( $this->label );
	}

	/** Such as `SHOPFRONT_REPLACES_MINI_CART`. */
	public function constant(): string {
		return strtoupper( $this->filter() );
	}

	/** Such as `shopfront_replaces_mini_cart`. */
	public function filter(): string {
		return 'shopfront_replaces_' . str_replace( '-', '_', $this->name );
	}
}
