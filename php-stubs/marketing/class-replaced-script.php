<?php

namespace Shopfront\Marketing;

use Shopfront\Blocks\Blocks;
use Shopfront\Build;
use Shopfront\Platform\Facts;

defined( 'ABSPATH' ) || exit;

/**
 * Gives another plugin's script handle a file of ours. Its settings, position and dependents stay. Libraries that only
 * the other script needed aren't loaded.
 */
final class Replaced_Script {

	private Blocks $blocks;
	private Facts $facts;
	private Build $build;

	/** Names the switch, and our file. */
	private string $part;

	private string $handle;

	/** @var string[] Handles that our file doesn't need. */
	private array $libraries;

	/** @var (callable(): bool)|null Whether the other plugin must have registered its script; null if it's optional. */
	private $is_expected;

	public function __construct( Blocks $blocks, Facts $facts, Build $build, string $part, string $handle, array $libraries = array(), ?callable $is_expected = null ) {
		$this->blocks    = $blocks;
		$this->facts     = $facts;
		$this->build     = $build;
		$this->part      = $part;
		$this->handle    = $handle;
		$this->libraries = $libraries;

		$this->is_expected = $is_expected;
	}

	/** After other plugins have registered their scripts. */
	public function register_hooks(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'replace' ), 100 );
	}

	public function replace(): void {
		$script = wp_scripts()->query( $this->handle, 'registered' );
		if ( ! $this->build->has_files() || ! $this->blocks->replaces( $this->blocks->parts()[ $this->part ] ) ) {
			return;
		}
		if ( ! $script ) {
			if ( $this->is_expected && call_user_func( $this->is_expected ) ) {
				$this->facts->fail(
					$this->part,
					array(
						'kind' => 'page_scripts',
						'name' => $this->handle,
					)
				);
			}
			return;
		}
		$file        = "{$this->part}.js";
		$script->src = $this->build->url( $file );
		$script->ver = $this->build->version_of( $file );
		// Deferred scripts run before a visitor can send a form.
		wp_script_add_data( $this->handle, 'strategy', 'defer' );
		$script->deps = array_values( array_diff( $script->deps, $this->libraries ) );
		foreach ( $this->libraries as $library ) {
			wp_dequeue_script( $library );
		}
	}
}
