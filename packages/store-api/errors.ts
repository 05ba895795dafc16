import {
	either,
	dictionary,
	isRecord,
	list,
	lenientList,
	number,
	object,
	optional,
	withFallback,
	record,
	text,
	type Reader,
} from './readers';
import { createParser } from './parse';
import type { ApiErrorData, ApiErrorDetail, ApiErrorResponse } from './types';

/** An error has a code and a message (docs/contract/cart-and-checkout.md 7, "Store API conventions"). */
export const isApiErrorResponse = (
	value: unknown
): value is { code: string; message: string; data?: unknown } =>
	isRecord( value ) &&
	typeof value.code === 'string' &&
	typeof value.message === 'string';

const apiError: Reader< ApiErrorResponse > = ( value ) => readError( value );

const additionalErrors = withFallback(
	optional( lenientList( apiError ) ),
	undefined
);

const detail = record< ApiErrorDetail >( {
	code: text,
	message: text,
	data: withFallback( object, undefined ),
	additional_errors: additionalErrors,
} );

const errorData = record< ApiErrorData >( {
	status: withFallback( number, undefined ),
	cart: withFallback( object, undefined ),
	// A list contains the names of missing parameters, an object the messages of invalid ones.
	params: withFallback(
		either( dictionary( text ), list( text ) ),
		undefined
	),
	details: withFallback( dictionary( either( text, detail ) ), undefined ),
	context: withFallback( text, undefined ),
} );

const readError = record< ApiErrorResponse >( {
	code: text,
	message: text,
	// `null`, a text or a list adds nothing to the message.
	data: withFallback( errorData, {} ),
	additional_errors: additionalErrors,
} );

/** Parses an error and the valid parts of its data (docs/contract/store-api.md 1.3). */
export const parseApiError = createParser( apiError );
