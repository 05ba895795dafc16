import type { CartItemResponse } from '@shopfront/store-api';

export const getContents = (
	items: ReadonlyArray< Pick< CartItemResponse, 'key' | 'quantity' > >
): string =>
	items.map( ( { key, quantity } ) => `${ key } ${ quantity }` ).join();
