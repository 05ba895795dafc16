<?php

namespace Shopfront\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Decides whether the site wants each part. A filter such as `shopfront_replaces_cart` overrides a constant such as
 * `SHOPFRONT_REPLACES_CART`, which overrides the setting.
 */
final class Switches {

	/** Has 'yes' or 'no' by part. It always exists, so that WordPress autoloads it. */
	public const OPTION = 'shopfront_blocks';

	public function is_on( Part $part ): bool {
		return $this->decide( $part )['is_on'];
	}

	public function set( string $name, bool $is_on ): void {
		$settings = get_option( self::OPTION, array() );
		update_option( self::OPTION, array( $name => $is_on ? 'yes' : 'no' ) + ( is_array( $settings ) ? $settings : array() ) );
	}

	/** @return array{is_on: bool, by: string} `by` is `setting`, or the name of the constant or filter. */
	public function decide( Part $part ): array {
		$constant = $part->constant();
		$filter   = $part->filter();
		$settings = get_option( self::OPTION, array() );
		$setting  = is_array( $settings ) ? ( $settings[ $part->name ] ?? null ) : null;
		$is_on    = $part->is_on_by_default ? 'no' !== $setting : 'yes' === $setting;
		$by       = 'setting';
		if ( defined( $constant ) ) {
			$is_on = (bool) constant( $constant );
			$by    = $constant;
		}
		/**
		 * Filters whether our part replaces WooCommerce's: `shopfront_replaces_cart`, `shopfront_replaces_checkout`,
		 * `shopfront_replaces_mini_cart`, `shopfront_replaces_product_pages` and so on, for each part with a switch.
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
