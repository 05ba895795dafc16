import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../support/root.mjs';
import { readEntries } from './template.mjs';
import { keyOf } from './texts.mjs';

const FILE = inRoot( 'tools/translations/platform-texts.json' );

/**
 * @typedef {Object} PlatformTexts
 * @property {string}                  version Of WooCommerce.
 * @property {Record<string, ?string>} texts   By key: the plural, `null` for a text without.
 */

/**
 * Our texts that WooCommerce has too.
 *
 * @return {PlatformTexts}
 */
export const readPlatformTexts = () =>
	JSON.parse( readFileSync( FILE, 'utf8' ) );

/**
 * WooCommerce translates a text if it has the same text and context, and the same plural if ours has one.
 *
 * @param {{ single: string, plural?: string, context?: string }} text
 * @param {PlatformTexts['texts']}                                texts
 */
export const isPlatformText = ( text, texts ) => {
	const key = keyOf( text );
	return (
		Object.hasOwn( texts, key ) &&
		( text.plural === undefined || texts[ key ] === text.plural )
	);
};

/**
 * @param {string}                                      template Path of WooCommerce's woocommerce.pot.
 * @param {import('./extract-script-texts.mjs').Text[]} ours
 */
export const writePlatformTexts = ( template, ours ) => {
	const { headers, entries } = readEntries( readFileSync( template ) );
	const theirs = Object.fromEntries(
		entries.map( ( { msgid, msgctxt, msgid_plural: plural } ) => [
			keyOf( { single: msgid, context: msgctxt } ),
			plural ?? null,
		] )
	);
	const shared = ours
		.filter( ( text ) => isPlatformText( text, theirs ) )
		.map( keyOf );
	const texts = Object.fromEntries(
		[ ...new Set( shared ) ].sort().map( ( key ) => [ key, theirs[ key ] ] )
	);
	const version = headers[ 'Project-Id-Version' ].split( ' ' ).at( -1 );
	writeFileSync(
		FILE,
		JSON.stringify( { version, texts }, null, '\t' ) + '\n'
	);
};
