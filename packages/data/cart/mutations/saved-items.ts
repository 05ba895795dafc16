import { getServices } from '@shopfront/data/services';
import { PAGE_EVENTS } from '@shopfront/names';
import type { CartItemResponse } from '@shopfront/store-api';
import { ROUTES } from '../routes';
import type { CartThunk } from '../thunk';
import type { SavedItem } from '../types';

/** The server saves its cart's quantity for later, so we wait until no quantity of the item is pending. */
const waitForQuantity =
	( key: string ): CartThunk< Promise< void > > =>
	( { select, registry } ) =>
		new Promise( ( resolve ) => {
			if ( ! select.isItemPendingQuantity( key ) ) {
				resolve();
				return;
			}
			const stop = registry.subscribe( () => {
				if ( ! select.isItemPendingQuantity( key ) ) {
					stop();
					resolve();
				}
			} );
		} );

/** Resolves to the body; rejects with the API error. */
const changeSavedItems =
	(
		method: 'POST' | 'DELETE',
		path: string,
		data: unknown
	): CartThunk< Promise< unknown > > =>
	async ( { registry } ) => {
		const result = await getServices( registry ).api.send( {
			path,
			method,
			...( data !== undefined && { data } ),
		} );
		if ( ! result.ok ) {
			throw result.error;
		}
		return result.reply.body;
	};

/** Moves a cart item to the shopper's saved-for-later list. Rejects for a blank key, and with the API error. */
export const saveForLater =
	( key: string ): CartThunk< Promise< unknown > > =>
	async ( { dispatch, registry } ) => {
		if ( ! key ) {
			throw new Error(
				'Shopfront: saveForLater needs the key of a cart item.'
			);
		}
		await dispatch( waitForQuantity( key ) );
		const item = await dispatch(
			changeSavedItems( 'POST', ROUTES.savedForLater, {
				cart_item_key: key,
			} )
		);
		getServices( registry ).host.window.dispatchEvent(
			new CustomEvent( PAGE_EVENTS.syncRequired, {
				detail: {
					type: 'shopper-list-item-added',
					slug: 'saved-for-later',
					item,
				},
			} )
		);
		return item;
	};

/**
 * Takes an item off the saved-for-later list that the shopper saved from the cart. The list keeps its earlier quantity:
 * the server adds the quantities of an item that you save twice. Rejects with the API error.
 */
export const removeSavedItem =
	(
		saved: SavedItem,
		{ id, quantity, variation }: CartItemResponse
	): CartThunk< Promise< void > > =>
	async ( { dispatch } ) => {
		await dispatch(
			changeSavedItems(
				'DELETE',
				`${ ROUTES.savedForLater }/${ saved.key }`,
				undefined
			)
		);
		if ( saved.quantity > quantity ) {
			await dispatch(
				changeSavedItems( 'POST', ROUTES.savedForLater, {
					product_id: id,
					quantity: saved.quantity - quantity,
					variation: variation.map(
						( { raw_attribute: raw, attribute, value } ) => ( {
							attribute: raw || attribute,
							value,
						} )
					),
				} )
			);
		}
	};
