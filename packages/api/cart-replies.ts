import { isRecord } from '@shopfront/store-api';
import type { Told } from './batch';
import { speaksForCart } from './routes';
import type { CartReply } from './types';

const isCart = ( value: unknown ): boolean =>
	isRecord( value ) &&
	Array.isArray( value.items ) &&
	isRecord( value.totals );

/** Returns the cart in a result; `undefined` if there is none, or none that may replace the known cart. */
const cartIn = ( { result, job }: Told ): unknown => {
	let body: unknown;
	if ( result.ok ) {
		body = result.reply.body;
	} else if ( result.error.kind === 'http' ) {
		body = result.error.body;
	} else {
		return result.error.data.cart;
	}
	if ( ! speaksForCart( job ) ) {
		return undefined;
	}
	return isRecord( body ) && ! isCart( body )
		? body.__experimentalCart
		: body;
};

/** The cart that came with a result, at whichever of its three places; `null` when there is none. */
export const cartReplyOf = ( told: Told ): CartReply | null => {
	const cart = cartIn( told );
	const { sequence, status } = told.result.ok
		? told.result.reply
		: told.result.error;
	const { path, method, isSettled } = told.job;
	return isCart( cart ) && sequence !== undefined && status !== undefined
		? { cart, sequence, status, path, method, isLate: isSettled }
		: null;
};
