import { getGenericErrorMessage, noticesStore } from '@shopfront/data/notices';
import { isOtherPaymentMethod, paymentStore } from '@shopfront/data/payment';
import {
	isErrorResponse,
	isFailResponse,
	isSuccessResponse,
	type CheckoutResult,
	type ObserverResponse,
} from '@shopfront/events';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import type { OrderEvent } from '@shopfront/order';
import type { DataRegistry } from '@wordpress/data';
import { checkoutStore } from '../store';
import type { EffectContext } from './effect-context';

const textOf = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';

const getCheckoutResult = ( registry: DataRegistry ): CheckoutResult => {
	const checkout = registry.select( checkoutStore );
	return {
		redirectUrl: checkout.getRedirectUrl() ?? '',
		orderId: checkout.getOrderId(),
		customerId: checkout.getCustomerId(),
		orderNotes: checkout.getOrderNotes(),
		processingResponse: registry.select( paymentStore ).getPaymentResult(),
	};
};

const isErrorOrFailure = ( response: ObserverResponse ): boolean =>
	isErrorResponse( response ) || isFailResponse( response );

const showMessage = (
	registry: DataRegistry,
	{ message, messageContext }: ObserverResponse
) => {
	if ( textOf( message ) ) {
		void registry
			.dispatch( noticesStore )
			.createErrorNotice( textOf( message ), {
				context: textOf( messageContext ) || NOTICE_CONTEXTS.CHECKOUT,
			} );
	}
};

const REFUSED_STATUSES: readonly unknown[] = [ 'failure', 'error' ];

/** Shows the server's reason. If a payment was refused, it shows in the payment step, beside its fields. */
const showReason = ( registry: DataRegistry ) => {
	const { getPaymentResult, isExpressPaymentMethodActive } =
		registry.select( paymentStore );
	const result = getPaymentResult();
	const isPaymentRefused =
		REFUSED_STATUSES.includes( result?.paymentStatus ) &&
		! isExpressPaymentMethodActive();
	void registry
		.dispatch( noticesStore )
		.createErrorNotice( result?.message || getGenericErrorMessage(), {
			id: 'checkout',
			context: isPaymentRefused
				? NOTICE_CONTEXTS.PAYMENTS
				: NOTICE_CONTEXTS.CHECKOUT,
		} );
};

export const hasErrorNotice = ( registry: DataRegistry ): boolean =>
	Object.values( NOTICE_CONTEXTS ).some( ( context ) =>
		registry
			.select( noticesStore )
			.getNotices( context )
			.some( ( { status } ) => status === 'error' )
	);

/** Source: docs/contract/events.md 5, step 7. */
export const notifySuccess = async (
	{ registry, services }: EffectContext,
	run: number
): Promise< OrderEvent > => {
	const active = registry.select( paymentStore ).getActivePaymentMethod();
	const responses = await services.events.checkoutSuccess.notify(
		getCheckoutResult( registry ),
		isOtherPaymentMethod( services, active )
	);
	const failure = responses.find( isErrorOrFailure );
	if ( failure ) {
		showMessage( registry, failure );
		return {
			type: 'OBSERVERS_FINISHED',
			run,
			verdict: failure.retry === false ? 'stop' : 'retry',
			redirectUrl: null,
		};
	}
	const redirectResponse = responses.find(
		( response ) =>
			isSuccessResponse( response ) &&
			typeof response.redirectUrl === 'string'
	);
	return {
		type: 'OBSERVERS_FINISHED',
		run,
		verdict: 'done',
		redirectUrl:
			typeof redirectResponse?.redirectUrl === 'string'
				? redirectResponse.redirectUrl
				: ( registry.select( checkoutStore ).getRedirectUrl() ?? '' ),
	};
};

/** Shows an error notice if there isn't one yet (docs/contract/events.md 5, step 6). */
export const notifyFailure = async (
	{ registry, services }: EffectContext,
	run: number
): Promise< OrderEvent > => {
	const result = getCheckoutResult( registry );
	const responses = await services.events.checkoutFail.notify( result );
	const failure = responses.find( isErrorOrFailure );
	if ( failure ) {
		showMessage( registry, failure );
	}
	if ( ! hasErrorNotice( registry ) ) {
		showReason( registry );
	}
	return {
		type: 'OBSERVERS_FINISHED',
		run,
		verdict: failure?.retry === false ? 'stop' : 'retry',
		redirectUrl: null,
	};
};
