import { isSafeUrl } from '@shopfront/text';
import { decodeEntities } from '../text';
import { escapeHtml } from '../api-error';

/** The server's own defense, much like the platform's "post" level. Other tags go and their text stays. */
const ALLOWED_TAGS = new Set(
	'a b blockquote br code em h2 h3 h4 hr i img li ol p pre s small span strong sub sup u ul'.split(
		' '
	)
);
const VOID_TAGS = new Set( [ 'br', 'hr', 'img' ] );
const URL_ATTRIBUTES = new Set( [ 'href', 'src' ] );
const ALLOWED_ATTRIBUTES = new Set(
	'alt class dir height href lang rel src target title width'.split( ' ' )
);

const TAG =
	/<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE =
	/([a-z][a-z0-9-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/gi;

const allowedAttributes = ( source: string ): string => {
	let result = '';
	for ( const [ , rawName = '', double, single, bare ] of source.matchAll(
		ATTRIBUTE
	) ) {
		const name = rawName.toLowerCase();
		const value = decodeEntities( double ?? single ?? bare ?? '' );
		const isAllowed =
			ALLOWED_ATTRIBUTES.has( name ) &&
			( ! URL_ATTRIBUTES.has( name ) || isSafeUrl( value ) );
		if ( isAllowed ) {
			result += ` ${ name }="${ escapeHtml( value ) }"`;
		}
	}
	return result;
};

/** Typographic quotes, dashes and ampersands become entities, as on the platform: `"a" & b - c`. */
const texturise = ( text: string ): string => {
	return text
		.replace( /&(?!(?:#x[0-9a-f]+|#[0-9]+|[a-z][a-z0-9]*);)/gi, '&#038;' )
		.replace( /</g, '&lt;' )
		.replace( />/g, '&gt;' )
		.replace( /(^|[\s(\[])"/g, '$1&#8220;' )
		.replace( /"/g, '&#8221;' )
		.replace( /(^|[\s(\[])'/g, '$1&#8216;' )
		.replace( /'/g, '&#8217;' )
		.replace( / - /g, ' &#8211; ' );
};

/** Allowed tags and attributes stay, everything else is text. See docs/contract/store-api.md 1.2. */
export const safeHtml = ( source: string ): string => {
	const open: string[] = [];
	let result = '';
	let position = 0;
	for ( const match of source.matchAll( TAG ) ) {
		const [ whole, slash, rawTag = '', attributes = '' ] = match;
		result += texturise( source.slice( position, match.index ) );
		position = match.index + whole.length;
		const tag = rawTag.toLowerCase();
		if ( ! ALLOWED_TAGS.has( tag ) ) {
			continue;
		}
		if ( ! slash ) {
			result += `<${ tag }${ allowedAttributes( attributes ) }>`;
			if ( ! VOID_TAGS.has( tag ) ) {
				open.push( tag );
			}
		} else if ( open.includes( tag ) ) {
			// Close inner tags too, or they would affect the rest of the page.
			for ( let inner = open.pop(); inner !== tag; inner = open.pop() ) {
				result += `</${ inner }>`;
			}
			result += `</${ tag }>`;
		}
	}
	result += texturise( source.slice( position ) );
	return (
		result +
		open
			.reverse()
			.map( ( tag ) => `</${ tag }>` )
			.join( '' )
	);
};
