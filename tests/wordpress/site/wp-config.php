<?php
/**
 * Configuration of the test WordPress: an SQLite file, no requests to other hosts, all notices in a log.
 *
 * @package Shopfront\Tests
 */

define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', '' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', '' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $name ) {
	define( $name, hash( 'sha256', $name . __DIR__ ) );
}
$table_prefix = 'wp_';

// Commands have no host, so their pages need a default.
$host = $_SERVER['HTTP_HOST'] ?? '127.0.0.1:80';
define( 'WP_HOME', 'http://' . $host );
define( 'WP_SITEURL', 'http://' . $host );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEBUG_LOG', dirname( __DIR__ ) . '/php.log' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
// Requests to the demo shop.
define( 'WP_ACCESSIBLE_HOSTS', '127.0.0.1' );
define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );

defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
