<?php

/** Collects deletions: kind and name, with the network's site. */
final class Deleted {
	public static array $all = array();

	public static int $site = 0;

	public static function note( string $kind, string $name ): void {
		self::$all[] = ltrim( self::$site . " $kind $name", '0 ' );
	}
}

/** WordPress's functions and database for an uninstallation. */
final class UninstallDatabase {
	public string $options = 'wp_options';

	public function esc_like( string $text ): string {
		return $text;
	}

	public function prepare( string $query, string $value ): string {
		return str_replace( '%s', $value, $query );
	}

	public function query( string $query ): void {
		Deleted::note( 'rows', substr( strrchr( $query, ' ' ), 1 ) );
	}
}

foreach ( array(
	'is_multisite'            => 'return true;',
	'get_sites'               => 'return array( 1, 2 );',
	'switch_to_blog'          => 'Deleted::$site = $arguments[0];',
	'restore_current_blog'    => 'Deleted::$site = 0;',
	'delete_metadata'         => 'Deleted::note( $arguments[0], json_encode( array_slice( $arguments, 1 ) ) );',
	'delete_option'           => 'Deleted::note( "option", $arguments[0] );',
	'delete_transient'        => '',
	'delete_site_transient'   => '',
	'wp_cache_delete'         => '',
	'wp_clear_scheduled_hook' => 'Deleted::note( "event", $arguments[0] );',
) as $shopfront_name => $shopfront_code ) {
	if ( ! function_exists( $shopfront_name ) ) {
		eval( "function $shopfront_name( ...\$arguments ) { $shopfront_code }" );
	}
}

/** Runs in its own process, because the plugin can be deleted only once. */
final class UninstallTest extends AdapterTestCase {

	public function test_a_network_keeps_no_data_of_the_plugin(): void {
		$before          = $GLOBALS['wpdb'] ?? null;
		$GLOBALS['wpdb'] = new UninstallDatabase();
		define( 'WP_UNINSTALL_PLUGIN', true );
		require dirname( __DIR__, 4 ) . '/uninstall.php';
		$GLOBALS['wpdb'] = $before;
		// All sites' users are in one table, so one call is enough.
		$this->assertContains( 'user [0,"_shopfront_wishlist_hash","",true]', Deleted::$all );
		foreach ( array( 1, 2 ) as $site ) {
			$this->assertContains( "$site rows shopfront_lock_%", Deleted::$all );
			$this->assertContains( "$site rows shopfront_attempt_%", Deleted::$all );
			$this->assertContains( "$site rows shopfront_field_data_%", Deleted::$all );
		}
	}

	/** Add a new name to uninstall.php and readme.txt. */
	public function test_no_other_user_meta_is_written(): void {
		$written = array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( dirname( __DIR__, 4 ) . '/php-stubs' ) ) as $file ) {
			if ( 'php' === $file->getExtension() && preg_match( '/\b(update|add)_user_meta\(/', file_get_contents( $file ) ) ) {
				$written[] = $file->getFilename();
			}
		}
		$this->assertSame( array( 'class-wishlist-state.php' ), $written );
	}
}
