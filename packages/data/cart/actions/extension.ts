import type { AddressKind } from '@shopfront/address';
import { getServices } from '@shopfront/data/services';
import type { CartResponse } from '@shopfront/store-api';
import { emitSavedForLater } from '../page-events';
import { ROUTES } from '../routes';
import { getRuntime } from '../runtime';
import type { CartThunk } from '../thunk';
import { perform, responseOrThrow } from './perform';

/** What an add-on sends to its own callback on the server (contract/events.md 7). */
export interface ExtensionCartUpdate {
	namespace: string;
	data: unknown;
	/** Lets the server's addresses replace what the shopper has typed and not yet sent. */
	overwriteDirtyCustomerData?:
		boolean | { shipping_address?: boolean; billing_address?: boolean };
}

/** Asks an add-on's callback on the server to change the cart. Rejects with the API error. */
export const applyExtensionCartUpdate =
	( {
		namespace,
		data,
		overwriteDirtyCustomerData = false,
	}: ExtensionCartUpdate ): CartThunk< Promise< CartResponse | null > > =>
	async ( { dispatch, select, registry } ) => {
		const id = getRuntime( registry ).nextOperationId();
		dispatch( {
			type: 'OPERATION_STARTED',
			operation: { id, kind: 'extension', namespace },
		} );
		const response = responseOrThrow(
			await dispatch(
				perform( {
					operationId: id,
					request: {
						path: ROUTES.extensions,
						method: 'POST',
						data: { namespace, data },
					},
					// What a callback does cannot be read off a cart: a lost answer stays a failure.
					isDone: () => false,
				} )
			)
		);
		const overwrites = ( kind: AddressKind ) =>
			overwriteDirtyCustomerData === true ||
			Object( overwriteDirtyCustomerData )[ `${ kind }_address` ] ===
				true;
		for ( const kind of [ 'billing', 'shipping' ] as const ) {
			if ( overwrites( kind ) ) {
				dispatch( {
					type: 'ADDRESS_ANSWERED',
					kind,
					askedAtRevision: select.getCustomerEdits().revision,
				} );
			}
		}
		return response;
	};

/** Puts a cart item on the shopper's list for later. Throws for a blank key; rejects with the API error. */
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
