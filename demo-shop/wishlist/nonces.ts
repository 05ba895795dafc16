import { nonceOwner } from '../api/reply';
import type { ShopContext } from '../context';
import { shopSecret } from '../database';
import { createNonce, isNonce } from '../nonce';

/** Each action has its own nonces. */
const secretOf = ( { database }: ShopContext, action: string ) =>
	`${ shopSecret( database ) }|${ action }`;

export const actionNonce = ( shop: ShopContext, action: string ): string =>
	createNonce( secretOf( shop, action ), nonceOwner( shop ), shop.now );

export const isActionNonce = (
	shop: ShopContext,
	action: string,
	nonce: string
): boolean =>
	isNonce( secretOf( shop, action ), nonceOwner( shop ), nonce, shop.now );
