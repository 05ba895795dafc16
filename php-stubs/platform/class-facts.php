<?php

namespace Shopfront\Platform;

use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the facts in facts.json: handles, block types and other things of WooCommerce, by the part that needs them.
 * While one is missing, the whole part turns itself off, so that no page mixes two implementations.
 *
 * Most facts exist once WordPress has loaded. Others show only during rendering: `page_scripts` when the page's scripts
 * are registered, `rendered_…` and `markup` once a block is rendered. The class that replaces the block reports what
 * was missing (fail()), and the part stays off on all pages until Failures forgets it.
 *
 * `npm run platform-check` looks for the same facts in the files of another WooCommerce version.
 */
final class Facts {

	private Failures $failures;
	private string $file;

	/** @var array<string, array<string, array>>|null By part, then by kind; null before they are read. */
	private ?array $table = null;

	/** @var array<string, array{kind: string, name: string}|null> The first missing fact by part. */
	private array $missing = array();

	public function __construct( Failures $failures, string $file = __DIR__ . '/facts.json' ) {
		$this->failures = $failures;
		$this->file     = $file;
	}

	/**
	 * Call it after `init`, which registers scripts and blocks.
	 * @return array{kind: string, name: string}|null The part's first missing fact.
	 */
	public function missing( string $part ): ?array {
		if ( ! array_key_exists( $part, $this->missing ) ) {
			$this->missing[ $part ] = $this->first_missing( $part ) ?? $this->failures->of( $part );
		}
		return $this->missing[ $part ];
	}

	/**
	 * Turns a part off, because a fact was missing during rendering.
	 * @param array{kind: string, name: string} $fact
	 * @param bool $is_remembered Whether other pages know too. Content that an author can write must not decide that.
	 */
	public function fail( string $part, array $fact, bool $is_remembered = true ): void {
		$this->missing[ $part ] = $fact;
		if ( $is_remembered ) {
			$this->failures->add( $part, $fact );
		}
	}

	/** @return array{kind: string, name: string}|null The first fact that is missing after a block was rendered. */
	public function missing_after_rendering( string $part, string $html ): ?array {
		$is_there = array(
			'rendered_actions' => static fn( $name ) => did_action( $name ) > 0,
			'rendered_scripts' => static fn( $name ) => wp_script_is( $name, 'registered' ),
			'markup'           => static fn( $name ) => 1 === preg_match( '/\sclass=(["\'])(?:(?!\1).)*(?<![\w-])' . preg_quote( $name, '/' ) . '(?![\w-])/', $html ),
		);
		foreach ( $is_there as $kind => $check ) {
			foreach ( $this->names( $part, $kind ) as $name ) {
				if ( ! $check( $name ) ) {
					return compact( 'kind', 'name' );
				}
			}
		}
		return null;
	}

	/** If WooCommerce hasn't registered the scripts that a part replaces, the part turns itself off. */
	public function has_page_scripts( string $part ): bool {
		foreach ( $this->names( $part, 'page_scripts' ) as $handle ) {
			if ( ! wp_script_is( $handle, 'registered' ) ) {
				$this->fail(
					$part,
					array(
						'kind' => 'page_scripts',
						'name' => $handle,
					)
				);
				return false;
			}
		}
		return true;
	}

	/** @return string[] Only facts of this WooCommerce version. `$kind` is one whose facts are a list of names. */
	public function names( string $part, string $kind ): array {
		return $this->for_this_version( $this->of( $part )[ $kind ] ?? array() );
	}

	/** @return array{kind: string, name: string}|null The first fact that is missing once WordPress has loaded. */
	private function first_missing( string $part ): ?array {
		$is_there = array(
			'blocks'    => static fn( $name ) => WP_Block_Type_Registry::get_instance()->is_registered( $name ),
			'scripts'   => static fn( $name ) => wp_script_is( $name, 'registered' ),
			'styles'    => static fn( $name ) => wp_style_is( $name, 'registered' ),
			'actions'   => static fn( $name ) => did_action( $name ) > 0,
			'classes'   => array( __CLASS__, 'has_method' ),
			'functions' => 'function_exists',
			'files'     => static fn( $name ) => is_readable( WC()->plugin_path() . '/' . $name ),
		);
		foreach ( $is_there as $kind => $check ) {
			foreach ( $this->names( $part, $kind ) as $name ) {
				if ( ! $check( $name ) ) {
					return compact( 'kind', 'name' );
				}
			}
		}
		foreach ( $this->of( $part )['attributes'] ?? array() as $block => $names ) {
			$known = array_keys( (array) WP_Block_Type_Registry::get_instance()->get_registered( $block )->get_attributes() );
			foreach ( array_diff( $this->for_this_version( $names ), $known ) as $name ) {
				return array(
					'kind' => 'attributes',
					'name' => "$block $name",
				);
			}
		}
		foreach ( $this->of( $part )['templates'] ?? array() as $template => $class_name ) {
			$file = wc_locate_template( $template );
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A template of WooCommerce or the theme.
			if ( ! is_readable( $file ) || false === strpos( (string) file_get_contents( $file ), $class_name ) ) {
				return array(
					'kind' => 'templates',
					'name' => "$template $class_name",
				);
			}
		}
		return null;
	}

	/** @param string $name `Vendor\Name` or `Vendor\Name::method`. */
	private static function has_method( string $name ): bool {
		list( $class_name, $method ) = explode( '::', $name ) + array( '', '' );
		return '' === $method ? class_exists( $class_name ) : method_exists( $class_name, $method );
	}

	/**
	 * @param array $facts Names, or arrays with `name` and the first (`since`) or last (`until`) WooCommerce version
	 * that has it.
	 * @return string[]
	 */
	private function for_this_version( array $facts ): array {
		$names = array();
		foreach ( $facts as $fact ) {
			$fact   = is_array( $fact ) ? $fact : array( 'name' => $fact );
			$is_old = isset( $fact['since'] ) && version_compare( WC_VERSION, $fact['since'], '<' );
			$is_new = isset( $fact['until'] ) && version_compare( WC_VERSION, $fact['until'] . '.999', '>' );
			if ( ! $is_old && ! $is_new ) {
				$names[] = $fact['name'];
			}
		}
		return $names;
	}

	/** @return array<string, array> By kind; empty for a part that relies on none. */
	private function of( string $part ): array {
		if ( null === $this->table ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of our own.
			$this->table = (array) json_decode( (string) file_get_contents( $this->file ), true );
		}
		return $this->table[ $part ] ?? array();
	}
}
