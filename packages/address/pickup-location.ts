import type { ShippingRateResponse } from '@shopfront/store-api';
import { htmlToText } from '@shopfront/text';

/** Plain text; a missing part is `''` (docs/contract/cart-and-checkout.md 3, "Shipping rate"). */
export interface PickupLocation {
	location: string;
	address: string;
	details: string;
}

/** `null` for shipping rates. */
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

/** WooCommerce's own pickup methods. Cart pages have no setting that lists them (docs/contract/settings.md 3). */
const PLATFORM_METHODS = [ 'local_pickup', 'pickup_location' ];

/**
 * A rate is for pickup by its method, or because it has a location. The shop's address then determines taxes
 * (docs/contract/observed.md). Shops can mark further methods as pickup.
 */
export const isPickupRate = (
	rate: ShippingRateResponse,
	collectableMethodIds: readonly string[]
): boolean =>
	[ ...PLATFORM_METHODS, ...collectableMethodIds ].includes(
		rate.method_id
	) || getPickupLocation( rate ) !== null;
