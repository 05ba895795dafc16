import {
	getChangedFields,
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
export type InitialAddresses = Readonly< Record< AddressKind, AddressFields > >;

/** Whether both addresses say the same, as far as both have the field. */
export const areAddressesEqual = ( {
	billing,
	shipping,
}: InitialAddresses ): boolean =>
	getChangedFields( billing, shipping ).length === 0;

/** Begins with what the page tells (docs/contract/stores.md 2, initial values). */
export function readInitialState(
	settings: Settings,
	addresses: InitialAddresses
): Partial< CheckoutState > {
	const checkout = parseCheckout( settings.getSetting( 'checkoutData' ) );
	return {
		...( checkout.ok && {
			additionalFields: checkout.value.additional_fields,
			customerId: checkout.value.customer_id,
			orderId: checkout.value.order_id,
			orderNotes: checkout.value.customer_note,
		} ),
		useShippingAsBilling: areAddressesEqual( addresses ),
		editingBillingAddress: needsEditing( addresses.billing ),
		editingShippingAddress: needsEditing( addresses.shipping ),
	};
}
