<?php
/**
 * All queries are prepared.
 *
 * @package Shopfront\Tests
 */

namespace Shopfront\Sniffs\Security;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/** Finds SQL with values outside prepare(). Names of tables, as in `{$wpdb->options}`, may be part of the text. */
final class PreparedQuerySniff implements Sniff {

	private const METHODS = array( 'query', 'get_var', 'get_row', 'get_col', 'get_results', 'prepare' );

	public function register() {
		return array( T_OBJECT_OPERATOR );
	}

	public function process( File $file, $i ) {
		$tokens   = $file->getTokens();
		$database = strtolower( ltrim( $tokens[ $i - 1 ]['content'], '$' ) );
		$method   = $tokens[ $i + 1 ]['content'];
		$open     = $file->findNext( T_WHITESPACE, $i + 2, null, true );
		if ( ! in_array( $database, array( 'db', 'wpdb' ), true ) || ! in_array( $method, self::METHODS, true ) || T_OPEN_PARENTHESIS !== $tokens[ $open ]['code'] ) {
			return;
		}
		$close = $tokens[ $open ]['parenthesis_closer'];
		$code  = $file->getTokensAsString( $open + 1, $close - $open - 1 );
		if ( 'prepare' !== $method && preg_match( '/^\s*\$(this->db|wpdb)->prepare\(/', $code ) ) {
			return;
		}
		// Values follow the text of prepare() as arguments.
		$text = 'prepare' === $method ? $file->getTokensAsString( $open + 1, $file->findEndOfStatement( $open + 1 ) - $open ) : $code;
		if ( preg_match( '/\$(?!this->db->|wpdb->)\w+/', $text ) ) {
			$file->addError( 'Pass values to prepare() instead of writing them into the query.', $i, 'NotPrepared' );
		}
	}
}
