import type { ShopContext } from '../context';
import type { Order } from './order';

type Base = Pick< ShopContext, 'baseUrl' >;
type Named = Pick< Order, 'id' | 'key' >;

/** The page that thanks for an order. */
export const receivedUrl = ( { baseUrl }: Base, { id, key }: Named ): string =>
	`${ baseUrl }/checkout/order-received/${ id }/?key=${ key }`;

/** The page on which the shopper's bank asks whether it is them. */
export const challengeUrl = ( { baseUrl }: Base, { id, key }: Named ): string =>
	`${ baseUrl }/checkout/challenge/${ id }/?key=${ key }`;

/** The fragment by which a gateway's script knows the order that it opens its dialog for. */
export const dialogUrl = ( { id, key }: Named ): string =>
	`#demo-dialog-${ id }-${ key }`;

/** The page on which an order that exists is paid. */
export const payUrl = ( { baseUrl }: Base, { id, key }: Named ): string =>
	`${ baseUrl }/checkout/order-pay/${ id }/?pay_for_order=true&key=${ key }`;
