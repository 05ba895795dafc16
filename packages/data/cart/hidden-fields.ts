import type { Settings } from '@shopfront/settings';
import type { IsFieldHidden } from './store-cart';

/**
 * Which address fields a country does without: its own word counts before the default's (docs/contract/settings.md 4).
 * A field that is hidden by a rule is decided where the rule can be asked, not here.
 */
export const createIsFieldHidden =
	( { countryData, defaultFields }: Settings ): IsFieldHidden =>
	( country, field ) =>
		countryData[ country ]?.locale[ field ]?.hidden ??
		defaultFields[ field ]?.hidden === true;
