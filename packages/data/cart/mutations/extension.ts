import type { AddressKind } from '@shopfront/address';
import { getPageCheckout, getServices } from '@shopfront/data/services';
import type { CartItemResponse, CartResponse } from '@shopfront/store-api';
import { ROUTES } from '../routes';
import type { CartThunk } from '../thunk';
import type {
	ExtensionCartUpdate,
	PendingOperation,
	SavedItem,
} from '../types';
import { emitSavedForLater } from './emit-saved-for-later';
import { runMutation } from './run-mutation';

/**
 * Switches the checkout to shipping or pickup to match the selected rates, unless the shopper is just choosing. Source:
 * docs/contract/events.md 7.
 */
const syncPrefersCollection =
	( { shipping_rates: packages }: CartResponse ): CartThunk< void > =>
	( { select, registry } ) => {
		const { collectableMethodIds } = getServices( registry ).settings;
		const chosen = packages.flatMap( ( { shipping_rates: rates } ) =>
			rates.filter( ( { selected } ) => selected )
		);
		if ( chosen.length > 0 && ! select.isShippingRateBeingSelected() ) {
			getPageCheckout( registry )?.setPrefersCollection(
				chosen.some( ( { method_id: method } ) =>
					collectableMethodIds.includes( method )
				)
			);
		}
	};

export const sendExtensionUpdate =
	(
		{ operationId }: PendingOperation,
		{
			namespace,
			data,
			overwriteDirtyCustomerData = false,
		}: ExtensionCartUpdate
	): CartThunk< Promise< CartResponse | null > > =>
	async ( { dispatch, select } ) => {
		const response = await dispatch(
			runMutation( {
				operationId,
				request: {
					path: ROUTES.extensions,
					method: 'POST',
					data: { namespace, data },
				},
				// The cart doesn't show a callback's effect, so a lost response counts as a failure.
				isDone: () => false,
			} )
		);
		const overwrites = ( kind: AddressKind ) =>
			overwriteDirtyCustomerData === true ||
			Object( overwriteDirtyCustomerData )[ `${ kind }_address` ] ===
				true;
		for ( const kind of [ 'billing', 'shipping' ] as const ) {
			if ( overwrites( kind ) ) {
				dispatch( {
					type: 'ADDRESS_CONFIRMED',
					kind,
					sentRevision: select.getCustomerEdits().revision,
				} );
			}
		}
		if ( response ) {
			dispatch( syncPrefersCollection( response ) );
		}
		return response;
	};

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

/** Throws for a blank key; rejects with the API error. */
export const sendSavedItem =
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
		emitSavedForLater( getServices( registry ).host, item );
		return item;
	};

/**
 * Takes an item off the saved-for-later list that the shopper saved from the cart. The list keeps its earlier quantity:
 * the server adds the quantities of an item that you save twice. Rejects with the API error.
 */
export const sendSavedItemRemoval =
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
