import { AsyncLocalStorage } from 'node:async_hooks';
import { GERMAN } from './german';

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
