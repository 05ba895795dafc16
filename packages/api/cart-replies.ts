import { isRecord } from '@shopfront/store-api';
import type { Told } from './batch';
import type { CartReply } from './types';

const isCart = ( value: unknown ): boolean =>
	isRecord( value ) &&
	Array.isArray( value.items ) &&
	isRecord( value.totals );

/** What a result says, where that may be a cart or hold one. */
const saidBy = ( { result }: Told ): unknown => {
	if ( result.ok ) {
		return result.reply.body;
	}
	const { error } = result;
	return error.kind === 'http' ? error.body : error.data.cart;
};

/** The cart that came with a result, at whichever of its three places; `null` when there is none. */
export const cartReplyOf = ( told: Told ): CartReply | null => {
	const said = saidBy( told );
	const cart =
		isRecord( said ) && ! isCart( said ) ? said.__experimentalCart : said;
	const { sequence, status } = told.result.ok
		? told.result.reply
		: told.result.error;
	const { path, method, isSettled } = told.job;
	return isCart( cart ) && sequence !== undefined && status !== undefined
		? { cart, sequence, status, path, method, isLate: isSettled }
		: null;
};
