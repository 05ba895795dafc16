/** What the lazy chunk holds: the area, and what an order needs on a page that is no checkout. */
export { ConnectedExpressPayment } from './connected-express-payment';
export { startExpress } from './start-express';
