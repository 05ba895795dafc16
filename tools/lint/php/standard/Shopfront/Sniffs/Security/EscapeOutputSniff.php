<?php
/**
 * All output is escaped.
 *
 * @package Shopfront\Tests
 */

namespace Shopfront\Sniffs\Security;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/** Finds printed values that are neither literals nor the result of an escaping function. */
final class EscapeOutputSniff implements Sniff {

	private const PRINTING = array( 'printf', 'vprintf', 'print_r', 'var_dump', 'wp_die', '_e', '_ex' );

	/** Functions whose result is safe, with all of their arguments. */
	private const ESCAPING = array( 'esc_html', 'esc_attr', 'esc_url', 'esc_textarea', 'esc_html__', 'esc_attr__', 'esc_html_x', 'esc_attr_x', 'wp_kses', 'wp_kses_post', 'absint', 'intval' );

	/** Functions whose result is safe if their arguments are. */
	private const PASSING = array( 'sprintf', 'implode', 'array' );

	private const SAFE_WORDS = array( 'true', 'false', 'null', 'php_eol' );

	public function register() {
		return array( T_ECHO, T_PRINT, T_OPEN_TAG_WITH_ECHO, T_EXIT, T_STRING );
	}

	public function process( File $file, $start ) {
		$tokens = $file->getTokens();
		if ( T_STRING === $tokens[ $start ]['code'] && ! $this->is_printing_call( $file, $start ) ) {
			return;
		}
		$end = $file->findEndOfStatement( $start );
		for ( $i = $start + 1; $i < $end; $i++ ) {
			$i = $this->check( $file, $i, $end );
		}
	}

	/** Checks a token, and returns the last one of its expression. */
	private function check( File $file, $i, $end ) {
		$tokens = $file->getTokens();
		$code   = $tokens[ $i ]['code'];
		if ( T_INT_CAST === $code || T_DOUBLE_CAST === $code ) {
			return $file->findNext( array( T_COMMA, T_STRING_CONCAT, T_CLOSE_PARENTHESIS ), $i, $end ) ?: $end;
		}
		if ( T_STRING === $code || T_ARRAY === $code ) {
			$name = strtolower( $tokens[ $i ]['content'] );
			$open = $file->findNext( T_WHITESPACE, $i + 1, null, true );
			if ( T_OPEN_PARENTHESIS === $tokens[ $open ]['code'] && in_array( $name, self::ESCAPING, true ) ) {
				return $tokens[ $open ]['parenthesis_closer'];
			}
			if ( in_array( $name, array_merge( self::PASSING, self::SAFE_WORDS ), true ) ) {
				return $i;
			}
		}
		if ( in_array( $code, array( T_VARIABLE, T_STRING, T_SELF, T_STATIC, T_DOUBLE_QUOTED_STRING, T_HEREDOC ), true ) ) {
			$file->addError( 'Escape %s where it is printed.', $i, 'NotEscaped', array( $tokens[ $i ]['content'] ) );
			return $file->findNext( array( T_COMMA, T_STRING_CONCAT ), $i, $end ) ?: $end;
		}
		return $i;
	}

	private function is_printing_call( File $file, $i ) {
		$tokens = $file->getTokens();
		$before = $file->findPrevious( T_WHITESPACE, $i - 1, null, true );
		$after  = $file->findNext( T_WHITESPACE, $i + 1, null, true );
		return in_array( $tokens[ $i ]['content'], self::PRINTING, true )
			&& T_OPEN_PARENTHESIS === $tokens[ $after ]['code']
			&& ! in_array( $tokens[ $before ]['code'], array( T_OBJECT_OPERATOR, T_DOUBLE_COLON, T_FUNCTION ), true );
	}
}
