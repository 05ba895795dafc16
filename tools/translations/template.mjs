import { po } from 'gettext-parser';
import { inRoot } from '../support/root.mjs';
import { keyOf } from './texts.mjs';

export const LANGUAGES = 'languages';

export const TEMPLATE_FILE = inRoot( LANGUAGES, 'shopfront.pot' );

const HEADERS = {
	'Project-Id-Version': 'Shopfront',
	'MIME-Version': '1.0',
	'Content-Type': 'text/plain; charset=UTF-8',
	'Content-Transfer-Encoding': '8bit',
	'X-Domain': 'shopfront',
};

const unique = ( values ) => [ ...new Set( values.filter( Boolean ) ) ];

/**
 * All occurrences of a text share an entry. References name files without lines, so that moving code does not change
 * the template.
 *
 * @param {import('./extract-script-texts.mjs').Text[]} texts
 */
const entriesOf = ( texts ) => {
	const places = new Map();
	for ( const text of texts ) {
		const key = keyOf( text );
		places.set( key, [ ...( places.get( key ) ?? [] ), text ] );
	}
	return [ ...places.values() ].map( ( same ) => {
		const plurals = unique( same.map( ( { plural } ) => plural ) );
		if ( plurals.length > 1 ) {
			throw new Error(
				`"${ same[ 0 ].single }" has two plurals: ${ plurals.join( ', ' ) }`
			);
		}
		return {
			msgid: same[ 0 ].single,
			...( same[ 0 ].context && { msgctxt: same[ 0 ].context } ),
			...( plurals.length && { msgid_plural: plurals[ 0 ] } ),
			msgstr: plurals.length ? [ '', '' ] : [ '' ],
			comments: {
				extracted: unique(
					same.map( ( { comment } ) => comment )
				).join( '\n' ),
				reference: unique( same.map( ( { file } ) => file ) ).join(
					'\n'
				),
			},
		};
	} );
};

const byContext = ( entries ) => {
	const translations = {};
	for ( const entry of entries ) {
		const context = entry.msgctxt ?? '';
		translations[ context ] ??= {};
		translations[ context ][ entry.msgid ] = entry;
	}
	return translations;
};

const write = ( headers, entries ) =>
	po.compile( {
		charset: 'utf-8',
		headers,
		translations: byContext( entries ),
	} ) + '\n';

/**
 * Writes the template for translators, a .pot file.
 *
 * @param {import('./extract-script-texts.mjs').Text[]} texts Texts of our own domain.
 */
export const writeTemplate = ( texts ) => write( HEADERS, entriesOf( texts ) );

/** Without the header. */
export const readEntries = ( file ) => {
	const { headers, translations } = po.parse( file );
	return {
		headers,
		entries: Object.values( translations )
			.flatMap( ( entries ) => Object.values( entries ) )
			.filter( ( { msgid } ) => msgid !== '' ),
	};
};

const keyOfEntry = ( { msgid, msgctxt } ) =>
	keyOf( { single: msgid, context: msgctxt } );

const pluralsOf = ( headers ) =>
	Number( /nplurals\s*=\s*(\d+)/.exec( headers[ 'Plural-Forms' ] )?.[ 1 ] );

/**
 * Adds new texts untranslated, and removes obsolete ones.
 *
 * @param {string} translation Text of a .po file.
 * @param {string} template    Text of the .pot file.
 * @return {string} The new .po file.
 */
export const updateTranslation = ( translation, template ) => {
	const { headers, entries } = readEntries( translation );
	const known = new Map(
		entries.map( ( entry ) => [ keyOfEntry( entry ), entry ] )
	);
	return write(
		headers,
		readEntries( template ).entries.map( ( entry ) => {
			const old = known.get( keyOfEntry( entry ) );
			const isSame = old && old.msgid_plural === entry.msgid_plural;
			const forms = entry.msgid_plural ? pluralsOf( headers ) : 1;
			return {
				...entry,
				msgstr: isSame ? old.msgstr : Array( forms ).fill( '' ),
				comments: {
					...entry.comments,
					...( isSame && {
						translator: old.comments?.translator ?? '',
						flag: old.comments?.flag ?? '',
					} ),
				},
			};
		} )
	);
};

const placeholdersIn = ( text ) =>
	( text.match( /%(?:\d+\$)?[sd]|<\/?\w+\/?>/g ) ?? [] ).sort();

const isNumber = ( placeholder ) => /^%(\d+\$)?d$/.test( placeholder );

const hasPlaceholdersOf = ( form, { msgid, msgid_plural: plural } ) => {
	const wanted = placeholdersIn( plural ?? msgid );
	const found = placeholdersIn( form );
	const same = ( a, b ) => a.join() === b.join();
	// Plural forms may leave out the number, as in "One field needs your attention".
	const withoutNumber = ( all ) =>
		all.filter( ( placeholder ) => ! isNumber( placeholder ) );
	return (
		same( found, wanted ) ||
		( plural !== undefined &&
			same( found, withoutNumber( found ) ) &&
			same( found, withoutNumber( wanted ) ) )
	);
};

/**
 * Mistakes are texts that differ from the template, wrong numbers of plural forms, and missing or unknown placeholders.
 * An untranslated text isn't one.
 *
 * @param {string} translation Text of a .po file.
 * @param {string} template    Text of the .pot file.
 * @return {{ mistakes: string[], untranslated: string[] }}
 */
export const checkTranslation = ( translation, template ) => {
	const { headers, entries } = readEntries( translation );
	const wanted = readEntries( template ).entries.map( keyOfEntry );
	const found = entries.map( keyOfEntry );
	const mistakes = [];
	const untranslated = [];
	if ( ! pluralsOf( headers ) ) {
		mistakes.push( 'The header Plural-Forms is missing.' );
	}
	if ( wanted.join( '\n' ) !== found.join( '\n' ) ) {
		mistakes.push( 'It has other texts than the template.' );
	}
	for ( const entry of entries ) {
		const forms = entry.msgid_plural ? pluralsOf( headers ) : 1;
		const isFuzzy = entry.comments?.flag?.includes( 'fuzzy' );
		if ( isFuzzy || entry.msgstr.every( ( form ) => form === '' ) ) {
			untranslated.push( entry.msgid );
		} else if (
			entry.msgstr.length !== forms ||
			entry.msgstr.includes( '' )
		) {
			mistakes.push( `"${ entry.msgid }" needs ${ forms } forms.` );
		} else if (
			! entry.msgstr.every( ( form ) => hasPlaceholdersOf( form, entry ) )
		) {
			mistakes.push( `"${ entry.msgid }" has other placeholders.` );
		}
	}
	return { mistakes, untranslated };
};
