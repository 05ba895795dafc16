<?php

namespace Shopfront\Scripts;

use Shopfront\Blocks\Blocks;
use Shopfront\First_Paint\First_Paint;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * On a page with a first paint, a block's scripts wait for the first interaction or idle time
 * (packages/host/later-scripts.ts), and WooCommerce's scripts of all pages with jQuery. Globals are synchronous, so a
 * script waits only if no other script of the page declares or names what it provides. WordPress before 6.9 has no
 * buffer for a whole page; there, nothing waits.
 */
final class Later_Scripts {

	/** Browsers neither download nor run a script of an unknown type. */
	private const TYPE = 'sf/later';

	/** The attribute of a script that runs after the others, because no block needs it. */
	private const LAST = 'data-sf-last';

	/** A link that becomes a preload when the scripts start. */
	private const RELATION = 'sf-later';

	/** WooCommerce's check of undeclared dependencies, for developers. */
	private const CHECKS = array( 'wc-dependency-detection', 'wc-dependency-detection-registry' );

	/** Code that may use a library. A minified name can look the same: then all scripts load at once. */
	private const USES_LIBRARY = '/\b(?:wp|wc|React|ReactDOM|ReactJSXRuntime|lodash|moment)\s*(?:\?\.|\.|\[)|\bwcSettings\b/';

	/** What only answers presses on a page without `ACTS_AT_START`; some are named differently before WooCommerce 10.3. */
	private const OF_ALL_PAGES = array( 'woocommerce', 'wc-jquery-blockui', 'jquery-blockui', 'wc-js-cookie', 'js-cookie', 'jquery', self::JQUERY, 'jquery-migrate' );

	private const JQUERY = 'jquery-core';

	private const USES_JQUERY = '/\bjQuery\b|\bCookies\b/';

	/** Such as a tag manager. What it loads may use jQuery, and can't be read here. */
	private const LOADS_SCRIPTS = '/\bcreateElement\(\s*["\']script["\']|\bdocument\s*,\s*["\']script["\']/';

	/** Notices, which WooCommerce's script shows or focuses, and classic forms. */
	private const ACTS_AT_START = '/<\w+ [^>]*class="[^"]*(?<![\w-])(?:wc-block-components-notice-banner|woocommerce-(?:store-notice|error|message|info|Input)|qty)(?![\w-])/';

	private Blocks $blocks;
	private Registered_Scripts $scripts;
	private First_Paint $first_paint;

	public function __construct( Blocks $blocks, Registered_Scripts $scripts, First_Paint $first_paint ) {
		$this->blocks      = $blocks;
		$this->scripts     = $scripts;
		$this->first_paint = $first_paint;
	}

	public function register_hooks(): void {
		add_action( 'template_redirect', array( $this, 'watch_page' ) );
	}

	/** WordPress buffers pages that have the filter, so other pages must not. */
	public function watch_page(): void {
		if ( $this->blocks->of_page() && $this->blocks->replaces( $this->blocks->parts()['waiting-scripts'] ) ) {
			// Before other plugins change the scripts.
			add_filter( 'wp_template_enhancement_output_buffer', array( $this, 'postpone' ), 5 );
		}
	}

	public function postpone( $html ) {
		if ( ! $this->first_paint->is_printed() || ! is_string( $html ) ) {
			return $html;
		}
		$waiting = $this->waiting( $html );
		return $this->mark( $html, $waiting, ! isset( $waiting[ self::JQUERY ] ) && $this->can_defer_jquery( $html, $waiting ) );
	}

	/** @return array<string, true> Handles as keys. */
	private function waiting( string $html ): array {
		$of_blocks    = $this->of_blocks();
		$of_all_pages = preg_match( self::ACTS_AT_START, $html ) ? array() : array_fill_keys( self::OF_ALL_PAGES, true );
		$printed      = array();
		$other_code   = '';
		foreach ( $this->script_tags( $html ) as $tags ) {
			list( $handle, $is_file ) = $this->handle_of( $tags );
			if ( $is_file ) {
				$printed[] = $handle;
			}
			$is_own = isset( $of_blocks[ $handle ] ) || ( $is_file && isset( $of_all_pages[ $handle ] ) );
			if ( $is_own || in_array( $tags->get_attribute( 'id' ), self::CHECKS, true ) || ( $is_file && ! $this->is_foreign( $handle ) ) ) {
				continue;
			}
			$code        = $this->code_of( $tags );
			$other_code .= $code . "\n";
			if ( $this->may_use_jquery( $code ) ) {
				$of_all_pages = array();
			}
		}
		$waiting = $of_all_pages + ( preg_match( self::USES_LIBRARY, $other_code ) ? array() : $of_blocks );
		$others  = array_diff( $printed, array_keys( $waiting ) );
		return array_diff_key( $waiting, array_fill_keys( $this->scripts->with_dependencies( $others ), true ) );
	}

	/** @return array<string, true> Handles as keys. */
	private function of_blocks(): array {
		$handles = $this->scripts->with_dependencies( array_column( $this->blocks->of_page(), 'script' ) );
		$foreign = array_filter( $handles, array( $this->scripts, 'is_foreign' ) );
		/**
		 * Filters the handles of other plugins' scripts that may wait together with a block's: payment methods that do
		 * nothing before the shopper does.
		 *
		 * @param string[] $handles
		 * @param string[] $foreign Other plugins' scripts among the block's dependencies.
		 */
		$allowed = (array) apply_filters( 'shopfront_waiting_scripts', array(), $foreign );
		return array_fill_keys( array_diff( $handles, array_diff( $foreign, $allowed ) ), true );
	}

	/**
	 * jQuery in the head delays the first paint. Scripts that the page defers find it as before; code that runs at once
	 * would not.
	 *
	 * @param array<string, true> $waiting
	 */
	private function can_defer_jquery( string $html, array $waiting ): bool {
		foreach ( $this->script_tags( $html ) as $tags ) {
			list( $handle, $is_file ) = $this->handle_of( $tags );
			$is_later                 = 'module' === $tags->get_attribute( 'type' )
				|| ( $is_file && ( isset( $waiting[ $handle ] ) || $this->is_jquery( $handle ) || null !== $tags->get_attribute( 'defer' ) ) );
			if ( $is_later || in_array( $tags->get_attribute( 'id' ), self::CHECKS, true ) ) {
				continue;
			}
			$is_known = $is_file && ! $this->is_foreign( $handle );
			$declares = $is_file && in_array( self::JQUERY, $this->scripts->with_dependencies( array( $handle ) ), true );
			if ( $declares || ( ! $is_known && $this->may_use_jquery( $this->code_of( $tags ) ) ) ) {
				return false;
			}
		}
		return true;
	}

	/** @param string $code '' for a file that can't be read. */
	private function may_use_jquery( string $code ): bool {
		return '' === $code || 1 === preg_match( self::USES_JQUERY, $code ) || 1 === preg_match( self::LOADS_SCRIPTS, $code );
	}

	private function is_jquery( string $handle ): bool {
		return self::JQUERY === $handle || 'jquery-migrate' === $handle;
	}

	/** Stops at each script element that browsers run as a classic script or a module. */
	private function script_tags( string $html ): \Generator {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( 'SCRIPT' ) ) {
			$type = strtolower( (string) $tags->get_attribute( 'type' ) );
			if ( in_array( $type, array( '', 'module', 'text/javascript', 'application/javascript' ), true ) ) {
				yield $tags;
			}
		}
	}

	/**
	 * WordPress prints `{handle}-js` as the id of a file, and `{handle}-js-{position}` as the id of inline code.
	 * @return array{0: string, 1: bool} The handle, `''` for a script of unknown origin, and whether it has a file.
	 */
	private function handle_of( WP_HTML_Tag_Processor $tags ): array {
		$id      = (string) $tags->get_attribute( 'id' );
		$is_file = null !== $tags->get_attribute( 'src' );
		$is_ours = preg_match( $is_file ? '/^(.+)-js$/' : '/^(.+)-js-(?:before|after|extra|translations)$/', $id, $parts );
		return array( $is_ours && wp_scripts()->query( $parts[1], 'registered' ) ? $parts[1] : '', $is_file );
	}

	private function is_foreign( string $handle ): bool {
		return '' === $handle || $this->scripts->is_foreign( $handle );
	}

	/** Returns '' for a file of another host, which only the browser can read. */
	private function code_of( WP_HTML_Tag_Processor $tags ): string {
		$src = $tags->get_attribute( 'src' );
		if ( null === $src ) {
			return $tags->get_modifiable_text();
		}
		$url  = strtok( (string) $src, '?' );
		$file = str_replace( array( content_url( '/' ), site_url( '/' ) ), array( WP_CONTENT_DIR . '/', ABSPATH ), $url );
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the site.
		return $file !== $url && is_readable( $file ) ? (string) file_get_contents( $file ) : '';
	}

	/** @param array<string, true> $waiting */
	private function mark( string $html, array $waiting, bool $defers_jquery ): string {
		$needed = $this->of_blocks();
		$urls   = array();
		foreach ( $this->script_tags( $html ) as $tags ) {
			list( $handle, $is_file ) = $this->handle_of( $tags );
			// Data may be for scripts that don't wait.
			if ( isset( $waiting[ $handle ] ) && ( $is_file || preg_match( self::USES_LIBRARY, $tags->get_modifiable_text() ) ) ) {
				$tags->set_attribute( 'type', self::TYPE );
				if ( ! isset( $needed[ $handle ] ) ) {
					$tags->set_attribute( self::LAST, true );
				}
				$urls[ (string) $tags->get_attribute( 'src' ) ] = true;
			} elseif ( $defers_jquery && $is_file && $this->is_jquery( $handle ) ) {
				$tags->set_attribute( 'defer', true );
			}
			$last = $tags;
		}
		$links = new WP_HTML_Tag_Processor( isset( $last ) ? $last->get_updated_html() : $html );
		while ( $links->next_tag( 'LINK' ) ) {
			if ( 'preload' === $links->get_attribute( 'rel' ) && isset( $urls[ (string) $links->get_attribute( 'href' ) ] ) ) {
				$links->set_attribute( 'rel', self::RELATION );
			}
		}
		return $links->get_updated_html();
	}
}
