<?php
/**
 * Conditions with the literal first.
 *
 * @package Shopfront\Tests
 */

namespace Shopfront\Sniffs\Formatting;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/** Checks that a comparison begins with its literal: `'a' === $b`. */
final class YodaConditionSniff implements Sniff {

	private const LITERALS = array( T_CONSTANT_ENCAPSED_STRING, T_LNUMBER, T_DNUMBER, T_TRUE, T_FALSE, T_NULL );

	public function register() {
		return array( T_IS_EQUAL, T_IS_NOT_EQUAL, T_IS_IDENTICAL, T_IS_NOT_IDENTICAL );
	}

	public function process( File $file, $i ) {
		$tokens = $file->getTokens();
		$left   = $tokens[ $file->findPrevious( T_WHITESPACE, $i - 1, null, true ) ]['code'];
		$right  = $tokens[ $file->findNext( T_WHITESPACE, $i + 1, null, true ) ]['code'];
		if ( in_array( $right, self::LITERALS, true ) && ! in_array( $left, self::LITERALS, true ) && T_CLOSE_PARENTHESIS !== $left ) {
			$file->addError( 'Write the literal first.', $i, 'NotYoda' );
		}
	}
}
