import { cartStore } from '@shopfront/data/cart';
import {
	getServices,
	registerOnce,
	type StoreRegistry,
} from '@shopfront/data/services';
import { isRecord } from '@shopfront/store-api';
import { syncWithCheckout } from './sync-with-checkout';
import { NO_DATA } from './reducer';
import {
	getRuntime,
	isOrderInProgress,
	type CheckoutSnapshot,
} from './runtime';
import {
	listSavedMethods,
	getPreferredMethod,
	readSavedMethods,
	getSavedTokenData,
} from './saved-methods';
import { paymentStore } from './store';
import type { PaymentState } from './types';

/** Delay after the last cart change, ms (docs/contract/cart-and-checkout.md 9, "Limits and timings"). */
const RECHECK_DELAY_MS = 1000;

/** The draft order's method and the customer's saved methods. */
const readPage = ( registry: StoreRegistry ): Partial< PaymentState > => {
	const { host, settings } = getServices( registry );
	const checkoutData = settings.getSetting( 'checkoutData' );
	const gateways = settings.getSetting( 'globalPaymentMethods' );
	const firstGateway: unknown = Array.isArray( gateways )
		? gateways[ 0 ]
		: null;
	const source = host.isEditor()
		? isRecord( firstGateway ) && firstGateway.id
		: isRecord( checkoutData ) && checkoutData.payment_method;
	const name = typeof source === 'string' ? source : '';
	const savedPaymentMethods = readSavedMethods(
		settings.getSetting( 'customerPaymentMethods' )
	);
	const saved = getPreferredMethod(
		listSavedMethods( savedPaymentMethods ).filter(
			( { method } ) => method.gateway === name
		)
	);
	return {
		activePaymentMethod: name,
		paymentMethodData: saved ? getSavedTokenData( saved ) : NO_DATA,
		savedPaymentMethods,
	};
};

/** Registers the payment store, with the page's data, in a registry that has services. */
export const registerPaymentStore = ( registry: StoreRegistry ): void => {
	registerOnce( registry, paymentStore );
	void registry.dispatch( paymentStore ).readPage( readPage( registry ) );
};

/** Checks methods when the cart has loaded, and after each change. Returns the function that stops it. */
const startChecking = ( registry: StoreRegistry ): ( () => void ) => {
	const { host } = getServices( registry );
	const { clock } = host;
	let seen: unknown = null;
	/** Whether we've checked methods with a cart from the server, not only after loading it failed. */
	let isChecked = false;
	let timer: unknown = null;
	let hasNewMethods = false;
	let newMethodsCheckedAt = -Infinity;
	const update = () => {
		if ( hasNewMethods ) {
			hasNewMethods = false;
			newMethodsCheckedAt = clock.now();
		}
		void registry
			.dispatch( paymentStore )
			.__internalUpdateAvailablePaymentMethods();
	};
	const updateIn = ( delayMs: number ) => {
		clock.clearTimeout( timer );
		timer = clock.setTimeout( update, delayMs );
	};
	const onCartChange = () => {
		const { hasFinishedResolution, getCartData, isCartDataStale } =
			registry.select( cartStore );
		if (
			! hasFinishedResolution( 'getCartData', [] ) &&
			! host.isEditor()
		) {
			return;
		}
		const cart = getCartData();
		if ( cart === seen ) {
			return;
		}
		seen = cart;
		if ( isChecked ) {
			updateIn( RECHECK_DELAY_MS );
			return;
		}
		isChecked = ! isCartDataStale();
		update();
	};
	const stops = [
		registry.subscribe( onCartChange, cartStore ),
		// Scripts register methods at any time; registrations in the same task share one check. The delay limits
		// methods that register during each check.
		getServices( registry ).payments.subscribe( () => {
			if ( seen === null ) {
				return;
			}
			void registry.dispatch( paymentStore ).invalidateEmptyMethods();
			if ( ! hasNewMethods ) {
				hasNewMethods = true;
				const isSoon =
					clock.now() - newMethodsCheckedAt < RECHECK_DELAY_MS;
				updateIn( isSoon ? RECHECK_DELAY_MS : 0 );
			}
		} ),
	];
	onCartChange();
	return () => {
		clock.clearTimeout( timer );
		stops.forEach( ( stop ) => stop() );
	};
};

const syncWithRegistrations = ( registry: StoreRegistry ): ( () => void ) => {
	const { payments } = getServices( registry );
	const payment = registry.dispatch( paymentStore );
	const sync = () => {
		void payment.updateRegisteredExpressMethods();
		if ( isOrderInProgress( registry ) ) {
			// If we removed a method now, we'd select another one for the order. A later check removes it.
			getRuntime( registry ).isCheckDue = true;
			return;
		}
		const {
			getAvailablePaymentMethods,
			getAvailableExpressPaymentMethods,
		} = registry.select( paymentStore );
		for ( const name of Object.keys( getAvailablePaymentMethods() ) ) {
			if ( ! Object.hasOwn( payments.getPaymentMethods(), name ) ) {
				void payment.__internalRemoveAvailablePaymentMethod( name );
			}
		}
		const express = payments.getExpressPaymentMethods();
		for ( const name of Object.keys(
			getAvailableExpressPaymentMethods()
		) ) {
			if ( ! Object.hasOwn( express, name ) ) {
				void payment.__internalRemoveAvailableExpressPaymentMethod(
					name
				);
			}
		}
	};
	sync();
	return payments.subscribe( sync );
};

/**
 * Synchronizes the registered payment store with methods, cart and checkout. The checkout store calls it once. Returns
 * the function that stops it; the store stays registered.
 * `readCheckout` reads the registry's checkout, because the checkout's package imports this one.
 */
export const startPaymentStore = (
	registry: StoreRegistry,
	readCheckout: () => CheckoutSnapshot
): ( () => void ) => {
	getRuntime( registry ).readCheckout = readCheckout;
	const stops = [
		syncWithRegistrations( registry ),
		startChecking( registry ),
		syncWithCheckout( registry ),
	];
	return () => stops.forEach( ( stop ) => stop() );
};
