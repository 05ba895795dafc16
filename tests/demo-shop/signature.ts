import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 of a text, in base64url. */
export function sign( secret: string, text: string ): string {
	return createHmac( 'sha256', secret ).update( text ).digest( 'base64url' );
}

/** Whether a signature is the text's, compared in constant time. */
export function isSigned(
	secret: string,
	text: string,
	signature: string
): boolean {
	const right = Buffer.from( sign( secret, text ) );
	const told = Buffer.from( signature );
	return right.length === told.length && timingSafeEqual( right, told );
}
