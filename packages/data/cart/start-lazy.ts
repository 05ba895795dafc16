import type { StoreRegistry } from '@shopfront/data/services';
import { startCustomerPush } from './customer-push';
import { startOfflineChanges } from './offline/offline-changes';
import { publishSummary } from './publish-summary';
import type { CustomerPush } from './runtime';
import { startTabSync } from './tabs/tab-sync';

/** Starts the parts of the cart that a page needs only after its first interaction, or when it is idle. */
export const startLazyParts = ( registry: StoreRegistry ): CustomerPush => {
	const { push, stop } = startCustomerPush( registry );
	const stops = [
		stop,
		publishSummary( registry ),
		startTabSync( registry ),
		startOfflineChanges( registry ),
	];
	return { push, stop: () => stops.forEach( ( each ) => each() ) };
};
