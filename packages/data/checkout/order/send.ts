import type { ApiResult } from '@shopfront/api';
import { cartStore } from '@shopfront/data/cart';
import {
	noticesStore,
	processErrorResponse,
	getGenericErrorMessage,
} from '@shopfront/data/notices';
import { storeNoticesStore } from '@shopfront/data/store-notices';
import { paymentStore } from '@shopfront/data/payment';
import { errorCode } from '@shopfront/names';
import type { Attempt, LossCause, OrderEvent } from '@shopfront/order';
import {
	isRecord,
	parseCart,
	parseCheckout,
	type CheckoutResponse,
} from '@shopfront/store-api';
import { decodeEntities } from '@shopfront/text';
import type { DataRegistry } from '@wordpress/data';
import { ROUTES } from '../routes';
import { getRuntime } from '../runtime';
import { checkoutStore } from '../store';
import type { EffectContext } from './effect-context';
import { openRejectedAddresses } from './open-rejected-addresses';
import { createOrderRequest } from './order-request';
import { storePaymentResult } from '../payment-result';
import { readOrder } from '../read-order';
import { reportRefusal } from './report-refusal';
import { showOrderNotice } from './show-order-notice';
import { writeJournal } from '@shopfront/data/order-journal';

/** Milliseconds; gateways can be slow. */
const ORDER_TIMEOUT_MS = 90_000;

const CART_EMPTY = errorCode( 'cart_empty' );

const UNANSWERED = 'shopfront_order_unanswered';

/** These leave the outcome open: this request or another tab may have placed the order. */
const INCONCLUSIVE_ERROR_CODES: readonly string[] = [
	'shopfront_order_in_progress',
	UNANSWERED,
	CART_EMPTY,
];

/** The total differs from the displayed one. WooCommerce's own code is only for a higher total. */
const TOTAL_ERROR_CODES: readonly string[] = [
	'shopfront_total_changed',
	errorCode( 'checkout_total_mismatch' ),
];

const clearNotices = ( registry: DataRegistry ) => {
	const { getNotices } = registry.select( noticesStore );
	registry
		.select( storeNoticesStore )
		.getRegisteredContainers()
		.forEach( ( context ) =>
			registry.dispatch( noticesStore ).removeNotices(
				getNotices( context ).map( ( { id } ) => id ),
				context
			)
		);
};

/** A failed payment's response also contains a checkout. */
const readCheckout = ( result: ApiResult ): CheckoutResponse | null => {
	if ( result.ok ) {
		const parsed = parseCheckout( result.reply.body );
		return parsed.ok ? parsed.value : null;
	}
	const parsed =
		result.error.kind === 'http'
			? parseCheckout( result.error.body )
			: null;
	return parsed?.ok ? parsed.value : null;
};

const isPaid = ( { payment_result: payment }: CheckoutResponse ): boolean =>
	payment?.payment_status !== 'failure' &&
	payment?.payment_status !== 'error';

const parseIsPlaced = ( result: ApiResult ): boolean | null => {
	const checkout = readCheckout( result );
	if ( checkout ) {
		return result.ok ? isPaid( checkout ) : isPaid( checkout ) && null;
	}
	if ( result.ok ) {
		return null;
	}
	const { error } = result;
	return error.isOutcomeUnknown ||
		INCONCLUSIVE_ERROR_CODES.includes( error.code )
		? null
		: false;
};

const getLossCause = ( result: ApiResult ): LossCause => {
	if ( result.ok ) {
		return 'server';
	}
	const { error } = result;
	switch ( error.kind ) {
		case 'api':
		case 'http':
			return 'server';
		case 'malformed':
			// A truncated body means a broken connection, whatever its status says.
			return error.isTruncated ? 'connection' : 'server';
		default:
			return 'connection';
	}
};

/** The server rejected the order because of this attempt; `null` if it didn't. */
const readUnanswered = (
	result: ApiResult,
	{ total }: Attempt
): Attempt | null => {
	const rejected =
		! result.ok && result.error.code === UNANSWERED
			? result.error.data.attempt
			: null;
	return isRecord( rejected ) && typeof rejected.key === 'string'
		? {
				key: rejected.key,
				total,
				orderNumber:
					typeof rejected.order_number === 'string'
						? rejected.order_number
						: '',
			}
		: null;
};

/** Returns whether the rejection contains a cart. */
const acceptCartOf = (
	registry: DataRegistry,
	{ error }: Extract< ApiResult, { ok: false } >
): boolean => {
	const cart = parseCart( error.data.cart );
	if ( cart.ok ) {
		registry.dispatch( cartStore ).acceptCart( cart.value, {
			...( error.sequence !== undefined && {
				sequence: error.sequence,
			} ),
			preservesAddresses: true,
		} );
	}
	return cart.ok;
};

const paymentMessage = ( { payment_result: payment }: CheckoutResponse ) => {
	const gatewayMessage = payment?.payment_details.find(
		( { key } ) => key === 'errorMessage'
	)?.value;
	return typeof gatewayMessage === 'string' && gatewayMessage.trim()
		? decodeEntities( gatewayMessage )
		: getGenericErrorMessage();
};

/**
 * Sends the order, once. Journals the attempt first, so that if the page crashes meanwhile, the next page can poll its
 * outcome. Source: docs/contract/cart-and-checkout.md 7, "Place order", docs/contract/events.md 5, steps 4 and 5.
 */
export const sendOrder = async (
	effectContext: EffectContext,
	attempt: Attempt,
	run: number
): Promise< OrderEvent > => {
	const { registry, services } = effectContext;
	const { api } = services;
	writeJournal( services, {
		kind: 'open',
		attempt,
		isEmptyCartInconclusive: false,
	} );
	clearNotices( registry );
	getRuntime( registry ).getDraftOrder()?.abortDraft();
	const result = await api.send( {
		path: ROUTES.checkout,
		method: 'POST',
		data: createOrderRequest( registry, attempt ),
		retry: 'never',
		timeoutMs: ORDER_TIMEOUT_MS,
	} );
	const isPlaced = parseIsPlaced( result );
	if ( isPlaced === null ) {
		const unanswered = readUnanswered( result, attempt );
		if ( ! result.ok && result.error.code === CART_EMPTY ) {
			writeJournal( services, {
				kind: 'open',
				attempt,
				isEmptyCartInconclusive: true,
				wasRejected: true,
			} );
		}
		// Observers mustn't get an earlier attempt's result.
		storePaymentResult( registry, { payment_result: null }, '' );
		if ( unanswered && ! result.ok ) {
			acceptCartOf( registry, result );
			writeJournal( services, {
				kind: 'open',
				attempt: unanswered,
				isEmptyCartInconclusive: false,
			} );
			return {
				type: 'REJECTED_AS_UNANSWERED',
				run,
				attempt: unanswered,
			};
		}
		return { type: 'RESPONSE_LOST', run, cause: getLossCause( result ) };
	}
	const checkout = readCheckout( result );
	if ( ! isPlaced ) {
		reportRefusal(
			effectContext,
			result.ok || checkout ? 'payment_failure' : result.error.code
		);
	}
	if ( checkout ) {
		const message =
			isPlaced || ! checkout.payment_result
				? ''
				: paymentMessage( checkout );
		storePaymentResult( registry, checkout, message );
		void registry
			.dispatch( checkoutStore )
			.mergeState(
				readOrder(
					checkout,
					checkout.payment_result?.redirect_url ?? ''
				)
			);
	}
	void registry
		.dispatch( checkoutStore )
		.__internalSetCustomerId( api.customerId() );
	if ( ! result.ok && ! checkout ) {
		const hasCart = acceptCartOf( registry, result );
		storePaymentResult(
			registry,
			{ payment_result: null },
			decodeEntities( result.error.message )
		);
		if (
			hasCart &&
			TOTAL_ERROR_CODES.includes( result.error.code ) &&
			! registry.select( paymentStore ).isExpressPaymentMethodActive()
		) {
			showOrderNotice( registry, 'totalChanged' );
		} else {
			processErrorResponse( registry, result.error );
		}
		openRejectedAddresses( registry, result.error.data );
	}
	return {
		type: 'RESPONSE_RECEIVED',
		run,
		isPlaced,
		redirectUrl: checkout?.payment_result?.redirect_url ?? '',
	};
};
