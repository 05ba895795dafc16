/** The entities of U+00A0 to U+00FF, in order (HTML 4, Latin-1). */
const LATIN_1 = (
	'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr ' +
	'deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
	'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ' +
	'ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
	'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml ' +
	'eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
).split( ' ' );

/** What else the platform's text filters write by name. */
const OTHERS: ReadonlyArray< readonly [ string, string ] > = [
	[ 'amp', '&' ],
	[ 'lt', '<' ],
	[ 'gt', '>' ],
	[ 'quot', '"' ],
	[ 'apos', "'" ],
	[ 'hellip', '…' ],
	[ 'ndash', '–' ],
	[ 'mdash', '—' ],
	[ 'lsquo', '‘' ],
	[ 'rsquo', '’' ],
	[ 'sbquo', '‚' ],
	[ 'ldquo', '“' ],
	[ 'rdquo', '”' ],
	[ 'bdquo', '„' ],
	[ 'lsaquo', '‹' ],
	[ 'rsaquo', '›' ],
	[ 'bull', '•' ],
	[ 'prime', '′' ],
	[ 'Prime', '″' ],
	[ 'euro', '€' ],
	[ 'trade', '™' ],
	[ 'larr', '←' ],
	[ 'uarr', '↑' ],
	[ 'rarr', '→' ],
	[ 'darr', '↓' ],
	[ 'minus', '−' ],
	[ 'OElig', 'Œ' ],
	[ 'oelig', 'œ' ],
	[ 'Scaron', 'Š' ],
	[ 'scaron', 'š' ],
	[ 'Yuml', 'Ÿ' ],
	[ 'ensp', '\u2002' ],
	[ 'emsp', '\u2003' ],
	[ 'thinsp', '\u2009' ],
	[ 'zwnj', '\u200c' ],
	[ 'zwj', '\u200d' ],
	[ 'lrm', '\u200e' ],
	[ 'rlm', '\u200f' ],
];

const NAMED: ReadonlyMap< string, string > = new Map( [
	...LATIN_1.map(
		( name, index ) =>
			[ name, String.fromCharCode( 0xa0 + index ) ] as const
	),
	...OTHERS,
] );

/** What the numbers 128 to 159 mean in HTML: the characters of Windows-1252 (HTML Standard 13.2.5.80). */
const WINDOWS_1252 =
	'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const characterOf = ( code: number ): string => {
	if ( code >= 0x80 && code <= 0x9f ) {
		return WINDOWS_1252.charAt( code - 0x80 );
	}
	const isCharacter =
		code > 0 && code <= 0x10ffff && ! ( code >= 0xd800 && code <= 0xdfff );
	return isCharacter ? String.fromCodePoint( code ) : '\ufffd';
};

const ENTITY = /&(?:#(\d+)|#x([0-9a-f]+)|([a-z][a-z0-9]*));/gi;

/**
 * Text of the server as plain text: `Tom &amp; Jerry&#8217;s` gives `Tom & Jerry’s`. Reads numbers, and the names
 * that the platform writes; an unknown name stays as it is. Works once: `&amp;lt;` gives `&lt;`, not `<`.
 *
 * The result is text. Put into HTML it would be mark-up, and an attacker's at that.
 */
export const decodeEntities = ( text: string ): string =>
	text.replace(
		ENTITY,
		( entity, decimal?: string, hexadecimal?: string, name?: string ) => {
			if ( decimal !== undefined ) {
				return characterOf( Number.parseInt( decimal, 10 ) );
			}
			if ( hexadecimal !== undefined ) {
				return characterOf( Number.parseInt( hexadecimal, 16 ) );
			}
			return NAMED.get( name ?? '' ) ?? entity;
		}
	);
