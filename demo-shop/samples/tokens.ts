import { randomBytes } from 'node:crypto';
import type Database from 'libsql';
import { shopSecret } from '../database';
import { isSigned, sign } from '../signature';

/** Lifetime of a token: two minutes. */
const LIFE_MS = 2 * 60 * 1000;

/** The purposes of tokens for sample add-ons. */
export const TOKEN_PURPOSES = [
	'pocket',
	'direct-debit',
	'human-check',
] as const;

export type TokenPurpose = ( typeof TOKEN_PURPOSES )[ number ];

const signed = ( purpose: TokenPurpose, body: string ) =>
	`sample-token|${ purpose }|${ body }`;

/**
 * Creates a token, in the role of a provider: `{expiry}.{random}.{signature}`.
 *
 * @param database
 * @param purpose  The token is valid only for this.
 * @param now      Milliseconds since the epoch.
 */
export function createToken(
	database: Database.Database,
	purpose: TokenPurpose,
	now: number
): string {
	const body = `${ now + LIFE_MS }.${ randomBytes( 8 ).toString( 'hex' ) }`;
	return `${ body }.${ sign( shopSecret( database ), signed( purpose, body ) ) }`;
}

/** Whether a token was issued by this shop for this purpose and has not expired. */
export function isToken(
	database: Database.Database,
	purpose: TokenPurpose,
	token: unknown,
	now: number
): boolean {
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
}
