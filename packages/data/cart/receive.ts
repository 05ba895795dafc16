import {
	isRecord,
	parseCart,
	type ApiErrorResponse,
	type CartResponse,
} from '@shopfront/store-api';
import { toCartData, toWireNames } from './cart-data';
import { hasLoaded } from './has-loaded';
import { getRuntime, type CartParts } from './runtime';
import type { CartThunk } from './thunk';
import type { CartData } from './types';

export interface ReceiveOptions {
	/** Absent if a script on the page passed the cart. */
	sequence?: number;
	settles?: number;
	/** Keeps the addresses, because the shopper may be editing them. */
	preservesAddresses?: boolean;
	/** Where the shopper made the change, for the notice about a coupon that it ended. By default the top of the page. */
	noticeContext?: string;
}

/**
 * Accepts the server's validated cart. Removes the settled operation in the same update, so that it doesn't count twice
 * or flicker; then shows notices for changes that the shopper didn't make.
 */
export const acceptCart =
	(
		response: CartResponse,
		options: ReceiveOptions = {}
	): CartThunk< void > =>
	( { dispatch, select, registry } ) => {
		const {
			sequence,
			settles,
			preservesAddresses = false,
			noticeContext,
		} = options;
		const before = select.getServerCart();
		const pending = {
			quantity: select.getItemsPendingQuantityUpdate(),
			removal: select.getItemsPendingDelete(),
			added: select.getProductsPendingAdd(),
			operations: select.getCartOperations(),
		};
		const { shippingAddress, billingAddress } = before;
		dispatch( {
			type: 'CART_RECEIVED',
			cart: {
				...toCartData( response ),
				...( preservesAddresses && {
					shippingAddress,
					billingAddress,
				} ),
			},
			...( sequence !== undefined && { sequence } ),
			...( settles !== undefined && { settles } ),
		} );
		const after = select.getServerCart();
		if ( after !== before ) {
			// Before the first cart, nothing can have changed.
			const isChange = hasLoaded( registry );
			const { parts } = getRuntime( registry );
			const showNotices = ( code: CartParts | null ) => {
				if ( isChange ) {
					code?.notifyChanges( registry, before, after, pending );
				}
				code?.showCartErrors(
					registry,
					before.errors,
					after.errors,
					noticeContext
				);
			};
			if ( parts.get() ) {
				showNotices( parts.get() );
			} else if (
				isChange ||
				before.errors.length + after.errors.length > 0
			) {
				void parts.fetch().then( showNotices );
			}
		}
	};

/** Merges a script's cart into the current one. Validates it like a response, and logs an error if it's invalid. */
const receiveFromPage =
	( input: unknown, options: ReceiveOptions ): CartThunk< void > =>
	( { dispatch, select } ) => {
		const cart = parseCart( {
			...toWireNames( select.getServerCart() ),
			...( isRecord( input ) ? input : {} ),
		} );
		if ( cart.ok && isRecord( input ) ) {
			dispatch( acceptCart( cart.value, options ) );
			return;
		}
		// eslint-disable-next-line no-console -- For developers; the shopper's cart stays unchanged.
		console.error(
			'Shopfront: receiveCart() needs a cart as the Store API returns it. The cart is unchanged.',
			cart.ok ? input : `${ cart.path }: ${ cart.reason }`
		);
	};

/**
 * Accepts a cart, or part of one, in the server's format (docs/contract/stores.md 1, `receiveCart`). Notifies the
 * shopper of changed cart items.
 */
export const receiveCart = ( cart: unknown ): CartThunk< void > =>
	receiveFromPage( cart, {} );

/** Accepts a cart without its addresses, because the shopper may be editing them. */
export const receiveCartContents = ( cart: unknown ): CartThunk< void > =>
	receiveFromPage( cart, { preservesAddresses: true } );

/** Merges part of a cart, in camel case, into the cart and clears its errors. */
export const setCartData = ( cart: Partial< CartData > ) =>
	( { type: 'CART_RECEIVED', cart } ) as const;

/** Sets the error that `getCartErrors` returns; `null` changes nothing (docs/contract/stores.md 1). */
export const setErrorData =
	( error: ApiErrorResponse | null ): CartThunk< void > =>
	( { dispatch } ) => {
		if ( error ) {
			dispatch( { type: 'ERROR_SET', error } );
		}
	};

/** Accepts an API error, and its cart if it has one; `null` for no error. */
export const receiveError =
	( error: ApiErrorResponse | null ): CartThunk< void > =>
	( { dispatch } ) => {
		const errorCart = parseCart( error?.data?.cart );
		if ( errorCart.ok ) {
			dispatch( acceptCart( errorCart.value ) );
		}
		dispatch( setErrorData( error ) );
	};
