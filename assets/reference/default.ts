/**
 * What there is while no add-on says otherwise: the value itself, or words where it depends on the page. Words are
 * Markdown, without a full stop.
 */
export type Default< Value > =
	{ readonly value: Value } | { readonly says: string };

/** The version in which add-ons first met us. */
export const FIRST_VERSION = '0.1.0';

const write = ( value: unknown ): string => {
	const text = JSON.stringify( value ) ?? 'undefined';
	return typeof value === 'string' ? `'${ text.slice( 1, -1 ) }'` : text;
};

/** A default as Markdown: a value as code, words as they are. */
export const writeDefault = ( told: Default< unknown > ): string =>
	'says' in told ? told.says : `\`${ write( told.value ) }\``;
