import type { ShopContext } from '../context';
import type { Order } from './order';

type Base = Pick< ShopContext, 'baseUrl' >;
type Named = Pick< Order, 'id' | 'key' >;

/** Returns the URL of the order received page. */
export const receivedUrl = ( { baseUrl }: Base, { id, key }: Named ): string =>
	`${ baseUrl }/checkout/order-received/${ id }/?key=${ key }`;

/** Returns the URL of the bank's challenge page, which asks the shopper to confirm the payment. */
export const challengeUrl = ( { baseUrl }: Base, { id, key }: Named ): string =>
	`${ baseUrl }/checkout/challenge/${ id }/?key=${ key }`;

/** Returns the fragment that names the order for the dialog of a gateway's script. */
export const dialogUrl = ( { id, key }: Named ): string =>
	`#demo-dialog-${ id }-${ key }`;

/** Returns the URL of the page for paying an existing order. */
export const payUrl = ( { baseUrl }: Base, { id, key }: Named ): string =>
	`${ baseUrl }/checkout/order-pay/${ id }/?pay_for_order=true&key=${ key }`;
