import { createHash } from 'node:crypto';

const INLINE_SCRIPT =
	/<script(?![^>]*\s(?:src|type="(?!module")))[^>]*>([^]*?)<\/script>/g;

/** Matches outside scripts and comments. */
const ATTRIBUTE = /\s(style|on[a-z]+)="([^"]*)"/g;

const decode = ( value: string ) =>
	value
		.replaceAll( '&quot;', '"' )
		.replaceAll( '&#39;', "'" )
		.replaceAll( '&amp;', '&' );

/**
 * Inline code that the page's policy blocks. Without a policy, all of it. Browsers report the same, but only on pages
 * that they open, so this is for tests.
 */
export const blockedCode = ( page: string, policy: string ): string[] => {
	const isBlocked = ( code: string ) =>
		! policy.includes(
			`'sha256-${ createHash( 'sha256' ).update( code ).digest( 'base64' ) }'`
		);
	const tags = page
		.replace( /<script[^]*?<\/script>|<!--[^]*?-->/g, '' )
		.match( /<[a-z][^>]*>/gi );
	return [
		...[ ...page.matchAll( INLINE_SCRIPT ) ].map(
			( [ , code = '' ] ) => code
		),
		...( tags ?? [] ).flatMap( ( tag ) =>
			[ ...tag.matchAll( ATTRIBUTE ) ].map(
				( [ , name = '', value = '' ] ) =>
					name === 'style' ? decode( value ) : `${ name }=${ value }`
			)
		),
	].filter( isBlocked );
};
