import { cartStore, type SavedItem } from '@shopfront/data/cart';
import { reportError } from '@shopfront/data/notices';
import { doStoreAction } from '@shopfront/events';
import { isRecord, type CartItemResponse } from '@shopfront/store-api';
import { useDispatch } from '@wordpress/data';
import { useBlockApp } from '../app/block-app';

export interface CartItemQuantity {
	setQuantity: ( quantity: number ) => void;
	/** Resolves to true if the item was removed. */
	removeItem: () => Promise< boolean >;
	/** Copies the item to the list for later. Resolves to the list's item, or `null` on failure. */
	saveItem: () => Promise< SavedItem | null >;
}

/** Changes are optimistic. Server errors become notices. Hooks notify add-ons (docs/contract/events.md 1). */
export const useCartItemQuantity = (
	item: CartItemResponse
): CartItemQuantity => {
	const { registry } = useBlockApp();
	const { changeCartItemQuantity, removeItemFromCart, saveForLater } =
		useDispatch( cartStore );
	const { key } = item;

	/** Resolves to false and shows a notice on failure. */
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
		saveItem: async () => {
			try {
				const saved = await saveForLater( key );
				return isRecord( saved ) && typeof saved.key === 'string'
					? {
							key: saved.key,
							quantity: Number( saved.quantity ) || item.quantity,
						}
					: null;
			} catch ( error ) {
				await reportError( registry, error );
				return null;
			}
		},
	};
};
