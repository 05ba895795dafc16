import { cartStore } from '@shopfront/data/cart';
import { noticesStore } from '@shopfront/data/notices';
import { getServices } from '@shopfront/data/services';
import { validationStore } from '@shopfront/data/validation';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import type { OrderEvent, OrderState } from '@shopfront/order';
import { isRecord } from '@shopfront/store-api';
import { __ } from '@wordpress/i18n';
import { createAttemptKey } from '../../attempt-key';
import { sendPendingChanges } from '../../pending-changes';
import { getRuntime } from '../../runtime';
import type { CheckoutThunk } from '../thunk';
import type { CheckoutState } from '../types';

const dispatchOrderEvent =
	( event: OrderEvent ): CheckoutThunk< void > =>
	( { registry } ) =>
		getRuntime( registry ).order.dispatch( event );

export const setOrderState = ( order: OrderState ) =>
	( { type: 'ORDER_STATE_SET', order } ) as const;

export const mergeState = ( changes: Partial< CheckoutState > ) =>
	( { type: 'SET', changes } ) as const;

/** Counts a rejected order: form errors, its payment method or the server rejected it. */
export const countRejection = () => ( { type: 'REJECTION_COUNTED' } ) as const;

/**
 * Places the order at the displayed total. Sends pending edits first. While totals are being calculated the order
 * waits, but form errors show at once. Offline, or without a mounted checkout form, it sends nothing and shows a
 * notice.
 */
export const submitOrder =
	(): CheckoutThunk< void > =>
	( { dispatch, select, registry } ) => {
		if ( select.getOrderState().status !== 'idle' ) {
			return;
		}
		const { host } = getServices( registry );
		if ( ! host.online.isOnline() ) {
			void registry
				.dispatch( noticesStore )
				.createErrorNotice(
					__(
						'You are offline, so your order was not sent. Everything you entered is still here.',
						'shopfront'
					),
					{
						id: 'checkout-offline',
						context: NOTICE_CONTEXTS.CHECKOUT,
					}
				);
			return;
		}
		void sendPendingChanges( registry, true );
		const { total_price: total } = registry
			.select( cartStore )
			.getOptimisticCart().totals;
		const mustWait =
			select.isCalculating() &&
			! registry.select( validationStore ).hasValidationErrors();
		dispatch(
			dispatchOrderEvent( {
				type: 'SUBMIT',
				total,
				mustWait,
				hasCheckoutForm: getRuntime( registry ).hasCheckoutForm(),
			} )
		);
	};

export const pollOrderStatus = () =>
	dispatchOrderEvent( { type: 'POLL_STATUS' } );

/** The shopper accepts the risk of being charged twice, and may order again. Sends nothing. */
export const acceptDoubleCharge =
	(): CheckoutThunk< void > =>
	( { registry } ) =>
		getRuntime( registry ).order.dispatch( {
			type: 'RISK_ACCEPTED',
			newKey: createAttemptKey( getServices( registry ).host.window ),
		} );

/** Checks whether the open order is paid, and lets the shopper pay again if it isn't. */
export const checkPayment = () =>
	dispatchOrderEvent( { type: 'CHECK_PAYMENT', reason: 'payAgain' } );

/** Cancels an unsent order. You can't cancel a sent one. */
export const __internalSetIdle = () => dispatchOrderEvent( { type: 'RESET' } );

/** Places the order, as the button does: an add-on can't skip a step. */
export const __internalSetBeforeProcessing = () => submitOrder();

/** Does nothing: the order continues by itself. */
export const __internalSetProcessing = (): CheckoutThunk< void > => () => {};

/** Does nothing: the order continues by itself. */
export const __internalSetAfterProcessing =
	(): CheckoutThunk< void > => () => {};

/** Completes an order that an add-on has placed itself. The shopper goes to `redirectUrl`, if it's a string. */
export const __internalSetComplete =
	( data: unknown = {} ): CheckoutThunk< void > =>
	( { dispatch, select } ) => {
		const redirectUrl =
			isRecord( data ) && typeof data.redirectUrl === 'string'
				? data.redirectUrl
				: ( select.getRedirectUrl() ?? '' );
		dispatch( dispatchOrderEvent( { type: 'COMPLETE', redirectUrl } ) );
	};

/** Reports an error, which cancels an unsent order; or reports that it's fixed. */
export const __internalSetHasError = ( hasError = true ) =>
	dispatchOrderEvent( { type: hasError ? 'PROBLEM' : 'PROBLEM_FIXED' } );
