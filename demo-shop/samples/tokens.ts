import { randomBytes } from 'node:crypto';
import type Database from 'libsql';
import { shopSecret } from '../database';
import { isSigned, sign } from '../signature';

const LIFE_MS = 2 * 60 * 1000;

export const TOKEN_PURPOSES = [
	'pocket',
	'direct-debit',
	'human-check',
] as const;

export type TokenPurpose = ( typeof TOKEN_PURPOSES )[ number ];

const signed = ( purpose: TokenPurpose, body: string ) =>
	`sample-token|${ purpose }|${ body }`;

/** Plays the provider: `{expiry}.{random}.{signature}`. The token is valid for this purpose only. */
export const createToken = (
	database: Database.Database,
	purpose: TokenPurpose,
	now: number
): string => {
	const body = `${ now + LIFE_MS }.${ randomBytes( 8 ).toString( 'hex' ) }`;
	return `${ body }.${ sign( shopSecret( database ), signed( purpose, body ) ) }`;
};

/** Issued by this shop for this purpose, and not expired. */
export const isToken = (
	database: Database.Database,
	purpose: TokenPurpose,
	token: unknown,
	now: number
): boolean => {
	if ( typeof token !== 'string' ) {
		return false;
	}
	const [ expiry = '', random = '', signature = '' ] = token.split( '.' );
	return (
		Number( expiry ) > now &&
		isSigned(
			shopSecret( database ),
			signed( purpose, `${ expiry }.${ random }` ),
			signature
		)
	);
};
