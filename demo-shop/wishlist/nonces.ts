import { nonceOwner } from '../api/reply';
import type { ShopContext } from '../context';
import { shopSecret } from '../database';
import { createNonce, isNonce } from '../nonce';

/** Each action has nonces of its own. */
const secretOf = ( { database }: ShopContext, action: string ) =>
	`${ shopSecret( database ) }|${ action }`;

/** Creates the nonce of an action for this visitor. */
export const actionNonce = ( shop: ShopContext, action: string ): string =>
	createNonce( secretOf( shop, action ), nonceOwner( shop ), shop.now );

/** Whether a nonce is one of the action for this visitor. */
export const isActionNonce = (
	shop: ShopContext,
	action: string,
	nonce: string
): boolean =>
	isNonce( secretOf( shop, action ), nonceOwner( shop ), nonce, shop.now );
