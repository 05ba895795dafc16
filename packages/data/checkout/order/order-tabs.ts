import { cartStore, getTabs } from '@shopfront/data/cart';
import type { PlacedOrder } from '@shopfront/data/order-journal';
import { createTabLock, pause } from '@shopfront/host';
import { LIBRARY_NAME } from '@shopfront/names';
import type { Attempt, OrderStatus } from '@shopfront/order';
import { checkoutStore } from '../store';
import type { EffectContext } from './effect-context';

export interface OrderTabs {
	/** Locks the order in other tabs until it ends. Resolves to `false` if another tab is placing one. */
	lock: () => Promise< boolean >;
	isLockedElsewhere: () => Promise< boolean >;
	/** Announces that an attempt's outcome is unknown, so that the other tabs follow it too. */
	announceOpen: ( attempt: Attempt ) => void;
	/** Announces this tab's order to the others. `key` is its attempt's. */
	announce: ( key: string, order: PlacedOrder ) => void;
	/** Returns the order that another tab has placed with the same attempt. */
	findOrder: ( key: string ) => PlacedOrder | undefined;
}

/** Longest time between another tab's order and its new cart, ms. */
const NEW_CART_MS = 5000;

const ENDS: readonly OrderStatus[] = [
	'idle',
	'locked',
	'complete',
	'unknown',
	'unanswered',
];

const startOrderTabs = ( {
	registry,
	services: { api, host, settings },
	dispatchOrderEvent,
	onStop,
}: EffectContext ): OrderTabs => {
	const lock = createTabLock(
		host,
		`${ LIBRARY_NAME } order ${ settings.homeUrl }`
	);
	const tabs = getTabs( registry );
	const foreignOrders = new Map< string, PlacedOrder >();
	const controller = new AbortController();
	let isWatching = false;
	let newCart: Promise< void > = Promise.resolve();
	const { getOrderState } = registry.select( checkoutStore );
	const { getServerCart } = registry.select( cartStore );

	const waitForNewCart = async () => {
		let stop = () => {};
		const before = getServerCart();
		const change = new Promise< void >( ( resolve ) => {
			stop = registry.subscribe(
				() => getServerCart() !== before && resolve(),
				cartStore
			);
		} );
		await pause( host.clock, NEW_CART_MS, change );
		stop();
	};

	const watch = async () => {
		if ( isWatching || ! ( await lock.isHeldElsewhere() ) ) {
			return;
		}
		isWatching = true;
		dispatchOrderEvent( { type: 'LOCKED' } );
		await lock.whenFree( controller.signal );
		// The shopper mustn't order the same items again.
		await newCart;
		isWatching = false;
		if ( ! controller.signal.aborted ) {
			dispatchOrderEvent( { type: 'UNLOCKED' } );
			// Now a third tab may have the lock.
			watchSafely();
		}
	};
	const watchSafely = () =>
		void watch().catch( () => {
			// The browser blocks locks. The server still rejects a second order.
			isWatching = false;
			dispatchOrderEvent( { type: 'UNLOCKED' } );
		} );

	const listener: Parameters< typeof tabs.listeners.add >[ 0 ] = (
		message
	) => {
		if ( message.kind === 'opened' || message.kind === 'ordering' ) {
			const state = getOrderState();
			if ( state.status === 'unknown' || state.status === 'unanswered' ) {
				announceOpen( state.attempt );
			}
		}
		if ( message.kind === 'ordering' ) {
			watchSafely();
		} else if ( message.kind === 'open' ) {
			const { kind, ...attempt } = message;
			dispatchOrderEvent( { type: 'RESUMED', attempt } );
		} else if ( message.kind === 'placed' ) {
			const { key, orderNumber, redirectUrl } = message;
			const placedOrder = { orderNumber, redirectUrl };
			foreignOrders.set( key, placedOrder );
			newCart = waitForNewCart();
			void registry
				.dispatch( checkoutStore )
				.mergeState( { placedOrder } );
			dispatchOrderEvent( { type: 'POLL_STATUS' } );
		}
	};
	const announceOpen = ( attempt: Attempt ) =>
		tabs.post( { kind: 'open', ...attempt } );
	tabs.listeners.add( listener );
	onStop( () => {
		controller.abort();
		tabs.listeners.delete( listener );
		lock.release();
	} );
	onStop(
		registry.subscribe( () => {
			if ( ENDS.includes( getOrderState().status ) ) {
				lock.release();
			}
		}, checkoutStore )
	);
	let customerId = api.customerId();
	onStop(
		registry.subscribe( () => {
			// The shopper has logged in or out in another tab, and that tab's cart made us fetch ours.
			if ( api.customerId() !== customerId ) {
				customerId = api.customerId();
				void registry
					.dispatch( checkoutStore )
					.__internalSetCustomerId( customerId );
			}
		}, cartStore )
	);
	watchSafely();

	return {
		lock: async () => {
			const { run } = getOrderState();
			// Without locks, only the server protects against a second order.
			const isOurs = await lock.acquire().catch( () => true );
			if ( getOrderState().run !== run ) {
				lock.release();
			} else if ( isOurs ) {
				tabs.post( { kind: 'ordering' } );
			} else {
				watchSafely();
			}
			return isOurs;
		},
		isLockedElsewhere: () => lock.isHeldElsewhere().catch( () => false ),
		announceOpen,
		announce: ( key, order ) =>
			tabs.post( { kind: 'placed', key, ...order } ),
		findOrder: ( key ) => foreignOrders.get( key ),
	};
};

const started = new WeakMap< EffectContext, OrderTabs >();

/** The first call connects this tab to the others. */
export const getOrderTabs = ( effectContext: EffectContext ): OrderTabs => {
	const tabs =
		started.get( effectContext ) ?? startOrderTabs( effectContext );
	started.set( effectContext, tabs );
	return tabs;
};
