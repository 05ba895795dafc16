<?php
/**
 * Switches of the replaced blocks.
 *
 * @package Shopfront
 */

namespace Shopfront\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Decides for each block whether the site wants ours: by its setting, which a constant such as `SHOPFRONT_REPLACES_CART`
 * overrides, which a filter such as `shopfront_replaces_cart` overrides. All blocks are on by default.
 */
final class Switches {

	/** Option with 'yes' or 'no' by the name of a block. It always exists, so that WordPress loads it with all others. */
	public const OPTION = 'shopfront_blocks';

	/**
	 * Whether the site wants our block.
	 *
	 * @param Block $block The block.
	 * @return bool
	 */
	public function is_on( Block $block ): bool {
		return $this->decide( $block )['is_on'];
	}

	/**
	 * Returns whether the site wants our block, and what decides it.
	 *
	 * @param Block $block The block.
	 * @return array{is_on: bool, by: string} `by` is `setting`, or the name of the constant or filter.
	 */
	public function decide( Block $block ): array {
		$constant = $block->constant();
		$filter   = $block->filter();
		$settings = get_option( self::OPTION, array() );
		$is_on    = ! is_array( $settings ) || ! isset( $settings[ $block->name ] ) || 'no' !== $settings[ $block->name ];
		$by       = 'setting';
		if ( defined( $constant ) ) {
			$is_on = (bool) constant( $constant );
			$by    = $constant;
		}
		/**
		 * Filters whether our block replaces WooCommerce's: `shopfront_replaces_cart`, `shopfront_replaces_checkout` or
		 * `shopfront_replaces_mini_cart`.
		 *
		 * @param bool $is_on By the constant, such as SHOPFRONT_REPLACES_CART, or by the setting.
		 */
		$filtered = (bool) apply_filters( $filter, $is_on );
		return array(
			'is_on' => $filtered,
			'by'    => $filtered === $is_on ? $by : $filter,
		);
	}
}
