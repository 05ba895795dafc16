/**
 * Our translations of WooCommerce's texts, for hosts without WooCommerce. On WordPress, its language packs translate
 * these texts, and neither the plugin nor its build contains these files.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from '../support/root.mjs';
import { isTranslated } from './compile.mjs';
import { LANGUAGES, readEntries, writeTemplate } from './template.mjs';
import { keyOf, OWN_DOMAIN, PLATFORM_DOMAIN } from './texts.mjs';

const FOLDER = `${ LANGUAGES }/standalone`;

/** `[ locale, path ]`. */
export const listPlatformTranslations = () =>
	readdirSync( inRoot( FOLDER ) )
		.map( ( name ) => /^woocommerce-(\w+)\.po$/.exec( name ) )
		.filter( Boolean )
		.map( ( [ name, locale ] ) => [ locale, inRoot( FOLDER, name ) ] );

/** Texts of PHP and of the page editor only occur on WordPress. */
const isForAnyHost = ( file ) =>
	! file.endsWith( '.php' ) && ! file.startsWith( 'packages/editor/' );

/** @param {import('./extract-script-texts.mjs').Text[]} texts All texts of our sources. */
export const writePlatformTemplate = ( texts ) =>
	writeTemplate(
		texts.filter(
			( { domain, file } ) =>
				domain === PLATFORM_DOMAIN && isForAnyHost( file )
		)
	);

/**
 * In the format of `setLocaleData`.
 *
 * @param {string}   file   A .po file.
 * @param {string}   domain Text domain.
 * @param {string[]} keys   Keys of the texts; others are left out.
 */
const readLocaleData = ( file, domain, keys ) => {
	const { headers, entries } = readEntries( readFileSync( file ) );
	const used = new Set( keys );
	const header = {
		domain,
		lang: headers.Language,
		'plural-forms': headers[ 'Plural-Forms' ],
	};
	return Object.fromEntries( [
		[ '', header ],
		...entries
			.filter( isTranslated )
			.map( ( entry ) => [
				keyOf( { single: entry.msgid, context: entry.msgctxt } ),
				entry.msgstr,
			] )
			.filter( ( [ key ] ) => used.has( key ) ),
	] );
};

/**
 * For pages without WordPress, by locale and text domain. Only locales that translate WooCommerce's texts too, so that
 * no page mixes languages.
 *
 * @param {Record<string, string[]>} texts Keys by text domain.
 */
export const standaloneTranslations = ( texts ) =>
	Object.fromEntries(
		listPlatformTranslations().map( ( [ locale, file ] ) => [
			locale,
			{
				[ PLATFORM_DOMAIN ]: readLocaleData(
					file,
					PLATFORM_DOMAIN,
					texts[ PLATFORM_DOMAIN ] ?? []
				),
				[ OWN_DOMAIN ]: readLocaleData(
					inRoot( LANGUAGES, `${ OWN_DOMAIN }-${ locale }.po` ),
					OWN_DOMAIN,
					texts[ OWN_DOMAIN ] ?? []
				),
			},
		] )
	);
