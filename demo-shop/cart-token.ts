import { isSigned, sign } from './signature';

const LIFE_S = 48 * 60 * 60;
const ISSUER = 'store-api';

const encode = ( value: unknown ) =>
	Buffer.from( JSON.stringify( value ) ).toString( 'base64url' );

const HEADER = encode( { alg: 'HS256', typ: 'JWT' } );

/** See docs/contract/store-api.md 1.1. `now` is in milliseconds since the epoch. */
export const createCartToken = (
	secret: string,
	sessionId: string,
	now: number
): string => {
	const issuedAt = Math.floor( now / 1000 );
	const payload = encode( {
		user_id: sessionId,
		exp: issuedAt + LIFE_S,
		iss: ISSUER,
		iat: issuedAt,
	} );
	const text = `${ HEADER }.${ payload }`;
	return `${ text }.${ sign( secret, text ) }`;
};

interface Claims {
	user_id: string;
	/** Seconds since the epoch. */
	exp: number;
	iss: string;
}

const isClaims = ( value: unknown ): value is Claims =>
	typeof value === 'object' &&
	value !== null &&
	'user_id' in value &&
	typeof value.user_id === 'string' &&
	'exp' in value &&
	typeof value.exp === 'number' &&
	'iss' in value &&
	typeof value.iss === 'string';

const readPayload = ( payload: string ): unknown => {
	try {
		return JSON.parse( Buffer.from( payload, 'base64url' ).toString() );
	} catch {
		return null;
	}
};

/** `null` for an invalid or expired token. */
export const readCartToken = (
	secret: string,
	token: string,
	now: number
): string | null => {
	const [ header = '', payload = '', signature = '' ] = token.split( '.' );
	if (
		header !== HEADER ||
		! isSigned( secret, `${ header }.${ payload }`, signature )
	) {
		return null;
	}
	const claims = readPayload( payload );
	return isClaims( claims ) &&
		claims.iss === ISSUER &&
		claims.exp > now / 1000
		? claims.user_id
		: null;
};
