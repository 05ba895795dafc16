<?php
/**
 * Order attribution.
 *
 * @package Shopfront
 */

namespace Shopfront\Attribution;

use Shopfront\Blocks\Blocks;
use Shopfront\Build;

defined( 'ABSPATH' ) || exit;

/**
 * Takes the place of WooCommerce's script that records where visits come from. Its handle, settings, elements and cookies stay,
 * and what it sends with an order; the library that it needs is not sent, unless a script of an add-on needs it.
 */
final class Order_Attribution {

	/** Handle of WooCommerce's script. */
	public const HANDLE = 'wc-order-attribution';

	/** Handle of the library that it uses. */
	public const LIBRARY = 'sourcebuster-js';

	/** Our file. */
	private const FILE = 'order-attribution.js';

	private Blocks $blocks;
	private Build $build;

	/**
	 * Creates the part.
	 *
	 * @param Blocks $blocks Decides whether the part is on.
	 * @param Build  $build  The build of behaviors.
	 */
	public function __construct( Blocks $blocks, Build $build ) {
		$this->blocks = $blocks;
		$this->build  = $build;
	}

	/** Adds the hook, after WooCommerce has registered its script. */
	public function register_hooks(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'replace' ), 100 );
	}

	/** Makes our file that of the handle. */
	public function replace(): void {
		$script = wp_scripts()->query( self::HANDLE, 'registered' );
		if ( ! $script || ! $this->build->has_files() || ! $this->blocks->replaces( $this->blocks->parts()['order-attribution'] ) ) {
			return;
		}
		$script->src  = $this->build->url( self::FILE );
		$script->ver  = $this->build->version_of( self::FILE );
		$script->deps = array_values( array_diff( $script->deps, array( self::LIBRARY ) ) );
		// The inputs must have their values before a form is sent.
		wp_script_add_data( self::HANDLE, 'strategy', 'defer' );
		wp_dequeue_script( self::LIBRARY );
	}
}
