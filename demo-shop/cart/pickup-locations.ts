import type { TaxRegion } from './tax-rates';

export interface PickupLocation {
	name: string;
	/** On one line, as in rates and settings. */
	address: string;
	details: string;
	/** Tax region for orders picked up here (docs/contract/observed.md, "Cart and checkout"). */
	taxRegion: TaxRegion;
}

/** Rate ids are `pickup_location:{index}`; pickup is free. */
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

/** `null` for another method or an unknown location. */
export const findPickupLocation = ( rateId: string ): PickupLocation | null => {
	const [ method, index = '' ] = rateId.split( ':' );
	return method === PICKUP_METHOD
		? ( PICKUP_LOCATIONS[ Number( index ) ] ?? null )
		: null;
};
