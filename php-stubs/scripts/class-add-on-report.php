<?php

namespace Shopfront\Scripts;

defined( 'ABSPATH' ) || exit;

/** The add-on report, which our scripts show on pages whose address asks for it. */
final class Add_On_Report {

	public const QUERY = 'addon-report';

	public static function is_requested(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, Shopfront.Security.CheckedInput.NoNonce -- Only adds a script and its texts.
		return isset( $_GET[ self::QUERY ] );
	}
}
