const ENTITY = /&(?:#\d+|#x[0-9a-f]+|[a-z][a-z0-9]*);/gi;

let textarea: HTMLElement | undefined;

/**
 * The browser's own table, all of its 2,231 names, instead of one that every page would have to fetch. What is handed
 * over is one entity, and inside of a text area even mark-up would be text.
 */
const decodeEntity = ( entity: string ): string => {
	textarea ??= document.createElement( 'textarea' );
	textarea.innerHTML = entity;
	return textarea.textContent ?? entity;
};

/**
 * Text of the server as plain text: `Tom &amp; Jerry&#8217;s` gives `Tom & Jerry’s`. Reads numbers and names; an
 * unknown name stays as it is. Works once: `&amp;lt;` gives `&lt;`, not `<`.
 *
 * The result is text. Put into HTML it would be mark-up, and an attacker's at that.
 */
export const decodeEntities = ( text: string ): string =>
	text.replace( ENTITY, decodeEntity );
