import type { ShippingRateResponse } from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';

/**
 * Where goods are fetched; each is plain text, `''` when it is not told (docs/contract/cart-and-checkout.md 3,
 * "Shipping rate").
 */
export interface PickupLocation {
	location: string;
	address: string;
	details: string;
}

/** The place of a rate that is fetched at one; `null` of any other rate. */
export const getPickupLocation = ( {
	meta_data: metaData,
}: ShippingRateResponse ): PickupLocation | null => {
	const getMeta = ( key: string ) =>
		htmlToText(
			metaData.find( ( entry ) => entry.key === key )?.value ?? ''
		);
	const location = getMeta( 'pickup_location' );
	return location
		? {
				location,
				address: getMeta( 'pickup_address' ),
				details: getMeta( 'pickup_details' ),
			}
		: null;
};

/**
 * Whether the shopper fetches what this rate is for.
 *
 * @param rate
 * @param collectableMethodIds Shipping methods that the shop says are fetched; a rate that names a place is one too.
 */
export const isPickupRate = (
	rate: ShippingRateResponse,
	collectableMethodIds: readonly string[]
): boolean =>
	collectableMethodIds.includes( rate.method_id ) ||
	getPickupLocation( rate ) !== null;
