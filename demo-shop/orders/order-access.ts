import { ApiError } from '../api-error';
import { textArgument, type Arguments } from '../api/arguments';
import type { ShopContext } from '../context';
import type { Order } from './order';
import { findOrder } from './order-store';

const createError = ( code: string, message: string, status: number ) =>
	new ApiError( `woocommerce_rest_${ code }`, message, status );

/**
 * An order's customer has access, as does anyone with the key and email of a guest's order.
 *
 * @throws {ApiError} For the errors of docs/contract/store-api.md 4.5.
 */
export const accessibleOrder = (
	context: ShopContext,
	args: Arguments
): Order => {
	const { database, session } = context;
	const order = findOrder( database, Number( args.id ) );
	if ( ! order ) {
		throw createError( 'invalid_order', 'Invalid order ID.', 404 );
	}
	if ( order.customerId > 0 ) {
		if ( order.customerId !== session.customerId ) {
			throw createError(
				'invalid_user',
				'This order belongs to a different customer.',
				403
			);
		}
		return order;
	}
	if ( textArgument( args.key ) !== order.key ) {
		throw createError(
			'invalid_order',
			'Invalid order ID or key provided.',
			401
		);
	}
	const email = textArgument( args.billing_email );
	if ( email === '' ) {
		throw createError(
			'invalid_billing_email',
			'No billing email provided.',
			401
		);
	}
	if ( email.toLowerCase() !== order.billing.email.toLowerCase() ) {
		throw createError(
			'invalid_billing_email',
			'Invalid billing email provided.',
			401
		);
	}
	return order;
};
