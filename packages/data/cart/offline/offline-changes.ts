import { noticesStore } from '@shopfront/data/notices';
import { getServices, type StoreRegistry } from '@shopfront/data/services';
import { storeNoticesStore } from '@shopfront/data/store-notices';
import { NOTICE_CONTEXTS } from '@shopfront/names';
import { __ } from '@wordpress/i18n';
import { hasLoaded } from '../has-loaded';
import { readOrderJournal } from '../order-journal';
import { cartStore } from '../store';
import { resend } from './resend';
import {
	readSavedOperations,
	removeSavedOperations,
	saveOperations,
} from './saved-operations';

const NOTICE_ID = 'cart-offline';

/** Shows that changes wait for the network, while they do. Returns the function that updates it. */
const createOfflineNotice = ( registry: StoreRegistry ) => {
	let context: string | null = null;
	return ( isWaiting: boolean ) => {
		const notices = registry.dispatch( noticesStore );
		if ( isWaiting && context === null ) {
			context = registry
				.select( storeNoticesStore )
				?.getRegisteredContainers()
				.includes( NOTICE_CONTEXTS.CHECKOUT )
				? NOTICE_CONTEXTS.CHECKOUT
				: NOTICE_CONTEXTS.CART;
			void notices.createInfoNotice(
				__(
					'You are offline. Your changes are saved when the connection returns.',
					'shopfront'
				),
				{
					id: NOTICE_ID,
					context,
					// A banner would move the button that the shopper is pressing.
					type: 'snackbar',
					explicitDismiss: true,
				}
			);
		} else if ( ! isWaiting && context !== null ) {
			void notices.removeNotice( NOTICE_ID, context );
			context = null;
		}
	};
};

/**
 * Saves pending changes of the cart when the page may end, and while the browser is offline, and sends those of an earlier
 * page of this tab. Shows a notice while changes wait for the network. Returns a function that stops it.
 */
export function startOfflineChanges( registry: StoreRegistry ): () => void {
	const { host, settings } = getServices( registry );
	const { online, visibility, window: view } = host;
	const { getCartOperations, getServerCart } = registry.select( cartStore );
	const showNotice = createOfflineNotice( registry );
	const customerId = settings.currentUserId;
	let unsent = readSavedOperations( host, customerId );
	let isSaved = false;
	let seen = getCartOperations();

	const save = () => {
		// Until the cart has loaded, the changes of the earlier page stay saved.
		if ( unsent.length === 0 && ( seen.length > 0 || isSaved ) ) {
			saveOperations( host, customerId, seen, getServerCart() );
			isSaved = seen.length > 0;
		}
	};
	const resendAll = () => {
		const operations = unsent;
		unsent = [];
		removeSavedOperations( host );
		// An order has taken the cart, or its outcome is open.
		if ( ! ( 'kind' in readOrderJournal( host ) ) ) {
			operations.forEach( ( each ) => void resend( registry, each ) );
		}
	};
	const onChange = () => {
		if ( unsent.length > 0 && hasLoaded( registry ) ) {
			resendAll();
		}
		const operations = getCartOperations();
		if ( operations !== seen ) {
			seen = operations;
			if ( isSaved || ! online.isOnline() ) {
				save();
			}
		}
		showNotice( ! online.isOnline() && seen.length > 0 );
	};
	const saveIfHidden = ( isVisible: boolean ) => {
		if ( ! isVisible ) {
			save();
		}
	};
	const stops = [
		registry.subscribe( onChange, cartStore ),
		online.subscribe( onChange ),
		visibility.subscribe( saveIfHidden ),
	];
	view.addEventListener( 'pagehide', save );
	onChange();
	return () => {
		stops.forEach( ( stop ) => stop() );
		view.removeEventListener( 'pagehide', save );
	};
}
