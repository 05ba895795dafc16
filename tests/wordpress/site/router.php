<?php
/**
 * Router for PHP's own server: serves files directly, and all other addresses through WordPress.
 *
 * @package Shopfront\Tests
 */

$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ); // phpcs:ignore WordPress
$file = $_SERVER['DOCUMENT_ROOT'] . rawurldecode( $path );
if ( is_dir( $file ) && is_file( rtrim( $file, '/' ) . '/index.php' ) && '/' !== $path ) {
	$file = rtrim( $file, '/' ) . '/index.php';
}
if ( is_file( $file ) ) {
	if ( '.php' !== substr( $file, -4 ) ) {
		return false;
	}
	$_SERVER['SCRIPT_NAME']     = substr( $file, strlen( $_SERVER['DOCUMENT_ROOT'] ) );
	$_SERVER['PHP_SELF']        = $_SERVER['SCRIPT_NAME'];
	$_SERVER['SCRIPT_FILENAME'] = $file;
	chdir( dirname( $file ) );
	require $file;
	return true;
}
$_SERVER['SCRIPT_NAME'] = '/index.php';
$_SERVER['PHP_SELF']    = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
