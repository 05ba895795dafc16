import { randomBytes } from 'node:crypto';
import { usableCards } from '../accounts/sample-tokens';
import { registerShopper } from '../accounts/register';
import { ApiError } from '../api-error';
import { errorBody } from '../api/reply';
import type { DeferredResponse, RouteResponse } from '../api/route';
import type { ShopContext } from '../context';
import { inTransaction } from '../database';
import {
	GatewayError,
	type Gateway,
	type Payment,
	type PaymentOutcome,
} from '../gateways/gateway';
import {
	changeAttempts,
	itemsOf,
	startAttempt,
	type Attempt,
} from './attempts';
import { recordCharge } from './charges';
import { checkoutResponse } from './checkout-response';
import { releaseCoupons, countCoupons } from './coupon-uses';
import type { Order } from './order';
import { challengeUrl, dialogUrl } from './order-links';
import type { OrderRequest } from './order-request';
import { changeOrder, findOrder } from './order-store';
import { dieAt } from './process-death';
import { failOrder, placeOrder } from './settle';
import { holdStock, releaseStock } from './stock-holds';
import { endInterruptedAttempt, giveUpReplaced } from './unanswered-attempts';

type PaymentResult = PaymentOutcome | { status: 'refused'; message: string };

export const createOrderResponse = (
	context: ShopContext,
	order: Order,
	status: number
): RouteResponse => ( {
	status,
	body: checkoutResponse( context, {
		order,
		cart: null,
		result: order.paymentResult,
	} ),
} );

const runPayment = async (
	gateway: Gateway,
	payment: Payment
): Promise< PaymentResult > => {
	try {
		const outcome = await gateway.pay( payment );
		if ( outcome.status === 'success' ) {
			recordCharge( payment.database, payment.order, payment.now );
		}
		return outcome;
	} catch ( error ) {
		if ( error instanceof GatewayError ) {
			return { status: 'refused', message: error.message };
		}
		console.error( error );
		return {
			status: 'refused',
			message: 'The payment could not be processed.',
		};
	}
};

const recordFailedPayment = (
	context: ShopContext,
	order: Order,
	status: 'failure' | 'error',
	message: string
): Order => {
	return failOrder( context, order.id, {
		paymentResult: {
			payment_status: status,
			payment_details: [ { key: 'errorMessage', value: message } ],
			redirect_url: '',
		},
	} );
};

/** The shopper goes to the bank's page. The stock stays on hold. */
const awaitChallenge = ( context: ShopContext, order: Order ): Order => {
	const url = challengeUrl( context, order );
	changeAttempts( context.database, order.id, 'waiting' );
	return changeOrder( context.database, order.id, {
		cardToKeep: order.cardToKeep,
		paymentResult: {
			payment_status: 'pending',
			payment_details: [ { key: 'redirect', value: url } ],
			redirect_url: url,
		},
	} );
};

/** As on the platform, the result is a success with a pending order. */
const openDialog = ( context: ShopContext, order: Order ): Order => {
	const url = dialogUrl( order );
	changeAttempts( context.database, order.id, 'waiting' );
	return changeOrder( context.database, order.id, {
		paymentResult: {
			payment_status: 'success',
			payment_details: [
				{ key: 'result', value: 'success' },
				{ key: 'redirect', value: url },
			],
			redirect_url: url,
		},
	} );
};

/** See docs/contract/store-api.md 4.4: 200, 202, 400, 500. */
const saveResult = (
	context: ShopContext,
	orderId: number,
	result: PaymentResult,
	request: OrderRequest
): RouteResponse => {
	const order = findOrder( context.database, orderId );
	if ( ! order ) {
		throw new Error( `Order ${ orderId } is gone.` );
	}
	switch ( result.status ) {
		case 'refused': {
			failOrder( context, orderId );
			const refusal = new ApiError(
				'woocommerce_rest_checkout_process_payment_error',
				result.message,
				400
			);
			return { status: 400, body: errorBody( context, refusal ) };
		}
		case 'failure':
			return createOrderResponse(
				context,
				recordFailedPayment(
					context,
					order,
					'failure',
					result.message
				),
				400
			);
		case 'error':
			return createOrderResponse(
				context,
				recordFailedPayment( context, order, 'error', result.message ),
				500
			);
	}
	const registered = registerShopper( context, order, request );
	if ( result.status === 'dialog' ) {
		return createOrderResponse(
			context,
			openDialog( context, registered ),
			200
		);
	}
	const updatedOrder = {
		...registered,
		cardToKeep: result.card ?? null,
		addOns: {
			...order.addOns,
			...( result.status === 'success' ? result.orderData : {} ),
		},
	};
	return result.status === 'pending'
		? createOrderResponse(
				context,
				awaitChallenge( context, updatedOrder ),
				202
			)
		: createOrderResponse(
				context,
				placeOrder( context, updatedOrder, result.orderStatus ),
				200
			);
};

/** Holds stock and counts coupons, after releasing an earlier attempt's. */
const reserveItems = ( { database, now }: ShopContext, order: Order ): void => {
	releaseStock( database, order.id, now );
	releaseCoupons( database, order.id );
	try {
		holdStock( database, order.id, order.lines, now );
	} catch ( error ) {
		releaseStock( database, order.id, now );
		throw error;
	}
	countCoupons(
		database,
		order.id,
		order.coupons.map( ( { code } ) => code )
	);
};

/**
 * Until the gateway responds, the session can't place another order. The gateway is `null` when there's nothing to pay.
 * `replaced` is the unanswered attempt whose risk the shopper accepted.
 *
 * @throws {ApiError} When items sold out meanwhile, 409; the order stays unchanged.
 */
export const payOrder = (
	context: ShopContext,
	order: Order,
	request: OrderRequest,
	{ gateway, replaced }: { gateway: Gateway | null; replaced: Attempt | null }
): RouteResponse | DeferredResponse => {
	const { database, now, session, options } = context;
	reserveItems( context, order );
	const pending = changeOrder( database, order.id, {
		status: 'pending',
		paymentMethod: gateway?.id ?? '',
		paymentResult: null,
		cardToKeep: null,
	} );
	startAttempt(
		database,
		session.id,
		{
			key: request.attemptKey || randomBytes( 16 ).toString( 'hex' ),
			orderId: order.id,
			items: itemsOf( order.lines ),
			replaces: replaced?.key ?? '',
		},
		now
	);
	const giveUp = () =>
		replaced && giveUpReplaced( context, replaced, order.id );
	if ( gateway === null ) {
		giveUp();
		return saveResult(
			context,
			order.id,
			{
				status: 'success',
				orderStatus:
					pending.shipments.length > 0 ? 'processing' : 'completed',
			},
			request
		);
	}
	const payment = {
		order: pending,
		data: request.paymentData,
		cards: usableCards( database, session.customerId, options ),
		options,
		database,
		now,
	};
	return {
		waitFor: async () => {
			dieAt( context, 'before-gateway' );
			inTransaction( database, () => {
				changeAttempts( database, order.id, 'paying', [ 'working' ] );
				giveUp();
			} );
			const result = await runPayment( gateway, payment );
			dieAt( context, 'after-charge' );
			return ( newContext ) =>
				saveResult( newContext, order.id, result, request );
		},
		cleanUp: ( newContext ) =>
			endInterruptedAttempt( newContext, order.id ),
	};
};
