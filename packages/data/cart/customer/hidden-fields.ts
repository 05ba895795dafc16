import type { Settings } from '@shopfront/settings';
import type { IsFieldHidden } from '../store-cart';

/**
 * Creates a function that returns whether a country hides an address field. The country's locale overrides the default
 * (docs/contract/settings.md 4). It ignores form rules, which depend on the form's values.
 */
export const createIsFieldHidden =
	( { countryData, defaultFields }: Settings ): IsFieldHidden =>
	( country, field ) =>
		countryData[ country ]?.locale[ field ]?.hidden ??
		defaultFields[ field ]?.hidden === true;
