<?php
/**
 * Measures the plugin's cost for a page: the time to load it and to run its hooks, and its queries. Part of
 * page-handles.php. `$GLOBALS['plugin_cost']` has the result, in milliseconds of processor time and counts.
 *
 * It wraps the plugin's hooks where WordPress stores them. Everything they call is included, such as WooCommerce's
 * functions and other plugins' hooks.
 *
 * @package Shopfront\Tests
 */

$GLOBALS['plugin_cost'] = array(
	'ms'      => 0,
	'queries' => 0,
	'calls'   => 0,
);

/** Processor time of this process, which doesn't depend on the machine's other work. */
function cpu_ms() {
	$usage = getrusage();
	return ( $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] ) * 1e3 + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1e3;
}

/** Measures a callback, unless a measured one is already running. */
function measure_callback( $callback ) {
	return static function ( ...$given ) use ( $callback ) {
		$cost         = &$GLOBALS['plugin_cost'];
		$queries      = $GLOBALS['wpdb']->num_queries;
		$start        = cpu_ms();
		++$GLOBALS['plugin_depth'];
		try {
			return $callback( ...$given );
		} finally {
			if ( 0 === --$GLOBALS['plugin_depth'] ) {
				$cost['ms']      += cpu_ms() - $start;
				$cost['queries'] += $GLOBALS['wpdb']->num_queries - $queries;
				++$cost['calls'];
			}
		}
	};
}

/** Whether a callback is the plugin's code. */
function is_of_plugin( $callback ) {
	if ( is_array( $callback ) ) {
		return 0 === strpos( is_object( $callback[0] ) ? get_class( $callback[0] ) : $callback[0], 'Shopfront\\' );
	}
	return $callback instanceof Closure && strpos( (string) ( new ReflectionFunction( $callback ) )->getFileName(), '/php-stubs/' ) !== false;
}

/** Wraps the hooks that the plugin has added so far. */
function measure_hooks() {
	foreach ( $GLOBALS['wp_filter'] as $hook ) {
		foreach ( $hook->callbacks as $priority => $callbacks ) {
			foreach ( $callbacks as $id => $callback ) {
				if ( is_of_plugin( $callback['function'] ) ) {
					$hook->callbacks[ $priority ][ $id ]['function'] = measure_callback( $callback['function'] );
				}
			}
		}
	}
}

$GLOBALS['plugin_depth'] = 0;
$before                  = cpu_ms();
$loaded                  = static function ( $file = '' ) use ( &$before ) {
	if ( 'shopfront.php' === ( is_string( $file ) ? basename( $file ) : '' ) ) {
		$GLOBALS['plugin_cost']['ms'] += cpu_ms() - $before;
	}
	measure_hooks();
	$before = cpu_ms();
};
// The end of each step until the plugin is loaded, and points at which it has added more hooks.
foreach ( array( 'muplugins_loaded', 'plugin_loaded', 'plugins_loaded', 'init', 'wp', 'template_redirect', 'wp_head', 'wp_footer' ) as $name ) {
	hook_early( $name, $loaded );
}
// Before and after the plugin's hooks at 5.
foreach ( array( 6, 11 ) as $priority ) {
	$GLOBALS['wp_filter']['plugins_loaded'][ $priority ][] = array(
		'function'      => 'measure_hooks',
		'accepted_args' => 0,
	);
}
