import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mo } from 'gettext-parser';
import { inRoot } from '../root.mjs';
import { LANGUAGES, readEntries } from './template.mjs';

/** Locales that a translation serves beside its own: WordPress looks for no relative of a locale. */
const ALSO_FOR = { de_DE: [ 'de_DE_formal', 'de_AT' ] };

/** Translations in the repository, as `[ locale, path ]`. */
export const listTranslations = () =>
	readdirSync( inRoot( LANGUAGES ) )
		.map( ( name ) => /^shopfront-(\w+)\.po$/.exec( name ) )
		.filter( Boolean )
		.map( ( [ name, locale ] ) => [ locale, inRoot( LANGUAGES, name ) ] );

/**
 * Compiles a translation; texts without one are left out, so that they stay English.
 *
 * @param {string|Buffer} translation Content of a .po file.
 * @return {Buffer} Content of the .mo file.
 */
export const compileTranslation = ( translation ) => {
	const { headers, entries } = readEntries( translation );
	const translations = {};
	for ( const entry of entries ) {
		const isFuzzy = entry.comments?.flag?.includes( 'fuzzy' );
		if ( ! isFuzzy && ! entry.msgstr.includes( '' ) ) {
			const context = entry.msgctxt ?? '';
			translations[ context ] ??= {};
			translations[ context ][ entry.msgid ] = entry;
		}
	}
	return mo.compile( { charset: 'utf-8', headers, translations } );
};

/** Writes a .mo file beside each translation, where WordPress looks for it. */
export const compileTranslations = () => {
	for ( const [ locale, file ] of listTranslations() ) {
		const compiled = compileTranslation( readFileSync( file ) );
		for ( const name of [ locale, ...( ALSO_FOR[ locale ] ?? [] ) ] ) {
			writeFileSync(
				inRoot( LANGUAGES, `shopfront-${ name }.mo` ),
				compiled
			);
		}
	}
};
