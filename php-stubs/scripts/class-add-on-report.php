<?php
/**
 * The add-on report of a page.
 *
 * @package Shopfront
 */

namespace Shopfront\Scripts;

defined( 'ABSPATH' ) || exit;

/** The add-on report, which our scripts show on pages whose address asks for it. */
final class Add_On_Report {

	/** Query argument that opens the report. */
	public const QUERY = 'addon-report';

	/**
	 * Whether the address of the current page asks for the report.
	 *
	 * @return bool
	 */
	public static function is_requested(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, Shopfront.Security.CheckedInput.NoNonce -- Only adds a script and its texts.
		return isset( $_GET[ self::QUERY ] );
	}
}
