import { createLazy } from '@shopfront/lazy';

/**
 * Express payments on a page that has the stores of the order. In a separate file, which lets the build exclude those
 * stores from the chunk.
 */
export const expressOfCheckout = createLazy(
	() =>
		import(
			/* webpackChunkName: "payment" */ './connected-express-payment'
		)
);
