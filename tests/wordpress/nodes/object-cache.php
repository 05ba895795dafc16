<?php
/**
 * A persistent object cache in Redis, as shops with several servers have it. Small on purpose: strings and serialized
 * values, no compression, no statistics. wp-config.php sets SHOPFRONT_TEST_REDIS_PORT.
 *
 * @package Shopfront\Tests
 */

// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- WordPress names these functions.

/** This request's values, in front of Redis. */
class WP_Object_Cache {
	/** @var array<string, true> Groups that live as long as the request. */
	private $local_groups = array();

	private $values = array();

	/** @var Redis */
	private $redis;

	public function __construct() {
		$this->redis = new Redis();
		$this->redis->connect( '127.0.0.1', SHOPFRONT_TEST_REDIS_PORT, 2 );
		$this->redis->setOption( Redis::OPT_SERIALIZER, Redis::SERIALIZER_PHP );
	}

	public function add_local_groups( $groups ) {
		$this->local_groups += array_fill_keys( (array) $groups, true );
	}

	public function add( $key, $value, $group, $expire ) {
		if ( wp_suspend_cache_addition() ) {
			return false;
		}
		$name = $this->name( $key, $group );
		if ( isset( $this->local_groups[ $group ] ) ) {
			return ! array_key_exists( $name, $this->values ) && $this->set( $key, $value, $group, $expire );
		}
		$options = $expire > 0 ? array( 'nx', 'ex' => $expire ) : array( 'nx' );
		if ( ! $this->redis->set( $name, $value, $options ) ) {
			return false;
		}
		$this->values[ $name ] = $this->copy( $value );
		return true;
	}

	public function replace( $key, $value, $group, $expire ) {
		$this->get( $key, $group, true, $found );
		return $found && $this->set( $key, $value, $group, $expire );
	}

	public function set( $key, $value, $group, $expire ) {
		$name                  = $this->name( $key, $group );
		$this->values[ $name ] = $this->copy( $value );
		if ( isset( $this->local_groups[ $group ] ) ) {
			return true;
		}
		return $expire > 0 ? $this->redis->setex( $name, $expire, $value ) : $this->redis->set( $name, $value );
	}

	public function get( $key, $group, $force, &$found ) {
		$name     = $this->name( $key, $group );
		$is_local = isset( $this->local_groups[ $group ] );
		if ( array_key_exists( $name, $this->values ) && ( ! $force || $is_local ) ) {
			$found = true;
			return $this->copy( $this->values[ $name ] );
		}
		$found = ! $is_local && $this->redis->exists( $name );
		if ( ! $found ) {
			return false;
		}
		$this->values[ $name ] = $this->redis->get( $name );
		return $this->copy( $this->values[ $name ] );
	}

	public function delete( $key, $group ) {
		$name   = $this->name( $key, $group );
		$is_set = array_key_exists( $name, $this->values );
		unset( $this->values[ $name ] );
		return isset( $this->local_groups[ $group ] ) ? $is_set : $this->redis->del( $name ) > 0;
	}

	public function change( $key, $by, $group ) {
		$value = $this->get( $key, $group, true, $found );
		if ( ! $found ) {
			return false;
		}
		$next = max( 0, ( is_numeric( $value ) ? (int) $value : 0 ) + $by );
		$this->set( $key, $next, $group, 0 );
		return $next;
	}

	public function flush() {
		$this->values = array();
		return $this->redis->flushDB();
	}

	public function flush_runtime() {
		$this->values = array();
		return true;
	}

	public function close() {
		return $this->redis->close();
	}

	private function name( $key, $group ) {
		return ( $group ? $group : 'default' ) . ':' . $key;
	}

	/** The caller may change an object that it has stored or read. */
	private function copy( $value ) {
		return is_object( $value ) ? clone $value : $value;
	}
}

function wp_cache_init() {
	$GLOBALS['wp_object_cache'] = new WP_Object_Cache(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
}

function wp_cache_add( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->add( $key, $data, $group, (int) $expire );
}

function wp_cache_replace( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->replace( $key, $data, $group, (int) $expire );
}

function wp_cache_set( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->set( $key, $data, $group, (int) $expire );
}

function wp_cache_get( $key, $group = '', $force = false, &$found = null ) {
	return $GLOBALS['wp_object_cache']->get( $key, $group, $force, $found );
}

function wp_cache_delete( $key, $group = '' ) {
	return $GLOBALS['wp_object_cache']->delete( $key, $group );
}

function wp_cache_incr( $key, $offset = 1, $group = '' ) {
	return $GLOBALS['wp_object_cache']->change( $key, $offset, $group );
}

function wp_cache_decr( $key, $offset = 1, $group = '' ) {
	return $GLOBALS['wp_object_cache']->change( $key, -$offset, $group );
}

function wp_cache_flush() {
	return $GLOBALS['wp_object_cache']->flush();
}

function wp_cache_flush_runtime() {
	return $GLOBALS['wp_object_cache']->flush_runtime();
}

function wp_cache_close() {
	return $GLOBALS['wp_object_cache']->close();
}

function wp_cache_add_global_groups( $groups ) {}

function wp_cache_add_non_persistent_groups( $groups ) {
	$GLOBALS['wp_object_cache']->add_local_groups( $groups );
}

function wp_cache_switch_to_blog( $blog_id ) {}

/** WordPress has its own loop for functions that read or write several keys. */
function wp_cache_supports( $feature ) {
	return 'flush_runtime' === $feature;
}
