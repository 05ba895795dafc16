import { isListOf, isObject, isString } from './plain-values';

/** Accepts `{ attribute: 'pa_color', operator: 'in', slug: [ 'red' ] }`. */
export const isAttributeQuery = (
	value: unknown
): value is { attribute: string; operator: string; slug: string[] } =>
	isObject( value ) &&
	isString( value.attribute ) &&
	isString( value.operator ) &&
	isListOf( isString )( value.slug );

export const isAttributeQueryCollection = isListOf( isAttributeQuery );

const TERM_TEXTS = [ 'description', 'name', 'slug' ];
const TERM_NUMBERS = [ 'count', 'id', 'parent' ];

/** Accepts an attribute term of the Store API. */
export const isAttributeTerm = (
	value: unknown
): value is Record< string, unknown > =>
	isObject( value ) &&
	TERM_TEXTS.every( ( name ) => isString( value[ name ] ) ) &&
	TERM_NUMBERS.every( ( name ) => typeof value[ name ] === 'number' );

export const isAttributeTermCollection = isListOf( isAttributeTerm );

const isOneOf =
	( known: readonly string[] ) =>
	( value: unknown ): value is string =>
		isString( value ) && known.includes( value );

const RATINGS = [ '1', '2', '3', '4', '5' ];

/** Accepts a list of star ratings, as strings. */
export const isRatingQueryCollection = isListOf( isOneOf( RATINGS ) );

const isStockStatus = isOneOf( [ 'instock', 'outofstock', 'onbackorder' ] );

/** Accepts a map of stock statuses to names, as in the setting `stockStatusOptions`. */
export const isStockStatusOptions = (
	value: unknown
): value is Record< string, unknown > =>
	isObject( value ) && Object.keys( value ).every( isStockStatus );

export const isStockStatusQueryCollection = isListOf( isStockStatus );
