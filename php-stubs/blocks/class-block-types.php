<?php

namespace Shopfront\Blocks;

defined( 'ABSPATH' ) || exit;

/** Keeps pages with our blocks editable without WooCommerce. Only administrators see what's missing. */
final class Block_Types {

	private Blocks $blocks;

	public function __construct( Blocks $blocks ) {
		$this->blocks = $blocks;
	}

	public function register_hooks(): void {
		add_action( 'init', array( $this, 'register' ) );
	}

	public function register(): void {
		if ( class_exists( 'WooCommerce' ) ) {
			return;
		}
		foreach ( self::lists() as $name => $title ) {
			// The editor's script adds the attributes.
			register_block_type(
				"woocommerce/$name",
				array(
					'title'           => $title,
					'category'        => 'widgets',
					'render_callback' => function () use ( $title ) {
						return $this->render( $title );
					},
				)
			);
		}
		foreach ( $this->blocks->all() as $block ) {
			$file = plugin_dir_path( SHOPFRONT_FILE ) . "blocks/$block->name/block.json";
			if ( is_readable( $file ) ) {
				register_block_type_from_metadata(
					$file,
					array(
						// The metadata's category is WooCommerce's.
						'category'        => 'widgets',
						'render_callback' => function () use ( $block ) {
							return $this->render( $block->title() );
						},
					)
				);
			}
		}
	}

	/** @return array<string, string> Titles by name. */
	private static function lists(): array {
		return array(
			'all-products'       => __( 'All Products', 'woocommerce' ),
			'product-collection' => __( 'Product Collection', 'woocommerce' ),
		);
	}

	private function render( string $title ): string {
		if ( ! current_user_can( 'activate_plugins' ) ) {
			return '';
		}
		return sprintf(
			'<p role="note"><strong>%s</strong> <a href="%s">%s</a></p>',
			esc_html(
				sprintf(
					/* translators: %s: name of a block, such as Cart. */
					__( 'The block %s needs WooCommerce, which is not active. Only administrators see this message.', 'shopfront' ),
					$title
				)
			),
			esc_url( admin_url( 'plugins.php' ) ),
			esc_html__( 'Manage plugins', 'shopfront' )
		);
	}
}
