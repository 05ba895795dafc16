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
import { unplacedOrder } from './checkout-response';
import { writeDraft } from './draft';
import {
	checkMayOrder,
	checkOrder,
	checkTotal,
	chosenGateway,
} from './order-checks';
import { readOrderRequest, type OrderRequest } from './order-request';
import { releaseExpiredOrders } from './expired-orders';
import { payOrder } from './pay-order';
import { repeatResponse } from './repeated-attempt';
import { failOrder } from './settle';

/** @throws {ApiError} Without the token of an answered challenge, 400. A token is used up here. */
function checkCaptcha(
	{ database, options, now }: ShopContext,
	{ captchaToken }: OrderRequest
): void {
	if ( options.captcha && ! spendToken( database, captchaToken, now ) ) {
		throw new ApiError(
			'demo_captcha_invalid',
			'Please solve the challenge again.',
			400
		);
	}
}

/** Addresses as the request has them laid over what is known. Without one to send to, it goes to the other. */
function sentAddresses( context: ShopContext, args: Arguments ) {
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
}

/** What the request says, for the rules of add-ons' fields. */
function readCheckoutValues(
	context: ShopContext,
	args: Arguments,
	request: OrderRequest
): CheckoutValues {
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
}

/** @throws {ApiError} With what is wrong in the fields of add-ons, 400. */
export function checkFields(
	problems: Readonly< Record< string, FieldErrorCode[] > >
): void {
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
}

/** Keeps what the request tells of the customer, also for the next try. */
function saveCheckoutValues(
	context: ShopContext,
	args: Arguments,
	request: OrderRequest,
	checkoutValues: CheckoutValues
): void {
	const values = visibleValues( context, checkoutValues );
	changeSession( context, ( data ) => ( {
		...data,
		...sentAddresses( context, args ),
		paymentMethod: request.paymentMethod || data.paymentMethod,
		additionalFields: values,
	} ) );
}

/**
 * Gives up the payment that the shopper's bank was to be asked about: this is another try, and what the bank shows
 * must not change under it.
 */
function cancelPendingPayment( context: ShopContext ): void {
	const order = unplacedOrder( context );
	if ( order?.status === 'pending' ) {
		failOrder( context, order.id );
	}
}

/**
 * `POST /checkout` in the order of docs/contract/store-api.md 4.4.
 *
 * @throws {ApiError} Every refusal before a gateway is asked. The caller keeps what was written until then.
 */
export function placeCheckout(
	context: ShopContext,
	args: Arguments
): RouteResponse | DeferredResponse {
	const sent = readOrderRequest( args );
	const request = context.options.orderAttempts
		? sent
		: { ...sent, attemptKey: '' };
	const before = repeatResponse( context, request.attemptKey );
	if ( before ) {
		return before;
	}
	releaseExpiredOrders( context );
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
	checkTotal( context, request, total );
	cancelPendingPayment( context );
	const order = writeDraft( context, request.note ?? '' );
	checkOrder( context, current, request );
	const gateway = chosenGateway( context, request, total );
	return payOrder( context, order, request, gateway );
}
