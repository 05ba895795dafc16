import { ORDER_JOURNAL_KEY } from '@shopfront/names';
import { readOrderJournal } from './order-journal';
import { isOwn, readSharedOrder, type OrderServices } from './placed-order';

/** Removes placed orders of another customer, and an old one of another tab. */
export const removeForeignOrders = ( services: OrderServices ): void => {
	const { host } = services;
	const journal = readOrderJournal( host );
	if ( journal.kind === 'placed' && ! isOwn( journal, services ) ) {
		host.sessionStorage.remove( ORDER_JOURNAL_KEY );
	}
	if ( ! readSharedOrder( services ) ) {
		host.storage.remove( ORDER_JOURNAL_KEY );
	}
};
