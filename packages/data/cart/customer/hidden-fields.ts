import type { Settings } from '@shopfront/settings';
import type { IsFieldHidden } from '../store-cart';

/** The country's locale overrides the default (docs/contract/settings.md 4). Ignores form rules. */
export const createIsFieldHidden =
	( { countryData, defaultFields }: Settings ): IsFieldHidden =>
	( country, field ) =>
		countryData[ country ]?.locale[ field ]?.hidden ??
		defaultFields[ field ]?.hidden === true;
