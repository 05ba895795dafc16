/** The lazy chunk: the area, and the order stores for pages without a checkout. */
export { ConnectedExpressPayment } from './connected-express-payment';
export { startExpress } from './start-express';
