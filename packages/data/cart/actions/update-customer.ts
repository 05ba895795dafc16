import { hasSameValues, type AddressKind } from '@shopfront/address';
import type { CartResponse } from '@shopfront/store-api';
import type { CustomerChanges } from '../cart-work';
import { ROUTES } from '../routes';
import { getRuntime } from '../runtime';
import type { CartThunk } from '../thunk';
import type { CartData } from '../types';
import { perform, responseOrThrow } from './perform';

const isTold = (
	cart: CartData,
	{ billing_address: billing, shipping_address: shipping }: CustomerChanges
) =>
	( ! billing || hasSameValues( cart.billingAddress, billing ) ) &&
	( ! shipping || hasSameValues( cart.shippingAddress, shipping ) );

/**
 * Sends addresses. Fields that were typed in since keep what was typed: the answer settles only the edits made
 * before it was asked for (design.md 4).
 *
 * Rejects with the API error, whose details name the fields.
 *
 * @param changes The addresses.
 * @param flags   Whether the shopper may be typing (part of the contract; revisions make it needless), and whether a
 *                field that decides on shipping rates has changed.
 */
export const updateCustomerData =
	(
		changes: CustomerChanges,
		...flags: [ isEditing?: boolean, movesRates?: boolean ]
	): CartThunk< Promise< CartResponse | null > > =>
	async ( { dispatch, select, registry } ) => {
		const movesRates = flags[ 1 ] ?? false;
		const id = getRuntime( registry ).nextOperationId();
		const { revision } = select.getCustomerEdits();
		dispatch( {
			type: 'OPERATION_STARTED',
			operation: {
				id,
				kind: 'updateCustomer',
				movesRates: movesRates && Boolean( changes.shipping_address ),
			},
		} );
		const response = responseOrThrow(
			await dispatch(
				perform( {
					operationId: id,
					request: {
						path: ROUTES.updateCustomer,
						method: 'POST',
						data: changes,
						retry: 'safe',
					},
					isDone: ( _before, after ) => isTold( after, changes ),
				} )
			)
		);
		const kinds: AddressKind[] = [
			...( changes.billing_address ? [ 'billing' as const ] : [] ),
			...( changes.shipping_address ? [ 'shipping' as const ] : [] ),
		];
		registry.batch( () =>
			kinds.forEach( ( kind ) =>
				dispatch( {
					type: 'ADDRESS_ANSWERED',
					kind,
					askedAtRevision: revision,
				} )
			)
		);
		return response;
	};
