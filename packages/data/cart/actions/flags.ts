import type { CartItemResponse } from '@shopfront/store-api';
import { emitAddedToCart, emitAddingToCart } from '../page-events';
import { getServices } from '@shopfront/data/services';
import type { CartThunk } from '../thunk';
import type { CartFlags } from '../types';

/*
 * Flags that scripts on the page set by hand (contract/stores.md 1). Our own actions need none of them: what is
 * pending follows from the operations in flight.
 */

const toggled = < Value >(
	values: readonly Value[],
	value: Value,
	isOn: boolean
): readonly Value[] => {
	const others = values.filter( ( each ) => each !== value );
	return isOn ? [ ...others, value ] : others;
};

const setFlags = ( flags: Partial< CartFlags > ) =>
	( { type: 'FLAGS_SET', flags } ) as const;

export const itemIsPendingQuantity =
	( key: string, isPending: boolean = true ): CartThunk< void > =>
	( { dispatch, select } ) => {
		dispatch(
			setFlags( {
				pendingQuantity: toggled(
					select.getCartFlags().pendingQuantity,
					key,
					isPending
				),
			} )
		);
	};

export const itemIsPendingDelete =
	( key: string, isPending: boolean = true ): CartThunk< void > =>
	( { dispatch, select } ) => {
		dispatch(
			setFlags( {
				pendingDelete: toggled(
					select.getCartFlags().pendingDelete,
					key,
					isPending
				),
			} )
		);
	};

export const setProductsPendingAdd =
	( productId: number, isPending: boolean ): CartThunk< void > =>
	( { dispatch, select } ) => {
		dispatch(
			setFlags( {
				pendingAdd: toggled(
					select.getCartFlags().pendingAdd,
					productId,
					isPending
				),
			} )
		);
	};

/** Says that a product is on its way into the cart by another way than `addItemToCart`. */
export const startAddingToCart =
	( productId: number ): CartThunk< void > =>
	( { dispatch, registry } ) => {
		emitAddingToCart( getServices( registry ).host );
		dispatch( setProductsPendingAdd( productId, true ) );
	};

/** Says that it is in the cart, or that it is not to be. */
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

export const setIsCartDataStale = ( isStale: boolean = true ) =>
	setFlags( { isStale } );

export const receiveApplyingCoupon = ( code: string ) =>
	setFlags( { applyingCoupon: code } );

export const receiveRemovingCoupon = ( code: string ) =>
	setFlags( { removingCoupon: code } );

export const updatingCustomerData = ( isUpdating: boolean ) =>
	setFlags( { isUpdatingCustomer: isUpdating } );

export const updatingAddressFieldsForShippingRates = ( isUpdating: boolean ) =>
	setFlags( { isUpdatingRateFields: isUpdating } );

export const shippingRatesBeingSelected = ( isSelecting: boolean ) =>
	setFlags( { isSelectingRate: isSelecting } );

/** Replaces one item of the server's cart. */
export const receiveCartItem =
	( item: CartItemResponse ): CartThunk< void > =>
	( { dispatch, select } ) => {
		dispatch( {
			type: 'CART_TOLD',
			cart: {
				items: select
					.getServerCart()
					.items.map( ( each ) =>
						each.key === item.key ? item : each
					),
			},
		} );
	};
