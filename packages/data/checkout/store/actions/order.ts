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

/** Internal: stores a new state of the order machine. */
export const setOrderState = ( order: OrderState ) =>
	( { type: 'ORDER_STATE_SET', order } ) as const;

/** Internal: merges changes into the state. */
export const mergeState = ( changes: Partial< CheckoutState > ) =>
	( { type: 'SET', changes } ) as const;

/** Counts an order that was rejected: because of form errors, by its payment method or by the server. */
export const countRejection = () => ( { type: 'REJECTION_COUNTED' } ) as const;

/**
 * Places the order at the displayed total. Sends pending edits first. While totals are being calculated the order
 * waits, but form errors show at once. Offline, or without a mounted checkout form, nothing is sent and a notice
 * appears.
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

/** Polls the status of an order with an unknown outcome again. */
export const pollOrderStatus = () =>
	dispatchOrderEvent( { type: 'POLL_STATUS' } );

/**
 * Lets the shopper, who has accepted the risk of being charged twice, order again while an attempt is unanswered. Sends
 * nothing.
 */
export const acceptDoubleCharge =
	(): CheckoutThunk< void > =>
	( { registry } ) =>
		getRuntime( registry ).order.dispatch( {
			type: 'RISK_ACCEPTED',
			newKey: createAttemptKey( getServices( registry ).host.window ),
		} );

/** Checks whether the open order is paid, and lets the shopper pay again if it is not. */
export const checkPayment = () =>
	dispatchOrderEvent( { type: 'CHECK_PAYMENT', reason: 'payAgain' } );

/** Cancels an order that has not been sent yet. A sent order cannot be cancelled. */
export const __internalSetIdle = () => dispatchOrderEvent( { type: 'RESET' } );

/** Places the order, as the button does: an add-on cannot skip a step. */
export const __internalSetBeforeProcessing = () => submitOrder();

/** Does nothing: the order continues by itself. */
export const __internalSetProcessing = (): CheckoutThunk< void > => () => {};

/** Does nothing: the order continues by itself. */
export const __internalSetAfterProcessing =
	(): CheckoutThunk< void > => () => {};

/** Completes an order that an add-on has placed itself. The shopper goes to `redirectUrl`, if it is a string. */
export const __internalSetComplete =
	( data: unknown = {} ): CheckoutThunk< void > =>
	( { dispatch, select } ) => {
		const redirectUrl =
			isRecord( data ) && typeof data.redirectUrl === 'string'
				? data.redirectUrl
				: ( select.getRedirectUrl() ?? '' );
		dispatch( dispatchOrderEvent( { type: 'COMPLETE', redirectUrl } ) );
	};

/** Reports an error, which cancels an order that has not been sent yet; or reports that it is fixed. */
export const __internalSetHasError = ( hasError = true ) =>
	dispatchOrderEvent( { type: hasError ? 'PROBLEM' : 'PROBLEM_FIXED' } );
