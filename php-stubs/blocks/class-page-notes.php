<?php

namespace Shopfront\Blocks;

use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/** Shows administrators, above a block, what's wrong with the page's content. */
final class Page_Notes {

	private Blocks $blocks;

	/** @var array<string, bool> Blocks that the page has more than once, as keys. */
	private array $repeated = array();

	public function __construct( Blocks $blocks ) {
		$this->blocks = $blocks;
	}

	public function register_hooks(): void {
		foreach ( $this->blocks->on_pages() as $block ) {
			add_filter(
				"render_block_woocommerce/$block->name",
				function ( $html, $parsed ) use ( $block ) {
					return $this->blocks->replaces_here( $block ) ? $this->to_html( $this->problems( $block, $parsed ) ) . $html : $html;
				},
				30,
				2
			);
		}
	}

	/**
	 * @param string[] $problems Plain text.
	 * @return string HTML; '' for users who can't manage the shop.
	 */
	public function to_html( array $problems ): string {
		if ( ! $problems || is_admin() || ! current_user_can( 'manage_woocommerce' ) ) {
			return '';
		}
		$link = get_edit_post_link( get_queried_object_id() );
		return sprintf(
			'<div role="note"><p>%s</p><p><em>%s</em> %s</p></div>',
			implode( '</p><p>', array_map( 'esc_html', $problems ) ),
			esc_html__( 'Only administrators see this message.', 'shopfront' ),
			$link ? sprintf( '<a href="%s">%s</a>', esc_url( $link ), esc_html__( 'Edit this page', 'shopfront' ) ) : ''
		);
	}

	/** @return string[] */
	private function problems( Block $block, array $parsed ): array {
		$problems = array();
		if ( isset( $parsed[ Content_Repair::REPAIRED ] ) ) {
			/* translators: %s: name of a block, such as Cart. */
			$problems[] = sprintf( __( 'The saved content of the block %s is damaged, so shoppers see its default content. Remove the block from the page, and add it again.', 'shopfront' ), $block->title() );
		}
		foreach ( $this->unknown_blocks( $parsed ) as $name ) {
			/* translators: %1$s: name of a block, such as Cart, %2$s: technical name of another block, such as acme/gift. */
			$problems[] = sprintf( __( 'The block %1$s contains the block "%2$s", which no active plugin provides. Activate its plugin, or remove it.', 'shopfront' ), $block->title(), $name );
		}
		$page = is_singular() ? get_post( get_queried_object_id() ) : null;
		if ( $page && ! isset( $this->repeated[ $block->name ] ) && substr_count( $page->post_content, "<!-- wp:woocommerce/$block->name " ) > 1 ) {
			$this->repeated[ $block->name ] = true;
			/* translators: %s: name of a block, such as Cart. */
			$problems[] = sprintf( __( 'This page has the block %s more than once. Shoppers see only the first. Remove the others.', 'shopfront' ), $block->title() );
		}
		return $problems;
	}

	/** @return string[] Names of inner blocks that no plugin has registered. */
	private function unknown_blocks( array $parsed ): array {
		$names = array();
		foreach ( $parsed['innerBlocks'] ?? array() as $inner ) {
			if ( ! empty( $inner['blockName'] ) && ! WP_Block_Type_Registry::get_instance()->is_registered( $inner['blockName'] ) ) {
				$names[] = $inner['blockName'];
			}
			$names = array_merge( $names, $this->unknown_blocks( $inner ) );
		}
		return array_values( array_unique( $names ) );
	}
}
