import type { ShopContext } from '../context';
import type { Order } from './order';

type Base = Pick< ShopContext, 'baseUrl' >;
type Named = Pick< Order, 'id' | 'key' >;

export const receivedUrl = ( { baseUrl }: Base, { id, key }: Named ): string =>
	`${ baseUrl }/checkout/order-received/${ id }/?key=${ key }`;

/** The bank's page, where the shopper confirms the payment. */
export const challengeUrl = ( { baseUrl }: Base, { id, key }: Named ): string =>
	`${ baseUrl }/checkout/challenge/${ id }/?key=${ key }`;

/** Names the order for the gateway's dialog. */
export const dialogUrl = ( { id, key }: Named ): string =>
	`#demo-dialog-${ id }-${ key }`;

export const payUrl = ( { baseUrl }: Base, { id, key }: Named ): string =>
	`${ baseUrl }/checkout/order-pay/${ id }/?pay_for_order=true&key=${ key }`;
