import { stripTags } from '@shopfront/text';

/** Named entities in the shop's texts; everything else is numeric. */
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
 * `Tom &amp; Jerry&#8217;s` becomes `Tom & Jerry’s`. Pages let the browser do it (`@shopfront/text`); a server has
 * none. Unknown names stay.
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

export const htmlToText = ( html: string ): string =>
	decodeEntities( stripTags( html ) );
