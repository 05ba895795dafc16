<?php
/**
 * A class with the problems that analyse.php has to find. A comment ends each line that has one; lines without a comment
 * have none.
 */

namespace Shopfront\Broken;

use Shopfront\Build;
use Shopfront\Missing;
use Shopfront\Orders\Rows;

final class Broken {

	private const UNUSED = 1;

	private Build $build;
	private Build $written;

	public function __construct( Build $build ) {
		$this->build   = $build;
		$this->written = $build;
	}

	public function register_hooks(): void {
		add_action( 'init', array( $this, 'missing' ) ); // callback
		add_action( 'init', array( $this, 'hidden' ) ); // callback
		add_action( 'init', array( $this->build, 'urls' ) ); // callback
		array_map( array( $this, 'hidden' ), array() );
		add_action( 'init', array( $this->build, 'is_complete' ) );
	}

	public function run(): void {
		$this->build->url(); // arguments
		$this->build->url( 'a', 'b' ); // arguments
		$this->build->url( implode( ', ', array( 'a', 'b' ) ) );
		$this->build->adress( 'a' ); // method
		$this->build->read; // property
		$this->biuld->url( 'a' ); // property
		$this->hiden(); // method
		self::LASTS; // constant
		Build::ENTRIES; // constant
		new Build();
		new self(); // arguments
		array_is_list( array() ); // function
		$this->build->url( 'a, file: b' );
	}

	private function hidden(): void {}
}
