import type Database from 'libsql';
import { interruptedOrders } from './attempts';
import { cancelOrder } from './settle';
import { expiredHolds } from './stock-holds';
import { endInterruptedAttempt } from './unanswered-attempts';

interface Shop {
	database: Database.Database;
	now: number;
}

/** Others can buy the items once the stock hold expires. */
export const releaseExpiredOrders = ( shop: Shop ): void => {
	for ( const id of expiredHolds( shop.database, shop.now ) ) {
		cancelOrder( shop, id );
	}
};

/** Ends attempts whose requests were running when the shop closed. */
export const recoverOrders = ( shop: Shop ): void => {
	for ( const id of interruptedOrders( shop.database ) ) {
		endInterruptedAttempt( shop, id );
	}
	releaseExpiredOrders( shop );
};
