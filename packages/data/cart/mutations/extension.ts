import type { AddressKind } from '@shopfront/address';
import { getPageCheckout, getServices } from '@shopfront/data/services';
import type { CartResponse } from '@shopfront/store-api';
import { ROUTES } from '../routes';
import type { CartThunk } from '../thunk';
import type { ExtensionCartUpdate, PendingOperation } from '../types';
import { createMutation } from './create-mutation';
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

const sendExtensionUpdate =
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

/** Calls an add-on's callback on the server, which changes the cart. Rejects with the API error. */
export const applyExtensionCartUpdate = createMutation( {
	getOperation: ( _context, { namespace }: ExtensionCartUpdate ) => ( {
		kind: 'extension',
		namespace,
	} ),
	send: sendExtensionUpdate,
} );
