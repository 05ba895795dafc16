import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mo } from 'gettext-parser';
import { inRoot } from '../support/root.mjs';
import { LANGUAGES, readEntries } from './template.mjs';

/** WordPress doesn't fall back to related locales. */
const ALSO_FOR = { de_DE: [ 'de_DE_formal', 'de_AT' ] };

/** `[ locale, path ]`. */
export const listTranslations = () =>
	readdirSync( inRoot( LANGUAGES ) )
		.map( ( name ) => /^shopfront-(\w+)\.po$/.exec( name ) )
		.filter( Boolean )
		.map( ( [ name, locale ] ) => [ locale, inRoot( LANGUAGES, name ) ] );

/** A translation in a .po file that needs no review. */
export const isTranslated = ( { comments, msgstr } ) =>
	! comments?.flag?.includes( 'fuzzy' ) && ! msgstr.includes( '' );

/**
 * Leaves out untranslated texts, so that those show in English.
 *
 * @param {string|Buffer} translation Content of a .po file.
 * @return {Buffer} Content of the .mo file.
 */
export const compileTranslation = ( translation ) => {
	const { headers, entries } = readEntries( translation );
	const translations = {};
	for ( const entry of entries.filter( isTranslated ) ) {
		const context = entry.msgctxt ?? '';
		translations[ context ] ??= {};
		translations[ context ][ entry.msgid ] = entry;
	}
	return mo.compile( { charset: 'utf-8', headers, translations } );
};

/** Writes a .mo file next to each translation, where WordPress expects it. */
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
