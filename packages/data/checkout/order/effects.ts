import { cartStore } from '@shopfront/data/cart';
import {
	clearJournal,
	confirmTotal,
	type PlacedOrder,
	writeJournal,
} from '@shopfront/data/order-journal';
import { getGenericErrorMessage, noticesStore } from '@shopfront/data/notices';
import { paymentStore } from '@shopfront/data/payment';
import { validationStore } from '@shopfront/data/validation';
import { COOKIES, NOTICE_CONTEXTS, STORAGE_KEYS } from '@shopfront/names';
import type { Attempt, OrderEffect, OrderEvent } from '@shopfront/order';
import { sendPendingChanges } from '../pending-changes';
import { removeSavedForm } from '../form/saved-form';
import { checkoutStore } from '../store';
import { checkPayment } from './check-payment';
import {
	hasErrorNotice,
	notifyFailure,
	notifySuccess,
} from './notify-observers';
import type { EffectContext } from './effect-context';
import { offerOrder } from './offer-order';
import { setPaymentRefusal, type RefusedStage } from './payment-refusal';
import { getOrderTabs, type OrderTabs } from './order-tabs';
import { showOrderNotice } from './show-order-notice';
import { pollStatus, type PollResult } from './poll-status';
import { reportRefusal } from './report-refusal';
import { getPageFragment, goToFragment } from './page-fragment';
import { sendOrder } from './send';
import { findProblems, lacksPaymentMethods, orderErrors } from '../validate';
import { watchPayment } from './watch-payment';
import { watchStatus } from './watch-status';

export { startDraftOrder } from '../draft-order';
export { returnToPage } from './return-to-page';

export const connect = ( effectContext: EffectContext ): void => {
	getOrderTabs( effectContext );
	offerOrder( effectContext.registry );
};

/** Locks the order in other tabs and validates the form. Source: docs/contract/events.md 5, step 2. */
const validate = async (
	effectContext: EffectContext,
	run: number
): Promise< OrderEvent > => {
	const { registry, getOrderContext } = effectContext;
	if ( ! ( await getOrderTabs( effectContext ).lock() ) ) {
		return { type: 'LOCKED', run };
	}
	const { getNotices } = registry.select( noticesStore );
	void registry.dispatch( noticesStore ).removeNotices(
		getNotices( 'global' )
			.filter( ( { status } ) => status === 'error' )
			.map( ( { id } ) => id ),
		'global'
	);
	const isFormValid = await findProblems( registry );
	// Validation may have changed fields or the cart, and with them the price of the order.
	if ( isFormValid && ! ( await sendPendingChanges( registry ) ) ) {
		return { type: 'CALCULATION_FAILED', run };
	}
	const hasErrors =
		! registry.select( paymentStore ).isExpressPaymentMethodActive() &&
		( orderErrors( registry ).length > 0 ||
			// The server would reject it, for example because fraud protection has blocked the session.
			lacksPaymentMethods( registry ) );
	const context = getOrderContext();
	const { isExpress, total } = context;
	const isValid = isFormValid && ! hasErrors;
	const isTotalNew =
		isValid && ! isExpress && ! confirmTotal( registry, total );
	if ( isTotalNew ) {
		showOrderNotice( registry, 'totalChanged' );
	}
	return {
		type: 'VALIDATED',
		run,
		isValid: isValid && ! isTotalNew,
		...context,
	};
};

/** Source: docs/contract/events.md 5, step 3. */
const setUpPayment = async (
	{ registry, services, getOrderContext }: EffectContext,
	run: number
): Promise< OrderEvent > => {
	const payment = registry.dispatch( paymentStore );
	void payment.__internalSetPaymentProcessing();
	await payment.__internalEmitPaymentProcessingEvent(
		services.events.paymentSetup,
		( errors ) =>
			void registry
				.dispatch( validationStore )
				.setValidationErrors( errors )
	);
	const isReady = registry.select( paymentStore ).isPaymentReady();
	// An address from the payment method may change the price of the order.
	if (
		isReady &&
		! registry.select( paymentStore ).isExpressPaymentMethodActive() &&
		! ( await sendPendingChanges( registry ) )
	) {
		return { type: 'CALCULATION_FAILED', run };
	}
	return {
		type: 'PAYMENT_SET_UP',
		run,
		isReady,
		...getOrderContext(),
	};
};

/** The error summary then moves focus to the first error. */
const showProblems = ( effectContext: EffectContext ): void => {
	const { registry } = effectContext;
	reportRefusal( effectContext, 'form' );
	void registry.dispatch( validationStore ).showAllValidationErrors();
	if (
		orderErrors( registry ).length === 0 &&
		! lacksPaymentMethods( registry ) &&
		! hasErrorNotice( registry )
	) {
		// An add-on rejected the order without a reason.
		void registry
			.dispatch( noticesStore )
			.createErrorNotice( getGenericErrorMessage(), {
				id: 'checkout',
				context: NOTICE_CONTEXTS.CHECKOUT,
			} );
	}
	void registry.dispatch( checkoutStore ).countRejection();
};

/** Codes of refusals without an answer of the server, which has its own. */
const REFUSAL_CODES: Partial< Record< RefusedStage, string > > = {
	setup: 'payment_setup',
	lost: 'no_answer',
	placed: 'add_on',
};

type AnnouncePlaced = ( order: PlacedOrder ) => void;

/** These orders are paid, even if their gateway redirects. */
const PAID_STATUSES: readonly string[] = [ 'processing', 'completed' ];

/**
 * Redirects after an order. Removes the saved form, unless the shopper goes to their bank, and may return. A fragment
 * opens the provider's dialog, and the order stays open on this page.
 */
const redirect = (
	{ registry, services, dispatchOrderEvent }: EffectContext,
	{ run, redirectUrl }: Extract< OrderEffect, { type: 'redirect' } >,
	announcePlaced: AnnouncePlaced
) => {
	const { host } = services;
	const {
		isPaidElsewhere,
		getOrderId,
		getOrderNumber,
		getOrderStatus,
		getOpenOrder,
	} = registry.select( checkoutStore );
	host.storage.remove( STORAGE_KEYS.isCustomerDataDirty );
	const fragment = getPageFragment( redirectUrl, host );
	const isPaidHere =
		getOpenOrder().key !== '' &&
		( fragment === null
			? redirectUrl === '' && isPaidElsewhere()
			: ! PAID_STATUSES.includes( getOrderStatus() ) );
	if ( isPaidHere ) {
		writeJournal( services, {
			kind: 'paying',
			orderId: getOrderId(),
			orderKey: getOpenOrder().key,
			orderNumber: getOrderNumber(),
			cartHash: host.cookies.get( COOKIES.cartHash ) ?? '',
			redirectUrl,
		} );
		if ( fragment !== null ) {
			goToFragment( redirectUrl, fragment, host );
		}
		dispatchOrderEvent( { type: 'PAYMENT_OPENED', run } );
		return;
	}
	if ( isPaidElsewhere() ) {
		writeJournal( services, {
			kind: 'elsewhere',
			orderId: getOrderId(),
			orderKey: getOpenOrder().key,
			orderNumber: getOrderNumber(),
		} );
	} else {
		const order = { orderNumber: getOrderNumber(), redirectUrl };
		removeSavedForm( host );
		writeJournal( services, { kind: 'placed', ...order } );
		announcePlaced( order );
	}
	if ( redirectUrl ) {
		host.navigate( redirectUrl );
	}
};

/** A reloaded page then reports the paid order beside the form, or instead of the form if the cart is empty. */
const savePlacedOrder = (
	{ registry, services, dispatchOrderEvent }: EffectContext,
	redirectUrl: string,
	announcePlaced: AnnouncePlaced
) => {
	const orderNumber = registry.select( checkoutStore ).getOrderNumber();
	const order = { orderNumber, redirectUrl };
	removeSavedForm( services.host );
	writeJournal( services, { kind: 'placed', ...order } );
	announcePlaced( order );
	if ( registry.select( cartStore ).getCartData().items.length === 0 ) {
		void registry
			.dispatch( checkoutStore )
			.mergeState( { placedOrder: order } );
		dispatchOrderEvent( { type: 'RESET' } );
	}
};

/** If another tab is placing an order, waits for its result instead. */
const pollForAllTabs = async (
	effectContext: EffectContext,
	attempt: Attempt,
	tabs: OrderTabs
): Promise< PollResult > => {
	return tabs.findOrder( attempt.key ) || ! ( await tabs.isLockedElsewhere() )
		? pollStatus( effectContext, attempt )
		: { outcome: 'processing', attempt, redirectUrl: '' };
};

export const createEffectRunner = ( effectContext: EffectContext ) => {
	let stopWatching = () => {};
	let stopWatchingStatus = () => {};
	const tabs = getOrderTabs( effectContext );
	let attemptKey = '';
	const announcePlaced: AnnouncePlaced = ( order ) =>
		tabs.announce( attemptKey, order );
	/** How far the order went, in case it's refused. */
	let stage: RefusedStage = 'setup';
	/** Whether an express method pays for the order. We close it before a refusal shows. */
	let isExpress = false;
	const updateIsExpress = () => {
		isExpress = effectContext.getOrderContext().isExpress;
	};
	return ( effect: OrderEffect ): void => {
		const { services, registry, dispatchOrderEvent } = effectContext;
		/** Also handles unexpected rejections, because the order mustn't hang. */
		const dispatchResult = (
			event: Promise< OrderEvent >,
			fallback: OrderEvent
		) => {
			void event
				.catch( ( error: unknown ) => {
					// eslint-disable-next-line no-console -- Informs the developer of this library or the add-on.
					console.error(
						`Shopfront: the order effect ${ effect.type } failed. See the error that follows.`,
						error
					);
					return fallback;
				} )
				.then( dispatchOrderEvent );
		};
		switch ( effect.type ) {
			case 'validate':
				return dispatchResult( validate( effectContext, effect.run ), {
					type: 'VALIDATED',
					run: effect.run,
					isValid: false,
					...effectContext.getOrderContext(),
				} );
			case 'setUpPayment':
				stage = 'setup';
				updateIsExpress();
				return dispatchResult(
					setUpPayment( effectContext, effect.run ),
					{
						type: 'PAYMENT_SET_UP',
						run: effect.run,
						isReady: false,
						...effectContext.getOrderContext(),
					}
				);
			case 'send':
				stage = 'sent';
				attemptKey = effect.attempt.key;
				updateIsExpress();
				return dispatchResult(
					sendOrder( effectContext, effect.attempt, effect.run ),
					{
						type: 'RESPONSE_LOST',
						run: effect.run,
						cause: 'connection',
					}
				);
			case 'pollStatus': {
				const { attempt, run, delayMs } = effect;
				stage = 'lost';
				attemptKey = attempt.key;
				effectContext.schedule( () => {
					dispatchResult(
						pollForAllTabs( effectContext, attempt, tabs ).then(
							( finding ) => ( {
								type: 'STATUS_POLLED',
								run,
								...finding,
							} )
						),
						{
							type: 'STATUS_POLLED',
							run,
							outcome: 'unreachable',
							attempt,
							redirectUrl: '',
						}
					);
				}, delayMs );
				return undefined;
			}
			case 'watchStatus':
				stage = 'lost';
				attemptKey = effect.attempt.key;
				tabs.announceOpen( effect.attempt );
				stopWatchingStatus();
				stopWatchingStatus = watchStatus( effectContext, effect );
				return undefined;
			case 'notifySuccess':
				stage = 'placed';
				return dispatchResult(
					notifySuccess( effectContext, effect.run ),
					{
						type: 'OBSERVERS_FINISHED',
						run: effect.run,
						verdict: 'done',
						redirectUrl: null,
					}
				);
			case 'notifyFailure':
				return dispatchResult(
					notifyFailure( effectContext, effect.run ),
					{
						type: 'OBSERVERS_FINISHED',
						run: effect.run,
						verdict: 'retry',
						redirectUrl: null,
					}
				);
			case 'showProblems':
				return showProblems( effectContext );
			case 'showRefusal': {
				const code = REFUSAL_CODES[ stage ];
				if ( code ) {
					reportRefusal( effectContext, code );
				}
				// We didn't validate an express payment's form: its errors didn't cause the refusal.
				if ( ! isExpress ) {
					setPaymentRefusal( registry, stage );
					void registry.dispatch( checkoutStore ).countRejection();
				}
				return undefined;
			}
			case 'showOrderNotice':
				return showOrderNotice( registry, effect.notice );
			case 'clearJournal':
				return clearJournal( services.host );
			case 'checkPayment':
				return dispatchResult(
					checkPayment( effectContext ).then( ( checked ) => ( {
						type: 'PAYMENT_CHECKED',
						run: effect.run,
						...checked,
					} ) ),
					{
						type: 'PAYMENT_CHECKED',
						run: effect.run,
						result: 'unknown',
						redirectUrl: '',
					}
				);
			case 'savePlacedOrder':
				return savePlacedOrder(
					effectContext,
					effect.redirectUrl,
					announcePlaced
				);
			case 'watchPayment':
				stopWatching();
				stopWatching = watchPayment(
					effectContext,
					effect.redirectUrl
				);
				return undefined;
			case 'redirect':
				return redirect( effectContext, effect, announcePlaced );
			// `createLazyEffectRunner` runs this effect.
			case 'showLoadError':
				return undefined;
		}
	};
};
