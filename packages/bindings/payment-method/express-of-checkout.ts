import { createLazy } from '@shopfront/lazy';

/** For a page that has the order stores. In a separate file, so the build can leave those stores out of the chunk. */
export const expressOfCheckout = createLazy(
	() =>
		import(
			/* webpackChunkName: "payment" */ './connected-express-payment'
		)
);
