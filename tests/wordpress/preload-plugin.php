<?php
/**
 * Compiles the plugin before a command starts, like a web server's opcode cache. For `opcache.preload`.
 *
 * @package Shopfront\Tests
 */

$root  = dirname( __DIR__, 2 );
$files = new RegexIterator( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( "$root/php-stubs" ) ), '/\.php$/' );
foreach ( array_merge( array( "$root/shopfront.php" ), array_map( 'strval', iterator_to_array( $files, false ) ) ) as $file ) {
	opcache_compile_file( $file );
}
