import type Database from 'libsql';
import { interruptedOrders } from './attempts';
import { failOrder } from './settle';
import { expiredHolds } from './stock-holds';

interface Shop {
	database: Database.Database;
	/** Milliseconds since the epoch. */
	now: number;
}

/** Cancels orders whose goods were put aside for too long, so that others can buy them. */
export function releaseExpiredOrders( shop: Shop ): void {
	for ( const id of expiredHolds( shop.database, shop.now ) ) {
		failOrder( shop, id, { status: 'cancelled' } );
	}
}

/**
 * Gives up payments that were at work when the shop closed: the gateways here live in the same process, so that
 * nothing can have been paid after it.
 */
export function recoverOrders( shop: Shop ): void {
	for ( const id of interruptedOrders( shop.database ) ) {
		failOrder( shop, id );
	}
	releaseExpiredOrders( shop );
}
