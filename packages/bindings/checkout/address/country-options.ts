import { getStates, type AddressKind } from '@shopfront/address';
import type { SelectOption } from '@shopfront/components';
import type { Settings } from '@shopfront/settings';
import { decodeEntities } from '@shopfront/text';

const option = ( [ value, name ]: [ string, string ] ): SelectOption => ( {
	value,
	label: decodeEntities( name ),
} );

export const getCountryOptions = (
	kind: AddressKind,
	{ countries, countryData }: Settings
): SelectOption[] =>
	Object.entries( countryData )
		.filter( ( [ , { allowBilling, allowShipping } ] ) =>
			kind === 'billing' ? allowBilling : allowShipping
		)
		.map( ( [ code ] ) => option( [ code, countries[ code ] ?? code ] ) );

/** `undefined` if the state is a text field. */
export const getStateOptions = (
	country: string,
	{ countryData }: Settings
): SelectOption[] | undefined => {
	const states = Object.entries( getStates( country, countryData ) );
	return states.length ? states.map( option ) : undefined;
};
