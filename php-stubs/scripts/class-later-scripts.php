<?php

namespace Shopfront\Scripts;

use Shopfront\Blocks\Blocks;
use Shopfront\First_Paint\First_Paint;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * On a page with a first paint, a block's scripts wait for the first interaction or idle time
 * (packages/host/later-scripts.ts). Globals are synchronous, so a script waits only if no other script of the page
 * declares or names what it provides. jQuery in the head delays the first paint, so it's deferred where no code needs it
 * at once. WordPress before 6.9 has no buffer for a whole page; there, nothing changes.
 */
final class Later_Scripts {

	/** Browsers neither download nor run a script of an unknown type. */
	private const TYPE = 'sf/later';

	/** Browsers run these. */
	private const TYPES = array( '', 'module', 'text/javascript', 'application/javascript', 'text/ecmascript', 'application/ecmascript', 'application/x-javascript' );

	/** The attribute of a script that needs jQuery where that is deferred. */
	private const AFTER_DEFERRED = 'data-sf-after-deferred';

	/** A link that becomes a preload when the scripts start. */
	private const RELATION = 'sf-later';

	/** WooCommerce's check of undeclared dependencies, for developers. */
	private const CHECKS = array( 'wc-dependency-detection', 'wc-dependency-detection-registry' );

	/** Code that may use a library. A minified name can look the same: then all libraries load at once. */
	private const USES_LIBRARY = '/\b(?:wp|wc|React|ReactDOM|ReactJSXRuntime|lodash|moment)\s*(?:\?\.|\.|\[)|\bwcSettings\b/';

	private const JQUERY = array( 'jquery', 'jquery-core', 'jquery-migrate' );

	private const USES_JQUERY = '/\bjQuery\b/';

	/** Such as a tag manager. What it loads may use jQuery, and can't be read here. */
	private const LOADS_SCRIPTS = '/\bcreateElement\(\s*["\'`]script["\'`]|\bdocument\s*,\s*["\']script["\']|\bdocument\.write/';

	private Blocks $blocks;
	private Registered_Scripts $scripts;
	private First_Paint $first_paint;
	private Waiting_Payment_Scripts $payment_scripts;

	public function __construct( Blocks $blocks, Registered_Scripts $scripts, First_Paint $first_paint, Waiting_Payment_Scripts $payment_scripts ) {
		$this->blocks          = $blocks;
		$this->scripts         = $scripts;
		$this->first_paint     = $first_paint;
		$this->payment_scripts = $payment_scripts;
	}

	public function register_hooks(): void {
		add_action( 'template_redirect', array( $this, 'watch_page' ) );
	}

	/** WordPress buffers pages that have the filter, so other pages must not. */
	public function watch_page(): void {
		if ( $this->blocks->of_page() && $this->blocks->replaces( $this->blocks->parts()['waiting-scripts'] ) ) {
			// When all scripts are printed: a plugin that adds inline code each time it's asked would print it twice.
			add_action( 'wp_footer', array( $this->payment_scripts, 'collect' ), PHP_INT_MAX );
			// Before other plugins change the scripts.
			add_filter( 'wp_template_enhancement_output_buffer', array( $this, 'postpone' ), 5 );
		}
	}

	public function postpone( $html ) {
		if ( ! $this->first_paint->is_printed() || ! is_string( $html ) ) {
			return $html;
		}
		$waiting = $this->waiting( $html );
		return $this->mark( $html, $waiting, $this->can_defer_jquery( $html, $waiting ) );
	}

	/** @return array<string, true> Handles as keys. */
	private function waiting( string $html ): array {
		$waiting    = array_diff_key( $this->of_blocks(), array_fill_keys( self::JQUERY, true ) );
		$printed    = array();
		$other_code = '';
		foreach ( $this->script_tags( $html ) as $tags ) {
			list( $handle, $is_file ) = $this->handle_of( $tags );
			if ( $is_file ) {
				$printed[] = $handle;
			}
			if ( $is_file && $this->is_module( $tags ) ) {
				unset( $waiting[ $handle ] );
			}
			$is_waiting = isset( $waiting[ $handle ] ) || in_array( $tags->get_attribute( 'id' ), self::CHECKS, true );
			if ( ! $is_waiting && ( ! $is_file || $this->is_foreign( $handle ) ) ) {
				$other_code .= $this->code_of( $tags ) . "\n";
			}
		}
		if ( preg_match( self::USES_LIBRARY, $other_code ) ) {
			$waiting = array_filter( $waiting, array( $this, 'has_no_globals' ), ARRAY_FILTER_USE_KEY );
		}
		$others = array_diff( $printed, array_keys( $waiting ) );
		return array_diff_key( $waiting, array_fill_keys( $this->scripts->with_dependencies( $others ), true ) );
	}

	/** Whether no other code can use what a script provides: our blocks and their chunks, and payment methods. */
	private function has_no_globals( string $handle ): bool {
		$is_own = 0 === strpos( $handle, Registered_Scripts::PREFIX ) && ! in_array( substr( $handle, strlen( Registered_Scripts::PREFIX ) ), Libraries::SCRIPTS, true );
		return $is_own || in_array( $handle, array_column( $this->blocks->of_page(), 'script' ), true ) || $this->scripts->is_foreign( $handle );
	}

	/** @return array<string, true> Handles as keys. */
	private function of_blocks(): array {
		$handles = $this->scripts->with_dependencies( array_column( $this->blocks->of_page(), 'script' ) );
		$foreign = array_filter( $handles, array( $this->scripts, 'is_foreign' ) );
		/**
		 * Filters the handles of other plugins' scripts that may wait together with a block's, because they do nothing
		 * before the shopper does.
		 *
		 * @param string[] $handles Scripts of payment methods that may wait (Waiting_Payment_Scripts), and what they need.
		 * @param string[] $foreign Other plugins' scripts among the block's dependencies.
		 */
		$allowed = (array) apply_filters( 'shopfront_waiting_scripts', $this->scripts->with_dependencies( $this->payment_scripts->handles() ), $foreign );
		return array_fill_keys( array_diff( $handles, array_diff( $foreign, $allowed ) ), true );
	}

	/**
	 * Whether all code that may use jQuery runs after the page is parsed, in the order of the page, as deferred scripts do.
	 *
	 * @param array<string, true> $waiting
	 */
	private function can_defer_jquery( string $html, array $waiting ): bool {
		$is_found = false;
		foreach ( $this->script_tags( $html ) as $tags ) {
			list( $handle, $is_file ) = $this->handle_of( $tags );
			if ( $is_file && in_array( $handle, self::JQUERY, true ) ) {
				// A file of another plugin may leave `$` to all code.
				if ( $this->is_foreign( $handle ) || $this->is_module( $tags ) ) {
					return false;
				}
				$is_found = true;
				continue;
			}
			$is_deferred = null === $tags->get_attribute( 'async' ) && ( $this->is_module( $tags ) || ( $is_file && null !== $tags->get_attribute( 'defer' ) ) );
			$is_later    = $is_file && isset( $waiting[ $handle ] );
			if ( $is_later || ( $is_deferred && $is_found ) || in_array( $tags->get_attribute( 'id' ), self::CHECKS, true ) ) {
				continue;
			}
			if ( $this->needs_jquery( $tags, $handle, $is_file ) ) {
				return false;
			}
		}
		return $is_found;
	}

	private function needs_jquery( WP_HTML_Tag_Processor $tags, string $handle, bool $is_file ): bool {
		$code = $this->code_of( $tags );
		if ( ( $is_file && $this->declares_jquery( $handle ) ) || 1 === preg_match( self::USES_JQUERY, $code ) ) {
			return true;
		}
		$is_foreign = ! $is_file || $this->is_foreign( $handle );
		return $is_foreign && ( '' === $code || 1 === preg_match( self::LOADS_SCRIPTS, $code ) );
	}

	private function declares_jquery( string $handle ): bool {
		return in_array( 'jquery-core', $this->scripts->with_dependencies( array( $handle ) ), true );
	}

	private function is_module( WP_HTML_Tag_Processor $tags ): bool {
		return 'module' === $this->type_of( $tags );
	}

	private function type_of( WP_HTML_Tag_Processor $tags ): string {
		return strtolower( trim( (string) $tags->get_attribute( 'type' ) ) );
	}

	/** Stops at each script element that browsers run as a classic script or a module. */
	private function script_tags( string $html ): \Generator {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( 'SCRIPT' ) ) {
			if ( in_array( $this->type_of( $tags ), self::TYPES, true ) ) {
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

	/** Inline code of a waiting script. Data may be for scripts that don't wait. */
	private function waits_inline( WP_HTML_Tag_Processor $tags, string $handle ): bool {
		$is_after = '-js-after' === substr( (string) $tags->get_attribute( 'id' ), -9 );
		return ( $is_after && $this->is_foreign( $handle ) ) || 1 === preg_match( self::USES_LIBRARY, $tags->get_modifiable_text() );
	}

	/** @param array<string, true> $waiting */
	private function mark( string $html, array $waiting, bool $defers_jquery ): string {
		$urls = array();
		foreach ( $this->script_tags( $html ) as $tags ) {
			list( $handle, $is_file ) = $this->handle_of( $tags );
			if ( isset( $waiting[ $handle ] ) && ( $is_file || $this->waits_inline( $tags, $handle ) ) ) {
				$tags->set_attribute( 'type', self::TYPE );
				if ( $defers_jquery && $this->declares_jquery( $handle ) ) {
					$tags->set_attribute( self::AFTER_DEFERRED, true );
				}
				$urls[ (string) $tags->get_attribute( 'src' ) ] = true;
			} elseif ( $defers_jquery && $is_file && in_array( $handle, self::JQUERY, true ) ) {
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
