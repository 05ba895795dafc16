import type { CheckoutEvents } from '@shopfront/events';
import type { Host } from '@shopfront/host';

/** Runs before the built-in validation of the order (0), which needs the last input. */
const FIRST = -1;

/**
 * Calls back when unsaved input must reach the stores: Enter may submit the form while a field has focus, an add-on
 * may place the order, and leaving the page saves the stores. Returns the stop function.
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
