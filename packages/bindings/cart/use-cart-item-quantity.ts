import { cartStore } from '@shopfront/data/cart';
import { processErrorResponse } from '@shopfront/data/notices';
import type { CartItemResponse } from '@shopfront/store-api';
import { useDispatch, useSelect } from '@wordpress/data';
import { useBlockApp } from '../app/block-app';
import { doStoreAction } from '../events/do-store-action';

export interface CartItemQuantity {
	/** `undefined` once the item has gone. */
	item: CartItemResponse | undefined;
	/** Whether the line is on its way out. */
	isRemoving: boolean;
	/** Whether the total of the line waits for the server. */
	isTotalPending: boolean;
	setQuantity: ( quantity: number ) => void;
	/** Resolves with whether the item is out of the cart. */
	removeItem: () => Promise< boolean >;
}

/**
 * One line of the cart, and what can be done to it. Changes show at once; the store sends them, and what the server
 * refuses becomes a notice. Add-ons are told by the hooks of contract/events.md 1.
 */
export const useCartItemQuantity = ( key: string ): CartItemQuantity => {
	const { registry } = useBlockApp();
	const { changeCartItemQuantity, removeItemFromCart } =
		useDispatch( cartStore );
	const state = useSelect(
		( select ) => {
			const cart = select( cartStore );
			return {
				item: cart.getCartItem( key ),
				isRemoving: cart.isItemPendingDelete( key ),
				isTotalPending: cart
					.getPendingCartFields()
					.lines.includes( key ),
			};
		},
		[ key ]
	);
	const { item } = state;

	/** Whether it went well; a failure is told to the shopper. */
	const attempt = async ( work: Promise< unknown > ): Promise< boolean > => {
		try {
			await work;
			return true;
		} catch ( error ) {
			processErrorResponse( registry, error );
			return false;
		}
	};

	return {
		...state,
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
				quantity: item?.quantity,
			} );
			return outcome;
		},
	};
};
