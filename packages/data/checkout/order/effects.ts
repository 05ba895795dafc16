import { cartStore } from '@shopfront/data/cart';
import { getGenericErrorMessage, noticesStore } from '@shopfront/data/notices';
import { paymentStore } from '@shopfront/data/payment';
import { validationStore } from '@shopfront/data/validation';
import { COOKIES, NOTICE_CONTEXTS, STORAGE_KEYS } from '@shopfront/names';
import type { OrderEffect, OrderEvent } from '@shopfront/order';
import { forgetJournal } from '../attempt-journal';
import { sendPendingChanges } from '../pending-changes';
import { removeSavedForm } from '../form/saved-form';
import { checkoutStore } from '../store';
import { checkPayment } from './check-payment';
import { hasErrorNotice, tellFailure, tellSuccess } from './conclude';
import type { EffectWorld } from './effect-world';
import { explain } from './explain';
import { lookUp } from './look-up';
import { fragmentOn, goToFragment } from './page-fragment';
import { sendOrder } from './send';
import { findProblems, orderErrors } from '../validate';
import { watchPayment } from './watch-payment';
import { writeJournal } from './write-journal';

/** Asks what is wrong with the form. Source: docs/contract/events.md 5, step 2. */
async function validate(
	{ registry, circumstances }: EffectWorld,
	run: number
): Promise< OrderEvent > {
	const { getNotices } = registry.select( noticesStore );
	void registry.dispatch( noticesStore ).removeNotices(
		getNotices( 'global' )
			.filter( ( { status } ) => status === 'error' )
			.map( ( { id } ) => id ),
		'global'
	);
	const isFine = await findProblems( registry );
	// What came out of the fields during the check, and what changed the cart, may change what the order costs.
	if ( isFine && ! ( await sendPendingChanges( registry ) ) ) {
		return { type: 'NOT_CALCULATED', run };
	}
	const hasErrors =
		! registry.select( paymentStore ).isExpressPaymentMethodActive() &&
		orderErrors( registry ).length > 0;
	return {
		type: 'VALIDATED',
		run,
		isValid: isFine && ! hasErrors,
		...circumstances(),
	};
}

/** Has the chosen way to pay made ready. Source: docs/contract/events.md 5, step 3. */
async function setUpPayment(
	{ registry, services, circumstances }: EffectWorld,
	run: number
): Promise< OrderEvent > {
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
	// An address that was learned from it may change what the order costs.
	if (
		isReady &&
		! registry.select( paymentStore ).isExpressPaymentMethodActive() &&
		! ( await sendPendingChanges( registry ) )
	) {
		return { type: 'NOT_CALCULATED', run };
	}
	return {
		type: 'PAYMENT_SET_UP',
		run,
		isReady,
		...circumstances(),
	};
}

/** Shows all that is wrong; the form leads to the first of it. */
function showProblems( { registry }: EffectWorld ): void {
	void registry.dispatch( validationStore ).showAllValidationErrors();
	if (
		orderErrors( registry ).length === 0 &&
		! hasErrorNotice( registry )
	) {
		// An add-on has said no, and not why.
		void registry
			.dispatch( noticesStore )
			.createErrorNotice( getGenericErrorMessage(), {
				id: 'checkout',
				context: NOTICE_CONTEXTS.CHECKOUT,
			} );
	}
	void registry.dispatch( checkoutStore ).noteRefusal();
}

/** Statuses of an order that is paid, wherever its gateway leads. */
const PAID_STATUSES: readonly string[] = [ 'processing', 'completed' ];

/**
 * Goes on to the order. What the tab kept of the form is not wanted any more; but who is sent to their bank may come
 * back to it. A fragment opens the provider's dialog: then the order stays open on this page.
 */
function leave(
	{ registry, services, tell }: EffectWorld,
	{ run, redirectUrl }: Extract< OrderEffect, { type: 'leave' } >
) {
	const { host } = services;
	const { isPaidElsewhere, getOrderId, getOrderStatus, getOpenOrder } =
		registry.select( checkoutStore );
	host.storage.remove( STORAGE_KEYS.isCustomerDataDirty );
	const fragment = fragmentOn( redirectUrl, host );
	const isPaidHere =
		getOpenOrder().key !== '' &&
		( fragment === null
			? redirectUrl === '' && isPaidElsewhere()
			: ! PAID_STATUSES.includes( getOrderStatus() ) );
	if ( isPaidHere ) {
		writeJournal( host, {
			kind: 'paying',
			orderId: getOrderId(),
			orderKey: getOpenOrder().key,
			cartHash: host.cookies.get( COOKIES.cartHash ) ?? '',
			redirectUrl,
		} );
		if ( fragment !== null ) {
			goToFragment( redirectUrl, fragment, host );
		}
		tell( { type: 'PAYMENT_OPENED', run } );
		return;
	}
	if ( isPaidElsewhere() ) {
		writeJournal( host, { kind: 'elsewhere', orderId: getOrderId() } );
	} else {
		removeSavedForm( host );
		writeJournal( host, { kind: 'placed', redirectUrl } );
	}
	if ( redirectUrl ) {
		host.navigate( redirectUrl );
	}
}

/** Keeps a paid order for a page that is loaded again: it says so beside the form, or in its place where all is bought. */
function rememberPlaced(
	{ registry, services, tell }: EffectWorld,
	redirectUrl: string
) {
	removeSavedForm( services.host );
	writeJournal( services.host, { kind: 'placed', redirectUrl } );
	if ( registry.select( cartStore ).getCartData().items.length === 0 ) {
		void registry
			.dispatch( checkoutStore )
			.takeInitialState( { placedOrder: { redirectUrl } } );
		tell( { type: 'RESET' } );
	}
}

/** Does what the order machine wants done, and tells it what came of it. */
export const createPerform = ( world: EffectWorld ) => {
	let stopWatching = () => {};
	return ( effect: OrderEffect ): void => {
		const { services, registry, tell } = world;
		/** What fails in a way that nobody foresaw is told too: the order must not stand still. */
		const answer = (
			event: Promise< OrderEvent >,
			otherwise: OrderEvent
		) => {
			void event
				.catch( ( error: unknown ) => {
					// eslint-disable-next-line no-console -- A fault of ours or of an add-on; its author looks for it here.
					console.error(
						`Shopfront: the order could not be taken on (${ effect.type }). See the error that follows.`,
						error
					);
					return otherwise;
				} )
				.then( tell );
		};
		switch ( effect.type ) {
			case 'validate':
				return answer( validate( world, effect.run ), {
					type: 'VALIDATED',
					run: effect.run,
					isValid: false,
					...world.circumstances(),
				} );
			case 'setUpPayment':
				return answer( setUpPayment( world, effect.run ), {
					type: 'PAYMENT_SET_UP',
					run: effect.run,
					isReady: false,
					...world.circumstances(),
				} );
			case 'send':
				return answer( sendOrder( world, effect.attempt, effect.run ), {
					type: 'LOST',
					run: effect.run,
				} );
			case 'lookUp': {
				const { attempt, run, delayMs } = effect;
				world.later( () => {
					answer(
						lookUp( world, attempt ).then( ( finding ) => ( {
							type: 'FOUND',
							run,
							...finding,
						} ) ),
						{
							type: 'FOUND',
							run,
							outcome: 'unreachable',
							redirectUrl: '',
						}
					);
				}, delayMs );
				return undefined;
			}
			case 'tellSuccess':
				return answer( tellSuccess( world, effect.run ), {
					type: 'CONCLUDED',
					run: effect.run,
					verdict: 'done',
					redirectUrl: null,
				} );
			case 'tellFailure':
				return answer( tellFailure( world, effect.run ), {
					type: 'CONCLUDED',
					run: effect.run,
					verdict: 'retry',
					redirectUrl: null,
				} );
			case 'showProblems':
				return showProblems( world );
			case 'explain':
				return explain( registry, effect.what );
			case 'forget':
				return forgetJournal( services.host );
			case 'checkPayment':
				return answer(
					checkPayment( world ).then( ( checked ) => ( {
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
			case 'rememberPlaced':
				return rememberPlaced( world, effect.redirectUrl );
			case 'watchPayment':
				stopWatching();
				stopWatching = watchPayment( world, effect.redirectUrl );
				return undefined;
			case 'leave':
				return leave( world, effect );
			// Performed by what loads this code.
			case 'explainNotLoaded':
				return undefined;
		}
	};
};
