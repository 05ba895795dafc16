import type Database from 'libsql';
import { interruptedOrders } from './attempts';
import { failOrder } from './settle';
import { expiredHolds } from './stock-holds';

interface Shop {
	database: Database.Database;
	/** Milliseconds since the epoch. */
	now: number;
}

/** Cancels orders whose stock hold has expired, so that others can buy the items. */
export function releaseExpiredOrders( shop: Shop ): void {
	for ( const id of expiredHolds( shop.database, shop.now ) ) {
		failOrder( shop, id, { status: 'cancelled' } );
	}
}

/**
 * Cancels payments that were processing when the shop closed: the gateways run in the same process, so nothing was paid
 * afterwards.
 */
export function recoverOrders( shop: Shop ): void {
	for ( const id of interruptedOrders( shop.database ) ) {
		failOrder( shop, id );
	}
	releaseExpiredOrders( shop );
}
