<?php

use PHPUnit\Framework\TestCase;
use Shopfront\Plugin;

/** A test with stubbed WordPress functions. Each starts with its own plugin, build, hooks and rows. */
abstract class AdapterTestCase extends TestCase {

	protected Plugin $plugin;

	protected function setUp(): void {
		$GLOBALS['hooks']           = array();
		$GLOBALS['done']            = array();
		$GLOBALS['options']         = array();
		$GLOBALS['transients']      = array();
		$GLOBALS['scheduled']       = array();
		$GLOBALS['inline']          = array();
		$GLOBALS['printed']         = array();
		$GLOBALS['block_types']     = array();
		$GLOBALS['loaded_l10n']     = array();
		$GLOBALS['locale']          = 'en_US';
		$GLOBALS['lookups']         = 0;
		$GLOBALS['may_manage']      = true;
		$GLOBALS['endpoint']        = '';
		$GLOBALS['build']           = $GLOBALS['files'] . '/' . uniqid();
		$GLOBALS['site_transients'] = array();
		wp_scripts()->registered    = array();
		wp_styles()->registered     = array();
		unset( $GLOBALS['wordpress_version'], $GLOBALS['endpoint_data'], $GLOBALS['user_id'] );
		$GLOBALS['wpdb']->forget( '' );
		$GLOBALS['wpdb']->offset        = 0;
		$GLOBALS['wpdb']->reads_primary = false;
		mkdir( $GLOBALS['build'] );
		$this->plugin = new Plugin();
		$this->plugin->register_hooks();
	}

	/** On a site with a complete build. */
	protected function start(): void {
		$this->write_build();
		do_action( 'plugins_loaded' );
	}

	/** The plugin reads its build once a request. */
	protected function start_next_request(): void {
		$GLOBALS['hooks'] = array();
		clearstatcache();
		$this->plugin = new Plugin();
		$this->plugin->register_hooks();
		do_action( 'plugins_loaded' );
	}

	/** The plugin reads these files; where only existence counts, they have one character. */
	protected function write_build(): void {
		$folder = $GLOBALS['build'] . '/build/wordpress';
		mkdir( $folder, 0777, true );
		foreach ( array( 'registry', 'frontend', 'mini-cart', 'page-cart', 'add-ons', 'components', 'sanitize' ) as $entry ) {
			file_put_contents( "$folder/$entry.asset.php", "<?php return array('dependencies' => array('react', 'wp-data'), 'version' => 'abc123');" );
			file_put_contents( "$folder/$entry.js", ';' );
			$manifest[ $entry ] = array( 'js' => array( "$entry.js" ) );
		}
		$files = array_fill_keys( array( 'registry.js', 'frontend.js', 'order.5f.js', 'cart.css', 'checkout.css' ), '5f' );
		file_put_contents( "$folder/manifest.json", json_encode( $manifest ) );
		file_put_contents( "$folder/files.json", json_encode( $files ) );
		foreach ( array( 'order.5f.js', 'cart.css', 'checkout.css' ) as $file ) {
			file_put_contents( "$folder/$file", ' ' );
		}
	}

	/** Keeps WooCommerce's blocks by a filter. */
	protected function opt_out( string ...$blocks ): void {
		foreach ( $blocks as $block ) {
			add_filter( "shopfront_replaces_$block", static fn() => false );
		}
	}

	protected function replaced_blocks(): array {
		$replaces = fn( $block ) => $this->plugin->blocks->replaces( $this->plugin->blocks->get( str_replace( '_', '-', $block ) ) );
		return array_values( array_filter( array( 'cart', 'checkout', 'mini_cart' ), $replaces ) );
	}

	/** Counts the dashboard's warnings. */
	protected function count_notices(): int {
		ob_start();
		do_action( 'admin_notices' );
		return substr_count( ob_get_clean(), 'notice-warning' );
	}
}
