import type { BlockApp } from '@shopfront/bindings';
import { cartStore } from '@shopfront/data/cart';

/** Rejects with the API error, which has a code and a message. */
export const addItem = async (
	{ registry }: Pick< BlockApp, 'registry' >,
	productId: number,
	quantity: number,
	variation?: readonly { attribute: string; value: string }[],
	data?: Readonly< Record< string, unknown > >
): Promise< void > => {
	await registry
		.dispatch( cartStore )
		.addItemToCart( productId, quantity, variation, data );
};
