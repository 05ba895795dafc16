import { noticesStore } from '@shopfront/data/notices';
import { paymentStore } from '@shopfront/data/payment';
import { getInstance } from '@shopfront/data/services';
import {
	errorCode,
	NOTICE_CONTEXTS,
	PAYMENT_NOTICE_IDS,
} from '@shopfront/names';
import type { DataRegistry } from '@wordpress/data';
import { orderErrors } from '../validate';

/**
 * What we know about the money after a refused payment. `notSent`: the payment method refused before we sent the order.
 * `notCharged`: the server says that the payment failed. `notPlaced`: the server rejected the order before its payment.
 * `unconfirmed`: the gateway had an error, so we don't know its answer. `null`: nothing more than the notice says, for
 * example after a lost response.
 */
export type PaymentFact =
	'notSent' | 'notCharged' | 'notPlaced' | 'unconfirmed' | null;

/** How far a refused order went. `lost`: without a response; `placed`: an observer refused it. */
export type RefusedStage = 'setup' | 'sent' | 'lost' | 'placed';

export interface PaymentRefusal {
	readonly fact: PaymentFact;
	readonly noticeIds: readonly string[];
}

const createState = (): { refusal: PaymentRefusal | null } => ( {
	refusal: null,
} );

/** The gateway threw, before or after it took the payment. */
const GATEWAY_ERRORS: readonly string[] = [
	errorCode( 'checkout_process_payment_error' ),
	errorCode( 'payment_error' ),
];

/** `paymentStatus` is `not set` without a response. If the server rejected the order, a notice has its error code. */
export const getPaymentFact = (
	stage: RefusedStage,
	paymentStatus: string | undefined,
	noticeIds: readonly string[]
): PaymentFact => {
	if ( stage === 'setup' ) {
		return 'notSent';
	}
	if ( stage !== 'sent' ) {
		return null;
	}
	if ( paymentStatus === 'failure' ) {
		return 'notCharged';
	}
	return paymentStatus === 'error' ||
		noticeIds.some( ( id ) => GATEWAY_ERRORS.includes( id ) )
		? 'unconfirmed'
		: 'notPlaced';
};

const getErrorIds = ( registry: DataRegistry ): string[] =>
	registry
		.select( noticesStore )
		.getNotices( NOTICE_CONTEXTS.PAYMENTS )
		.filter( ( { status } ) => status === 'error' )
		.map( ( { id } ) => id );

/** `null` if the payment step explains none. */
export const getPaymentRefusal = (
	registry: DataRegistry
): PaymentRefusal | null => getInstance( registry, createState ).refusal;

/**
 * Remembers the refused payment that notices in the payment step explain, until the shopper chooses another payment
 * method, which removes them. Field errors explain themselves.
 */
export const setPaymentRefusal = (
	registry: DataRegistry,
	stage: RefusedStage
): void => {
	const state = getInstance( registry, createState );
	const noticeIds = getErrorIds( registry ).filter(
		// The order request has removed all other notices.
		( id ) => stage !== 'setup' || id === PAYMENT_NOTICE_IDS.payment
	);
	if ( noticeIds.length === 0 || orderErrors( registry ).length > 0 ) {
		state.refusal = null;
		return;
	}
	const payment = registry.select( paymentStore );
	const refusal: PaymentRefusal = {
		fact: getPaymentFact(
			stage,
			payment.getPaymentResult()?.paymentStatus,
			noticeIds
		),
		noticeIds,
	};
	state.refusal = refusal;
	const method = payment.getActivePaymentMethod();
	const token = payment.getActiveSavedToken();
	const stop = registry.subscribe( () => {
		if (
			state.refusal !== refusal ||
			! getErrorIds( registry ).some( ( id ) => noticeIds.includes( id ) )
		) {
			stop();
			// A later notice may have the same id.
			state.refusal = state.refusal === refusal ? null : state.refusal;
			return;
		}
		const isOther =
			! payment.isExpressPaymentMethodActive() &&
			( payment.getActivePaymentMethod() !== method ||
				payment.getActiveSavedToken() !== token );
		if (
			isOther &&
			// The page replaces an unavailable method without asking the shopper.
			Object.hasOwn( payment.getAvailablePaymentMethods(), method )
		) {
			void registry
				.dispatch( noticesStore )
				.removeNotices( noticeIds, NOTICE_CONTEXTS.PAYMENTS );
		}
	} );
};
