import type {
	ShippingPackageResponse,
	ShippingRateResponse,
} from '@shopfront/store-api';

/** The chosen rate of each package that has one. */
export const selectedRates = (
	packages: readonly ShippingPackageResponse[]
): ShippingRateResponse[] =>
	packages.flatMap( ( { shipping_rates: rates } ) =>
		rates.filter( ( { selected } ) => selected )
	);

/** Whether it is known how anything is shipped. */
export const hasSelectedRate = (
	packages: readonly ShippingPackageResponse[]
): boolean => selectedRates( packages ).length > 0;

/** What all packages are shipped by, when that is one thing; else `''`. */
export const commonRateName = (
	packages: readonly ShippingPackageResponse[]
): string => {
	const [ name = '', ...others ] = new Set(
		selectedRates( packages ).map( ( rate ) => rate.name )
	);
	return others.length ? '' : name;
};
