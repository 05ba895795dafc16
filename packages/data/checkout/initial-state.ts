import {
	getChangedFields,
	type AddressFields,
	type AddressKind,
} from '@shopfront/address';
import type { Settings } from '@shopfront/settings';
import { parseCheckout, type CheckoutResponse } from '@shopfront/store-api';
import type { CheckoutState } from './store/types';

const isFilled = ( value: unknown ): boolean =>
	typeof value === 'string' && value.trim() !== '';

/** Without a street or a name we can't show an address as a card. */
export const needsEditing = ( address: AddressFields ): boolean =>
	! isFilled( address.address_1 ) ||
	! ( isFilled( address.first_name ) || isFilled( address.last_name ) );

export type InitialAddresses = Readonly< Record< AddressKind, AddressFields > >;

/** Compares the fields that both addresses have. */
export const areAddressesEqual = ( {
	billing,
	shipping,
}: InitialAddresses ): boolean =>
	getChangedFields( billing, shipping ).length === 0;

/** An earlier page left this order unpaid. The session places it, so its number and key stay the same. */
const readOrder = ( {
	order_id: orderId,
	order_number: orderNumber,
	order_key: key,
	billing_address: { email = '' },
}: CheckoutResponse ): Partial< CheckoutState > =>
	orderId === 0
		? { orderId }
		: { orderId, orderNumber, openOrder: { key, email } };

/** Source: docs/contract/stores.md 2, initial values. */
export const readInitialState = (
	settings: Settings,
	addresses: InitialAddresses
): Partial< CheckoutState > => {
	const checkout = parseCheckout( settings.getSetting( 'checkoutData' ) );
	return {
		...( checkout.ok && {
			additionalFields: checkout.value.additional_fields,
			customerId: checkout.value.customer_id,
			...readOrder( checkout.value ),
			orderNotes: checkout.value.customer_note,
		} ),
		useShippingAsBilling: areAddressesEqual( addresses ),
		editingBillingAddress: needsEditing( addresses.billing ),
		editingShippingAddress: needsEditing( addresses.shipping ),
	};
};
