import type { StoreCart } from '@shopfront/bindings';

export const hasItems = ( {
	cartItems,
}: Pick< StoreCart, 'cartItems' > ): boolean => cartItems.length > 0;
