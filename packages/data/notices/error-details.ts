import { NOTICE_CONTEXTS, errorCode } from '@shopfront/names';
import { isApiErrorResponse, isRecord } from '@shopfront/store-api';

export interface ErrorDetail {
	/** Unique among one error's details, and stable for the same error. */
	id: string;
	code: string;
	/** As the server sent it, with HTML entities; may be `''`. */
	message: string;
	context: string;
}

interface ApiError {
	code: string;
	message: string;
	data?: unknown;
}

/** Both a parameter and an error code, without the Store API's prefix. */
const INVALID_EMAIL = 'invalid_email';

const EMAIL_CODES: ReadonlySet< string > = new Set( [
	errorCode( 'missing_email_address' ),
	errorCode( 'invalid_email_address' ),
	INVALID_EMAIL,
] );

/** The payment was refused (docs/contract/store-api.md 4.4). */
const PAYMENT_CODES: ReadonlySet< string > = new Set( [
	errorCode( 'checkout_process_payment_error' ),
	errorCode( 'payment_error' ),
	errorCode( 'checkout_missing_payment_method' ),
	errorCode( 'checkout_payment_method_disabled' ),
] );

const getField = ( value: unknown, name: string ): unknown =>
	isRecord( value ) ? value[ name ] : undefined;

const getContextByCode = ( code: string ): string => {
	if ( EMAIL_CODES.has( code ) ) {
		return NOTICE_CONTEXTS.CONTACT_INFORMATION;
	}
	return PAYMENT_CODES.has( code )
		? NOTICE_CONTEXTS.PAYMENTS
		: NOTICE_CONTEXTS.CART;
};

/** By the field's location, the parameter, or the error code. */
const getContextByParam = ( param: string, error: ApiError ): string => {
	const location = getField( error.data, 'location' );
	if ( location === 'contact' || param === INVALID_EMAIL ) {
		return NOTICE_CONTEXTS.CONTACT_INFORMATION;
	}
	if ( location === 'order' ) {
		return NOTICE_CONTEXTS.ORDER_INFORMATION;
	}
	if ( param === 'billing_address' ) {
		return error.code === INVALID_EMAIL
			? NOTICE_CONTEXTS.CONTACT_INFORMATION
			: NOTICE_CONTEXTS.BILLING_ADDRESS;
	}
	return param === 'shipping_address'
		? NOTICE_CONTEXTS.SHIPPING_ADDRESS
		: getContextByCode( error.code );
};

const createParamDetail = ( param: string, error: ApiError ): ErrorDetail => {
	const key = getField( error.data, 'key' );
	const id = `${ param }_${ error.code }`;
	return {
		id: typeof key === 'string' ? `${ key }__${ id }` : id,
		code: error.code,
		message: error.message,
		context: getContextByParam( param, error ),
	};
};

const createParamDetails = ( param: string, error: unknown ): ErrorDetail[] => {
	if ( ! isApiErrorResponse( error ) ) {
		return [];
	}
	const additionalErrors = getField( error, 'additional_errors' );
	return [
		error,
		...( Array.isArray( additionalErrors ) ? additionalErrors : [] ),
	]
		.filter( isApiErrorResponse )
		.map( ( each ) => createParamDetail( param, each ) );
};

/** For an error that isn't about a parameter. The caller prefers `context`. */
export const getNoticeContextFromErrorResponse = (
	error: unknown,
	context?: string
): string => {
	if ( context !== undefined ) {
		return context;
	}
	const requestedContext = getField( getField( error, 'data' ), 'context' );
	if ( typeof requestedContext === 'string' && requestedContext !== '' ) {
		return requestedContext;
	}
	return isApiErrorResponse( error )
		? getContextByCode( error.code )
		: NOTICE_CONTEXTS.CART;
};

/**
 * Returns an error's details. For `rest_invalid_param` these are its parameters and additional errors; for other
 * errors, or if no parameter is readable, the error itself. Returns `[]` for values that aren't API errors. Source:
 * docs/contract/events.md 6.
 */
export const getErrorDetails = ( error: unknown ): ErrorDetail[] => {
	if ( ! isApiErrorResponse( error ) ) {
		return [];
	}
	const params = getField( error.data, 'details' );
	const details =
		error.code === 'rest_invalid_param' && isRecord( params )
			? Object.entries( params ).flatMap( ( [ param, each ] ) =>
					createParamDetails( param, each )
				)
			: [];
	if ( details.length ) {
		return details;
	}
	const { code, message } = error;
	const context = getNoticeContextFromErrorResponse( error );
	return [ { id: code, code, message, context } ];
};
