import type { CountryRules, CountryTable } from './types';

/** Returns the code itself if it has no name. */
export const getName = (
	code: string,
	names: Readonly< Record< string, string > >
): string => ( Object.hasOwn( names, code ) && names[ code ] ) || code;

const NO_STATES: CountryRules[ 'states' ] = {};

/** Names by code. `{}` if the state is free text, or the country has no states, or is missing. */
export const getStates = (
	country: string,
	countryData: CountryTable
): CountryRules[ 'states' ] => countryData[ country ]?.states ?? NO_STATES;
