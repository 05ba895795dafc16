<?php
/**
 * All input is checked.
 *
 * @package Shopfront\Tests
 */

namespace Shopfront\Sniffs\Security;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/** Finds values of a request that are used without a check of their content, or without a nonce. */
final class CheckedInputSniff implements Sniff {

	private const INPUT = array( '$_GET', '$_POST', '$_REQUEST', '$_COOKIE', '$_SERVER', '$_FILES' );

	/** A form of another site can send these. */
	private const FORGEABLE = array( '$_GET', '$_POST', '$_REQUEST', '$_FILES' );

	private const CHECKING = array( 'isset', 'empty', 'is_string', 'is_array', 'absint', 'intval', 'sanitize_key', 'sanitize_text_field', 'sanitize_file_name', 'wp_verify_nonce' );

	private const VERIFYING = array( 'check_admin_referer', 'check_ajax_referer', 'wp_verify_nonce' );

	public function register() {
		return array( T_VARIABLE );
	}

	public function process( File $file, $i ) {
		$tokens = $file->getTokens();
		$name   = $tokens[ $i ]['content'];
		if ( ! in_array( $name, self::INPUT, true ) ) {
			return;
		}
		if ( ! $this->is_checked( $file, $i ) ) {
			$file->addError( 'Sanitize %s, or cast it to a number.', $i, 'NotSanitized', array( $name ) );
		}
		if ( in_array( $name, self::FORGEABLE, true ) && ! $this->has_nonce( $file, $i ) ) {
			$file->addError( 'Verify a nonce before using %s.', $i, 'NoNonce', array( $name ) );
		}
	}

	private function is_checked( File $file, $i ) {
		$tokens = $file->getTokens();
		$before = $file->findPrevious( T_WHITESPACE, $i - 1, null, true );
		if ( in_array( $tokens[ $before ]['code'], array( T_INT_CAST, T_DOUBLE_CAST, T_BOOL_CAST ), true ) ) {
			return true;
		}
		foreach ( array_keys( $tokens[ $i ]['nested_parenthesis'] ?? array() ) as $open ) {
			$owner = $file->findPrevious( T_WHITESPACE, $open - 1, null, true );
			if ( in_array( strtolower( $tokens[ $owner ]['content'] ), self::CHECKING, true ) ) {
				return true;
			}
		}
		return false;
	}

	/** Whether the function verifies a nonce before a token. */
	private function has_nonce( File $file, $i ) {
		$tokens   = $file->getTokens();
		$function = $file->getCondition( $i, T_FUNCTION );
		if ( false === $function ) {
			return false;
		}
		for ( $j = $tokens[ $function ]['scope_opener']; $j < $i; $j++ ) {
			if ( T_STRING === $tokens[ $j ]['code'] && in_array( $tokens[ $j ]['content'], self::VERIFYING, true ) ) {
				return true;
			}
		}
		return false;
	}
}
