import { cartStore } from '@shopfront/data/cart';
import type { TimerId } from '@shopfront/host';
import type { OrderEffect } from '@shopfront/order';
import { getContents } from '../cart-contents';
import { checkoutStore } from '../store';
import type { EffectContext } from './effect-context';
import { pollStatus } from './poll-status';

/** Delays between the polls, ms; the last one repeats. */
export const WATCH_DELAYS_MS: readonly number[] = [ 15_000, 30_000, 60_000 ];

const MIN_INTERVAL_MS = 5000;

/** After this many polls, about two hours, a visible page stops until the shopper returns to it. */
export const WATCH_LIMIT = 120;

/**
 * Polls an attempt's status now and then, without a message to the shopper, and reports each result until the order's
 * state changes. Also polls when the page becomes visible, when the network returns, and when the cart changes; never
 * on a hidden page or offline. Returns the function that stops it.
 */
export const watchStatus = (
	effectContext: EffectContext,
	{ run, attempt }: Extract< OrderEffect, { type: 'watchStatus' } >
): ( () => void ) => {
	const { registry, services, dispatchOrderEvent, onStop } = effectContext;
	const { clock, online, visibility } = services.host;
	const controller = new AbortController();
	let timer: TimerId = null;
	let polledAt = clock.now();
	let polls = 0;
	let isPolling = false;

	const readContents = () =>
		getContents( registry.select( cartStore ).getServerCart().items );
	let contents = readContents();

	const schedule = ( delayMs: number ) => {
		clock.clearTimeout( timer );
		timer = clock.setTimeout( () => void poll(), delayMs );
	};
	const poll = async () => {
		if ( isPolling || ! visibility.isVisible() || ! online.isOnline() ) {
			return;
		}
		isPolling = true;
		polls++;
		contents = readContents();
		const result = await pollStatus(
			effectContext,
			attempt,
			controller.signal
		).catch( () => null );
		isPolling = false;
		polledAt = clock.now();
		if ( controller.signal.aborted ) {
			return;
		}
		if ( polls < WATCH_LIMIT ) {
			schedule(
				WATCH_DELAYS_MS[ polls ] ?? WATCH_DELAYS_MS.at( -1 ) ?? 0
			);
		}
		if ( result ) {
			dispatchOrderEvent( { type: 'STATUS_POLLED', run, ...result } );
		}
	};
	const pollSoon = () =>
		schedule( Math.max( 0, polledAt + MIN_INTERVAL_MS - clock.now() ) );
	const onReturn = ( isBack: boolean ) => {
		if ( isBack ) {
			polls = Math.min( polls, WATCH_DELAYS_MS.length );
			pollSoon();
		}
	};

	const stops = [
		() => controller.abort(),
		() => clock.clearTimeout( timer ),
		online.subscribe( onReturn ),
		visibility.subscribe( onReturn ),
		registry.subscribe( () => {
			if ( readContents() !== contents ) {
				contents = readContents();
				pollSoon();
			}
		}, cartStore ),
		registry.subscribe( () => {
			if (
				registry.select( checkoutStore ).getOrderState().run !== run
			) {
				stop();
			}
		}, checkoutStore ),
	];
	const stop = () => stops.splice( 0 ).forEach( ( end ) => end() );
	onStop( stop );
	schedule( WATCH_DELAYS_MS[ 0 ] ?? 0 );
	return stop;
};
