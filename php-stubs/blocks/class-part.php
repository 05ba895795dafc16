<?php

namespace Shopfront\Blocks;

defined( 'ABSPATH' ) || exit;

/** A part of the plugin that a site can switch on or off. Parts without a block are in Blocks::part_rows(). */
class Part {

	/** In settings and hooks, such as 'product-pages'. */
	public string $name;

	/** Key of Blocks::groups(). */
	public string $group;

	public bool $is_on_by_default;

	/** Name of the part that it can't work without; '' for none. */
	public string $needs;

	/** @var callable(): string Returns the name of the plugin that it supports if that isn't active, else ''. */
	private $missing_plugin;

	/** @var array<string, callable(): string> Has `title`, `label` and `help`. Texts are translated only after `init`. */
	private array $texts;

	/** Only `title` is required in `$row`. */
	public function __construct( string $name, array $row ) {
		$this->name             = $name;
		$this->group            = $row['group'] ?? 'cart';
		$this->texts            = array_intersect_key( $row, array_flip( array( 'title', 'label', 'help' ) ) );
		$this->is_on_by_default = $row['is_on_by_default'] ?? true;
		$this->needs            = $row['needs'] ?? '';
		$this->missing_plugin   = $row['missing_plugin'] ?? static fn() => '';
	}

	/** Name of the plugin that it supports if that isn't active, else ''. */
	public function missing_plugin(): string {
		return call_user_func( $this->missing_plugin );
	}

	public function title(): string {
		return call_user_func( $this->texts['title'] );
	}

	/** The switch's label. */
	public function label(): string {
		return call_user_func( $this->texts['label'] );
	}

	/** Its benefit for the shop, and its needs. */
	public function help(): string {
		return call_user_func( $this->texts['help'] );
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
