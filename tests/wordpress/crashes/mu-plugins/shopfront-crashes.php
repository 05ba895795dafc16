<?php
/**
 * Lets a test end the process of an order at a chosen point, choose the answer of the gateway, and change the world
 * meanwhile. A must-use plugin of the shop of `npm run test:crashes`.
 *
 * Headers of a request: `X-Test-Dies` (a point, points.php), `X-Test-Gateway` (gateway.php), `X-Test-Waits` (rates wait for a
 * release of this name).
 *
 * @package Shopfront\Tests
 */

namespace Shopfront\Crash_Tests;

defined( 'ABSPATH' ) || exit;

/** Returns a header of the tests; '' if the request has none. */
function sent( string $name ): string {
	return isset( $_SERVER[ "HTTP_X_TEST_$name" ] ) ? sanitize_text_field( wp_unslash( $_SERVER[ "HTTP_X_TEST_$name" ] ) ) : '';
}

require __DIR__ . '/shopfront-crashes/points.php';
require __DIR__ . '/shopfront-crashes/gateway.php';
require __DIR__ . '/shopfront-crashes/orders.php';
require __DIR__ . '/shopfront-crashes/clock.php';
require __DIR__ . '/shopfront-crashes/world.php';
