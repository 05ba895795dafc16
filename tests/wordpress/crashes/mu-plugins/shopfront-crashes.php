<?php
/**
 * Lets a test kill an order's process at a chosen point, choose the gateway's answer, and change the world meanwhile. A
 * must-use plugin for the shop of `npm run test:crashes`.
 *
 * Request headers: `X-Test-Dies` (a point, points.php), `X-Test-Gateway` (gateway.php), `X-Test-Waits` (rates wait
 * until
 * the test releases this name).
 *
 * @package Shopfront\Tests
 */

namespace Shopfront\Crash_Tests;

defined( 'ABSPATH' ) || exit;

/** Returns a test header; '' if the request has none. */
function sent( string $name ): string {
	return isset( $_SERVER[ "HTTP_X_TEST_$name" ] ) ? sanitize_text_field( wp_unslash( $_SERVER[ "HTTP_X_TEST_$name" ] ) ) : '';
}

require __DIR__ . '/shopfront-crashes/points.php';
require __DIR__ . '/shopfront-crashes/gateway.php';
require __DIR__ . '/shopfront-crashes/orders.php';
require __DIR__ . '/shopfront-crashes/clock.php';
require __DIR__ . '/shopfront-crashes/world.php';
