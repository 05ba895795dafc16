import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { po } from 'gettext-parser';

const { translations } = po.parse(
	readFileSync( join( __dirname, 'languages/de_DE.po' ) )
);

/** By the English text. Catalogue, terms and demo pages aren't translated. */
export const GERMAN: Readonly< Record< string, string | undefined > > =
	Object.fromEntries(
		Object.values( translations[ '' ] ?? {} )
			.filter( ( { msgid } ) => msgid !== '' )
			.map( ( { msgid, msgstr } ) => [ msgid, msgstr[ 0 ] ] )
	);

const LOCALE = new AsyncLocalStorage< string >();

export const withLocale = < Result >(
	locale: string,
	run: () => Result
): Result => LOCALE.run( locale, run );

export const isGerman = (): boolean => LOCALE.getStore() === 'de_DE';

/** In the current request's language. Values replace `%s`, in order. Texts without a translation stay English. */
export const t = ( text: string, ...values: ( string | number )[] ): string => {
	const found = ( isGerman() ? GERMAN[ text ] : undefined ) ?? text;
	let index = 0;
	return found.replace( /%s/g, () => String( values[ index++ ] ?? '' ) );
};
