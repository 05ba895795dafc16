import { getRuntime } from '../runtime';
import type { CartThunk } from '../thunk';
import {
	itemIsPendingDelete,
	itemIsPendingQuantity,
	setProductsPendingAdd,
} from './flags';
import { refreshAfterChange } from '../refresh';

/** What the interactivity store of the page has in flight (docs/contract/stores.md 1, `syncCartWithIAPIStore`). */
export interface InteractivityChanges {
	cartItemsPendingQuantity?: readonly string[];
	cartItemsPendingDelete?: readonly string[];
	productsPendingAdd?: readonly number[];
}

/**
 * Fetches the cart after the interactivity store of the page has changed it. These changes are the shopper's own, so no
 * notice announces them.
 */
export const syncCartWithIAPIStore =
	( {
		cartItemsPendingQuantity = [],
		cartItemsPendingDelete = [],
		productsPendingAdd = [],
	}: InteractivityChanges ): CartThunk< Promise< void > > =>
	async ( { dispatch, registry } ) => {
		const flag = ( isPending: boolean ) => {
			cartItemsPendingQuantity.forEach( ( key ) =>
				dispatch( itemIsPendingQuantity( key, isPending ) )
			);
			cartItemsPendingDelete.forEach( ( key ) =>
				dispatch( itemIsPendingDelete( key, isPending ) )
			);
			productsPendingAdd.forEach( ( productId ) =>
				dispatch( setProductsPendingAdd( productId, isPending ) )
			);
		};
		const runtime = getRuntime( registry );
		flag( true );
		runtime.isSyncing = true;
		try {
			await dispatch( refreshAfterChange() );
		} finally {
			runtime.isSyncing = false;
			flag( false );
		}
	};
