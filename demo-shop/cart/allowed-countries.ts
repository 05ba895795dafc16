import type { ShopOptions } from '../options';

const SELLS_TO = [ 'US', 'CA', 'GB' ];
const SHIPS_TO = [ 'US' ];

export const isCountryAllowed = (
	kind: 'billing' | 'shipping',
	country: string,
	{ narrowCountries }: Pick< ShopOptions, 'narrowCountries' >
): boolean =>
	! narrowCountries ||
	( kind === 'billing' ? SELLS_TO : SHIPS_TO ).includes( country );
