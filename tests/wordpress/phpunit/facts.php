<?php
/** Puts the facts of php-stubs/platform/facts.json into the stubs, so that all parts find what they rely on. */

/** By part. */
function read_facts(): array {
	return json_decode( file_get_contents( __DIR__ . '/../../../php-stubs/platform/facts.json' ), true );
}

function name_of_fact( $fact ): string {
	return is_array( $fact ) ? $fact['name'] : $fact;
}

/** Registers all blocks, scripts, styles, actions, files and templates that these parts rely on, or all parts. */
function register_facts( string ...$parts ): void {
	foreach ( $parts ? array_intersect_key( read_facts(), array_flip( $parts ) ) : read_facts() as $kinds ) {
		foreach ( $kinds as $kind => $facts ) {
			foreach ( $facts as $key => $fact ) {
				register_fact( $kind, $key, $fact );
			}
		}
	}
}

/** Classes and functions stay once they are defined. */
function register_fact( string $kind, $key, $fact ): void {
	$name = 'attributes' === $kind || 'templates' === $kind ? $key : name_of_fact( $fact );
	switch ( $kind ) {
		case 'blocks':
			if ( ! WP_Block_Type_Registry::get_instance()->is_registered( $name ) ) {
				WP_Block_Type_Registry::get_instance()->register( $name, array() );
			}
			break;
		case 'attributes':
			WP_Block_Type_Registry::get_instance()->get_registered( $name )->attributes = array_fill_keys( array_map( 'name_of_fact', $fact ), array() );
			break;
		case 'scripts':
		case 'page_scripts':
			if ( ! wp_scripts()->query( $name, 'registered' ) ) {
				wp_scripts()->add( $name, "https://shop.test/woocommerce/$name.js", array() );
			}
			break;
		case 'styles':
			if ( ! wp_styles()->query( $name, 'registered' ) ) {
				wp_styles()->add( $name, "https://shop.test/woocommerce/$name.css", array() );
			}
			break;
		case 'actions':
			$GLOBALS['done'][ $name ] = 1;
			break;
		case 'classes':
			define_method( ...explode( '::', $name ) );
			break;
		case 'functions':
			if ( ! function_exists( $name ) ) {
				eval( "function $name() {}" ); // phpcs:ignore Squiz.PHP.Eval.Discouraged -- The name is one of our own table.
			}
			break;
		case 'files':
			write_fact_file( WC()->plugin_path() . "/$name", ';' );
			break;
		case 'templates':
			write_fact_file( wc_locate_template( $name ), "<div class=\"$fact\">" );
	}
}

function write_fact_file( string $path, string $content ): void {
	if ( ! is_dir( dirname( $path ) ) ) {
		mkdir( dirname( $path ), 0777, true );
	}
	file_put_contents( $path, $content );
}

/** Defines a class with a method, unless a stub has the class. */
function define_method( string $class_name, string $method ): void {
	if ( class_exists( $class_name ) ) {
		return;
	}
	$methods = array();
	foreach ( read_facts() as $kinds ) {
		foreach ( $kinds['classes'] ?? array() as $name ) {
			if ( 0 === strpos( $name, "$class_name::" ) ) {
				$methods[ $name ] = sprintf( 'public static function %s() {}', substr( $name, strlen( $class_name ) + 2 ) );
			}
		}
	}
	$parts = explode( '\\', $class_name );
	$name  = array_pop( $parts );
	eval( ( $parts ? 'namespace ' . implode( '\\', $parts ) . ';' : '' ) . "class $name { " . implode( '', $methods ) . ' }' ); // phpcs:ignore Squiz.PHP.Eval.Discouraged -- The names are from our own table.
}
