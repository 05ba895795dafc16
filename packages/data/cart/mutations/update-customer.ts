import { containsValues, type AddressKind } from '@shopfront/address';
import type { CartResponse } from '@shopfront/store-api';
import { ROUTES } from '../routes';
import type { CartThunk } from '../thunk';
import type { CartData, CustomerChanges, PendingOperation } from '../types';
import { runMutation } from './run-mutation';

const hasAddresses = (
	cart: CartData,
	{ billing_address: billing, shipping_address: shipping }: CustomerChanges
) =>
	( ! billing || containsValues( cart.billingAddress, billing ) ) &&
	( ! shipping || containsValues( cart.shippingAddress, shipping ) );

/** Fields that the shopper has edited since keep the shopper's value: the response settles only earlier edits. */
export const sendCustomer =
	(
		{ operationId, revision }: PendingOperation,
		changes: CustomerChanges,
		// eslint-disable-next-line @typescript-eslint/no-unused-vars -- Used by the pending operation, not by the request.
		..._flags: [ isEditing?: boolean, affectsRates?: boolean ]
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
