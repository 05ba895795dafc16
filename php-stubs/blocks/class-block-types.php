<?php
/**
 * Block types on a site without WooCommerce.
 *
 * @package Shopfront
 */

namespace Shopfront\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Registers our block types where WooCommerce does not, so that pages with them can be edited. On the page they show
 * nothing to shoppers, and tell administrators what is missing.
 */
final class Block_Types {

	private Blocks $blocks;

	/**
	 * Creates the registration.
	 *
	 * @param Blocks $blocks The replaced blocks.
	 */
	public function __construct( Blocks $blocks ) {
		$this->blocks = $blocks;
	}

	/** Adds the hook that registers the types. */
	public function register_hooks(): void {
		add_action( 'init', array( $this, 'register' ) );
	}

	/** Registers the type of each block. */
	public function register(): void {
		foreach ( $this->blocks->all() as $block ) {
			$file = plugin_dir_path( SHOPFRONT_FILE ) . "blocks/$block->name/block.json";
			if ( ! class_exists( 'WooCommerce' ) && is_readable( $file ) ) {
				register_block_type_from_metadata(
					$file,
					array(
						// That of the metadata is WooCommerce's.
						'category'        => 'widgets',
						'render_callback' => function () use ( $block ) {
							return $this->render( $block );
						},
					)
				);
			}
		}
	}

	/**
	 * Renders a block.
	 *
	 * @param Block $block The block.
	 * @return string
	 */
	private function render( Block $block ): string {
		if ( ! current_user_can( 'activate_plugins' ) ) {
			return '';
		}
		return sprintf(
			'<p role="note"><strong>%s</strong> <a href="%s">%s</a></p>',
			esc_html(
				sprintf(
					/* translators: %s: name of a block, such as Cart. */
					__( 'The block %s needs WooCommerce, which is not active. Only administrators see this message.', 'shopfront' ),
					$block->title()
				)
			),
			esc_url( admin_url( 'plugins.php' ) ),
			esc_html__( 'Manage plugins', 'shopfront' )
		);
	}
}
