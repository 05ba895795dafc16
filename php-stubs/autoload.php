<?php
/** `Shopfront\Orders\Order_Attempts` is in orders/class-order-attempts.php. */

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( $name ) {
		if ( 0 !== strpos( $name, 'Shopfront\\' ) ) {
			return;
		}
		$parts = explode( '\\', strtolower( str_replace( '_', '-', substr( $name, strlen( 'Shopfront\\' ) ) ) ) );
		$file  = 'class-' . array_pop( $parts ) . '.php';
		$path  = implode( '/', array_merge( array( __DIR__ ), $parts, array( $file ) ) );
		if ( is_readable( $path ) ) {
			require $path;
		}
	}
);
