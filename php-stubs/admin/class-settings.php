<?php

namespace Shopfront\Admin;

use Shopfront\Blocks\Blocks;
use Shopfront\Blocks\Switches;

defined( 'ABSPATH' ) || exit;

/** Our section of WooCommerce's advanced settings. WooCommerce checks capability and nonce, and saves the options. */
final class Settings {

	private const SECTION = 'shopfront';

	private Blocks $blocks;
	private Status $status;
	private Status_View $view;

	public function __construct( Blocks $blocks, Status $status, Status_View $view ) {
		$this->blocks = $blocks;
		$this->status = $status;
		$this->view   = $view;
	}

	public function register_hooks(): void {
		add_filter( 'woocommerce_get_sections_advanced', array( $this, 'add_section' ) );
		add_filter( 'woocommerce_get_settings_advanced', array( $this, 'add_fields' ), 10, 2 );
		add_action( 'woocommerce_admin_field_shopfront_status', array( $this->view, 'print_rows' ), 10, 0 );
		add_filter( 'plugin_action_links_' . plugin_basename( SHOPFRONT_FILE ), array( $this, 'add_link' ) );
	}

	public static function url(): string {
		return admin_url( 'admin.php?page=wc-settings&tab=advanced&section=' . self::SECTION );
	}

	public function add_section( $sections ) {
		$sections[ self::SECTION ] = 'Shopfront';
		return $sections;
	}

	public function add_fields( $fields, $section ) {
		if ( self::SECTION !== $section ) {
			return $fields;
		}
		$intro  = __( 'Switch on what your shop needs. A change takes effect at once, and changes no page, product or order. To go back to WooCommerce\'s version of a part, switch the part off. If your site has a page cache, clear it afterwards.', 'shopfront' );
		$fields = self::section( 'shopfront', 'Shopfront', array(), $intro );
		$rows   = $this->status->block_rows();
		foreach ( Blocks::groups() as $group => $title ) {
			$own    = array_filter( $rows, static fn( $row ) => $group === $row['group'] );
			$fields = array_merge( $fields, self::section( "shopfront_$group", $title, array_map( array( $this, 'field_of' ), array_values( $own ) ) ) );
		}
		return array_merge( $fields, self::section( 'shopfront_status_section', __( 'Status', 'woocommerce' ), array( array( 'type' => 'shopfront_status' ) ) ) );
	}

	/** Adds a settings link to the plugin's row on the Plugins screen. */
	public function add_link( $links ) {
		array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( self::url() ), esc_html__( 'Settings', 'woocommerce' ) ) );
		return $links;
	}

	/** @return array[] */
	private static function section( string $id, string $title, array $fields, string $description = '' ): array {
		$start = array(
			'id'    => $id,
			'type'  => 'title',
			'title' => $title,
			'desc'  => $description,
		);
		$end   = array(
			'id'   => $id,
			'type' => 'sectionend',
		);
		return array_merge( array( $start ), $fields, array( $end ) );
	}

	/**
	 * @param array $row As Status::block_rows() returns.
	 * @return array<string, string> The part's switch, or a text if a constant or filter decides.
	 */
	private function field_of( array $row ): array {
		$part  = $this->blocks->parts()[ $row['name'] ];
		$id    = Switches::OPTION . "[$part->name]";
		$help  = esc_html( $part->help() );
		$state = sprintf( '<strong>%s</strong>', esc_html( $row['text'] ) );
		if ( '' !== $row['undo'] ) {
			return array(
				'id'       => $id,
				'type'     => 'checkbox',
				'default'  => $part->is_on_by_default ? 'yes' : 'no',
				'title'    => $part->title(),
				'desc'     => $part->label(),
				'desc_tip' => 'setting' === $row['by'] ? $help : "$help $state",
			);
		}
		return array(
			'id'        => $id,
			'type'      => 'info',
			'title'     => $part->title(),
			'css'       => '',
			'row_class' => '',
			'text'      => "$state $help",
		);
	}
}
