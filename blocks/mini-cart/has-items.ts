import type { StoreCart } from '@shopfront/bindings';

/** Whether the cart has items: the drawer shows its filled or its empty content. */
export const hasItems = ( {
	cartItems,
}: Pick< StoreCart, 'cartItems' > ): boolean => cartItems.length > 0;
