<?php

/** A test of requests in their own processes (order-request.php), which share rows and signal by files. */
abstract class ProcessTestCase extends OrderTestCase {

	protected string $folder;

	protected function setUp(): void {
		parent::setUp();
		$this->folder = $GLOBALS['build'];
	}

	/** Returns the process and its pipes. */
	protected function open( array $given ): array {
		$defaults = array(
			'session'  => 't_a',
			'order_id' => 83,
			'folder'   => $this->folder,
			'way'      => 'answer',
		);
		$output   = array(
			1 => array( 'pipe', 'w' ),
			2 => array( 'file', '/dev/null', 'w' ),
		);
		$process  = proc_open( array( PHP_BINARY, __DIR__ . '/../order-request.php', json_encode( $given + $defaults ) ), $output, $pipes );
		return array( $process, $pipes[1] );
	}

	/** Waits for the response. */
	protected function close( array $opened ) {
		$said = json_decode( stream_get_contents( $opened[1] ), true );
		fclose( $opened[1] );
		proc_close( $opened[0] );
		return $said;
	}

	protected function run_alone( array $given ) {
		return $this->close( $this->open( $given ) );
	}

	/** The keys that have reached the gateway. */
	protected function gateway(): array {
		return file_exists( "$this->folder/gateway" ) ? file( "$this->folder/gateway", FILE_IGNORE_NEW_LINES ) : array();
	}

	protected function wait( callable $is_so ): void {
		for ( $tries = 0; $tries < 1000 && ! $is_so(); $tries++ ) {
			usleep( 10000 );
		}
	}
}
