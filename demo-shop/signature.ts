import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 in base64url. */
export const sign = ( secret: string, text: string ): string => {
	return createHmac( 'sha256', secret ).update( text ).digest( 'base64url' );
};

/** Compares in constant time. */
export const isSigned = (
	secret: string,
	text: string,
	signature: string
): boolean => {
	const expected = Buffer.from( sign( secret, text ) );
	const actual = Buffer.from( signature );
	return (
		expected.length === actual.length && timingSafeEqual( expected, actual )
	);
};
