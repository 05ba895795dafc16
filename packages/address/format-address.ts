import { decodeEntities } from '@shopfront/text';
import { getName, getStates } from './countries';
import type { AddressFields, CountryTable } from './types';

/** What an address is written by. */
export interface AddressFormats {
	/** Names by code. */
	countries: Readonly< Record< string, string > >;
	countryData: CountryTable &
		Readonly< Record< string, { format?: string } > >;
	/** For countries that have no format of their own; `''` when unknown. */
	defaultAddressFormat: string;
}

/** An address as it stands on an envelope. */
export interface FormattedAddress {
	/** `''` for nobody. */
	name: string;
	/** The rest; none is empty. */
	lines: readonly string[];
}

/** For pages that tell none. */
const DEFAULT_FORMAT =
	'{name}\n{company}\n{address_1}\n{address_2}\n{city}\n{state}\n{postcode}\n{country}';

const EDGES = /^[\s,;/–-]+|[\s,;/–-]+$/g;

/**
 * An address as its country writes it, the name apart. Placeholders are those of docs/contract/settings.md 3, each also
 * with `_upper`; what is empty leaves no comma behind.
 *
 * @param address
 * @param formats
 * @param formats.countries
 * @param formats.countryData
 * @param formats.defaultAddressFormat
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
