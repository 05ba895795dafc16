<?php

namespace Shopfront\Platform;

defined( 'ABSPATH' ) || exit;

/** Describes missing facts for people. */
final class Fact_Text {

	/**
	 * @param array{kind?: string, name?: string} $fact
	 * @return string With its article, such as 'the script "wc-settings"'.
	 */
	public static function of( array $fact ): string {
		return sprintf( self::format( $fact['kind'] ?? '' ), $fact['name'] ?? '' );
	}

	/** The WooCommerce version that this version of the plugin was last tested with. */
	public static function last_tried(): string {
		return (string) get_file_data( SHOPFRONT_FILE, array( 'tested' => 'WC tested up to' ) )['tested'];
	}

	/** Returns a format with `%s` for the name. Kinds are as in facts.json. */
	private static function format( string $kind ): string {
		switch ( $kind ) {
			case 'blocks':
				/* translators: %s: name of a block type. */
				return __( 'the block type "%s"', 'shopfront' );
			case 'attributes':
				/* translators: %s: name of a block type and of its attribute. */
				return __( 'the block attribute "%s"', 'shopfront' );
			case 'scripts':
			case 'page_scripts':
			case 'rendered_scripts':
				/* translators: %s: handle of a script. */
				return __( 'the script "%s"', 'shopfront' );
			case 'styles':
				/* translators: %s: handle of a style sheet. */
				return __( 'the style sheet "%s"', 'shopfront' );
			case 'actions':
			case 'rendered_actions':
				/* translators: %s: name of a hook. */
				return __( 'the action "%s"', 'shopfront' );
			case 'classes':
				/* translators: %s: name of a PHP class or method. */
				return __( 'the PHP class or method "%s"', 'shopfront' );
			case 'functions':
				/* translators: %s: name of a PHP function. */
				return __( 'the PHP function "%s"', 'shopfront' );
			case 'stores':
				/* translators: %s: name of a store of the Interactivity API. */
				return __( 'the store "%s" of interactive blocks', 'shopfront' );
			case 'files':
				/* translators: %s: path of a file. */
				return __( 'the file "%s"', 'shopfront' );
			case 'templates':
				/* translators: %s: path of a template and a class name in it. */
				return __( 'the expected markup in the template "%s"', 'shopfront' );
			default:
				/* translators: %s: a class name. */
				return __( 'the element with the class "%s"', 'shopfront' );
		}
	}
}
