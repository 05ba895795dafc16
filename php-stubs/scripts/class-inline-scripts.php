<?php

namespace Shopfront\Scripts;

use Shopfront\Build;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the few scripts that must run before all others, inline: they hold what the shopper does before the others
 * run. Optimizers that know the marks leave them in place. Without these scripts the page works, but loses first presses.
 */
final class Inline_Scripts {

	/** Optimizers that look for text, find this at the start of the code. Some take it for a pattern. */
	private const MARK = 'shopfront-inline';

	/** In order: Cloudflare, LiteSpeed (two), WP Rocket, Autoptimize, Jetpack Boost, PageSpeed. */
	private const ATTRIBUTES = array(
		'data-cfasync'            => 'false',
		'data-no-optimize'        => '1',
		'data-no-defer'           => '1',
		'nowprocket'              => true,
		'data-noptimize'          => '1',
		'data-jetpack-boost'      => 'ignore',
		'data-pagespeed-no-defer' => true,
	);

	/** Lists of texts in scripts that optimizers leave alone. Autoptimize separates them by commas. */
	private const FILTERS = array(
		'rocket_delay_js_exclusions',
		'rocket_excluded_inline_js_content',
		'litespeed_optimize_js_excludes',
		'litespeed_optm_js_defer_exc',
		'litespeed_optm_gm_js_exc',
		'autoptimize_filter_js_exclude',
		'sgo_javascript_combine_excluded_inline_content',
		'perfmatters_delay_js_exclusions',
	);

	private Build $behaviors;

	public function __construct( Build $behaviors ) {
		$this->behaviors = $behaviors;
	}

	public function register_hooks(): void {
		foreach ( self::FILTERS as $name ) {
			add_filter( $name, array( $this, 'exclude' ) );
		}
	}

	/** @param string[]|string|null $texts */
	public function exclude( $texts ) {
		return is_string( $texts ) ? trim( "$texts," . self::MARK, ',' ) : array_merge( (array) $texts, array( self::MARK ) );
	}

	/** Returns the element with a file of the build; '' without it. */
	public function from_build( string $name ): string {
		$file = $this->behaviors->path( $name );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of our own.
		return is_readable( $file ) ? $this->tag( (string) file_get_contents( $file ) ) : '';
	}

	public function tag( string $code ): string {
		return wp_get_inline_script_tag( '"' . self::MARK . '";' . trim( $code ), self::ATTRIBUTES );
	}
}
