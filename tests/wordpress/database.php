<?php
/**
 * The part of WordPress's database that our rows need. A file stores the options, so that PHP processes can share them.
 * Each statement is atomic, as in a real database.
 */

class wpdb {
	public $options    = 'wp_options';
	public $posts      = 'wp_posts';
	public $prefix     = 'wp_';
	public $last_error = '';
	private $file;

	public function __construct( $file ) {
		$this->file = $file;
	}

	public function esc_like( $text ) {
		return addcslashes( $text, '_%\\' );
	}

	/** Returns JSON for query(). The real method returns SQL. */
	public function prepare( $statement, ...$values ) {
		return json_encode( array( $statement, $values ) );
	}

	public function query( $prepared ) {
		list( $statement, $values ) = json_decode( $prepared, true );
		return $this->with_options(
			function ( &$options ) use ( $statement, $values ) {
				$before = $options;
				list( $name, $value ) = $values + array( '', '' );
				switch ( $statement ) {
					case "INSERT IGNORE INTO wp_options (option_name, option_value, autoload) VALUES (%s, %s, 'off')":
						$options += array( $name => $value );
						break;
					case "INSERT INTO wp_options (option_name, option_value, autoload) VALUES (%s, %s, 'off') ON DUPLICATE KEY UPDATE option_value = VALUES(option_value)":
						$options[ $name ] = $value;
						break;
					case 'DELETE FROM wp_options WHERE option_name = %s AND option_value = %s':
						if ( ( $options[ $name ] ?? null ) === $value ) {
							unset( $options[ $name ] );
						}
						break;
					case 'DELETE FROM wp_options WHERE option_name = %s':
						unset( $options[ $name ] );
						break;
					case 'UPDATE wp_options SET option_value = %s WHERE option_name = %s AND option_value = %s':
						list( $next, $name, $old ) = $values;
						if ( ( $options[ $name ] ?? null ) === $old ) {
							$options[ $name ] = $next;
						}
						break;
					case 'UPDATE wp_options SET option_value = %s WHERE option_name = %s AND option_value < %s':
						list( $next, $name, $limit ) = $values;
						if ( isset( $options[ $name ] ) && strcmp( $options[ $name ], $limit ) < 0 ) {
							$options[ $name ] = $next;
						}
						break;
					default:
						throw new Exception( "The stub knows no such statement: $statement" );
				}
				return count( array_diff_assoc( $options, $before ) ) + count( array_diff_key( $before, $options ) );
			}
		);
	}

	public $reads_primary = false;

	/** The database's clock minus PHP's, in seconds. */
	public $offset = 0;

	public function send_reads_to_primaries() {
		$this->reads_primary = true;
	}

	public function get_var( $prepared ) {
		if ( 'SELECT UNIX_TIMESTAMP(NOW(6))' === $prepared ) {
			return sprintf( '%.6F', microtime( true ) + $this->offset );
		}
		list( $statement, $values ) = json_decode( $prepared, true );
		if ( 'SELECT post_status FROM wp_posts WHERE ID = %d' === $statement ) {
			return 'wc-' . ( $GLOBALS['stored_status'] ?? WC()->order->status );
		}
		if ( 'SELECT session_value FROM wp_woocommerce_sessions WHERE session_key = %s' === $statement ) {
			return $GLOBALS['saved_sessions'][ $values[0] ] ?? null;
		}
		if ( 'SELECT option_value FROM wp_options WHERE option_name = %s AND option_value >= %s' !== $statement ) {
			throw new Exception( "The stub knows no such statement: $statement" );
		}
		$value = $this->options()[ $values[0] ] ?? null;
		return null !== $value && strcmp( $value, $values[1] ) >= 0 ? $value : null;
	}

	public function get_results( $prepared ) {
		list( $statement, $values ) = json_decode( $prepared, true );
		if ( 'SELECT option_name, option_value FROM wp_options WHERE option_name LIKE %s AND option_name > %s AND option_value < %s ORDER BY option_name LIMIT %d' !== $statement ) {
			throw new Exception( "The stub knows no such statement: $statement" );
		}
		list( $like, $after, $limit, $count ) = $values;
		$start   = stripslashes( substr( $like, 0, -1 ) );
		$options = $this->options();
		ksort( $options );
		$found = array();
		foreach ( $options as $name => $value ) {
			if ( 0 === strpos( $name, $start ) && strcmp( $name, $after ) > 0 && strcmp( $value, $limit ) < 0 ) {
				$found[] = array(
					'option_name'  => $name,
					'option_value' => $value,
				);
			}
		}
		return array_slice( $found, 0, $count );
	}

	public function options() {
		return $this->with_options(
			static function ( $options ) {
				return $options;
			}
		);
	}

	/** Stores a row without adding a time. */
	public function set_option( $name, $value ) {
		$this->with_options(
			static function ( &$options ) use ( $name, $value ) {
				$options[ $name ] = $value;
			}
		);
	}

	/** Deletes rows as if their request had done so. */
	public function forget( $start ) {
		$this->with_options(
			static function ( &$options ) use ( $start ) {
				foreach ( array_keys( $options ) as $name ) {
					if ( 0 === strpos( $name, $start ) ) {
						unset( $options[ $name ] );
					}
				}
			}
		);
	}

	private function with_options( $change ) {
		$file = fopen( $this->file, 'c+' );
		flock( $file, LOCK_EX );
		$options = json_decode( stream_get_contents( $file ), true ) ?: array();
		$answer  = $change( $options );
		rewind( $file );
		ftruncate( $file, 0 );
		fwrite( $file, json_encode( $options ) );
		fclose( $file );
		return $answer;
	}
}

$GLOBALS['wpdb'] = new wpdb( getenv( 'SHOPFRONT_TEST_DATABASE' ) );
