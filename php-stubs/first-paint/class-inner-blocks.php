<?php

namespace Shopfront\First_Paint;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Reads from a block's markup which inner blocks a merchant has placed, and their attributes. */
final class Inner_Blocks {

	/** @var array<string, array<string, string>> By name without namespace. Of repeated blocks, the first counts. */
	private array $blocks = array();

	private string $below_lines;

	public function __construct( string $html, string $below_lines = '' ) {
		$this->below_lines = $below_lines;

		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$name = $tags->get_attribute( 'data-block-name' );
			if ( ! is_string( $name ) || 0 !== strpos( $name, 'woocommerce/' ) ) {
				continue;
			}
			$attributes = array();
			foreach ( (array) $tags->get_attribute_names_with_prefix( 'data-' ) as $attribute ) {
				$value = $tags->get_attribute( $attribute );
				if ( is_string( $value ) ) {
					$attributes[ substr( $attribute, 5 ) ] = $value;
				}
			}
			$this->blocks += array( substr( $name, 12 ) => $attributes );
		}
	}

	/** Whether an optional block is there. A page without any inner blocks has the same blocks as a new page. */
	public function has( string $name ): bool {
		return isset( $this->blocks[ $name ] ) || count( $this->blocks ) < 2;
	}

	/** `$attribute` is without `data-`: `show-step-number`. `$missing` is the value of a missing or empty attribute. */
	public function attribute( string $name, string $attribute, string $missing = '' ): string {
		$value = $this->blocks[ $name ][ $attribute ] ?? '';
		return '' === $value ? $missing : $value;
	}

	/** Rendered blocks below the cart's lines, such as suggested products. */
	public function below_lines(): string {
		return $this->below_lines;
	}
}
