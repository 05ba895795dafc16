import type { Fields } from '../pages/form-fields';

/** A script sends them back to get a new version of the part. */
export type FragmentOptions = Record< string, unknown >;

export type SentFragments = Map< string, FragmentOptions >;

const FIELD = /^fragments\[([^\]]+)\]\[([^\]]+)\]$/;

const readValue = ( text: string ): string | boolean =>
	text === 'true' || ( text === 'false' ? false : text );

/** `true` and `false` become booleans. */
export const readFragments = ( fields: Fields ): SentFragments => {
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
};

/** `''` when missing. */
export const textOption = (
	options: FragmentOptions,
	name: string
): string => {
	const value = options[ name ];
	return typeof value === 'string' || typeof value === 'number'
		? String( value )
		: '';
};

export const isOn = ( options: FragmentOptions, name: string ): boolean =>
	options[ name ] === true || options[ name ] === 'yes';
