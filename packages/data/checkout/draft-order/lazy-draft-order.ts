import { getServices, type StoreRegistry } from '@shopfront/data/services';
import { onFirstInteraction } from '@shopfront/host';
import { createLazy } from '@shopfront/lazy';
import { COOKIES } from '@shopfront/names';
import { readFields } from '../form/checkout-fields';
import type { DraftOrder } from './draft-order';

/** The code that updates the server draft order. Not loaded before the first interaction with the form. */
export const draftOrderModule = createLazy(
	() => import( /* webpackChunkName: "order" */ './draft-order' )
);

/**
 * Updates the server draft order from the first interaction on, including earlier changes. A page without a checkout
 * block or without a session has no draft order.
 */
export function startLazyDraftOrder( registry: StoreRegistry ): DraftOrder {
	const { host, settings } = getServices( registry );
	const loaded = readFields( registry, 'draft' );
	let draftOrder: DraftOrder | null = null;
	let isStopped = false;
	const start = () => {
		const module = draftOrderModule.get();
		if ( module && ! isStopped ) {
			draftOrder = module.startDraftOrder( registry, loaded );
		}
	};
	let stopWaiting = () => {};
	if ( settings.isCheckoutBlock && host.cookies.get( COOKIES.cartHash ) ) {
		start();
		if ( ! draftOrder ) {
			stopWaiting = onFirstInteraction(
				host.window,
				() => void draftOrderModule.fetch().then( start )
			);
		}
	}
	return {
		abortDraft: () => draftOrder?.abortDraft(),
		pushPaymentMethod: () => draftOrder?.pushPaymentMethod(),
		stop: () => {
			isStopped = true;
			stopWaiting();
			draftOrder?.stop();
		},
	};
}
