<?php
/**
 * Scripts of other plugins that record visits.
 *
 * @package Shopfront
 */

namespace Shopfront\Marketing;

use Shopfront\Blocks\Blocks;
use Shopfront\Build;

defined( 'ABSPATH' ) || exit;

/**
 * Gives the handle of another plugin's script to a file of ours. Its settings, place and dependents stay. Libraries that only the
 * other script needed are not sent.
 */
final class Replaced_Script {

	private Blocks $blocks;
	private Build $build;

	/**
	 * Name of the part that is switched on or off, and of our file.
	 *
	 * @var string
	 */
	private string $part;

	/**
	 * Handle of the other plugin.
	 *
	 * @var string
	 */
	private string $handle;

	/**
	 * Handles that ours needs not.
	 *
	 * @var string[]
	 */
	private array $libraries;

	/**
	 * Creates the part.
	 *
	 * @param Blocks   $blocks    Decides whether the part is on.
	 * @param Build    $build     The build of behaviors.
	 * @param string   $part      Name of the part, and of our file.
	 * @param string   $handle    Handle of the other plugin.
	 * @param string[] $libraries Handles that ours needs not.
	 */
	public function __construct( Blocks $blocks, Build $build, string $part, string $handle, array $libraries = array() ) {
		$this->blocks    = $blocks;
		$this->build     = $build;
		$this->part      = $part;
		$this->handle    = $handle;
		$this->libraries = $libraries;
	}

	/** Adds the hook, after other plugins have registered their scripts. */
	public function register_hooks(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'replace' ), 100 );
	}

	/** Makes our file that of the handle. */
	public function replace(): void {
		$script = wp_scripts()->query( $this->handle, 'registered' );
		if ( ! $script || ! $this->build->has_files() || ! $this->blocks->replaces( $this->blocks->parts()[ $this->part ] ) ) {
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
