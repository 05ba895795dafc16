import type { Arguments } from '../api/arguments';
import { currentCart } from '../cart/current-cart';
import type { ShopContext } from '../context';
import { saveNewsletter } from '../marketing/newsletter';
import { saveAttribution } from '../marketing/order-attribution';
import { saveDeliveryDay } from './delivery-day';
import { checkHumanToken } from './human-check';
import { saveRefill } from './refill';
import { saveSafePlace } from './safe-place';

/**
 * Each sample validates and saves its own part. @throws An `ApiError` of the first sample that refuses the order, 400.
 */
export const saveSampleData = (
	context: ShopContext,
	args: Arguments
): void => {
	checkHumanToken( context, args );
	saveDeliveryDay( context, args );
	saveSafePlace( context, args );
	saveNewsletter( context, args );
	saveAttribution( context, args );
	saveRefill( context, currentCart( context ).cart );
};
