import { trustedHtml } from './trusted-types';

const ENTITY = /&(?:#\d+|#x[0-9a-f]+|[a-z][a-z0-9]*);/gi;

let textarea: HTMLElement | undefined;

/** Uses the browser's table of 2,231 names. A text area treats even markup as text. */
let decodeEntity = ( entity: string ): string => {
	textarea ??= document.createElement( 'textarea' );
	textarea.innerHTML = trustedHtml( entity );
	return textarea.textContent ?? entity;
};

/** For places without a browser, which need another table. */
export const setEntityDecoder = (
	decode: ( entity: string ) => string
): void => {
	decodeEntity = decode;
};

/**
 * Decodes entities in server text: `Tom &amp; Jerry&#8217;s` becomes `Tom & Jerry’s`. Supports numbers and names; an
 * unknown name stays as it is. Decodes once: `&amp;lt;` becomes `&lt;`, not `<`.
 *
 * The result is plain text. Don't use it as HTML: it could contain an attacker's markup.
 */
export const decodeEntities = ( text: string ): string =>
	text.replace( ENTITY, ( entity ) => decodeEntity( entity ) );
