import { decodeEntities } from '@shopfront/text';
import { getName, getStates } from './countries';
import type { AddressFields, CountryTable } from './types';

export interface AddressFormats {
	/** Names by code. */
	countries: Readonly< Record< string, string > >;
	countryData: CountryTable &
		Readonly< Record< string, { format?: string } > >;
	/** For countries without their own format; `''` if unknown. */
	defaultAddressFormat: string;
}

export interface FormattedAddress {
	/** `''` if the address has no name. */
	name: string;
	lines: readonly string[];
}

/** For pages that provide no format. */
const DEFAULT_FORMAT =
	'{name}\n{company}\n{address_1}\n{address_2}\n{city}\n{state}\n{postcode}\n{country}';

const EDGES = /^[\s,;/–-]+|[\s,;/–-]+$/g;

/**
 * Follows the country's format and separates the name. The placeholders are in docs/contract/settings.md 3; each also
 * exists with `_upper`. Empty parts leave no comma behind.
 */
export const formatAddress = (
	address: AddressFields,
	{ countries, countryData, defaultAddressFormat }: AddressFormats
): FormattedAddress => {
	const text = ( field: string ): string => {
		const value = address[ field ];
		return typeof value === 'string' ? decodeEntities( value ).trim() : '';
	};
	const country = text( 'country' );
	const parts: Readonly< Record< string, string > > = {
		first_name: text( 'first_name' ),
		last_name: text( 'last_name' ),
		company: text( 'company' ),
		address_1: text( 'address_1' ),
		address_2: text( 'address_2' ),
		city: text( 'city' ),
		postcode: text( 'postcode' ),
		state: decodeEntities(
			getName( text( 'state' ), getStates( country, countryData ) )
		),
		state_code: text( 'state' ),
		country: decodeEntities( getName( country, countries ) ),
	};
	const format =
		countryData[ country ]?.format ||
		defaultAddressFormat ||
		DEFAULT_FORMAT;
	const fill = ( _: string, name: string ): string =>
		name.endsWith( '_upper' )
			? ( parts[ name.slice( 0, -'_upper'.length ) ] ?? '' ).toUpperCase()
			: ( parts[ name ] ?? '' );
	return {
		name: `${ text( 'first_name' ) } ${ text( 'last_name' ) }`.trim(),
		lines: format
			.replace( /\{(?:name|first_name|last_name)(?:_upper)?\}/g, '' )
			.split( '\n' )
			.map( ( line ) =>
				line
					.replace( /\{(\w+)\}/g, fill )
					.replace( /\s+/g, ' ' )
					.replace( /(?: ?,)+/g, ',' )
					.replace( EDGES, '' )
			)
			.filter( ( line ) => line !== '' ),
	};
};
