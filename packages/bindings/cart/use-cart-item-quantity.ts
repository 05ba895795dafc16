import { cartStore } from '@shopfront/data/cart';
import { reportError } from '@shopfront/data/notices';
import { doStoreAction } from '@shopfront/events';
import type { CartItemResponse } from '@shopfront/store-api';
import { useDispatch } from '@wordpress/data';
import { useBlockApp } from '../app/block-app';

export interface CartItemQuantity {
	setQuantity: ( quantity: number ) => void;
	/** Resolves to whether the item was removed. */
	removeItem: () => Promise< boolean >;
}

/**
 * Returns the operations on a cart item. Changes are optimistic; server errors become notices. Notifies add-ons through
 * the hooks in docs/contract/events.md 1.
 */
export const useCartItemQuantity = (
	item: CartItemResponse
): CartItemQuantity => {
	const { registry } = useBlockApp();
	const { changeCartItemQuantity, removeItemFromCart } =
		useDispatch( cartStore );
	const { key } = item;

	/** Resolves to whether the operation succeeded; shows a notice if it failed. */
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
