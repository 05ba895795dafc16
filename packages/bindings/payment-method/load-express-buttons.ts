import type { ExpressModule } from './lazy-express-payment';

/**
 * Loads express payments on a page that has the order stores. In a separate file, which lets the build exclude those
 * stores from the chunk.
 */
export const loadExpressButtons = async (): Promise< ExpressModule > => {
	const { ConnectedExpressPayment } = await import(
		/* webpackChunkName: "payment" */ './connected-express-payment'
	);
	return { ConnectedExpressPayment, startExpress: () => () => undefined };
};
