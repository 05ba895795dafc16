<?php

namespace Shopfront\Scripts;

defined( 'ABSPATH' ) || exit;

/** Our scripts show the add-on report on pages whose address asks for it. */
final class Add_On_Report {

	public const QUERY = 'addon-report';

	public static function is_requested(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, Shopfront.Security.CheckedInput.NoNonce -- Only adds a script and its texts.
		return isset( $_GET[ self::QUERY ] );
	}
}
