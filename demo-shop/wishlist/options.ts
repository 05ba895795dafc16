import type { Fields } from '../pages/form-fields';

/** The options of a part of a page, which its script sends back to get the part anew. */
export type FragmentOptions = Record< string, unknown >;

/** The parts that a request asks for, by key. */
export type SentFragments = Map< string, FragmentOptions >;

const FIELD = /^fragments\[([^\]]+)\]\[([^\]]+)\]$/;

const readValue = ( text: string ): string | boolean =>
	text === 'true' || ( text === 'false' ? false : text );

/** Reads the parts of a form; `true` and `false` become booleans. */
export function readFragments( fields: Fields ): SentFragments {
	const fragments: SentFragments = new Map();
	for ( const [ field, value ] of Object.entries( fields ) ) {
		const [ , key, option ] = FIELD.exec( field ) ?? [];
		if ( key && option ) {
			const options = fragments.get( key ) ?? {};
			options[ option ] = readValue( value );
			fragments.set( key, options );
		}
	}
	return fragments;
}

/** Returns an option as text; `''` if it is missing. */
export const textOption = (
	options: FragmentOptions,
	name: string
): string => {
	const value = options[ name ];
	return typeof value === 'string' || typeof value === 'number'
		? String( value )
		: '';
};

/** Whether an option is on. */
export const isOn = ( options: FragmentOptions, name: string ): boolean =>
	options[ name ] === true || options[ name ] === 'yes';
