import {
	boolean,
	dictionary,
	either,
	lenientList,
	ReadError,
	nullable,
	number,
	withFallback,
	record,
	scalarText,
	text,
	textOrEmpty,
	type Reader,
} from './readers';
import { address, billingAddress } from './address';
import { cart } from './cart';
import { createParser } from './parse';
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

/** Strict: if we read an unknown status as a failure, shoppers could pay twice. */
const paymentStatus: Reader< PaymentStatus > = ( value ) =>
	STATUSES.find( ( known ) => known === value ) ??
	new ReadError( 'not a payment status' );

const paymentResult = record< PaymentResultResponse >( {
	payment_status: paymentStatus,
	payment_details: lenientList(
		record< { key: string; value: unknown } >( {
			key: scalarText,
			value: ( value ) => value,
		} )
	),
	redirect_url: textOrEmpty,
} );

/** A text or boolean, as in an address; a field of any other type counts as empty. */
const fieldValue = withFallback( either( boolean, scalarText ), '' );

/** PHP writes an empty object as `[]`. */
const additionalFields = withFallback( dictionary( fieldValue ), {} );

const checkout = record< CheckoutResponse >( {
	order_id: number,
	status: text,
	order_key: textOrEmpty,
	order_number: textOrEmpty,
	customer_note: textOrEmpty,
	customer_id: withFallback( number, 0 ),
	billing_address: billingAddress,
	shipping_address: address,
	payment_method: textOrEmpty,
	payment_result: nullable( paymentResult ),
	additional_fields: additionalFields,
	__experimentalCart: withFallback( nullable( cart ), null ),
	extensions,
} );

/**
 * Parses a checkout (docs/contract/store-api.md 4.2): the body of the checkout routes, including a `POST` with status
 * 202 or 400 because the payment is pending or failed.
 *
 * Strict about the order's outcome: its number, its status and the payment result. Lenient about the rest, so that an
 * invalid cart doesn't hide a placed order.
 */
export const parseCheckout = createParser( checkout );
