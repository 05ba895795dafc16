import { NOTICE_CONTEXTS, errorCode } from '@shopfront/names';
import { isApiErrorResponse, isRecord } from '@shopfront/store-api';

/** One thing that a reply of the Store API says is wrong, and where the shopper should read it. */
export interface ErrorDetail {
	/** Unique among the details of one error, and the same for the same error next time. */
	id: string;
	code: string;
	/** As the server wrote it, with entities; may be `''`. */
	message: string;
	/** Context in which it is shown unless the caller has another. */
	context: string;
}

/** What is known of an error once it has a code and a message. */
interface ApiError {
	code: string;
	message: string;
	data?: unknown;
}

const EMAIL_CODES: ReadonlySet< string > = new Set( [
	errorCode( 'missing_email_address' ),
	errorCode( 'invalid_email_address' ),
] );

const getField = ( value: unknown, name: string ): unknown =>
	isRecord( value ) ? value[ name ] : undefined;

const getContextByCode = ( code: string ): string =>
	EMAIL_CODES.has( code )
		? NOTICE_CONTEXTS.CONTACT_INFORMATION
		: NOTICE_CONTEXTS.CART;

/** Where an error about a parameter is shown: by the place of the field, by the parameter, else by its code. */
const getContextByParam = ( param: string, error: ApiError ): string => {
	const location = getField( error.data, 'location' );
	if ( location === 'contact' || param === 'invalid_email' ) {
		return NOTICE_CONTEXTS.CONTACT_INFORMATION;
	}
	if ( location === 'order' ) {
		return NOTICE_CONTEXTS.ORDER_INFORMATION;
	}
	if ( param === 'billing_address' ) {
		return error.code === 'invalid_email'
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

/** Where the notice of an error that is not about a parameter is shown; `context` is the caller's wish. */
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
 * What is wrong, one by one: of `rest_invalid_param` every parameter and every further error of it, of any other error
 * (and of one that names no parameter that can be read) the error itself. `[]` of what is no API error. Source:
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
