import { paymentStore } from '@shopfront/data/payment';
import { checkoutStore } from '../store';
import type { EffectContext } from './effect-context';
import { getPageFragment, hasFragment, isBackOnForm } from './page-fragment';

/** A script that clears the fragment later than this, ms, has closed its dialog. Earlier, it has only read it. */
export const FRAGMENT_READ_MS = 5000;

/**
 * Listens for signs that the shopper has left the provider's dialog: a payment error, or a fragment that disappears
 * from the URL. Stops by itself once the payment is over. Returns the function that stops it.
 * `redirectUrl` is the URL that opened the dialog.
 */
export const watchPayment = (
	effectContext: EffectContext,
	redirectUrl: string
): ( () => void ) => {
	const { registry, services, dispatchOrderEvent, onStop } = effectContext;
	const { host } = services;
	const { window, clock } = host;
	const fragment = getPageFragment( redirectUrl, host );
	const openedAt = clock.now();

	const onHashChange = ( { oldURL }: HashChangeEvent ) => {
		if ( fragment === null || hasFragment( fragment, host ) ) {
			return;
		}
		const isRemoved =
			`#${ oldURL.split( '#' )[ 1 ] ?? '' }` === fragment &&
			clock.now() - openedAt >= FRAGMENT_READ_MS;
		if ( isRemoved || isBackOnForm( host ) ) {
			dispatchOrderEvent( { type: 'CHECK_PAYMENT', reason: 'payAgain' } );
		}
	};
	window.addEventListener( 'hashchange', onHashChange );

	const stops = [
		() => window.removeEventListener( 'hashchange', onHashChange ),
		registry.subscribe( () => {
			const { status } = registry.select( checkoutStore ).getOrderState();
			if ( status !== 'paying' && status !== 'checkingPayment' ) {
				stop();
			}
		}, checkoutStore ),
		registry.subscribe( () => {
			if ( registry.select( paymentStore ).hasPaymentError() ) {
				dispatchOrderEvent( { type: 'PROBLEM' } );
			}
		}, paymentStore ),
	];
	const stop = () => stops.splice( 0 ).forEach( ( end ) => end() );
	onStop( stop );
	return stop;
};
