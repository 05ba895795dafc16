<?php

namespace Shopfront\First_Paint;

use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/** Reads which inner blocks a merchant has placed, and their attributes, from the markup of a block. */
final class Inner_Blocks {

	/**
	 * Attributes of blocks, by name without namespace. Of a repeated block, the first one's.
	 *
	 * @var array<string, array<string, string>>
	 */
	private array $blocks = array();

	/** Rendered blocks that the merchant has placed below the lines of the cart. */
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

	/**
	 * Whether an optional block is on the page. A page without any inner blocks has the same as a new page.
	 *
	 * @param string $name Without namespace: `cart-cross-sells-block`.
	 */
	public function has( string $name ): bool {
		return isset( $this->blocks[ $name ] ) || count( $this->blocks ) < 2;
	}

	/**
	 * @param string $attribute As in the markup, without `data-`: `show-step-number`.
	 * @param string $missing   Value of a missing or empty attribute.
	 */
	public function attribute( string $name, string $attribute, string $missing = '' ): string {
		$value = $this->blocks[ $name ][ $attribute ] ?? '';
		return '' === $value ? $missing : $value;
	}

	/** Returns the rendered blocks that the merchant has placed below the lines of the cart, such as suggested products. */
	public function below_lines(): string {
		return $this->below_lines;
	}
}
