import {
	boolean,
	dictionary,
	either,
	listOfGood,
	Misread,
	nullable,
	number,
	orElse,
	record,
	scalarText,
	text,
	textOrNone,
	type Reader,
} from './readers';
import { address, billingAddress } from './address';
import { cart } from './cart';
import { guard } from './parse';
import { extensions } from './shared';
import type {
	CheckoutResponse,
	PaymentResultResponse,
	PaymentStatus,
} from './types';

const STATUSES: readonly PaymentStatus[] = [
	'',
	'success',
	'failure',
	'pending',
	'error',
];

/** Strict: whoever takes an unknown word for a failure has the shopper pay twice. */
const paymentStatus: Reader< PaymentStatus > = ( value ) =>
	STATUSES.find( ( known ) => known === value ) ??
	new Misread( 'not a payment status' );

const paymentResult = record< PaymentResultResponse >( {
	payment_status: paymentStatus,
	payment_details: listOfGood(
		record< { key: string; value: unknown } >( {
			key: scalarText,
			value: ( value ) => value,
		} )
	),
	redirect_url: textOrNone,
} );

/** Texts and booleans, as in an address; a field of any other type counts as not filled in. */
const fieldValue = orElse( either( boolean, scalarText ), '' );

/** PHP writes "none" as `[]`. */
const additionalFields = orElse( dictionary( fieldValue ), {} );

const checkout = record< CheckoutResponse >( {
	order_id: number,
	status: text,
	order_key: textOrNone,
	order_number: textOrNone,
	customer_note: textOrNone,
	customer_id: orElse( number, 0 ),
	billing_address: billingAddress,
	shipping_address: address,
	payment_method: textOrNone,
	payment_result: nullable( paymentResult ),
	additional_fields: additionalFields,
	__experimentalCart: orElse( nullable( cart ), null ),
	extensions,
} );

/**
 * A checkout (docs/contract/store-api.md 4.2): the body of the checkout routes, also of a `POST` that was answered with
 * 202 or 400 because the payment waits or failed.
 *
 * Strict on what became of the order: its number, its status and the result of the payment. Lenient on the rest, so
 * that an odd cart beside it does not hide an order that was placed.
 */
export const parseCheckout = guard( checkout );
