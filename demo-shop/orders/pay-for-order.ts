import type { Arguments } from '../api/arguments';
import type { DeferredResponse, RouteResponse } from '../api/route';
import { mergeBilling, mergeShipping } from '../cart/addresses';
import type { ShopContext } from '../context';
import { fieldsAt } from '../fields/additional-fields';
import { checkAddresses, checkEmail } from './address-rules';
import { unansweredAttemptOf } from './attempts';
import { releaseExpiredOrders } from './expired-orders';
import { isUnpaid } from './order';
import { accessibleOrder } from './order-access';
import { checkNotBlocked, checkTotal, chosenGateway } from './order-checks';
import { readOrderRequest } from './order-request';
import { changeOrder } from './order-store';
import { payOrder } from './pay-order';
import { repeatResponse, checkIdle } from './repeated-attempt';
import { checkConfirmed } from './unanswered-attempts';

/** As the recorded shop replies for a paid order: its own status, and no data. */
const NOT_PAYABLE: RouteResponse = {
	status: 500,
	body: {
		code: 'invalid_order_update_status',
		message: 'This order cannot be paid for.',
		data: null,
	},
};

/**
 * `POST /checkout/{id}` (docs/contract/store-api.md 4.5).
 *
 * @throws {import('../api-error').ApiError} For a visitor without access, and for missing data.
 */
export const payForOrder = (
	context: ShopContext,
	args: Arguments
): RouteResponse | DeferredResponse => {
	checkNotBlocked( context );
	const sent = readOrderRequest( args );
	const request = {
		...sent,
		attemptKey: context.options.orderAttempts ? sent.attemptKey : '',
		// The order already has its customer or guest.
		wantsAccount: false,
	};
	const before = repeatResponse( context, request );
	if ( before ) {
		return before;
	}
	releaseExpiredOrders( context );
	const order = accessibleOrder( context, args );
	checkIdle( context, order.id );
	if ( ! isUnpaid( order ) ) {
		return NOT_PAYABLE;
	}
	const replaced = checkConfirmed(
		context,
		unansweredAttemptOf( context.database, order.id ),
		request
	);
	const fields = fieldsAt( context.options, 'address' );
	const billing = mergeBilling( order.billing, args.billing_address, fields );
	const shipping = mergeShipping(
		order.shipping,
		args.shipping_address,
		fields
	);
	checkEmail( billing );
	checkTotal( context, request, order.totals.total_price );
	checkAddresses(
		{ shipping: order.shipments.length > 0 ? shipping : null, billing },
		context.options
	);
	const gateway = chosenGateway( context, request, order.totals.total_price );
	return payOrder(
		context,
		changeOrder( context.database, order.id, {
			billing,
			shipping,
			note: request.note ?? order.note,
		} ),
		request,
		{ gateway, replaced }
	);
};
