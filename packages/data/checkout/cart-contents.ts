import type { CartItemResponse } from '@shopfront/store-api';

/** Returns the items and quantities of a cart, for comparison. */
export const getContents = (
	items: ReadonlyArray< Pick< CartItemResponse, 'key' | 'quantity' > >
): string =>
	items.map( ( { key, quantity } ) => `${ key } ${ quantity }` ).join();
