import { cartStore } from '@shopfront/data/cart';
import {
	paymentStore,
	registerPaymentStore,
	startPaymentStore,
} from '@shopfront/data/payment';
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
	type Attempt,
	type OrderContext,
	type OrderRunner,
} from '@shopfront/order';
import { COOKIES } from '@shopfront/names';
import { parseCheckout } from '@shopfront/store-api';
import type { DataRegistry } from '@wordpress/data';
import { startAddressMirroring } from './form/address-mirroring';
import { readFields } from './form/checkout-fields';
import { createAttemptKey } from './attempt-key';
import {
	clearJournal,
	type JournalEntry,
	readJournal,
} from '@shopfront/data/order-journal';
import { readInitialState } from './initial-state';
import type { EffectContext } from './order/effect-context';
import { createLazyEffectRunner, orderEffects } from './order/lazy-effects';
import { getRuntime, getStarted, type DraftOrder } from './runtime';
import { startFormPersistence } from './form/saved-form';
import { clearSettledOrder } from './form/clear-settled-order';
import { readShopfrontData } from './shopfront-data';
import { checkoutStore } from './store';

const getOrderContext = ( registry: StoreRegistry ): OrderContext => {
	const { needsPayment, totals } = registry
		.select( cartStore )
		.getOptimisticCart();
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

const startOrder = ( registry: DataRegistry ) => {
	const services = getServices( registry );
	const { host, settings } = services;
	/** The draft order's values as loaded; `null` if there's none: without a checkout block or a session. */
	const loadedDraft =
		settings.isCheckoutBlock && host.cookies.get( COOKIES.cartHash )
			? readFields( registry, 'draft' )
			: null;
	let draftOrder: DraftOrder | null = null;
	const checkout = () => registry.select( checkoutStore );
	const { clock } = host;
	const cartErrors = () => registry.select( cartStore ).getCartErrors();
	const timers = new Set< TimerId >();
	let isRunning = true;
	const schedule = ( work: () => void, delayMs: number ) => {
		// A response may arrive after the stop.
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
	const effectContext: EffectContext = {
		registry,
		services,
		dispatchOrderEvent: ( event ) => order.dispatch( event ),
		schedule,
		onStop: ( stop ) => void stops.push( stop ),
		getOrderContext: () => getOrderContext( registry ),
	};
	const order: OrderRunner = createOrderRunner( {
		runEffect: createLazyEffectRunner( effectContext ),
		onChange: ( state ) =>
			void registry.dispatch( checkoutStore ).setOrderState( state ),
	} );

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
			// A waiting order may still find a form that mounts in time.
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
			// Lets the page process the change first, such as a rate to select or a rejection that contained a cart.
			schedule( continueOrder, 0 );
		}
	};
	// The shopper left this page after a completed order or for the provider's dialog.
	const onPageShow = ( { persisted }: PageTransitionEvent ) => {
		if ( ! persisted || ! checkout().isComplete() ) {
			return;
		}
		if ( order.getState().status !== 'complete' ) {
			order.dispatch( { type: 'CHECK_PAYMENT', reason: 'reload' } );
			return;
		}
		// This page sent an order, so the code has loaded.
		void orderEffects
			.fetch()
			.then( ( code ) => code?.returnToPage( effectContext ) );
	};
	host.window.addEventListener( 'pageshow', onPageShow );
	const loadEffects = async () => {
		const code = await orderEffects.fetch();
		if ( code && isRunning ) {
			code.connect( effectContext );
			draftOrder ??=
				loadedDraft && code.startDraftOrder( registry, loadedDraft );
		}
	};
	stops.push(
		registry.subscribe( onChange, cartStore ),
		registry.subscribe( onChange, checkoutStore ),
		host.online.subscribe( ( isOnline ) => {
			if ( ! isOnline ) {
				order.dispatch( { type: 'WENT_OFFLINE' } );
				return;
			}
			// Nothing has watched the status without the code.
			if ( ! orderEffects.get() ) {
				order.dispatch( { type: 'POLL_STATUS' } );
			}
			void loadEffects();
		} ),
		() => host.window.removeEventListener( 'pageshow', onPageShow ),
		() => {
			isRunning = false;
			timers.forEach( clock.clearTimeout );
			draftOrder?.stop();
		}
	);
	if ( orderEffects.get() ) {
		void loadEffects();
	} else {
		stops.push( onFirstInteraction( host.window, loadEffects ) );
	}
	return {
		order,
		registerForm,
		hasCheckoutForm,
		getDraftOrder: () => draftOrder,
		stop: () => stops.forEach( ( stop ) => stop() ),
	};
};

/** If a payment was open when the page unloaded, checks its order, unless the cart has changed since. */
const resumePayment = (
	registry: DataRegistry,
	order: OrderRunner,
	entry: Extract< JournalEntry, { kind: 'paying' } >
) => {
	const { orderId, orderKey, orderNumber, cartHash, redirectUrl } = entry;
	const { host } = getServices( registry );
	const { items } = registry.select( cartStore ).getCartData();
	const hash = host.cookies.get( COOKIES.cartHash ) ?? '';
	if ( items.length > 0 && hash !== cartHash ) {
		clearJournal( host );
		return;
	}
	void registry.dispatch( checkoutStore ).mergeState( {
		orderId,
		orderNumber,
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
};

/**
 * Returns an attempt from another tab or device whose outcome was unknown when the page loaded; `null` for none. A
 * payment that continues elsewhere doesn't count: this page's next order opens it again.
 */
const findOpenAttempt = ( registry: DataRegistry ): Attempt | null => {
	const { settings } = getServices( registry );
	const checkout = parseCheckout( settings.getSetting( 'checkoutData' ) );
	const attempt = checkout.ok && readShopfrontData( checkout.value )?.attempt;
	const isOpen =
		attempt &&
		attempt.isSameCart &&
		( attempt.state === 'unanswered' ||
			( attempt.state === 'processing' && attempt.redirectUrl === '' ) );
	return isOpen
		? {
				key: attempt.key,
				total: registry.select( cartStore ).getCartTotals().total_price,
			}
		: null;
};

/** Resumes the order in this tab's journal, or else the session's. Polls an unknown outcome before anything else. */
const resume = (
	registry: DataRegistry,
	{ order }: Pick< ReturnType< typeof startOrder >, 'order' >
) => {
	const { host } = getServices( registry );
	const entry = readJournal( host );
	if ( entry?.kind === 'paying' ) {
		resumePayment( registry, order, entry );
		return;
	}
	const attempt =
		entry?.kind === 'open' ? entry.attempt : findOpenAttempt( registry );
	if ( attempt ) {
		order.dispatch( { type: 'RESUMED', attempt } );
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
};

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

/**
 * Registers an order's stores, with the page's data, in a registry that has services and a loaded cart. That's enough
 * to render the form, for example on a server.
 */
export const registerCheckoutStore = ( registry: DataRegistry ): void => {
	registerOnce( registry, checkoutStore );
	registerPaymentStore( registry );
	const { billingAddress, shippingAddress } = registry
		.select( cartStore )
		.getCustomerData();
	void registry.dispatch( checkoutStore ).mergeState(
		readInitialState( getServices( registry ).settings, {
			billing: { ...billingAddress },
			shipping: { ...shippingAddress },
		} )
	);
};

const start = ( registry: DataRegistry ): ( () => void ) => {
	const { host } = getServices( registry );
	registerCheckoutStore( registry );
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
	if ( host.isEditor() ) {
		return stop;
	}
	const { stop: stopOrder, ...order } = startOrder( registry );
	getStarted( registry ).runtime = order;
	clearSettledOrder( registry );
	stops.push(
		stopOrder,
		startFormPersistence( registry ),
		startAddressMirroring( registry )
	);
	resume( registry, order );
	return stop;
};

/**
 * Starts payment and checkout in a registry that has services and a loaded cart: registers the stores, reads the page
 * data and the tab's saved data, and keeps them synchronized. The first call starts them for as long as the page lives,
 * even if the calling component unmounts. In an editor it neither sends, saves nor restores anything. All callers get
 * the same stop function; the stores stay registered.
 */
export const startCheckoutStore = (
	registry: DataRegistry
): ( () => void ) => {
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
};

export const isCheckoutStarted = ( registry: StoreRegistry ): boolean =>
	getStarted( registry ).stop !== null;

/**
 * A mounted checkout form submits and validates orders. When the last form unmounts, we cancel an unsent order; a sent
 * order continues. Returns the undo.
 */
export const registerCheckoutForm = (
	registry: StoreRegistry
): ( () => void ) => getRuntime( registry ).registerForm();
