import {
	clearHiddenFields,
	getAddressFields,
	type AddressFields,
} from '@shopfront/address';
import { cartStore } from '@shopfront/data/cart';
import { paymentStore } from '@shopfront/data/payment';
import { getServices } from '@shopfront/data/services';
import { newPaymentMethodKey } from '@shopfront/names';
import type { Attempt } from '@shopfront/order';
import type { DataRegistry } from '@wordpress/data';
import { readFields } from '../form/checkout-fields';
import { checkoutStore } from '../store';
import type { ExtensionData } from '../store/types';
import { supportsAttemptKeys, SHOPFRONT_NAMESPACE } from '../attempt-keys';
import { readVisitSource } from './visit-source';

interface PaymentEntry {
	key: string;
	value: string | boolean;
}

const textOf = ( value: unknown ): string => {
	try {
		return String( value ?? '' );
	} catch {
		// An object without a prototype has no string form.
		return '';
	}
};

const toEntries = (
	data: Readonly< Record< string, unknown > >
): PaymentEntry[] =>
	Object.entries( data ).map( ( [ key, value ] ) => ( {
		key,
		value:
			typeof value === 'boolean' || typeof value === 'string'
				? value
				: textOf( value ),
	} ) );

/** If we can't serialize a value, we send the order without it. */
const omitUnserializable = ( data: ExtensionData ): ExtensionData =>
	Object.fromEntries(
		Object.entries( data ).filter( ( [ namespace, value ] ) => {
			try {
				JSON.stringify( value );
				return true;
			} catch ( error ) {
				// eslint-disable-next-line no-console -- Informs the add-on's developer.
				console.error(
					`Shopfront: the extension data of "${ namespace }" cannot be serialized and is not sent with the order. See the error that follows.`,
					error
				);
				return false;
			}
		} )
	);

const getPaymentData = ( registry: DataRegistry ) => {
	const payment = registry.select( paymentStore );
	const { payments } = getServices( registry );
	const name = payment.getActivePaymentMethod();
	const method =
		payments.getPaymentMethods()[ name ] ??
		payments.getExpressPaymentMethods()[ name ];
	return {
		payment_method: method?.paymentMethodId ?? name,
		payment_data: [
			...toEntries( payment.getPaymentMethodData() ),
			{
				key: newPaymentMethodKey( name ),
				value: payment.getShouldSavePaymentMethod(),
			},
		],
	};
};

/** Omits fields that their forms don't show. */
const getAddressData = ( registry: DataRegistry ) => {
	const { settings } = getServices( registry );
	const { billingAddress, shippingAddress, needsShipping } = registry
		.select( cartStore )
		.getCartData();
	const { defaultFields, countryData, addressFieldsLocations } = settings;
	const omitHidden = < Address extends AddressFields & { country: string } >(
		address: Address
	): Address =>
		clearHiddenFields(
			address,
			getAddressFields( address.country, {
				defaultFields,
				countryData,
				keys: addressFieldsLocations.address,
			} )
		);
	const billing = omitHidden( { ...billingAddress } );
	const isSentToBilling =
		settings.forcedBillingAddress ||
		registry.select( checkoutStore ).prefersCollection();
	const { email, ...billingFields } = billing;
	return {
		billing_address: { ...billing, email: ( email ?? '' ).trim() },
		...( needsShipping && {
			shipping_address: isSentToBilling
				? billingFields
				: omitHidden( { ...shippingAddress } ),
		} ),
	};
};

/** Source: docs/contract/store-api.md 4.4, docs/contract/cart-and-checkout.md 7. */
export const createOrderRequest = (
	registry: DataRegistry,
	attempt: Attempt
) => {
	const checkout = registry.select( checkoutStore );
	const { needsPayment } = registry.select( cartStore ).getCartData();
	const {
		host,
		settings: { checkoutAllowsGuest, isCheckoutBlock },
	} = getServices( registry );
	// Without guest checkout there's no checkbox for an account. The cart page doesn't say whether guests can order.
	const createsAccount =
		checkout.getShouldCreateAccount() ||
		( isCheckoutBlock &&
			! checkoutAllowsGuest &&
			checkout.getCustomerId() === 0 );
	const extensions = {
		...readVisitSource( host ),
		...omitUnserializable( checkout.getExtensionData() ),
		...( supportsAttemptKeys( registry ) && {
			[ SHOPFRONT_NAMESPACE ]: {
				attempt: attempt.key,
				expected_total: attempt.total,
				...( attempt.replaces !== undefined && {
					confirmed: attempt.replaces,
				} ),
			},
		} ),
	};
	return {
		...readFields( registry, 'order' ),
		...getAddressData( registry ),
		create_account: createsAccount,
		// The shopper may have typed a password before clearing the checkbox.
		customer_password: createsAccount ? checkout.getCustomerPassword() : '',
		extensions,
		// WooCommerce 11.1 refuses to charge more than this. Earlier versions ignore it.
		expected_total: attempt.total,
		...( needsPayment && getPaymentData( registry ) ),
	};
};
