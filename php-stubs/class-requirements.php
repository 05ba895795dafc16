<?php

namespace Shopfront;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the requirements of the plugin. While something is missing, WooCommerce's own blocks are used. The headers of
 * shopfront.php and readme.txt have the same versions for WordPress; tests/wordpress/requirements.test.mjs compares them.
 */
final class Requirements {

	/** The oldest PHP that can read our classes. */
	public const PHP = '7.4';

	/** The oldest supported WordPress. */
	public const WORDPRESS = '6.7';

	/** The oldest WooCommerce that the plugin was tried with: older ones may use other handles. */
	public const WOOCOMMERCE = '9.6';

	private Build $build;

	/** Whether all programs have their versions; null until this request has checked it. */
	private ?bool $have_versions = null;

	public function __construct( Build $build ) {
		$this->build = $build;
	}

	/** Whether our blocks can replace WooCommerce's. */
	public function are_met(): bool {
		return $this->have_versions() && $this->build->is_complete();
	}

	/** Whether all programs have the versions that the plugin needs. */
	public function have_versions(): bool {
		if ( null === $this->have_versions ) {
			$this->have_versions = ! in_array( false, array_column( $this->versions(), 'is_met' ), true );
		}
		return $this->have_versions;
	}

	/**
	 * Returns the programs that the plugin needs.
	 *
	 * @return array<int, array{name: string, needs: string, found: string, is_met: bool}> `found` is '' for a missing
	 * program.
	 */
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
					// Betas of a version have its features.
					'is_met' => '' !== $row[2] && version_compare( preg_replace( '/-.*/', '', $row[2] ), $row[1], '>=' ),
				);
			},
			$found
		);
	}

	/**
	 * Returns the problems that prevent the plugin from working, for administrators.
	 *
	 * @return string[] Plain text, one or two sentences each; empty if there are none.
	 */
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
