import { NOTICE_CONTEXTS } from '@shopfront/names';
import { StoreNotices } from '../app/store-notices';
import type { ExpressAreaProps } from './express-payment-props';

const CONTEXTS = {
	// A cart has no other container for checkout notices.
	cart: [ NOTICE_CONTEXTS.EXPRESS_PAYMENTS, NOTICE_CONTEXTS.CHECKOUT ],
	checkout: [ NOTICE_CONTEXTS.EXPRESS_PAYMENTS ],
} as const;

export const ExpressNotices = ( {
	context,
}: Pick< ExpressAreaProps, 'context' > ) => (
	<StoreNotices context={ CONTEXTS[ context ] } />
);
