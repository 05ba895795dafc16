import { isListOf, isObject, isString } from './plain-values';

/** A filter of a list of products by one attribute, as `{ attribute: 'pa_color', operator: 'in', slug: [ 'red' ] }`. */
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

/** A term of an attribute, as the Store API tells it. */
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

/** Numbers of stars, as texts. */
export const isRatingQueryCollection = isListOf( isOneOf( RATINGS ) );

const isStockStatus = isOneOf( [ 'instock', 'outofstock', 'onbackorder' ] );

/** Names of states of stock, by state: the setting `stockStatusOptions`. */
export const isStockStatusOptions = (
	value: unknown
): value is Record< string, unknown > =>
	isObject( value ) && Object.keys( value ).every( isStockStatus );

export const isStockStatusQueryCollection = isListOf( isStockStatus );
