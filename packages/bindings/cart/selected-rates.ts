import type {
	ShippingPackageResponse,
	ShippingRateResponse,
} from '@shopfront/store-api';

/** Packages without a selected rate are left out. */
export const getSelectedRates = (
	packages: readonly ShippingPackageResponse[]
): ShippingRateResponse[] =>
	packages.flatMap( ( { shipping_rates: rates } ) =>
		rates.filter( ( { selected } ) => selected )
	);

export const hasSelectedRate = (
	packages: readonly ShippingPackageResponse[]
): boolean => getSelectedRates( packages ).length > 0;

/** A single rate without alternatives is the title of its row. Otherwise the names appear below the title. */
export interface RateNames {
	title: string;
	via: string;
}

/** `''` for none. */
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
 * True if one name and price don't say it all: there are alternatives, several packages, a delivery time, a
 * description or a pickup location.
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
