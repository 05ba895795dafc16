<?php

namespace Shopfront\No_Script;

use Shopfront\Blocks\Block;
use Shopfront\Blocks\Blocks;
use Shopfront\Blocks\Page_Notes;
use Shopfront\Scripts\Registered_Scripts;

defined( 'ABSPATH' ) || exit;

/**
 * Redirects shoppers to the classic form if WordPress can't print a block's script, because it or a dependency isn't
 * registered any more, or if another plugin has removed the settings. Administrators stay, and see which script.
 */
final class Missing_Scripts {

	private Blocks $blocks;
	private Registered_Scripts $scripts;
	private View $view;
	private Page_Notes $notes;

	/** @var array<string, Block> The page's blocks, by name. */
	private array $rendered = array();

	public function __construct( Blocks $blocks, Registered_Scripts $scripts, View $view, Page_Notes $notes ) {
		$this->blocks  = $blocks;
		$this->scripts = $scripts;
		$this->view    = $view;
		$this->notes   = $notes;
	}

	public function register_hooks(): void {
		foreach ( $this->blocks->on_pages() as $block ) {
			add_action(
				"woocommerce_blocks_enqueue_{$block->name}_block_scripts_after",
				function () use ( $block ) {
					if ( $this->blocks->replaces_here( $block ) ) {
						$this->rendered[ $block->name ] = $block;
					}
				},
				20,
				0
			);
		}
		// WordPress prints scripts at 10.
		add_action( 'wp_print_footer_scripts', array( $this, 'check' ), 11, 0 );
	}

	public function check(): void {
		foreach ( $this->rendered as $block ) {
			$missing = $this->blocks->replaces_here( $block ) ? $this->first_missing( $block ) : null;
			if ( null === $missing ) {
				continue;
			}
			$note = $this->notes->to_html(
				array(
					/* translators: %1$s: name of a block, such as Cart, %2$s: handle of a script. */
					sprintf( __( 'The block %1$s cannot start, because another plugin has removed the script "%2$s" or its data. Shoppers see WooCommerce\'s classic form.', 'shopfront' ), $block->title(), $missing ),
				)
			);
			if ( '' === $note ) {
				$note = sprintf( '<meta http-equiv="refresh" content="%s">', esc_attr( '0; url=' . esc_url_raw( $this->view->url( $block ) ) ) );
			}
			echo $note; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped, Shopfront.Security.EscapeOutput -- Escaped above.
			return;
		}
	}

	private function first_missing( Block $block ): ?string {
		$missing = $this->scripts->first_missing( Registered_Scripts::PREFIX . 'registry' ) ?? $this->scripts->first_missing( $block->script );
		// WooCommerce prints the settings as inline code of their script.
		$has_settings = false !== strpos( (string) wp_scripts()->get_inline_script_data( 'wc-settings', 'before' ), 'wcSettings' );
		return $missing ?? ( $has_settings ? null : 'wc-settings' );
	}
}
