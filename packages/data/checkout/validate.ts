import { cartStore } from '@shopfront/data/cart';
import { noticesStore } from '@shopfront/data/notices';
import { paymentStore } from '@shopfront/data/payment';
import { getServices } from '@shopfront/data/services';
import {
	isValidationError,
	getResponseOwner,
	validationStore,
	withErrorOwner,
} from '@shopfront/data/validation';
import {
	isErrorResponse,
	isFailResponse,
	RESPONSE_TYPES,
	type ObserverResponse,
} from '@shopfront/events';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import type { DataRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { findShippingProblem } from './shipping-problem';

/** The cart needs shipping but has no selected rate (docs/contract/stores.md 4). */
const SHIPPING_RATES_ERROR = 'shipping-rates-error';

/** A rejected coupon code doesn't affect the order (docs/contract/observed.md, "Faults not to repeat"). */
const COUPON_ERROR = 'coupon';

export const orderErrors = (
	registry: Pick< DataRegistry, 'select' >
): string[] =>
	Object.keys(
		registry.select( validationStore ).getValidationErrors()
	).filter( ( id ) => id !== COUPON_ERROR );

/** Whether the shopper must pay but the server offers no method. An error in the payment step says so. */
export const lacksPaymentMethods = ( {
	select,
}: Pick< DataRegistry, 'select' > ): boolean => {
	const { needsPayment, paymentMethods } = select( cartStore ).getCartData();
	const payment = select( paymentStore );
	return (
		needsPayment &&
		paymentMethods.length === 0 &&
		payment.paymentMethodsInitialized() &&
		Object.keys( payment.getAvailableExpressPaymentMethods() ).length === 0
	);
};

const textOf = ( value: unknown ): string =>
	typeof value === 'string' ? value : '';

const findBuiltInProblem = (
	registry: DataRegistry
): ObserverResponse | null => {
	if ( registry.select( paymentStore ).isExpressPaymentMethodActive() ) {
		return null;
	}
	const errors = orderErrors( registry );
	if ( errors.length > 0 ) {
		return {
			type: RESPONSE_TYPES.ERROR,
			...( errors.includes( SHIPPING_RATES_ERROR ) && {
				errorMessage: __(
					'Sorry, this order requires a shipping option.',
					'woocommerce'
				),
			} ),
		};
	}
	if ( registry.select( paymentStore ).hasPaymentError() ) {
		return {
			type: RESPONSE_TYPES.ERROR,
			errorMessage: __(
				'There was a problem with your payment option.',
				'woocommerce'
			),
			context: NOTICE_CONTEXTS.PAYMENTS,
		};
	}
	if ( findShippingProblem( registry ) !== 'none' ) {
		return {
			type: RESPONSE_TYPES.ERROR,
			errorMessage: __(
				'There was a problem with your shipping option.',
				'woocommerce'
			),
			context: NOTICE_CONTEXTS.SHIPPING_METHODS,
		};
	}
	return null;
};

const showObserverProblem = (
	registry: DataRegistry,
	response: ObserverResponse
): boolean => {
	const message = textOf( response.errorMessage );
	if ( message ) {
		void registry.dispatch( noticesStore ).createErrorNotice( message, {
			context: textOf( response.context ) || NOTICE_CONTEXTS.CHECKOUT,
		} );
	}
	const { validationErrors } = response;
	const errors = isRecord( validationErrors )
		? Object.entries( validationErrors ).flatMap( ( [ id, error ] ) =>
				isValidationError( error ) ? [ [ id, error ] as const ] : []
			)
		: [];
	if ( errors.length > 0 ) {
		withErrorOwner(
			getResponseOwner( response ),
			() =>
				void registry
					.dispatch( validationStore )
					.setValidationErrors( Object.fromEntries( errors ) )
		);
	}
	return message !== '' || errors.length > 0;
};

const isProblem = ( response: ObserverResponse ): boolean =>
	isErrorResponse( response ) || isFailResponse( response );

/**
 * Runs built-in checks and observers, and shows the problems (docs/contract/events.md 5, step 2).
 *
 * @return Whether the order is valid.
 */
export const findProblems = async (
	registry: DataRegistry
): Promise< boolean > => {
	const { events } = getServices( registry );
	const responses = await events.checkoutValidation.notify();
	// Runs after the observers, because forms store pending input when we notify them.
	const builtInProblem = findBuiltInProblem( registry );
	const problems = (
		builtInProblem ? [ builtInProblem, ...responses ] : responses
	).filter( isProblem );
	problems.forEach( ( problem ) => showObserverProblem( registry, problem ) );
	return problems.length === 0;
};
