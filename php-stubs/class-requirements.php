<?php

namespace Shopfront;

defined( 'ABSPATH' ) || exit;

/**
 * While a requirement isn't met, the site keeps WooCommerce's own blocks. The headers of shopfront.php and readme.txt
 * repeat these versions; tests/wordpress/requirements.test.mjs compares them.
 */
final class Requirements {

	public const PHP = '7.4';

	public const WORDPRESS = '6.7';

	/** The oldest version we test. Older ones may use other handles. */
	public const WOOCOMMERCE = '9.6';

	private Build $build;

	/** Null until this request has checked it. */
	private ?bool $have_versions = null;

	public function __construct( Build $build ) {
		$this->build = $build;
	}

	public function are_met(): bool {
		return $this->have_versions() && $this->build->is_complete();
	}

	public function have_versions(): bool {
		if ( null === $this->have_versions ) {
			$this->have_versions = ! in_array( false, array_column( $this->versions(), 'is_met' ), true );
		}
		return $this->have_versions;
	}

	/** @return array<int, array{name: string, needs: string, found: string, is_met: bool}> `found` is '' if missing. */
	public function versions(): array {
		$found = array(
			array( 'PHP', self::PHP, PHP_VERSION ),
			array( 'WordPress', self::WORDPRESS, get_bloginfo( 'version' ) ),
			array( 'WooCommerce', self::WOOCOMMERCE, class_exists( 'WooCommerce' ) ? WC_VERSION : '' ),
		);
		return array_map(
			static function ( $row ) {
				return array(
					'name'   => $row[0],
					'needs'  => $row[1],
					'found'  => $row[2],
					// A beta has its version's features.
					'is_met' => '' !== $row[2] && version_compare( preg_replace( '/-.*/', '', $row[2] ), $row[1], '>=' ),
				);
			},
			$found
		);
	}

	/** @return string[] Plain text for administrators, one or two sentences each. */
	public function problems(): array {
		$problems = array();
		foreach ( $this->versions() as $version ) {
			if ( '' === $version['found'] ) {
				$problems[] = __( 'Shopfront needs WooCommerce. Install and activate it, or deactivate Shopfront.', 'shopfront' );
			} elseif ( ! $version['is_met'] ) {
				$problems[] = sprintf(
					/* translators: %1$s: a program, such as WooCommerce, %2$s: the oldest supported version, %3$s: the installed version. */
					__( 'Shopfront needs %1$s %2$s or newer, so WooCommerce\'s own blocks are used. Update %1$s: this site has %3$s.', 'shopfront' ),
					$version['name'],
					$version['needs'],
					$version['found']
				);
			}
		}
		if ( ! $this->build->is_complete() ) {
			$problems[] = __( 'Shopfront is not completely built, so WooCommerce\'s own blocks are used. Run "npm ci" and "npm run build" in its folder.', 'shopfront' );
		}
		return $problems;
	}
}
