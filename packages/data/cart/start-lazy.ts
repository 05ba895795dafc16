import type { StoreRegistry } from '@shopfront/data/services';
import { showCartErrors } from './cart-errors';
import { startCustomerPush } from './customer/customer-push';
import { startOfflineChanges } from './offline/offline-changes';
import { publishSummary } from './page/publish-summary';
import { startRefreshingFragments } from './page/refresh-fragments';
import type { CustomerPush } from './runtime';
import { cartStore } from './store';
import { startTabSync } from './tabs/tab-sync';

export { notifyChanges } from './notify-changes';
export { previewCart } from './preview/preview-cart';
export { showCartErrors };

/** A page needs these only after its first interaction, or when it's idle. */
export const startLazyParts = ( registry: StoreRegistry ): CustomerPush => {
	const { push, stop } = startCustomerPush( registry );
	// The code for errors may have loaded after the cart.
	showCartErrors(
		registry,
		[],
		registry.select( cartStore ).getServerCart().errors
	);
	const stops = [
		stop,
		publishSummary( registry ),
		startTabSync( registry ),
		startRefreshingFragments( registry ),
		startOfflineChanges( registry ),
	];
	return { push, stop: () => stops.forEach( ( each ) => each() ) };
};
