import { passwordLevel, type PasswordLevel } from '@shopfront/components';
import { createLazy } from '@shopfront/lazy';
import { __ } from '@wordpress/i18n';

/** `known` holds words about the password's owner. */
export type ScorePassword = (
	password: string,
	known: readonly string[]
) => PasswordLevel;

/** The library's chunk saves 208 KiB (brotli) on checkouts without a new account. */
const loadLibrary = async (): Promise< ScorePassword > => {
	const [ { ZxcvbnFactory }, { dictionary, adjacencyGraphs } ] =
		await Promise.all( [
			import(
				/* webpackChunkName: "password-strength" */
				'@zxcvbn-ts/core'
			),
			import(
				/* webpackChunkName: "password-strength" */
				'@zxcvbn-ts/language-common'
			),
		] );
	const library = new ZxcvbnFactory( {
		dictionary,
		graphs: adjacencyGraphs,
	} );
	return ( password, known ) => library.check( password, [ ...known ] ).score;
};

/** Loads when the shopper enters the field. */
export const passwordStrength = createLazy( loadLibrary );

/** Without the library, scores by length and kinds of characters. */
export const scorePassword = (
	library: ScorePassword | null,
	password: string,
	known: readonly string[]
): PasswordLevel =>
	library && password !== ''
		? library( password, known )
		: passwordLevel( password );

/** Weaker passwords are rejected (docs/contract/blocks.md 6, "Password"). */
const MIN_LEVEL = 2;

/** `''` for none. */
export const getPasswordError = (
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
