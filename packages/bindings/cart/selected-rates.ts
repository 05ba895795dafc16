import type {
	ShippingPackageResponse,
	ShippingRateResponse,
} from '@shopfront/store-api';

/** Returns the selected rate of each package that has one. */
export const getSelectedRates = (
	packages: readonly ShippingPackageResponse[]
): ShippingRateResponse[] =>
	packages.flatMap( ( { shipping_rates: rates } ) =>
		rates.filter( ( { selected } ) => selected )
	);

/** Whether any package has a selected rate. */
export const hasSelectedRate = (
	packages: readonly ShippingPackageResponse[]
): boolean => getSelectedRates( packages ).length > 0;

/**
 * Names of the selected rates. A single rate without alternatives is the title of its row; others appear below the
 * title.
 */
export interface RateNames {
	title: string;
	via: string;
}

/** Returns the rate names for the shipping row; `''` for none. */
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
 * Whether rates have details beside the name and price of one rate: alternatives, several packages, a delivery time,
 * description or pickup location.
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
