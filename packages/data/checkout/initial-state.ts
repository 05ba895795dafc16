import {
	differingFields,
	type AddressFields,
	type AddressKind,
} from '@shopfront/address';
import type { Settings } from '@shopfront/settings';
import { parseCheckout } from '@shopfront/store-api';
import type { CheckoutState } from './store/types';

const isFilled = ( value: unknown ): boolean =>
	typeof value === 'string' && value.trim() !== '';

/** Whether an address still has to be typed: without a street or a name it cannot be shown as a card. */
export const needsEditing = ( address: AddressFields ): boolean =>
	! isFilled( address.address_1 ) ||
	! ( isFilled( address.first_name ) || isFilled( address.last_name ) );

/** The addresses that the page brings along. */
export type StartAddresses = Readonly< Record< AddressKind, AddressFields > >;

/** Whether both addresses say the same, as far as both have the field. */
export const areSame = ( { billing, shipping }: StartAddresses ): boolean =>
	differingFields( billing, shipping ).length === 0;

/** Begins with what the page tells (docs/contract/stores.md 2, initial values). */
export function readInitialState(
	settings: Settings,
	addresses: StartAddresses
): Partial< CheckoutState > {
	const told = parseCheckout( settings.getSetting( 'checkoutData' ) );
	return {
		...( told.ok && {
			additionalFields: told.value.additional_fields,
			customerId: told.value.customer_id,
			orderId: told.value.order_id,
			orderNotes: told.value.customer_note,
		} ),
		useShippingAsBilling: areSame( addresses ),
		editingBillingAddress: needsEditing( addresses.billing ),
		editingShippingAddress: needsEditing( addresses.shipping ),
	};
}
