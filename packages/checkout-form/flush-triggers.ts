import type { CheckoutEvents } from '@shopfront/events';
import type { Host } from '@shopfront/host';

/** Before the built-in check of the order (0), which has to find what was typed last. */
const FIRST = -1;

/**
 * Calls back before anything else can happen with what was typed: Enter may send the form with the cursor still in
 * the field, an add-on may place the order, and a page that is left keeps what its stores have. Returns the stop.
 */
export const onFlushTrigger = (
	{ host, events }: { host: Host; events: CheckoutEvents },
	callback: () => void
): ( () => void ) => {
	const { window: view, document } = host;
	const onKeyDown = ( { key }: KeyboardEvent ) => {
		if ( key === 'Enter' ) {
			callback();
		}
	};
	const onEvent = () => callback();
	document.addEventListener( 'keydown', onKeyDown, true );
	document.addEventListener( 'submit', onEvent, true );
	view.addEventListener( 'pagehide', onEvent, true );
	const unsubscribe = events.checkoutValidation.subscribe( onEvent, FIRST );
	return () => {
		document.removeEventListener( 'keydown', onKeyDown, true );
		document.removeEventListener( 'submit', onEvent, true );
		view.removeEventListener( 'pagehide', onEvent, true );
		unsubscribe();
	};
};
