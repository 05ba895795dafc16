import { stripTags } from '@shopfront/text';

/** The named entities in the shop's texts; other characters use numeric ones. */
const NAMED: ReadonlyMap< string, string > = new Map( [
	[ 'amp', '&' ],
	[ 'lt', '<' ],
	[ 'gt', '>' ],
	[ 'quot', '"' ],
	[ 'nbsp', '\u00a0' ],
	[ 'times', '×' ],
	[ 'ndash', '–' ],
	[ 'ldquo', '“' ],
	[ 'rdquo', '”' ],
] );

const LAST_CHARACTER = 0x10ffff;

const ENTITY = /&(?:#(\d+)|#x([0-9a-f]+)|([a-z]+));/gi;

/**
 * Decodes entities: `Tom &amp; Jerry&#8217;s` becomes `Tom & Jerry’s`. Pages use the browser for it
 * (`@shopfront/text`), which a server lacks. An unknown name stays as it is.
 */
export const decodeEntities = ( text: string ): string =>
	text.replace(
		ENTITY,
		( entity, decimal?: string, hexadecimal?: string, name?: string ) => {
			if ( name !== undefined ) {
				return NAMED.get( name ) ?? entity;
			}
			const code = hexadecimal
				? Number.parseInt( hexadecimal, 16 )
				: Number( decimal );
			return code <= LAST_CHARACTER
				? String.fromCodePoint( code )
				: entity;
		}
	);

/** Converts the shop's HTML to plain text. */
export const htmlToText = ( html: string ): string =>
	decodeEntities( stripTags( html ) );
