import { cartStore } from '@shopfront/data/cart';
import {
	getServices,
	registerOnce,
	type StoreRegistry,
} from '@shopfront/data/services';
import { whenActed, type TimerId } from '@shopfront/host';
import { createOrderRunner, type Circumstances } from '@shopfront/order';
import type { DataRegistry } from '@wordpress/data';
import { startAddressMirroring } from './address-mirroring';
import { createAttemptKey } from './attempt-key';
import { forgetJournal, readJournal } from './attempt-journal';
import { readInitialState } from './initial-state';
import { startLateKeepers } from './late-keepers';
import { createLateMachine, goWithoutMachine } from './order/late-machine';
import { isExpressActive } from './payment-of';
import { provideRuntime } from './runtime';
import { checkoutStore } from './store';

/** What the shop is like now, as the order machine asks. */
const circumstancesOf = ( registry: StoreRegistry ): Circumstances => {
	const { needsPayment, totals } = registry.select( cartStore ).getCartData();
	return {
		isCalculating: registry.select( checkoutStore ).isCalculating(),
		needsPayment,
		total: totals.total_price,
		isExpress: isExpressActive( registry ),
		newKey: createAttemptKey( getServices( registry ).host.window ),
	};
};

/** Brings the order machine to life. Returns it, and the stop of what it listens to. */
function startOrder( registry: DataRegistry ) {
	const services = getServices( registry );
	const { host } = services;
	const checkout = () => registry.select( checkoutStore );
	const { clock } = host;
	const cartErrors = () => registry.select( cartStore ).getCartErrors();
	const timers = new Set< TimerId >();
	let isRunning = true;
	const later = ( work: () => void, delayMs: number ) => {
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
	const machine = createLateMachine( {
		registry,
		services,
		tell: ( event ) => order.dispatch( event ),
		later,
		circumstances: () => circumstancesOf( registry ),
	} );
	const order = createOrderRunner( {
		machine,
		onMissing: ( event ) =>
			goWithoutMachine( { registry, services }, event ),
		onChange: ( state ) =>
			void registry.dispatch( checkoutStore ).orderMoved( state ),
	} );

	const isWaiting = () => order.getState().status === 'waiting';
	let knownErrors = cartErrors();
	const goOn = () => {
		if ( isWaiting() && ! checkout().isCalculating() ) {
			order.dispatch( {
				type: 'CALCULATED',
				...circumstancesOf( registry ),
			} );
		}
	};
	const onChange = () => {
		const errors = cartErrors();
		if ( ! isWaiting() ) {
			knownErrors = errors;
		} else if ( errors.length > 0 && errors !== knownErrors ) {
			order.dispatch( { type: 'NOT_CALCULATED' } );
		} else {
			// First the page takes it in: a rate that has to be chosen, a refusal that came with a cart.
			later( goOn, 0 );
		}
	};
	// A page that comes back out of the history was left with its order done.
	const onPageShow = ( { persisted }: PageTransitionEvent ) => {
		if ( persisted && checkout().isComplete() ) {
			order.dispatch( { type: 'RESET' } );
		}
	};
	host.window.addEventListener( 'pageshow', onPageShow );
	const stops = [
		registry.subscribe( onChange, cartStore ),
		registry.subscribe( onChange, checkoutStore ),
		host.online.subscribe( ( isOnline ) => {
			if ( isOnline ) {
				order.dispatch( { type: 'LOOK_UP' } );
			}
		} ),
		() => host.window.removeEventListener( 'pageshow', onPageShow ),
		() => {
			isRunning = false;
			timers.forEach( clock.clearTimeout );
		},
		whenActed( host.window, () => void machine.fetch() ),
	];
	return { order, stop: () => stops.forEach( ( stop ) => stop() ) };
}

/** What this tab remembers of an order: one whose outcome it never learned is looked up before anything else. */
function resume(
	registry: DataRegistry,
	{ order }: ReturnType< typeof startOrder >
) {
	const { host } = getServices( registry );
	const entry = readJournal( host );
	if ( entry?.kind === 'open' ) {
		order.dispatch( { type: 'RESUMED', attempt: entry.attempt } );
	}
	if ( entry?.kind === 'placed' ) {
		const { items } = registry.select( cartStore ).getCartData();
		if ( items.length > 0 ) {
			forgetJournal( host );
		} else {
			void registry
				.dispatch( checkoutStore )
				.takeInitialState( { placedOrder: entry } );
		}
	}
}

/**
 * Registers the checkout store in a registry that has its services, its cart and its payment, takes over what the page
 * and this tab know, and keeps it in step. To be called when the cart has come. In an editor nothing is sent, kept or
 * brought back. Returns the stop; the store stays registered.
 */
export function startCheckoutStore( registry: DataRegistry ): () => void {
	const { host, settings } = getServices( registry );
	registerOnce( registry, checkoutStore );
	const { billingAddress, shippingAddress } = registry
		.select( cartStore )
		.getCustomerData();
	void registry.dispatch( checkoutStore ).takeInitialState(
		readInitialState( settings, {
			billing: { ...billingAddress },
			shipping: { ...shippingAddress },
		} )
	);
	if ( host.isEditor() ) {
		return () => undefined;
	}
	const started = startOrder( registry );
	const keepers = startLateKeepers( registry );
	provideRuntime( registry, {
		order: started.order,
		abortDraft: keepers.abortDraft,
		pushPaymentMethod: keepers.pushPaymentMethod,
	} );
	const stops = [
		started.stop,
		keepers.stop,
		startAddressMirroring( registry ),
	];
	resume( registry, started );
	return () => stops.forEach( ( stop ) => stop() );
}
