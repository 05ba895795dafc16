<?php
/**
 * Actions of the dashboard check who sends them.
 *
 * @package Shopfront\Tests
 */

namespace Shopfront\Sniffs\Security;

use PHP_CodeSniffer\Files\File;
use PHP_CodeSniffer\Sniffs\Sniff;

/** Finds handlers of admin requests without a capability or a nonce, and REST routes without a permission. */
final class AdminActionSniff implements Sniff {

	private const HOOKS = '/^.(admin_post_|wp_ajax_|admin_action_|woocommerce_settings_save_)/';

	public function register() {
		return array( T_STRING );
	}

	public function process( File $file, $i ) {
		$tokens = $file->getTokens();
		$open   = $file->findNext( T_WHITESPACE, $i + 1, null, true );
		if ( T_OPEN_PARENTHESIS !== $tokens[ $open ]['code'] || ! isset( $tokens[ $open ]['parenthesis_closer'] ) ) {
			return;
		}
		$close = $tokens[ $open ]['parenthesis_closer'];
		if ( 'register_rest_route' === $tokens[ $i ]['content'] ) {
			$code = $file->getTokensAsString( $open, $close - $open );
			if ( false === strpos( $code, "'permission_callback'" ) || false !== strpos( $code, '__return_true' ) ) {
				$file->addError( 'Give the route a permission_callback that checks a capability.', $i, 'OpenRoute' );
			}
		}
		$literal = $file->findNext( T_WHITESPACE, $open + 1, null, true );
		if ( 'add_action' === $tokens[ $i ]['content'] && preg_match( self::HOOKS, $tokens[ $literal ]['content'] ) ) {
			$this->check_handler( $file, $i, $file->getTokensAsString( $literal, $close - $literal ) );
		}
	}

	private function check_handler( File $file, $i, $arguments ) {
		$body = preg_match( "/\\\$this, '(\w+)'/", $arguments, $found ) ? $this->body_of( $file, $found[1] ) : '';
		if ( ! preg_match( '/\bcurrent_user_can\(/', $body ) ) {
			$file->addError( 'Check the capability of the user in the handler.', $i, 'NoCapability' );
		}
		if ( ! preg_match( '/\b(check_admin_referer|check_ajax_referer|wp_verify_nonce)\(/', $body ) ) {
			$file->addError( 'Verify a nonce in the handler.', $i, 'NoNonce' );
		}
	}

	/** Returns the code of a method of the file; '' if there is none. */
	private function body_of( File $file, $name ) {
		$tokens   = $file->getTokens();
		$function = -1;
		while ( false !== ( $function = $file->findNext( T_FUNCTION, $function + 1 ) ) ) {
			if ( $name === $file->getDeclarationName( $function ) ) {
				$open = $tokens[ $function ]['scope_opener'];
				return $file->getTokensAsString( $open, $tokens[ $function ]['scope_closer'] - $open );
			}
		}
		return '';
	}
}
