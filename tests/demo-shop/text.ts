import { stripTags } from '@shopfront/text';

/** The names that this shop writes into its texts; all else it writes by number. */
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
 * Texts of the shop as plain text: `Tom &amp; Jerry&#8217;s` gives `Tom & Jerry’s`. A page asks its browser
 * (`@shopfront/text`), and a server has none. An unknown name stays as it is.
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

/** HTML of the shop as plain text. */
export const htmlToText = ( html: string ): string =>
	decodeEntities( stripTags( html ) );
