<?php

namespace Shopfront\Platform;

use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the facts of facts.json: handles, block types and other things of WooCommerce, by the name of the part that needs
 * them. While one is missing, the part stands aside as a whole, so that no page mixes two implementations.
 *
 * Most facts are there once WordPress has loaded. The others show only while a page is rendered: `page_scripts` when all
 * scripts of the page are registered, `rendered_…` and `markup` when a block was rendered. The class that replaces it reports what
 * was missing (fail()); the part then stands aside on all pages until Failures forgets it.
 *
 * `npm run platform-check` looks for the same facts in the files of another version of WooCommerce.
 */
final class Facts {

	private Failures $failures;
	private string $file;

	/** @var array<string, array<string, array>>|null The facts by part, then by kind; null before they are read. */
	private ?array $table = null;

	/** @var array<string, array{kind: string, name: string}|null> The first missing fact by part, as missing() returns. */
	private array $missing = array();

	public function __construct( Failures $failures, string $file = __DIR__ . '/facts.json' ) {
		$this->failures = $failures;
		$this->file     = $file;
	}

	/**
	 * Returns the first fact that a part misses on this site. Scripts and blocks are registered on `init`, so call it later.
	 *
	 * @return array{kind: string, name: string}|null Null if it misses none.
	 */
	public function missing( string $part ): ?array {
		if ( ! array_key_exists( $part, $this->missing ) ) {
			$this->missing[ $part ] = $this->first_missing( $part ) ?? $this->failures->of( $part );
		}
		return $this->missing[ $part ];
	}

	/**
	 * Lets a part stand aside, because a fact was missing while a page was rendered.
	 *
	 * @param array{kind: string, name: string} $fact          The fact; its kind is one of facts.json.
	 * @param bool                              $is_remembered Whether other pages know too. An author's content must not decide that.
	 */
	public function fail( string $part, array $fact, bool $is_remembered = true ): void {
		$this->missing[ $part ] = $fact;
		if ( $is_remembered ) {
			$this->failures->add( $part, $fact );
		}
	}

	/**
	 * Returns the first fact that is missing after a block was rendered.
	 *
	 * @return array{kind: string, name: string}|null Null if none is missing.
	 */
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

	/** Whether WooCommerce has registered the scripts that a part replaces. If not, the part stands aside. */
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

	/**
	 * Returns the facts of one kind that concern this version of WooCommerce.
	 *
	 * @param string $kind A kind whose facts are a list of names.
	 * @return string[]
	 */
	public function names( string $part, string $kind ): array {
		return $this->for_this_version( $this->of( $part )[ $kind ] ?? array() );
	}

	/**
	 * Returns the first fact that is missing once WordPress has loaded.
	 *
	 * @return array{kind: string, name: string}|null
	 */
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

	/**
	 * Whether a class or a method exists.
	 *
	 * @param string $name As in `Vendor\Name` or `Vendor\Name::method`.
	 */
	private static function has_method( string $name ): bool {
		list( $class_name, $method ) = explode( '::', $name ) + array( '', '' );
		return '' === $method ? class_exists( $class_name ) : method_exists( $class_name, $method );
	}

	/**
	 * Returns the names of facts that concern this version of WooCommerce.
	 *
	 * @param array $facts Names, or arrays with `name`, and `since` or `until` for the first and the last version that has it.
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
