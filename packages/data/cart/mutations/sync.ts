import { isRecord } from '@shopfront/store-api';
import {
	itemIsPendingDelete,
	itemIsPendingQuantity,
	setProductsPendingAdd,
} from '../flags';
import { refreshAfterChange } from '../refresh';
import { getRuntime } from '../runtime';
import type { CartThunk } from '../thunk';

const filterStrings = ( value: unknown ): string[] =>
	Array.isArray( value )
		? value.filter( ( each ): each is string => typeof each === 'string' )
		: [];

const filterNumbers = ( value: unknown ): number[] =>
	Array.isArray( value )
		? value.filter( ( each ): each is number => typeof each === 'number' )
		: [];

/**
 * Fetches the cart after the page's interactivity store has changed it, and marks the changed items as pending until
 * then (docs/contract/stores.md 1.2). Ignores invalid changes. Shows no notice, because the shopper made these changes.
 */
export const syncCartWithIAPIStore =
	( changes: unknown ): CartThunk< Promise< void > > =>
	async ( { dispatch, registry } ) => {
		const {
			cartItemsPendingQuantity,
			cartItemsPendingDelete,
			productsPendingAdd,
		} = isRecord( changes ) ? changes : {};
		const flag = ( isPending: boolean ) => {
			filterStrings( cartItemsPendingQuantity ).forEach( ( key ) =>
				dispatch( itemIsPendingQuantity( key, isPending ) )
			);
			filterStrings( cartItemsPendingDelete ).forEach( ( key ) =>
				dispatch( itemIsPendingDelete( key, isPending ) )
			);
			filterNumbers( productsPendingAdd ).forEach( ( productId ) =>
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
