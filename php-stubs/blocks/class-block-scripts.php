<?php

namespace Shopfront\Blocks;

use Shopfront\Build;
use Shopfront\Platform\Facts;
use Shopfront\Scripts\Libraries;
use Shopfront\Scripts\Translations;

defined( 'ABSPATH' ) || exit;

/**
 * Our scripts under WooCommerce's handles. WooCommerce still registers and enqueues everything, so add-ons'
 * integrations, payment methods, data and actions work unchanged. Only the files behind the handles are replaced.
 */
final class Block_Scripts {

	private Blocks $blocks;
	private Facts $facts;
	private Build $build;
	private Block_Data $data;
	private Block_Styles $styles;
	private Libraries $libraries;
	private Translations $translations;

	/**
	 * Replaced blocks by script handle. `added` lists the handles that other plugins have added to its dependencies,
	 * `written` the dependencies as we wrote them, null before that.
	 * @var array<string, array{name: string, added: string[], written: string[]|null}>
	 */
	private array $replaced = array();

	public function __construct( Blocks $blocks, Facts $facts, Build $build, Block_Data $data, Block_Styles $styles, Libraries $libraries, Translations $translations ) {
		$this->blocks       = $blocks;
		$this->facts        = $facts;
		$this->build        = $build;
		$this->data         = $data;
		$this->styles       = $styles;
		$this->libraries    = $libraries;
		$this->translations = $translations;
	}

	public function register_hooks(): void {
		foreach ( $this->blocks->on_pages() as $block ) {
			add_filter(
				"render_block_woocommerce/{$block->name}",
				function ( $html ) use ( $block ) {
					$this->replace_rendered( $block, (string) $html );
					return $html;
				},
				// Before the first paint is added to a block that is ours.
				5
			);
		}
	}

	/** A block with unknown markup stays WooCommerce's. The markup of an empty cart's checkout is ''. */
	private function replace_rendered( Block $block, string $html ): void {
		// WooCommerce enqueues no scripts in the dashboard and for its REST API.
		if ( is_admin() || WC()->is_rest_api_request() || '' === trim( $html ) || ! $this->blocks->replaces_here( $block ) ) {
			return;
		}
		$missing = $this->facts->missing_after_rendering( $block->name, $html );
		if ( $missing ) {
			// Authors write the markup of posts, but not of this page.
			$this->facts->fail( $block->name, $missing, 'markup' !== $missing['kind'] || is_page( wc_get_page_id( $block->name ) ) );
			$this->styles->restore( $block );
			return;
		}
		$this->replace( $block );
	}

	public function replace( Block $block ): void {
		$script = wp_scripts()->query( $block->script, 'registered' );
		$src    = $this->build->url( 'frontend.js' );
		if ( ! $script || $src === $script->src || ! $this->blocks->replaces_here( $block ) ) {
			return;
		}
		$asset       = $this->build->asset( 'frontend' );
		$added       = $this->added_dependencies( $script, $block->not_needed );
		$script->src = $src;
		$script->ver = $asset['version'];
		$this->connect( $block, $added );
		$this->data->add( $block );
		$this->translations->print_for( $block->script, $block->name );
	}

	/**
	 * Returns what other plugins have added to a script's dependencies, including WooCommerce's own payment methods.
	 * @param \_WP_Dependency $script
	 * @param string[] $not_needed Handles that WooCommerce adds while it registers the script.
	 * @return string[]
	 */
	public function added_dependencies( $script, array $not_needed ): array {
		$path  = str_replace( WC()->plugin_url(), WC()->plugin_path(), strtok( (string) $script->src, '?' ) );
		$asset = substr( $path, 0, -strlen( '.js' ) ) . '.asset.php';
		$named = is_readable( $asset ) ? ( require $asset )['dependencies'] : array();
		return array_values( array_diff( $script->deps, $named, $not_needed ) );
	}

	/**
	 * Connects a replaced block's script with the libraries: now, and again when all scripts are enqueued.
	 * @param string[] $added Handles that other plugins have added to its script.
	 */
	public function connect( Block $block, array $added ): void {
		$this->replaced[ $block->script ] = array(
			'name'    => $block->name,
			'added'   => $added,
			'written' => null,
		);
		$this->finish();
		// WooCommerce prints the settings at priority 1, WordPress the scripts at 10.
		add_action( 'wp_print_footer_scripts', array( $this, 'finish' ), 0, 0 );
	}

	/** Also checks the blocks' styles before the page ends. */
	public function finish(): void {
		$this->replaced = array_filter( $this->replaced, array( $this, 'is_own_script' ), ARRAY_FILTER_USE_KEY );
		foreach ( $this->replaced as $handle => $block ) {
			$this->replaced[ $handle ]['added'] = $this->resolve( $handle, $block );
			if ( doing_action( 'wp_print_footer_scripts' ) ) {
				$this->styles->ensure( $this->blocks->get( $block['name'] ) );
			}
		}
		if ( ! $this->replaced ) {
			return;
		}
		$this->libraries->redirect( $this->replaced );
		foreach ( array_keys( $this->replaced ) as $handle ) {
			$this->replaced[ $handle ]['written'] = wp_scripts()->query( $handle, 'registered' )->deps;
		}
	}

	/** Another plugin may have removed or replaced our script. */
	private function is_own_script( $handle ): bool {
		$script = wp_scripts()->query( $handle, 'registered' );
		return $script && $this->build->url( 'frontend.js' ) === $script->src;
	}

	/**
	 * Applies other plugins' changes since we wrote the dependencies. WooCommerce removes payment methods that miss a
	 * dependency.
	 * @return string[]
	 */
	private function resolve( string $handle, array $block ): array {
		if ( null === $block['written'] ) {
			return $block['added'];
		}
		$now = wp_scripts()->query( $handle, 'registered' )->deps;
		return array_values( array_diff( array_merge( $block['added'], array_diff( $now, $block['written'] ) ), array_diff( $block['written'], $now ) ) );
	}
}
