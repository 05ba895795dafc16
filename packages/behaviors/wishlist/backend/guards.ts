import { isRecord } from '@shopfront/store-api';
import { DONE, refused, type Answer } from './backend';
import { readList, type ListInfo } from './lists';

const textOf = ( value: unknown ) => ( typeof value === 'string' ? value : '' );

/** Reads the page's fragments. PHP prints an empty map as an empty list. */
export const readFragments = ( value: unknown ): Record< string, string > =>
	isRecord( value )
		? Object.fromEntries(
				Object.entries( value ).map( ( [ key, html ] ) => [
					key,
					textOf( html ),
				] )
			)
		: {};

/** Reads the lists in an AJAX answer. Only their links contain the tokens. */
const readLists = ( value: unknown ): ListInfo[] | null =>
	Array.isArray( value )
		? value.filter( isRecord ).flatMap( ( list ) => {
				const url = textOf( list.add_to_this_wishlist_url );
				return readList( {
					...list,
					name: list.wishlist_name,
					token: /\/view\/(\w+)/.exec( url )?.[ 1 ] ?? '',
					url: url.replace( /\?.*/s, '' ),
				} );
			} )
		: null;

/**
 * Reads an AJAX answer; `null` if it isn't an action's answer. `false` and `"error"` mean a refusal. A wrong nonce
 * leads to the same, or to an answer that only has empty fragments.
 */
export const readAjaxAnswer = ( body: unknown ): Answer | null => {
	if ( ! isRecord( body ) ) {
		return null;
	}
	const { result } = body;
	const hasParts = 'fragments' in body;
	if ( result === undefined && ! hasParts && ! ( 'message' in body ) ) {
		return null;
	}
	const isRefused =
		result === false ||
		result === 'error' ||
		( result === undefined && ! hasParts );
	const message = textOf( body.template ) || textOf( body.message );
	const answer = isRefused ? refused( message ) : { ...DONE, message };
	return {
		...answer,
		result: result === 'exists' ? 'exists' : answer.result,
		fragments: readFragments( body.fragments ),
		lists: readLists( body.user_wishlists ),
	};
};

/** Returns `null` if it isn't an answer of the REST API. Error objects mean a refusal. */
export const readRestAnswer = (
	body: unknown,
	status: number
): Answer | null => {
	if ( ! isRecord( body ) ) {
		return null;
	}
	if ( status >= 500 ) {
		return null;
	}
	const message = textOf( body.message );
	if ( status >= 400 || body.success === false ) {
		return refused( message );
	}
	const isKnown = [ 'product_data', 'wishlist_data', 'moved' ].some(
		( name ) => name in body
	);
	return isKnown ? { ...DONE, message } : null;
};

export const readProducts = (
	body: unknown
): Array< { productId: number; listIds: number[] } > | null =>
	isRecord( body )
		? Object.entries( body ).flatMap( ( [ id, product ] ) =>
				isRecord( product ) && Array.isArray( product.wishlists )
					? [
							{
								productId: Number( id ),
								listIds: product.wishlists.filter(
									Number.isInteger
								),
							},
						]
					: []
			)
		: null;

export const readRestLists = ( body: unknown ): ListInfo[] => {
	const lists = isRecord( body ) ? body.lists : null;
	return isRecord( lists )
		? Object.values( lists )
				.filter( isRecord )
				.flatMap( ( list ) =>
					readList( {
						...list,
						default: list.is_default === '1',
					} )
				)
		: [];
};

/** An item of WooCommerce's own lists. */
export interface ShopperItem {
	key: string;
	/** Id of the product or its variation. */
	id: number;
	quantity: number;
}

/** Returns `[]` if it isn't an item. */
export const readShopperItem = ( value: unknown ): ShopperItem[] =>
	isRecord( value ) &&
	typeof value.key === 'string' &&
	typeof value.id === 'number'
		? [
				{
					key: value.key,
					id: value.id,
					quantity: Number( value.quantity ) || 1,
				},
			]
		: [];

/** Returns `null` if it isn't a list. */
export const readShopperList = ( body: unknown ): ShopperItem[] | null => {
	const items = isRecord( body ) ? body.items : body;
	return Array.isArray( items ) ? items.flatMap( readShopperItem ) : null;
};

export const readError = (
	body: unknown
): { code: string; message: string } =>
	isRecord( body )
		? { code: textOf( body.code ), message: textOf( body.message ) }
		: { code: '', message: '' };
