import { containsValues, type AddressKind } from '@shopfront/address';
import type { CartResponse } from '@shopfront/store-api';
import { ROUTES } from '../routes';
import type { CartThunk } from '../thunk';
import type { CartData, CustomerChanges, PendingOperation } from '../types';
import { createMutation } from './create-mutation';
import { runMutation } from './run-mutation';

const hasAddresses = (
	cart: CartData,
	{ billing_address: billing, shipping_address: shipping }: CustomerChanges
) =>
	( ! billing || containsValues( cart.billingAddress, billing ) ) &&
	( ! shipping || containsValues( cart.shippingAddress, shipping ) );

/** Fields that the shopper has edited since keep the shopper's value: the response settles only earlier edits. */
const sendCustomer =
	(
		{ operationId, revision }: PendingOperation,
		changes: CustomerChanges
	): CartThunk< Promise< CartResponse | null > > =>
	async ( { dispatch, registry } ) => {
		const response = await dispatch(
			runMutation( {
				operationId,
				request: {
					path: ROUTES.updateCustomer,
					method: 'POST',
					data: changes,
					retry: 'safe',
				},
				isDone: ( _before, after ) => hasAddresses( after, changes ),
			} )
		);
		const kinds: AddressKind[] = [
			...( changes.billing_address ? [ 'billing' as const ] : [] ),
			...( changes.shipping_address ? [ 'shipping' as const ] : [] ),
		];
		registry.batch( () =>
			kinds.forEach( ( kind ) =>
				dispatch( {
					type: 'ADDRESS_CONFIRMED',
					kind,
					sentRevision: revision,
				} )
			)
		);
		return response;
	};

/**
 * Sends addresses. If the shopper edits a field after the call, it keeps the shopper's value: the response settles only
 * earlier edits (docs/architecture.md, "Data flow").
 *
 * Rejects with the API error, whose details contain the field names.
 *
 * @param changes      Billing and shipping address, or one of them.
 * @param isEditing    Part of the contract, but without effect: revisions show which fields the shopper edits.
 * @param affectsRates Whether a field that shipping rates depend on has changed. Default `false`.
 */
export const updateCustomerData = createMutation<
	[ changes: CustomerChanges, isEditing?: boolean, affectsRates?: boolean ],
	CartResponse | null
>( {
	getOperation: ( _context, changes, _isEditing, affectsRates = false ) => ( {
		kind: 'updateCustomer',
		affectsRates: affectsRates && Boolean( changes.shipping_address ),
		changes,
	} ),
	send: sendCustomer,
} );
