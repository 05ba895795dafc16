import type { ExpressModule } from './lazy-express-payment';

/**
 * Fetches what express payments need where the stores of the order have been started. In a file of its own: only then
 * does the build know that whoever asks for it has those stores, and leave them out.
 */
export const loadExpressButtons = async (): Promise< ExpressModule > => {
	const { ConnectedExpressPayment } = await import(
		/* webpackChunkName: "payment" */ './connected-express-payment'
	);
	return { ConnectedExpressPayment, startExpress: () => () => undefined };
};
