import type { PasswordLevel } from '@shopfront/components';
import { __ } from '@wordpress/i18n';

/** The least level of a password that is taken (contract/blocks.md 6, Password). */
const MIN_LEVEL = 2;

/** What is wrong with the password of a new account; `''` for nothing. */
export const passwordProblem = (
	password: string,
	level: PasswordLevel
): string => {
	if ( password.trim() === '' ) {
		return __( 'Please enter a valid password', 'woocommerce' );
	}
	return level < MIN_LEVEL
		? __( 'Please create a stronger password', 'woocommerce' )
		: '';
};
