import { getServices, type StoreRegistry } from '@shopfront/data/services';
import { onFirstInteraction } from '@shopfront/host';
import { createLazy } from '@shopfront/lazy';
import { UNSENT_CHANGES_KEY } from '@shopfront/names';
import { createSavedOperations } from './offline/save-operations';
import { getRuntime } from './runtime';
import { cartStore } from './store';

export const createParts = () =>
	createLazy(
		() => import( /* webpackChunkName: "actions" */ './start-lazy' )
	);

/**
 * Loads the code that sends edited addresses, publishes the cart summary, connects the page to other tabs, and sends
 * changes that an earlier page couldn't send. Loads it on first interaction, with the first edit or change of the cart,
 * or at once if there are unsent changes. Returns the function that stops it.
 */
export const loadCustomerPush = ( registry: StoreRegistry ): ( () => void ) => {
	const { host } = getServices( registry );
	let isStopped = false;
	const runtime = getRuntime( registry );
	const customerPush = createLazy( async () => {
		const code = await runtime.parts.fetch();
		if ( ! code ) {
			throw new Error( 'The code did not load.' );
		}
		const started = code.startLazyParts( registry );
		if ( isStopped ) {
			started.stop();
		}
		return started;
	} );
	runtime.customerPush = customerPush;
	const load = () => void customerPush.fetch();
	const { getCartOperations, getCustomerEdits } =
		registry.select( cartStore );
	const hasUnsent = () =>
		host.sessionStorage.get( UNSENT_CHANGES_KEY ) !== null;
	const saved = createSavedOperations( registry, () => '' );
	let isUnloading = false;
	/** Otherwise a page that ends before the code has loaded would lose a change that it shows. */
	const save = () => {
		if ( isUnloading && ! customerPush.get() ) {
			saved.save( '', getCartOperations() );
		}
	};
	const onPageHide = () => {
		isUnloading = true;
		save();
	};
	/** The shopper is back on this page, which sends its changes itself. */
	const onPageShow = () => {
		isUnloading = false;
		saved.remove();
	};
	host.window.addEventListener( 'pagehide', onPageHide );
	host.window.addEventListener( 'pageshow', onPageShow );
	const stops = [
		onFirstInteraction( host.window, load ),
		registry.subscribe( () => {
			if (
				getCustomerEdits().revision > 0 ||
				getCartOperations().length > 0
			) {
				load();
			}
			// A quantity that the shopper is still typing counts when the page ends.
			save();
		}, cartStore ),
	];
	const stopWaiting = () => stops.forEach( ( stop ) => stop() );
	customerPush.subscribe( stopWaiting );
	if ( hasUnsent() ) {
		load();
	}
	return () => {
		isStopped = true;
		host.window.removeEventListener( 'pagehide', onPageHide );
		host.window.removeEventListener( 'pageshow', onPageShow );
		stopWaiting();
		customerPush.get()?.stop();
	};
};
