import { ApiError } from '../api-error';
import {
	firstWithOthers,
	invalidArguments,
	type Arguments,
} from '../api/arguments';
import type { DeferredResponse, RouteResponse } from '../api/route';
import { spendToken } from '../captcha/captcha';
import { mergeBilling, mergeShipping, shippedTo } from '../cart/addresses';
import { currentAddresses, currentCart } from '../cart/current-cart';
import type { ShopContext } from '../context';
import { fieldsAt } from '../fields/additional-fields';
import {
	fieldProblems,
	visibleValues,
	type CheckoutValues,
} from '../fields/check-fields';
import type { FieldErrorCode } from '../fields/field-values';
import { isRecord } from '../is-record';
import { saveSampleData } from '../samples/save-sample-data';
import { changeSession } from '../sessions';
import { checkCoupons, checkNotEmpty, checkStock } from './cart-checks';
import { sentValues } from './checkout-arguments';
import { writeDraft } from './draft';
import {
	checkMayOrder,
	checkNotBlocked,
	checkOrder,
	checkNotHigher,
	checkTotal,
	chosenGateway,
} from './order-checks';
import { readOrderRequest, type OrderRequest } from './order-request';
import { releaseExpiredOrders } from './expired-orders';
import { payOrder } from './pay-order';
import { findOrder } from './order-store';
import { repeatResponse } from './repeated-attempt';
import { failOrder, forgetPlacedCart } from './settle';
import {
	checkConfirmed,
	findUnanswered,
	selectOrder,
} from './unanswered-attempts';

/** A captcha's token works once. @throws {ApiError} Without a valid token, 400. */
const checkCaptcha = (
	{ database, options, now }: ShopContext,
	{ captchaToken }: OrderRequest
): void => {
	if ( options.captcha && ! spendToken( database, captchaToken, now ) ) {
		throw new ApiError(
			'demo_captcha_invalid',
			'Please solve the challenge again.',
			400
		);
	}
};

/** Merges the sent addresses into the known ones. The billing address fills in for a missing shipping address. */
const sentAddresses = ( context: ShopContext, args: Arguments ) => {
	const present = currentAddresses( context );
	const fields = fieldsAt( context.options, 'address' );
	const billing = mergeBilling(
		present.billing,
		args.billing_address,
		fields
	);
	const isSent =
		! context.options.forcedBilling && isRecord( args.shipping_address );
	return {
		billing,
		shipping: isSent
			? mergeShipping( present.shipping, args.shipping_address, fields )
			: shippedTo( billing ),
	};
};

const readCheckoutValues = (
	context: ShopContext,
	args: Arguments,
	request: OrderRequest
): CheckoutValues => {
	const needsShipping = currentCart( context ).cart.packages.length > 0;
	const { billing, shipping } = sentAddresses( context, args );
	return {
		billing,
		shipping: needsShipping ? shipping : null,
		values: {
			...context.session.data.additionalFields,
			...sentValues( context, args.additional_fields ),
		},
		wantsAccount: request.wantsAccount,
		note: request.note ?? '',
		paymentMethod: request.paymentMethod ?? '',
	};
};

/** @throws {ApiError} With the problems of add-on fields, 400. */
export const checkFields = (
	problems: Readonly< Record< string, FieldErrorCode[] > >
): void => {
	const found = Object.entries( problems ).flatMap( ( [ name, all ] ) => {
		const problem = firstWithOthers( all );
		return problem ? [ [ name, problem ] as const ] : [];
	} );
	if ( found.length > 0 ) {
		const { code, message, data } = invalidArguments(
			Object.fromEntries( found )
		);
		throw new ApiError( code, message, 400, data );
	}
};

/** The next attempt needs it too. */
const saveCheckoutValues = (
	context: ShopContext,
	args: Arguments,
	request: OrderRequest,
	checkoutValues: CheckoutValues
): void => {
	const values = visibleValues( context, checkoutValues );
	changeSession( context, ( data ) => ( {
		...data,
		...sentAddresses( context, args ),
		paymentMethod: request.paymentMethod || data.paymentMethod,
		additionalFields: values,
	} ) );
};

/** A new attempt cancels a payment that waits for the bank, because the total on the bank's page must not change. */
const cancelPendingPayment = ( context: ShopContext ): void => {
	const { database, session } = context;
	const order = findOrder( database, session.data.orderId );
	if ( order?.status === 'pending' ) {
		failOrder( context, order.id );
	}
};

/**
 * Follows the order of docs/contract/store-api.md 4.4 for `POST /checkout`.
 *
 * @throws {ApiError} Before we call the gateway. The caller commits what was written until then.
 */
export const placeCheckout = (
	context: ShopContext,
	args: Arguments
): RouteResponse | DeferredResponse => {
	checkNotBlocked( context );
	const sent = readOrderRequest( args );
	const request = context.options.orderAttempts
		? sent
		: { ...sent, attemptKey: '' };
	forgetPlacedCart( context );
	const before = repeatResponse( context, request );
	if ( before ) {
		return before;
	}
	const replaced = checkConfirmed(
		context,
		findUnanswered( context ),
		request
	);
	releaseExpiredOrders( context );
	selectOrder( context, replaced );
	checkCaptcha( context, request );
	const checkoutValues = readCheckoutValues( context, args, request );
	checkFields( fieldProblems( context, checkoutValues ) );
	checkMayOrder( context, request );
	const found = currentCart( context );
	checkNotEmpty( found );
	checkStock( found );
	checkCoupons( found, 'woocommerce_rest_cart_coupon_errors' );
	saveCheckoutValues( context, args, request, checkoutValues );
	saveSampleData( context, args );
	const current = currentCart( context );
	checkCoupons( current, 'woocommerce_rest_order_coupon_errors' );
	const total = current.cart.totals.price.toString();
	checkNotHigher( context, request, total );
	checkTotal( context, request, total );
	if ( ! replaced ) {
		cancelPendingPayment( context );
	}
	const order = writeDraft( context, request.note ?? '' );
	checkOrder( context, current, request );
	const gateway = chosenGateway( context, request, total );
	return payOrder( context, order, request, { gateway, replaced } );
};
