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

/**
 * Whether there is more to say of the rates than the name and the price of one: something to choose, several packages,
 * or what goes with the rate.
 */
export const hasRateDetails = (
	packages: readonly ShippingPackageResponse[]
): boolean => {
	const rates = packages.flatMap( ( each ) => each.shipping_rates );
	return (
		rates.length > 1 ||
		rates.some(
			( rate ) =>
				rate.delivery_time !== '' ||
				rate.description !== '' ||
				rate.meta_data.some( ( { key } ) => key === 'pickup_location' )
		)
	);
};
