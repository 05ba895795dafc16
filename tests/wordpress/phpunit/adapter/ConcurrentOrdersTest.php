<?php

/** Concurrent orders in their own processes (order-request.php), which share rows and signal by files. */
final class ConcurrentOrdersTest extends ProcessTestCase {

	/** Starts six concurrent requests. One may reach the gateway; the others are refused before it answers. */
	private function race( callable $describe ): void {
		$opened = array_map( fn( $number ) => $this->open( $describe( $number ) ), range( 11, 16 ) );
		$this->wait( fn() => count( glob( "$this->folder/ready-*" ) ) === 6 );
		touch( "$this->folder/start" );
		$is_running = static fn( $one ) => proc_get_status( $one[0] )['running'];
		$this->wait( static fn() => count( array_filter( $opened, $is_running ) ) <= 1 );
		touch( "$this->folder/go" );
		$said = array_count_values( array_map( array( $this, 'close' ), $opened ) );
		ksort( $said );
		$this->assertCount( 1, $this->gateway() );
		$this->assertSame(
			array(
				200                           => 1,
				'shopfront_order_in_progress' => 5,
			),
			$said
		);
	}

	public function test_six_tabs_of_a_session(): void {
		$this->race( fn( $number ) => array( 'key' => $this->key( $number ) ) );
		$this->assertSame( array(), $this->locks(), 'no lock remains' );
	}

	public function test_six_times_the_same_key(): void {
		$this->race(
			fn( $number ) => array(
				'key'      => $this->key( 1 ),
				'session'  => "t_$number",
				'order_id' => $number,
			)
		);
	}

	public function test_six_sessions_with_one_order(): void {
		$this->race(
			fn( $number ) => array(
				'key'     => $this->key( $number ),
				'session' => "t_$number",
			)
		);
	}

	public function test_while_a_request_is_at_the_gateway_its_order_is_processing_and_others_are_refused(): void {
		touch( "$this->folder/start" );
		$first = $this->open( array( 'key' => $this->key( 1 ) ) );
		$this->wait( fn() => count( $this->gateway() ) > 0 );
		$look = array(
			'key' => '',
			'way' => 'look',
		);
		$this->assertSame( $this->processing( $this->key( 1 ), 83 ), $this->run_alone( $look ) );
		$this->assertSame( 'shopfront_order_in_progress', $this->run_alone( array( 'key' => $this->key( 2 ) ) ) );
		touch( "$this->folder/go" );
		$this->assertSame( 200, $this->close( $first ) );
		$this->assertSame( array( $this->key( 1 ) ), $this->gateway() );
	}

	public function test_of_three_forms_the_last_one_waits_and_leads_to_the_order_of_the_first(): void {
		$form  = array(
			'key' => '',
			'way' => 'form',
		);
		$first = $this->open( $form );
		$this->wait( fn() => count( $this->gateway() ) > 0 );
		$locks  = $this->locks();
		$second = $this->open( $form );
		$this->wait( fn() => count( $this->locks() ) > count( $locks ) );
		$third = $this->open( $form );
		$this->assertStringContainsString( 'still being processed', $this->close( $second ) );
		$this->assertTrue( proc_get_status( $third[0] )['running'] );
		touch( "$this->folder/go" );
		$this->assertSame( '/checkout/order-received/83/', $this->close( $first ) );
		$this->assertSame( '/checkout/order-received/83/', $this->close( $third ) );
		$this->assertCount( 1, $this->gateway() );
		$this->assertSame( array(), $this->locks() );
	}

	public function test_a_request_that_ends_at_the_gateway_releases_its_locks(): void {
		touch( "$this->folder/start" );
		foreach ( array( 'fault', 'exit' ) as $way ) {
			$GLOBALS['wpdb']->forget( 'shopfront_' );
			$this->run_alone(
				array(
					'key' => $this->key( 1 ),
					'way' => $way,
				)
			);
			$this->assertCount( 1, $this->gateway(), $way );
			$this->assertSame( array(), $this->locks(), $way );
			unlink( "$this->folder/gateway" );
		}
	}

	public function test_a_killed_request_holds_its_locks_until_they_expire_and_then_the_shopper_decides(): void {
		touch( "$this->folder/start" );
		$this->run_alone(
			array(
				'key'  => $this->key( 1 ),
				'dies' => 'charge-after',
			)
		);
		$this->assertCount( 3, $this->locks() );
		$this->assertSame( 'shopfront_order_in_progress', $this->run_alone( array( 'key' => $this->key( 2 ) ) ) );

		$this->expire_locks();
		touch( "$this->folder/go" );
		foreach ( array( 1, 2 ) as $number ) {
			$this->assertSame( 'shopfront_order_unanswered', $this->run_alone( array( 'key' => $this->key( $number ) ) ) );
		}
		$this->assertSame( array( $this->key( 1 ) ), $this->gateway() );

		array_map( 'unlink', array_merge( glob( "$this->folder/ready-*" ), array( "$this->folder/gateway", "$this->folder/start", "$this->folder/go" ) ) );
		$this->race(
			fn( $number ) => array(
				'key'       => $this->key( $number ),
				'confirmed' => $this->key( 1 ),
			)
		);
	}

	public function test_a_request_that_is_killed_before_the_gateway_may_be_sent_again(): void {
		touch( "$this->folder/start" );
		touch( "$this->folder/go" );
		$this->run_alone(
			array(
				'key'  => $this->key( 1 ),
				'dies' => 'draft-after',
			)
		);
		$this->assertSame( 'shopfront_order_in_progress', $this->run_alone( array( 'key' => $this->key( 1 ) ) ) );
		$this->expire_locks();
		$this->assertSame( 200, $this->run_alone( array( 'key' => $this->key( 1 ) ) ) );
		$this->assertSame( array( $this->key( 1 ) ), $this->gateway() );
	}
}
