import type { Arguments } from '../api/arguments';
import { currentCart } from '../cart/current-cart';
import type { ShopContext } from '../context';
import { keepDeliveryDay } from './delivery-day';
import { checkHuman } from './human-check';
import { keepRefill } from './refill';
import { keepSafePlace } from './safe-place';

/**
 * Lets the sample add-ons take part in an order: each checks and keeps what the page sent for it.
 *
 * @throws An `ApiError` of the first sample that refuses the order, 400.
 */
export function keepSampleData( context: ShopContext, args: Arguments ): void {
	checkHuman( context, args );
	keepDeliveryDay( context, args );
	keepSafePlace( context, args );
	keepRefill( context, currentCart( context ).cart );
}
