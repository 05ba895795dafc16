import type { StoreCart } from '@shopfront/bindings';

/** Decides between the drawer's filled and empty content. */
export const hasItems = ( {
	cartItems,
}: Pick< StoreCart, 'cartItems' > ): boolean => cartItems.length > 0;
