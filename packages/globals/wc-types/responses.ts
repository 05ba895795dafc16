import {
	isErrorResponse as isOfTypeError,
	isObserverResponse as isAnswer,
	isSuccessResponse as isOfTypeSuccess,
	RESPONSE_TYPES,
	type ObserverResponse,
} from '@shopfront/events';
import { isBoolean, isObject, isString } from './plain-values';

const NOT_VALID = 'Response not valid';

/** Throws unless the value is a response of the batch route. */
export const assertBatchResponseIsValid = ( response: unknown ): void => {
	if ( ! isObject( response ) || ! ( 'responses' in response ) ) {
		throw new Error( NOT_VALID );
	}
};

/** Throws unless the value is a single response, from a batch or from `fetch`. */
export const assertResponseIsValid = ( response: unknown ): void => {
	const isFetched =
		typeof Response !== 'undefined' && response instanceof Response;
	if (
		! isFetched &&
		! (
			isObject( response ) &&
			'body' in response &&
			'headers' in response
		)
	) {
		throw new Error( NOT_VALID );
	}
};

/** For responses of checkout event listeners. */
export const isObserverResponse = (
	value: unknown
): value is ObserverResponse => isObject( value ) && isAnswer( value );

export const isSuccessResponse = ( value: unknown ): boolean =>
	isObserverResponse( value ) && isOfTypeSuccess( value );

export const isErrorResponse = ( value: unknown ): boolean =>
	isObserverResponse( value ) && isOfTypeError( value );

export const isFailResponse = ( value: unknown ): boolean =>
	isObserverResponse( value ) && value.type === RESPONSE_TYPES.FAIL;

/** Accepts an error of the validation store. */
export const isValidFieldValidationStatus = (
	value: unknown
): value is { message: string; hidden: boolean } =>
	isObject( value ) && isString( value.message ) && isBoolean( value.hidden );

/** Accepts errors of the validation store, by id. */
export const isValidValidationErrorsObject = (
	value: unknown
): value is Record< string, { message: string; hidden: boolean } > =>
	isObject( value ) &&
	Object.values( value ).every( isValidFieldValidationStatus );

const TOTALS = [
	'tax_lines',
	'total_discount',
	'total_discount_tax',
	'total_fees',
	'total_fees_tax',
	'total_items',
	'total_items_tax',
	'total_price',
	'total_shipping',
	'total_shipping_tax',
	'total_tax',
];

/** Accepts the totals of a Store API cart. */
export const isCartResponseTotals = (
	value: unknown
): value is Record< string, unknown > =>
	isObject( value ) && TOTALS.every( ( name ) => name in value );
