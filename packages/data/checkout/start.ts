import { cartStore } from '@shopfront/data/cart';
import { paymentStore, startPaymentStore } from '@shopfront/data/payment';
import {
	getServices,
	providePageCheckout,
	registerOnce,
	type PageCheckout,
	type StoreRegistry,
} from '@shopfront/data/services';
import { onFirstInteraction, type TimerId } from '@shopfront/host';
import {
	createOrderRunner,
	type OrderContext,
	type OrderRunner,
} from '@shopfront/order';
import { COOKIES } from '@shopfront/names';
import type { DataRegistry } from '@wordpress/data';
import { startAddressMirroring } from './form/address-mirroring';
import { createAttemptKey } from './attempt-key';
import {
	clearJournal,
	readJournal,
	type JournalEntry,
} from './attempt-journal';
import { readInitialState } from './initial-state';
import { startLazyDraftOrder } from './draft-order/lazy-draft-order';
import { createLazyEffectRunner, orderEffects } from './order/lazy-effects';
import { getRuntime, getStarted } from './runtime';
import { startFormPersistence } from './form/saved-form';
import { clearSettledOrder } from './form/clear-settled-order';
import { checkoutStore } from './store';

/** What the shop is like now, as the order machine asks. */
const getOrderContext = ( registry: StoreRegistry ): OrderContext => {
	const { needsPayment, totals } = registry.select( cartStore ).getCartData();
	return {
		isCalculating: registry.select( checkoutStore ).isCalculating(),
		needsPayment,
		total: totals.total_price,
		isExpress: registry
			.select( paymentStore )
			.isExpressPaymentMethodActive(),
		newKey: createAttemptKey( getServices( registry ).host.window ),
	};
};

/** Brings the order machine to life. Returns it, who attends to it, and the stop of what it listens to. */
function startOrder( registry: DataRegistry ) {
	const services = getServices( registry );
	const { host } = services;
	const checkout = () => registry.select( checkoutStore );
	const { clock } = host;
	const cartErrors = () => registry.select( cartStore ).getCartErrors();
	const timers = new Set< TimerId >();
	let isRunning = true;
	const schedule = ( work: () => void, delayMs: number ) => {
		// An answer may come in after the stop.
		if ( ! isRunning ) {
			return;
		}
		const timer = clock.setTimeout( () => {
			timers.delete( timer );
			work();
		}, delayMs );
		timers.add( timer );
	};
	const stops: Array< () => void > = [];
	const order = createOrderRunner( {
		runEffect: createLazyEffectRunner( {
			registry,
			services,
			dispatchOrderEvent: ( event ) => order.dispatch( event ),
			schedule,
			onStop: ( stop ) => void stops.push( stop ),
			getOrderContext: () => getOrderContext( registry ),
		} ),
		onChange: ( state ) =>
			void registry.dispatch( checkoutStore ).setOrderState( state ),
	} );

	/** How many parts of the page are there that look at an order before it leaves. */
	let mountedForms = 0;
	const hasCheckoutForm = () => mountedForms > 0;
	const isWaiting = () => order.getState().status === 'waiting';
	let knownErrors = cartErrors();
	const continueOrder = () => {
		if ( isWaiting() && ! checkout().isCalculating() ) {
			order.dispatch(
				hasCheckoutForm()
					? { type: 'CALCULATED', ...getOrderContext( registry ) }
					: { type: 'FORM_UNMOUNTED' }
			);
		}
	};
	const registerForm = () => {
		mountedForms++;
		return () => {
			mountedForms--;
			// While it waits nobody is being asked: it can be looked at by a part that comes in time.
			if ( ! hasCheckoutForm() && ! isWaiting() ) {
				order.dispatch( { type: 'FORM_UNMOUNTED' } );
			}
		};
	};
	const onChange = () => {
		const errors = cartErrors();
		if ( ! isWaiting() ) {
			knownErrors = errors;
		} else if ( errors.length > 0 && errors !== knownErrors ) {
			order.dispatch( { type: 'CALCULATION_FAILED' } );
		} else {
			// First the page takes it in: a rate that has to be chosen, a refusal that came with a cart.
			schedule( continueOrder, 0 );
		}
	};
	// A page that comes back out of the history was left with its order done, or by the provider's dialog.
	const onPageShow = ( { persisted }: PageTransitionEvent ) => {
		if ( persisted && checkout().isComplete() ) {
			order.dispatch( {
				...( order.getState().status === 'complete'
					? { type: 'RESET' }
					: { type: 'CHECK_PAYMENT', reason: 'reload' } ),
			} );
		}
	};
	host.window.addEventListener( 'pageshow', onPageShow );
	stops.push(
		registry.subscribe( onChange, cartStore ),
		registry.subscribe( onChange, checkoutStore ),
		host.online.subscribe( ( isOnline ) => {
			if ( isOnline ) {
				order.dispatch( { type: 'POLL_STATUS' } );
			}
		} ),
		() => host.window.removeEventListener( 'pageshow', onPageShow ),
		() => {
			isRunning = false;
			timers.forEach( clock.clearTimeout );
		},
		onFirstInteraction( host.window, () => void orderEffects.fetch() )
	);
	return {
		order,
		registerForm,
		hasCheckoutForm,
		stop: () => stops.forEach( ( stop ) => stop() ),
	};
}

/** Asks about an order whose payment was open when the page went, unless something else is in the cart by now. */
function resumePayment(
	registry: DataRegistry,
	order: OrderRunner,
	entry: Extract< JournalEntry, { kind: 'paying' } >
) {
	const { orderId, orderKey, cartHash, redirectUrl } = entry;
	const { host } = getServices( registry );
	const { items } = registry.select( cartStore ).getCartData();
	const hash = host.cookies.get( COOKIES.cartHash ) ?? '';
	if ( items.length > 0 && hash !== cartHash ) {
		clearJournal( host );
		return;
	}
	void registry.dispatch( checkoutStore ).mergeState( {
		orderId,
		openOrder: { key: orderKey, email: '' },
		redirectUrl,
		orderStatus: 'pending',
	} );
	const fragment = host.window.location.hash;
	order.dispatch( {
		type: 'PAYMENT_RESUMED',
		redirectUrl,
		reason:
			fragment && redirectUrl.endsWith( fragment )
				? 'reopened'
				: 'reload',
	} );
}

/** What this tab remembers of an order: one whose outcome it never learned is looked up before anything else. */
function resume(
	registry: DataRegistry,
	{ order }: Pick< ReturnType< typeof startOrder >, 'order' >
) {
	const { host } = getServices( registry );
	const entry = readJournal( host );
	if ( entry?.kind === 'open' ) {
		order.dispatch( { type: 'RESUMED', attempt: entry.attempt } );
	}
	if ( entry?.kind === 'paying' ) {
		resumePayment( registry, order, entry );
	}
	if ( entry?.kind === 'placed' ) {
		const { items } = registry.select( cartStore ).getCartData();
		if ( items.length > 0 ) {
			clearJournal( host );
		} else {
			void registry
				.dispatch( checkoutStore )
				.mergeState( { placedOrder: entry } );
		}
	}
}

/** What packages below the checkout reach of it. */
const pageCheckoutOf = ( {
	select,
	dispatch,
}: StoreRegistry ): PageCheckout => ( {
	isExpressPaymentMethodActive: () =>
		select( paymentStore ).isExpressPaymentMethodActive(),
	hasOrder: () => select( checkoutStore ).hasOrder(),
	isOrderRequested: () =>
		select( checkoutStore ).getOrderState().status !== 'idle',
	setPrefersCollection: ( prefersCollection ) =>
		void dispatch( checkoutStore ).setPrefersCollection(
			prefersCollection
		),
} );

const start = ( registry: DataRegistry ): ( () => void ) => {
	const { host, settings } = getServices( registry );
	registerOnce( registry, checkoutStore );
	const stopPayment = startPaymentStore( registry, () => {
		const checkout = registry.select( checkoutStore );
		return {
			isIdle: checkout.isIdle(),
			isBeforeProcessing: checkout.isBeforeProcessing(),
			hasError: checkout.hasError(),
			customerId: checkout.getCustomerId(),
			isCreatingAccount: checkout.getShouldCreateAccount(),
		};
	} );
	providePageCheckout( registry, pageCheckoutOf( registry ) );
	const stops = [ stopPayment, () => providePageCheckout( registry ) ];
	const stop = () => stops.forEach( ( stopPart ) => stopPart() );
	const { billingAddress, shippingAddress } = registry
		.select( cartStore )
		.getCustomerData();
	void registry.dispatch( checkoutStore ).mergeState(
		readInitialState( settings, {
			billing: { ...billingAddress },
			shipping: { ...shippingAddress },
		} )
	);
	if ( host.isEditor() ) {
		return stop;
	}
	const { stop: stopOrder, ...order } = startOrder( registry );
	const { stop: stopDraft, ...draftOrder } = startLazyDraftOrder( registry );
	getStarted( registry ).runtime = { ...order, ...draftOrder };
	clearSettledOrder( registry );
	stops.push(
		stopOrder,
		stopDraft,
		startFormPersistence( registry ),
		startAddressMirroring( registry )
	);
	resume( registry, order );
	return stop;
};

/**
 * Starts what an order needs in a registry that has its services and its cart: registers payment and checkout, takes over
 * what the page and this tab know, and keeps them in step. To be called when the cart has come, by whoever needs it:
 * it begins with the first and lives as long as the page, whatever becomes of the part that asked. In an editor nothing
 * is sent, kept or brought back. Returns the stop, one for all; the stores stay registered.
 */
export function startCheckoutStore( registry: DataRegistry ): () => void {
	const started = getStarted( registry );
	if ( started.stop ) {
		return started.stop;
	}
	const stopAll = start( registry );
	const stop = () => {
		if ( started.stop === stop ) {
			started.stop = null;
			stopAll();
		}
	};
	started.stop = stop;
	return stop;
}

/**
 * Says that a part of the page is there in which an order is asked for, and looked at before it leaves. One that has not
 * left when the last such part goes is not sent; one that has goes on without it. Returns the going.
 */
export const registerCheckoutForm = (
	registry: StoreRegistry
): ( () => void ) => getRuntime( registry ).registerForm();
