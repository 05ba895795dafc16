import { NOTICE_CONTEXTS } from '@shopfront/names';
import { StoreNotices } from '../app/store-notices';
import type { ExpressAreaProps } from './express-payment-props';

const CONTEXTS = {
	// A cart has no other place for what is said of an order.
	cart: [ NOTICE_CONTEXTS.EXPRESS_PAYMENTS, NOTICE_CONTEXTS.CHECKOUT ],
	checkout: [ NOTICE_CONTEXTS.EXPRESS_PAYMENTS ],
} as const;

/** What is said of express payments. */
export const ExpressNotices = ( {
	context,
}: Pick< ExpressAreaProps, 'context' > ) => (
	<StoreNotices context={ CONTEXTS[ context ] } />
);
