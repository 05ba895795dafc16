import type { ShippingRateResponse } from '@shopfront/store-api';
import { isPickupRate } from '.';

const rate = ( methodId: string, location?: string ) =>
	( {
		method_id: methodId,
		meta_data: location
			? [ { key: 'pickup_location', value: location } ]
			: [],
	} ) as unknown as ShippingRateResponse;

it.each( [
	[ 'flat_rate', undefined, [], false ],
	[ 'flat_rate', 'Main Street', [], true ],
	[ 'local_pickup', undefined, [], true ],
	[ 'pickup_location', undefined, [], true ],
	[ 'lockers', undefined, [], false ],
	[ 'lockers', undefined, [ 'lockers' ], true ],
] )(
	'a rate of %s with the location %s, where the shop marks %j: pickup %s',
	( methodId, location, collectable, isPickup ) => {
		expect( isPickupRate( rate( methodId, location ), collectable ) ).toBe(
			isPickup
		);
	}
);
