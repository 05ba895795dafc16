import type { CountryRules, CountryTable } from './types';

/** The name of a code, or the code itself where it has none. */
export const getName = (
	code: string,
	names: Readonly< Record< string, string > >
): string => ( Object.hasOwn( names, code ) && names[ code ] ) || code;

const NO_STATES: CountryRules[ 'states' ] = {};

/** The states to choose from, names by code; `{}` where a state is typed, where there is none, and without a country. */
export const getStates = (
	country: string,
	countryData: CountryTable
): CountryRules[ 'states' ] => countryData[ country ]?.states ?? NO_STATES;
