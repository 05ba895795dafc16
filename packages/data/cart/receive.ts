import { createLazy } from '@shopfront/lazy';
import {
	isRecord,
	parseCart,
	type ApiErrorResponse,
	type CartResponse,
} from '@shopfront/store-api';
import { toCartData, toWireNames } from './cart-data';
import { showCartErrors } from './cart-errors';
import { hasLoaded } from './has-loaded';
import type { CartThunk } from './thunk';
import type { CartData } from './types';

/** How a cart came to us. */
export interface ReceiveOptions {
	/** Sequence of the answer it came in; absent when somebody on the page hands it over. */
	sequence?: number;
	/** The operation that it answers. */
	settles?: number;
	/** Leaves the addresses alone, where the shopper may be typing. */
	preservesAddresses?: boolean;
}

/** Announces changes that the shopper did not make. */
const changesModule = createLazy(
	() => import( /* webpackChunkName: "actions" */ './notify-changes' )
);

/**
 * Takes a cart that the server told. The operation that it answers leaves in the same step, so that nothing is
 * counted twice or flickers; then what changed without the shopper's doing is announced.
 */
export const acceptCart =
	(
		response: CartResponse,
		options: ReceiveOptions = {}
	): CartThunk< void > =>
	( { dispatch, select, registry } ) => {
		const { sequence, settles, preservesAddresses = false } = options;
		const before = select.getServerCart();
		const pending = {
			quantity: select.getItemsPendingQuantityUpdate(),
			removal: select.getItemsPendingDelete(),
			added: select.getProductsPendingAdd(),
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
			// Before the first cart has loaded, nothing can have changed.
			if ( hasLoaded( registry ) ) {
				const notify = (
					code: ReturnType< typeof changesModule.get >
				) => code?.notifyChanges( registry, before, after, pending );
				void ( changesModule.get()
					? notify( changesModule.get() )
					: changesModule.fetch().then( notify ) );
			}
			showCartErrors( registry, before.errors, after.errors );
		}
	};

/**
 * Takes what a script on the page hands over, merged into the cart that is there. It is read like an answer of the
 * server: what is no cart is left, and its author is told.
 */
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
		// eslint-disable-next-line no-console -- told to the add-on's developer; the cart of the shopper stays as it is.
		console.error(
			'Shopfront: receiveCart() needs a cart as the Store API sends it. The cart stays as it is.',
			cart.ok ? input : `${ cart.path }: ${ cart.reason }`
		);
	};

/**
 * Takes a cart, or part of one, as the server sends it (docs/contract/stores.md 1, `receiveCart`). The shopper is
 * notified of cart items that changed meanwhile.
 */
export const receiveCart = ( cart: unknown ): CartThunk< void > =>
	receiveFromPage( cart, {} );

/** Takes a cart without its addresses, which the shopper may be typing. */
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

/** Takes an API error, and the cart in it if there is one; `null` for no error. */
export const receiveError =
	( error: ApiErrorResponse | null ): CartThunk< void > =>
	( { dispatch } ) => {
		const errorCart = parseCart( error?.data?.cart );
		if ( errorCart.ok ) {
			dispatch( acceptCart( errorCart.value ) );
		}
		dispatch( setErrorData( error ) );
	};
