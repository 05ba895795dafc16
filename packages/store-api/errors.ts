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

/**
 * Errors are recognised by having both a code and a message (docs/contract/cart-and-checkout.md 7, "Store API
 * conventions").
 */
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
	// A missing parameter is only named; a wrong one is told about.
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
	// `null`, a text or a list tell nothing more than the message does.
	data: withFallback( errorData, {} ),
	additional_errors: additionalErrors,
} );

/**
 * An error as the server words it, its data read as far as it is what it should be (docs/contract/store-api.md 1.3).
 */
export const parseApiError = createParser( apiError );
