import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { po } from 'gettext-parser';

const { translations } = po.parse(
	readFileSync( join( __dirname, 'languages/de_DE.po' ) )
);

/** German texts by the English ones. Catalogue, terms and demo pages have none. */
export const GERMAN: Readonly< Record< string, string | undefined > > =
	Object.fromEntries(
		Object.values( translations[ '' ] ?? {} )
			.filter( ( { msgid } ) => msgid !== '' )
			.map( ( { msgid, msgstr } ) => [ msgid, msgstr[ 0 ] ] )
	);

/** The locale of the current request. */
const LOCALE = new AsyncLocalStorage< string >();

/** Runs a request in a locale. */
export const withLocale = < Result >(
	locale: string,
	run: () => Result
): Result => LOCALE.run( locale, run );

/** Whether the current request is answered in German. */
export const isGerman = (): boolean => LOCALE.getStore() === 'de_DE';

/**
 * Returns a text in the language of the current request, with values instead of `%s`, in order. Texts without a
 * translation stay English.
 */
export function t( text: string, ...values: ( string | number )[] ): string {
	const found = ( isGerman() ? GERMAN[ text ] : undefined ) ?? text;
	let index = 0;
	return found.replace( /%s/g, () => String( values[ index++ ] ?? '' ) );
}
