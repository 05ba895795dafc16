import { cartStore } from '@shopfront/data/cart';
import { getServices } from '@shopfront/data/services';
import {
	isValidationError,
	getResponseOwner,
	validationStore,
	withErrorOwner,
	type ValidationState,
} from '@shopfront/data/validation';
import {
	isErrorResponse,
	isFailResponse,
	isSuccessResponse,
	RESPONSE_TYPES,
	type ObserverResponse,
} from '@shopfront/events';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import type { DataRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { getFailedMethodMessage } from '../failed-method-message';
import { isOrderInProgress } from '../runtime';
import { isOtherPaymentMethod } from '../is-other-payment-method';
import { clearPaymentError, showPaymentError } from '../payment-error';
import { change } from '../reducer';
import type { PaymentThunk } from '../thunk';
import { PAYMENT_STATUS } from '../types';

const metaOf = ( { meta }: ObserverResponse ) =>
	isRecord( meta ) ? meta : {};

const addressFields = (
	address: unknown,
	current: object
): Readonly< Record< string, string > > =>
	Object.fromEntries(
		Object.entries( isRecord( address ) ? address : {} ).flatMap(
			( [ field, value ] ) =>
				typeof value === 'string' && Object.hasOwn( current, field )
					? [ [ field, value ] ]
					: []
		)
	);

/** Stores addresses from payment methods, such as wallets. Uses deprecated names if the new ones are missing. */
const applyBillingAddress = (
	registry: DataRegistry,
	responses: readonly ObserverResponse[]
): void => {
	const { getCartData } = registry.select( cartStore );
	for ( const { billingAddress, billingData } of responses.map( metaOf ) ) {
		void registry
			.dispatch( cartStore )
			.setBillingAddress(
				addressFields(
					billingAddress ?? billingData,
					getCartData().billingAddress
				)
			);
	}
};

const applyShippingAddress = (
	registry: DataRegistry,
	responses: readonly ObserverResponse[]
): void => {
	const { getCartData } = registry.select( cartStore );
	for ( const { shippingAddress, shippingData } of responses.map( metaOf ) ) {
		const old = isRecord( shippingData ) ? shippingData.address : undefined;
		void registry
			.dispatch( cartStore )
			.setShippingAddress(
				addressFields(
					shippingAddress ?? old,
					getCartData().shippingAddress
				)
			);
	}
};

/** Stores the data for the gateway. A saved method's token stays, whatever its script adds. */
const storeData =
	( response: ObserverResponse ): PaymentThunk< void > =>
	( { select, dispatch } ) => {
		const { paymentMethodData } = metaOf( response );
		if ( isRecord( paymentMethodData ) ) {
			dispatch(
				change( {
					paymentMethodData: {
						...( select.getPaymentMethodData().isSavedToken ===
							true && select.getPaymentMethodData() ),
						...paymentMethodData,
					},
				} )
			);
		}
	};

const readValidationErrors = ( errors: unknown ): ValidationState =>
	Object.fromEntries(
		Object.entries( isRecord( errors ) ? errors : {} ).flatMap(
			( [ id, error ] ) =>
				isValidationError( error ) ? [ [ id, error ] ] : []
		)
	);

/**
 * Shows the method's error message, or a generic message if no field shows an error either. If fields show an order's
 * errors, the error summary announces the message with them.
 */
const showPaymentProblem = (
	registry: DataRegistry,
	{ message, messageContext }: ObserverResponse,
	{
		hasFieldErrors,
		isForOrder,
	}: Record< 'hasFieldErrors' | 'isForOrder', boolean >
): void => {
	const context =
		typeof messageContext === 'string' && messageContext
			? messageContext
			: NOTICE_CONTEXTS.PAYMENTS;
	if ( typeof message === 'string' && message ) {
		showPaymentError(
			registry,
			message,
			context,
			// The summary reads only the payment step's notices.
			! (
				hasFieldErrors &&
				isForOrder &&
				context === NOTICE_CONTEXTS.PAYMENTS
			)
		);
	} else if ( ! hasFieldErrors ) {
		showPaymentError(
			registry,
			__(
				'There was a problem with your payment option.',
				'woocommerce'
			),
			context
		);
	}
};

type SetValidationErrors = ( errors: ValidationState ) => unknown;

/**
 * Runs the observers of `onPaymentSetup` and stores their data. Ends ready or with an error notice
 * (docs/contract/events.md 5, step 3). Never rejects.
 *
 * @param args The listeners, which it ignores because the event has its own, and a receiver for the fields' errors; by
 *             default, their store.
 */
export const __internalEmitPaymentProcessingEvent =
	(
		...args: [
			observers?: unknown,
			setValidationErrors?: SetValidationErrors,
		]
	): PaymentThunk< Promise< void > > =>
	async ( { dispatch, registry, select } ) => {
		dispatch( change( { status: PAYMENT_STATUS.PROCESSING } ) );
		clearPaymentError( registry );
		const services = getServices( registry );
		const setValidationErrors: SetValidationErrors =
			args[ 1 ] ??
			registry.dispatch( validationStore ).setValidationErrors;
		const hasFailed = () =>
			select.hasMethodFailed( select.getActivePaymentMethod() );
		const isForOrder = isOrderInProgress( registry );
		const responses = hasFailed()
			? []
			: await services.events.paymentSetup.notify(
					undefined,
					isOtherPaymentMethod(
						services,
						select.getActivePaymentMethod()
					)
				);
		if ( isForOrder && ! isOrderInProgress( registry ) ) {
			// The order was canceled meanwhile: the responses are obsolete, and an error mustn't block the next order.
			dispatch( change( { status: PAYMENT_STATUS.IDLE } ) );
			return;
		}
		const success = responses.filter( isSuccessResponse ).at( -1 );
		// The method may have failed during its setup.
		const problem = hasFailed()
			? { type: RESPONSE_TYPES.ERROR, message: getFailedMethodMessage() }
			: responses
					.filter(
						( response ) =>
							isErrorResponse( response ) ||
							isFailResponse( response )
					)
					.at( -1 );
		registry.batch( () => {
			if ( ! problem ) {
				applyBillingAddress( registry, responses );
				applyShippingAddress( registry, responses );
				if ( success ) {
					dispatch( storeData( success ) );
				}
				dispatch( change( { status: PAYMENT_STATUS.READY } ) );
				return;
			}
			const errors = isErrorResponse( problem )
				? readValidationErrors( problem.validationErrors )
				: {};
			if ( isFailResponse( problem ) ) {
				applyBillingAddress( registry, responses );
				dispatch( storeData( problem ) );
			}
			if ( Object.keys( errors ).length > 0 ) {
				withErrorOwner( getResponseOwner( problem ), () =>
					setValidationErrors( errors )
				);
			}
			showPaymentProblem( registry, problem, {
				hasFieldErrors: Object.keys( errors ).length > 0,
				isForOrder,
			} );
			dispatch( change( { status: PAYMENT_STATUS.HAS_ERROR } ) );
		} );
	};
