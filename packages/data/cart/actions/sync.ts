import { getRuntime } from '../runtime';
import type { CartThunk } from '../thunk';
import {
	itemIsPendingDelete,
	itemIsPendingQuantity,
	setProductsPendingAdd,
} from './flags';
import { refreshAfterChange } from '../refresh';

/** Pending changes of the page's interactivity store (docs/contract/stores.md 1, `syncCartWithIAPIStore`). */
export interface InteractivityChanges {
	cartItemsPendingQuantity?: readonly string[];
	cartItemsPendingDelete?: readonly string[];
	productsPendingAdd?: readonly number[];
}

/**
 * Fetches the cart after the page's interactivity store has changed it. Shows no notice, because the shopper made these
 * changes.
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
