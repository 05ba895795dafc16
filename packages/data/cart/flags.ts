import type { CartItemResponse } from '@shopfront/store-api';
import { emitAddedToCart, emitAddingToCart } from './page-events';
import { getServices } from '@shopfront/data/services';
import type { CartThunk } from './thunk';
import type { CartFlags } from './types';

/*
 * Flags that scripts on the page set (docs/contract/stores.md 1). Our own actions don't need them, because the pending
 * operations contain the same information.
 */

const toggleItem = < Value >(
	values: readonly Value[],
	value: Value,
	isOn: boolean
): readonly Value[] => {
	const remaining = values.filter( ( each ) => each !== value );
	return isOn ? [ ...remaining, value ] : remaining;
};

const setFlags = ( flags: Partial< CartFlags > ) =>
	( { type: 'FLAGS_SET', flags } ) as const;

/** Sets whether a cart item has a pending quantity change. */
export const itemIsPendingQuantity =
	( key: string, isPending: boolean = true ): CartThunk< void > =>
	( { dispatch, select } ) => {
		dispatch(
			setFlags( {
				pendingQuantity: toggleItem(
					select.getCartFlags().pendingQuantity,
					key,
					isPending
				),
			} )
		);
	};

/** Sets whether a cart item has a pending removal. */
export const itemIsPendingDelete =
	( key: string, isPending: boolean = true ): CartThunk< void > =>
	( { dispatch, select } ) => {
		dispatch(
			setFlags( {
				pendingDelete: toggleItem(
					select.getCartFlags().pendingDelete,
					key,
					isPending
				),
			} )
		);
	};

/** Sets whether a product is being added. */
export const setProductsPendingAdd =
	( productId: number, isPending: boolean ): CartThunk< void > =>
	( { dispatch, select } ) => {
		dispatch(
			setFlags( {
				pendingAdd: toggleItem(
					select.getCartFlags().pendingAdd,
					productId,
					isPending
				),
			} )
		);
	};

/** Notifies the page that a script adds a product without `addItemToCart`. */
export const startAddingToCart =
	( productId: number ): CartThunk< void > =>
	( { dispatch, registry } ) => {
		emitAddingToCart( getServices( registry ).host );
		dispatch( setProductsPendingAdd( productId, true ) );
	};

/** Notifies the page that a script has added the product, or failed to. */
export const finishAddingToCart =
	( productId: number, isSuccess: boolean = true ): CartThunk< void > =>
	( { dispatch, registry } ) => {
		if ( isSuccess ) {
			emitAddedToCart( getServices( registry ).host, {
				preserveCartData: true,
			} );
		}
		dispatch( setProductsPendingAdd( productId, false ) );
	};

/** Sets whether the cart is stale: it has changed and could not be fetched. */
export const setIsCartDataStale = ( isStale: boolean = true ) =>
	setFlags( { isStale } );

/** Sets the coupon that is being applied; `''` for none. */
export const receiveApplyingCoupon = ( code: string ) =>
	setFlags( { applyingCoupon: code } );

/** Sets the coupon that is being removed; `''` for none. */
export const receiveRemovingCoupon = ( code: string ) =>
	setFlags( { removingCoupon: code } );

/** Sets whether addresses are being sent to the server. */
export const updatingCustomerData = ( isUpdating: boolean ) =>
	setFlags( { isUpdatingCustomer: isUpdating } );

/** Sets whether the addresses that are being sent change the shipping rates. */
export const updatingAddressFieldsForShippingRates = ( isUpdating: boolean ) =>
	setFlags( { isUpdatingRateFields: isUpdating } );

/** Sets whether a selected rate is being sent to the server. */
export const shippingRatesBeingSelected = ( isSelecting: boolean ) =>
	setFlags( { isSelectingRate: isSelecting } );

/** Replaces one cart item with one that the server sent. */
export const receiveCartItem =
	( item: CartItemResponse ): CartThunk< void > =>
	( { dispatch, select } ) => {
		dispatch( {
			type: 'CART_RECEIVED',
			cart: {
				items: select
					.getServerCart()
					.items.map( ( each ) =>
						each.key === item.key ? item : each
					),
			},
		} );
	};
