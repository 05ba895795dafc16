<?php
/**
 * Spaces inside brackets.
 *
 * @package Shopfront\Tests
 */

namespace Shopfront\Sniffs\Formatting;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/** Checks the spaces of `array( 1 )`, `$list[ $key ]` and `$list['key']`. */
final class BracketSpacingSniff implements Sniff {

	public function register() {
		return array( T_ARRAY, T_OPEN_SQUARE_BRACKET );
	}

	public function process( File $file, $i ) {
		$token  = $file->getTokens()[ $i ];
		$open   = T_ARRAY === $token['code'] ? ( $token['parenthesis_opener'] ?? null ) : $i;
		$close  = T_ARRAY === $token['code'] ? ( $token['parenthesis_closer'] ?? null ) : ( $token['bracket_closer'] ?? null );
		$inside = null === $open || null === $close ? '' : $file->getTokensAsString( $open + 1, $close - $open - 1 );
		if ( '' === $inside ) {
			return;
		}
		$is_literal = T_ARRAY !== $token['code'] && preg_match( '/^\s*(\'[^\']*\'|-?\d+)\s*$/', $inside );
		$is_right   = $is_literal ? trim( $inside ) === $inside : preg_match( '/^( \S|\n)/', $inside ) && preg_match( '/(\S |\n\s*)$/', $inside );
		if ( ! $is_right ) {
			$file->addError( $is_literal ? 'No spaces around a literal key.' : 'One space inside the brackets.', $open, 'Spaces' );
		}
	}
}
