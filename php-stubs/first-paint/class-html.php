<?php

namespace Shopfront\First_Paint;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Markup that several views share. */
final class Html {

	private const SHAPES = array(
		'minus'  => 'M6 12h12',
		'plus'   => 'M12 6v12M6 12h12',
		'trash'  => 'M5 7h14M10 7V5h4v2M7 7l.8 12h8.4L17 7M10.5 10.5v5M13.5 10.5v5',
		'expand' => 'M6 9.5l6 6 6-6',
		'close'  => 'M7 7l10 10M17 7L7 17',
		'check'  => 'M12 3.75a8.25 8.25 0 1 1 0 16.5 8.25 8.25 0 0 1 0-16.5zM8.5 12.25l2.5 2.5 4.5-5',
		'back'   => 'M19 12H5M11 6l-6 6 6 6',
		'ship'   => 'M2.5 5.5h11.5v10.5h-11.5zM14 9.5h4l3.5 3.5v3h-7.5M7 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4M17 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
		'pickup' => 'M4.5 10v9.5h15V10M3 9.5 5 4.5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0zM9.5 19.5v-5h5v5',
	);

	public static function icon( string $shape, string $class_name = '' ): string {
		return sprintf(
			'<svg class="%s" viewBox="0 0 24 24" width="1.5em" height="1.5em" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><path d="%s"></path></svg>',
			esc_attr( $class_name ),
			self::SHAPES[ $shape ]
		);
	}

	/** Escaped text of a value that may contain tags and entities. */
	public static function text( $html ): string {
		return esc_html( self::plain( $html ) );
	}

	/** Unescaped text of a value that may contain tags and entities. */
	public static function plain( $html ): string {
		return is_scalar( $html ) ? trim( html_entity_decode( wp_strip_all_tags( (string) $html ), ENT_QUOTES, 'UTF-8' ) ) : '';
	}

	public static function checkbox( string $class_name, string $label, bool $is_checked = false ): string {
		return '<div class="wc-block-components-checkbox ' . esc_attr( $class_name ) . '"><label><input class="wc-block-components-checkbox__input" type="checkbox"' . ( $is_checked ? ' checked' : '' ) . '>'
			. '<svg class="wc-block-components-checkbox__mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="M5.5 12.5l4.5 4.5 8.5-9.5"></path></svg>'
			. '<span class="wc-block-components-checkbox__label">' . $label . '</span></label></div>';
	}

	/** A copy for display only. The original, hidden until scripts run, keeps its IDs, directives and buttons. */
	public static function copy_of( string $html ): string {
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			foreach ( array_merge( array( 'id', 'data-block-name' ), (array) $tags->get_attribute_names_with_prefix( 'data-wp-' ) ) as $attribute ) {
				$tags->remove_attribute( $attribute );
			}
			if ( in_array( $tags->get_tag(), array( 'BUTTON', 'INPUT', 'SELECT', 'TEXTAREA' ), true ) ) {
				$tags->set_attribute( 'inert', true );
			}
		}
		return $tags->get_updated_html();
	}
}
