import { noticesStore } from '@shopfront/data/notices';
import { getServices, type StoreRegistry } from '@shopfront/data/services';
import { __ } from '@wordpress/i18n';
import { hasLoaded } from '../has-loaded';
import { UNSENT_CHANGES_KEY } from '@shopfront/names';
import { hasJournalEntry } from '@shopfront/data/order-journal';
import { getRuntime } from '../runtime';
import { cartStore } from '../store';
import type { CartData } from '../types';
import { createUniqueId, isAdditionSent, onAdditionSent } from '../additions';
import { getPageContext } from '../page-context';
import { takePageLock, type Release } from './page-lock';
import { resend } from './resend';
import { createSavedOperations } from './save-operations';
import { readSavedOperations, type SavedChanges } from './saved-operations';

const NOTICE_ID = 'cart-offline';

/** Shows a notice while changes wait for the network. Returns the function that updates it. */
const createOfflineNotice = ( registry: StoreRegistry ) => {
	let context: string | null = null;
	return ( isWaiting: boolean ) => {
		const notices = registry.dispatch( noticesStore );
		if ( isWaiting && context === null ) {
			context = getPageContext( registry );
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

/** Remembers all product names that the cart has shown. Returns the function that finds them. */
const createNames = () => {
	const names = new Map< number, string >();
	let seen: CartData | null = null;
	return ( cart: CartData ) => {
		if ( cart !== seen ) {
			seen = cart;
			[ ...cart.items, ...cart.crossSells ].forEach( ( { id, name } ) =>
				names.set( id, name )
			);
		}
		return ( productId: number ) => names.get( productId ) ?? '';
	};
};

/** Keeps their order. Skips additions that another page has sent. */
const resendAll = (
	registry: StoreRegistry,
	operations: SavedChanges[ 'operations' ]
): void => {
	const { host } = getServices( registry );
	const runtime = getRuntime( registry );
	// Each request starts at once. Otherwise, a delayed quantity would follow a later coupon.
	runtime.isResending = true;
	operations.forEach( ( each ) => {
		if (
			each.kind !== 'add' ||
			! isAdditionSent( host, each.additionId )
		) {
			void resend( registry, each );
		}
	} );
	runtime.isResending = false;
};

/**
 * Saves pending cart changes when the page may end, and while the browser is offline, and sends the changes of an
 * earlier page in this tab. A lock keeps the copy in a duplicated tab from sending them too. Shows a notice while
 * changes wait for the network. Returns the function that stops it.
 */
export const startOfflineChanges = (
	registry: StoreRegistry
): ( () => void ) => {
	const { host, settings } = getServices( registry );
	const { online, visibility, window: view } = host;
	const { getCartOperations, getServerCart } = registry.select( cartStore );
	const showNotice = createOfflineNotice( registry );
	const rememberNames = createNames();
	const saved = createSavedOperations( registry, ( productId ) =>
		rememberNames( getServerCart() )( productId )
	);
	const customerId = settings.currentUserId;
	let unsent: SavedChanges | null = readSavedOperations( host, customerId );
	let isResending = false;
	let isStopped = false;
	let isSaved = false;
	let isUnloading = false;
	let owner = '';
	let release: Release = () => {};
	let seen = getCartOperations();

	const own = ( id: string, releaseLock: Release ) => {
		owner = id;
		release = releaseLock;
	};
	const save = () => {
		if ( seen.length === 0 && ! isSaved ) {
			return;
		}
		if ( unsent ) {
			// They stay saved, with this page's changes, until the cart has loaded.
			saved.save( unsent.owner, seen );
			return;
		}
		if ( owner === '' ) {
			const id = createUniqueId( host );
			own( id, () => {} );
			void takePageLock( host, id ).then( ( taken ) => {
				if ( owner === id ) {
					own( id, taken ?? ( () => {} ) );
				} else {
					taken?.();
				}
			} );
		}
		isSaved = saved.save( owner, seen );
		if ( ! isSaved ) {
			// Browsers exclude pages with a lock from the back/forward cache.
			release();
			own( '', () => {} );
		}
	};
	const resendSaved = async ( changes: SavedChanges ) => {
		isResending = true;
		const taken = await takePageLock( host, changes.owner );
		if ( isStopped ) {
			taken?.();
			return;
		}
		unsent = null;
		saved.remove();
		host.sessionStorage.remove( UNSENT_CHANGES_KEY );
		// An order has taken the cart, or its outcome is open.
		if ( taken && ! hasJournalEntry( host ) ) {
			own( changes.owner, taken );
			isSaved = true;
			resendAll( registry, changes.operations );
			seen = getCartOperations();
			save();
		}
	};
	const onChange = () => {
		rememberNames( getServerCart() );
		if ( unsent?.operations.length === 0 ) {
			unsent = null;
		}
		if ( unsent && ! isResending && hasLoaded( registry ) ) {
			void resendSaved( unsent );
		}
		const operations = getCartOperations();
		if ( operations !== seen ) {
			seen = operations;
			// A quantity that the shopper is still typing counts when the page ends.
			if ( isSaved || isUnloading || ! online.isOnline() ) {
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
	const onPageHide = () => {
		isUnloading = true;
		save();
	};
	const onPageShow = () => {
		isUnloading = false;
	};
	const stops = [
		registry.subscribe( onChange, cartStore ),
		online.subscribe( onChange ),
		visibility.subscribe( saveIfHidden ),
		onAdditionSent( registry, save ),
	];
	view.addEventListener( 'pagehide', onPageHide );
	view.addEventListener( 'pageshow', onPageShow );
	onChange();
	return () => {
		isStopped = true;
		stops.forEach( ( stop ) => stop() );
		release();
		view.removeEventListener( 'pagehide', onPageHide );
		view.removeEventListener( 'pageshow', onPageShow );
	};
};
