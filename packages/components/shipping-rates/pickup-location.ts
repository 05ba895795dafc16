import type { ShippingRateResponse } from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';

/**
 * A pickup location as plain text; each part is `''` if missing (docs/contract/cart-and-checkout.md 3, "Shipping
 * rate").
 */
export interface PickupLocation {
	location: string;
	address: string;
	details: string;
}

/** Returns the pickup location of a rate; `null` for shipping rates. */
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
 * Whether a rate is for pickup.
 *
 * @param rate
 * @param collectableMethodIds Shipping methods that the shop marks as pickup. A rate with a location is for pickup,
 *                             too.
 */
export const isPickupRate = (
	rate: ShippingRateResponse,
	collectableMethodIds: readonly string[]
): boolean =>
	collectableMethodIds.includes( rate.method_id ) ||
	getPickupLocation( rate ) !== null;
