import type {
	ShippingPackageResponse,
	ShippingRateResponse,
} from '@shopfront/store-api';

/** The chosen rate of each package that has one. */
export const getSelectedRates = (
	packages: readonly ShippingPackageResponse[]
): ShippingRateResponse[] =>
	packages.flatMap( ( { shipping_rates: rates } ) =>
		rates.filter( ( { selected } ) => selected )
	);

/** Whether it is known how anything is shipped. */
export const hasSelectedRate = (
	packages: readonly ShippingPackageResponse[]
): boolean => getSelectedRates( packages ).length > 0;

/** The names of the chosen rates: of the only rate that there is, as the title of its row, else below the title. */
export interface RateNames {
	title: string;
	via: string;
}

/** Returns what the shipping row says about the chosen rates; `''` for nothing. */
export const getRateNames = (
	packages: readonly ShippingPackageResponse[]
): RateNames => {
	const names = [
		...new Set( getSelectedRates( packages ).map( ( rate ) => rate.name ) ),
	];
	const hasChoice = packages.some(
		( { shipping_rates: rates } ) => rates.length > 1
	);
	return hasChoice || names.length > 1
		? { title: '', via: names.join( ', ' ) }
		: { title: names[ 0 ] ?? '', via: '' };
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
