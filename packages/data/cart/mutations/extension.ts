import type { AddressKind } from '@shopfront/address';
import { getPageCheckout, getServices } from '@shopfront/data/services';
import type { CartResponse } from '@shopfront/store-api';
import { ROUTES } from '../routes';
import type { CartThunk } from '../thunk';
import type { ExtensionCartUpdate, PendingOperation } from '../types';
import { emitSavedForLater } from './emit-saved-for-later';
import { runMutation } from './run-mutation';

/**
 * Switches the checkout to shipping or pickup to match the selected rates. Does not override a choice that the shopper
 * is making meanwhile. Source: docs/contract/events.md 7.
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

/** Sends data to an add-on's callback on the server, which changes the cart. */
export const applyExtensionCartUpdate =
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
				// The cart does not show the effect of a callback, so a lost response counts as a failure.
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

/** Moves a cart item to the shopper's saved-for-later list. Throws for a blank key; rejects with the API error. */
export const saveForLater =
	( key: string ): CartThunk< Promise< unknown > > =>
	async ( { registry } ) => {
		if ( ! key ) {
			throw new Error(
				'Shopfront: saveForLater needs the key of a cart item.'
			);
		}
		const { api, host } = getServices( registry );
		const result = await api.send( {
			path: ROUTES.savedForLater,
			method: 'POST',
			data: { cart_item_key: key },
		} );
		if ( ! result.ok ) {
			throw result.error;
		}
		emitSavedForLater( host, result.reply.body );
		return result.reply.body;
	};
