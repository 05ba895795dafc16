import { _x, sprintf } from '@wordpress/i18n';
import { getName, getStates } from './countries';
import type { CountryTable, AddressLocation } from './types';

/** Without entities. */
export interface DestinationNames {
	/** Names by code. */
	countries: Readonly< Record< string, string > >;
	countryData: CountryTable;
}

const joinParts = ( before: string, after: string ): string =>
	sprintf(
		/* translators: 1: the parts of an address up to here, as in "Springfield, Ohio", 2: its next part. */
		_x( '%1$s, %2$s', 'address on one line', 'shopfront' ),
		before,
		after
	);

/**
 * Formats city, state, postcode and country on one line, for a text such as "Shipping to %s". A code without a name
 * stays as it is. `''` if nothing is known.
 */
export const formatDestination = (
	destination: AddressLocation,
	{ countries, countryData }: DestinationNames
): string => {
	const { city, state, postcode, country } = destination;
	const parts = [
		city,
		getName( state, getStates( country, countryData ) ),
		postcode,
		getName( country, countries ),
	]
		.map( ( part ) => part.trim() )
		.filter( ( part ) => part !== '' );
	return parts.length ? parts.reduce( joinParts ) : '';
};
