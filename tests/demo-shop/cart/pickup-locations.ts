import type { TaxRegion } from './tax-rates';

export interface PickupLocation {
	name: string;
	/** On one line, as rates and settings tell it. */
	address: string;
	details: string;
	/** What is fetched here is taxed here (docs/contract/observed.md, "Cart and checkout"). */
	taxRegion: TaxRegion;
}

/** Rate ids are `pickup_location:{index}`; fetching costs nothing. */
export const PICKUP_LOCATIONS: readonly PickupLocation[] = [
	{
		name: 'Downtown store',
		address: '1 Market Street, San Francisco, CA 94105',
		details: 'Open 9-5 on weekdays',
		taxRegion: { country: 'US', state: 'CA', postcode: '94105' },
	},
	{
		name: 'Brooklyn depot',
		address: '99 Atlantic Avenue, Brooklyn, NY 11201',
		details: 'Ring the bell',
		taxRegion: { country: 'US', state: 'NY', postcode: '11201' },
	},
];

export const PICKUP_METHOD = 'pickup_location';

/** `null` for a rate of another method, and for a place that does not exist. */
export function findPickupLocation( rateId: string ): PickupLocation | null {
	const [ method, index = '' ] = rateId.split( ':' );
	return method === PICKUP_METHOD
		? ( PICKUP_LOCATIONS[ Number( index ) ] ?? null )
		: null;
}
