import { cartStore } from '@shopfront/data/cart';
import { reportError } from '@shopfront/data/notices';
import { doStoreAction } from '@shopfront/events';
import type { CartItemResponse } from '@shopfront/store-api';
import { useDispatch } from '@wordpress/data';
import { useBlockApp } from '../app/block-app';

export interface CartItemQuantity {
	setQuantity: ( quantity: number ) => void;
	/** Resolves with whether the item is out of the cart. */
	removeItem: () => Promise< boolean >;
}

/**
 * What can be done to one line of the cart. Changes show at once; the store sends them, and what the server refuses
 * becomes a notice. Add-ons are told by the hooks of docs/contract/events.md 1.
 */
export const useCartItemQuantity = (
	item: CartItemResponse
): CartItemQuantity => {
	const { registry } = useBlockApp();
	const { changeCartItemQuantity, removeItemFromCart } =
		useDispatch( cartStore );
	const { key } = item;

	/** Whether it went well; a failure is told to the shopper. */
	const attempt = async ( work: Promise< unknown > ): Promise< boolean > => {
		try {
			await work;
			return true;
		} catch ( error ) {
			await reportError( registry, error );
			return false;
		}
	};

	return {
		setQuantity: ( quantity ) => {
			void attempt( changeCartItemQuantity( key, quantity ) );
			doStoreAction( 'cart-set-item-quantity', {
				product: item,
				quantity,
			} );
		},
		removeItem: () => {
			const outcome = attempt( removeItemFromCart( key ) );
			doStoreAction( 'cart-remove-item', {
				product: item,
				quantity: item.quantity,
			} );
			return outcome;
		},
	};
};
