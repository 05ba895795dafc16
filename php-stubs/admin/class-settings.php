<?php

namespace Shopfront\Admin;

use Shopfront\Blocks\Blocks;
use Shopfront\Blocks\Switches;

defined( 'ABSPATH' ) || exit;

/** Our section of WooCommerce's advanced settings. WooCommerce checks capability and nonce, and saves the options. */
final class Settings {

	private const SECTION = 'shopfront';

	private Blocks $blocks;
	private Switches $switches;
	private Status_View $view;

	public function __construct( Blocks $blocks, Switches $switches, Status_View $view ) {
		$this->blocks   = $blocks;
		$this->switches = $switches;
		$this->view     = $view;
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
		return array_merge(
			array(
				array(
					'id'    => 'shopfront_blocks_section',
					'type'  => 'title',
					'title' => __( 'Parts', 'shopfront' ),
					'desc'  => __( 'Choose what Shopfront shows in place of WooCommerce\'s. A change takes effect at once, and changes no page, setting or order. If your site has a page cache, empty it afterwards.', 'shopfront' ),
				),
			),
			array_map( array( $this, 'field_of' ), array_values( $this->blocks->parts() ) ),
			array(
				array(
					'id'   => 'shopfront_blocks_section',
					'type' => 'sectionend',
				),
				array(
					'id'    => 'shopfront_status_section',
					'type'  => 'title',
					'title' => __( 'Status', 'woocommerce' ),
				),
				array( 'type' => 'shopfront_status' ),
				array(
					'id'   => 'shopfront_status_section',
					'type' => 'sectionend',
				),
			)
		);
	}

	/** Adds a settings link to the plugin's row on the Plugins screen. */
	public function add_link( $links ) {
		array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( self::url() ), esc_html__( 'Settings', 'woocommerce' ) ) );
		return $links;
	}

	/** @return array<string, string> The part's switch, or a text if a constant or filter decides. */
	private function field_of( $part ): array {
		$decision = $this->switches->decide( $part );
		$id       = Switches::OPTION . "[$part->name]";
		if ( 'setting' === $decision['by'] ) {
			return array(
				'id'      => $id,
				'type'    => 'checkbox',
				'default' => $part->is_on_by_default ? 'yes' : 'no',
				'title'   => $part->title(),
				'desc'    => $part->label(),
			);
		}
		return array(
			'id'        => $id,
			'type'      => 'info',
			'title'     => $part->title(),
			'css'       => '',
			'row_class' => '',
			'text'      => esc_html(
				sprintf(
					$decision['is_on']
						/* translators: %s: name of a constant or filter. */
						? __( 'On. %s decides, so there is no switch.', 'shopfront' )
						/* translators: %s: name of a constant or filter. */
						: __( 'Off. %s decides, so there is no switch.', 'shopfront' ),
					$decision['by']
				)
			),
		);
	}
}
