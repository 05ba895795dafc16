import { noticesStore } from '@shopfront/data/notices';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import type { DataRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

export const OFFLINE_NOTICE_ID = 'checkout-offline';

/** Offers to place an unsent order when the network has returned. We never send it by itself. */
export const offerOrder = (
	registry: Pick< DataRegistry, 'select' | 'dispatch' >
): void => {
	const isUnsent = registry
		.select( noticesStore )
		.getNotices( NOTICE_CONTEXTS.CHECKOUT )
		.some(
			( { id, status } ) => id === OFFLINE_NOTICE_ID && status === 'error'
		);
	if ( isUnsent ) {
		void registry
			.dispatch( noticesStore )
			.createInfoNotice(
				__(
					'You are online again. Your order has not been sent. You can place it now.',
					'shopfront'
				),
				{ id: OFFLINE_NOTICE_ID, context: NOTICE_CONTEXTS.CHECKOUT }
			);
	}
};
