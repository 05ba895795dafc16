import { isRecord } from '@shopfront/store-api';
import { readSettings, type WishlistSettings } from './settings';
import {
	loadState,
	NO_LISTS,
	readState,
	storeState,
	type WishlistState,
} from './state';

/** A change that the server hasn't confirmed. */
export interface Operation {
	kind: 'add' | 'remove';
	productId: number;
	/** For example `simple`. */
	productType: string;
	button: HTMLElement;
	isSent?: boolean;
}

/** The visitor's lists: the state from the server, plus the shopper's pending operations. */
export interface WishlistStore {
	settings: WishlistSettings;
	state: () => WishlistState;
	/** Whether the state is known. Until then, keep the server's markup. */
	isReady: () => boolean;
	/** Includes pending operations. */
	isListed: ( productId: number ) => boolean;
	isPending: ( productId: number ) => boolean;
	/** Number of products, including pending operations. */
	count: () => number;
	/** Calls back now, and after each change. */
	subscribe: ( listener: () => void, signal: AbortSignal ) => void;
	/** Makes sure that a product's state is known. All products of a page share a request. */
	need: ( productId: number ) => void;
	/** Fetches the state. Resolves to `null` if the server doesn't answer. */
	lookUp: () => Promise< WishlistState | null >;
	/** Sets how to fetch the state from a server without our action. */
	provideLookUp: (
		lookUp: ( ids: readonly number[] ) => Promise< WishlistState | null >
	) => void;
	/** Nonces of the last response, or before it, the page's. */
	nonce: ( name: string ) => string;
	/** Adds or removes a product. The change shows at once; the first one loads the code that sends it. */
	change: ( operation: Operation ) => void;
	pending: () => readonly Operation[];
	settle: ( operation: Operation ) => void;
	/** Shows a state. Without `isServers`, it only stays until the server answers. */
	accept: ( state: WishlistState, isServers?: boolean ) => void;
	/** Runs tasks of one list in sequence, because each request depends on the previous response. */
	enqueue: < Result >(
		list: string,
		work: () => Promise< Result >
	) => Promise< Result >;
	/** Called for each operation. The first call covers earlier operations. */
	onOperation: ( listener: () => void ) => void;
}

/** All modules of a page share the store. */
const STORE = Symbol.for( 'shopfront.wishlist' );

/** Marks the element that makes the engine load the code for sending. */
const ACTIONS_ATTRIBUTE = 'data-sf-wishlist-actions';

/** Attempts to fetch a state while other tabs keep changing it. */
const MAX_LOOK_UPS = 3;

/** Delay before a retry, ms. Doubles with each failure. */
const RETRY_MS = 4000;

const MAX_RETRIES = 6;

const difference = (
	operations: readonly Operation[],
	listed: ReadonlyMap< number, unknown >
) => {
	const final = new Map(
		operations.map( ( { productId, kind } ) => [ productId, kind ] )
	);
	let sum = 0;
	for ( const [ productId, kind ] of final ) {
		sum += Number( kind === 'add' ) - Number( listed.has( productId ) );
	}
	return sum;
};

const createStore = (
	view: Window,
	settings: WishlistSettings
): WishlistStore => {
	const { document: page } = view;
	const readHash = () =>
		new RegExp( `(?:^|; )${ settings.stateCookie }=([^;]*)` ).exec(
			page.cookie
		)?.[ 1 ] ?? '';
	const isCurrent = ( { hash }: WishlistState ) =>
		! settings.stateCookie || hash === readHash();
	const asked = new Set< number >();
	const listeners = new Set< () => void >();
	const tails = new Map< string, Promise< unknown > >();
	let nonces: Record< string, unknown > = {};
	let operations: readonly Operation[] = [];
	let listed = new Map< number, unknown >();
	let state = NO_LISTS;
	let looking: Promise< WishlistState | null > | undefined;
	let isScheduled = false;
	let isReady = false;
	/** Failures since the last response. With any, the known state may be outdated. */
	let failures = 0;
	let provided:
		| ( ( ids: readonly number[] ) => Promise< WishlistState | null > )
		| undefined;
	let onOperation: ( () => void ) | undefined;

	const notify = () => listeners.forEach( ( listener ) => listener() );
	const accept = ( next: WishlistState, isServers = true ) => {
		isReady = true;
		state = next;
		failures = isServers ? 0 : failures;
		// TypeScript requires entries with exactly two elements.
		listed = new Map( next.items as Iterable< never > );
		notify();
	};
	const fetchState = async (): Promise< WishlistState | null > => {
		const ids = [ ...asked ];
		try {
			if ( provided ) {
				return await provided( ids );
			}
			// Translation plugins may add a query to this URL.
			const url = new URL( settings.ajaxUrl, page.baseURI );
			url.searchParams.set( 'action', settings.stateAction );
			url.searchParams.set( 'product_ids', ids.join() );
			const response = await view.fetch( url.href, {
				cache: 'no-store',
			} );
			const body: unknown = await response.json();
			nonces = isRecord( body )
				? {
						...( isRecord( body.nonces ) ? body.nonces : {} ),
						rest: body.rest_nonce,
						store: body.store_nonce,
					}
				: nonces;
			const found = response.ok ? readState( body, ids ) : null;
			if ( found && isCurrent( found ) ) {
				storeState( view, body, ids );
			}
			return found;
		} catch {
			return null;
		}
	};
	const lookUp = async () => {
		let found: WishlistState | null = null;
		for ( let attempt = 0; attempt < MAX_LOOK_UPS; attempt++ ) {
			found = await fetchState();
			// Another tab may have changed the lists during the request.
			if ( found && isCurrent( found ) ) {
				break;
			}
		}
		if ( found ) {
			accept( found );
		} else if ( failures++ < MAX_RETRIES ) {
			// The failure tells us nothing about the lists, so try again.
			setTimeout( schedule, RETRY_MS * 2 ** ( failures - 1 ) );
		}
		return found;
	};
	/** Whether we know the state of all products on the page without a request. */
	const isKnown = () =>
		! failures &&
		isCurrent( state ) &&
		( state.isComplete ||
			[ ...asked ].every( ( id ) => state.asked.includes( id ) ) );
	/** Uses the stored state of another page or tab, or asks the server. */
	const refresh = () => {
		isScheduled = false;
		const stored = loadState( view );
		if ( ! isKnown() && ! failures ) {
			if ( stored && isCurrent( stored ) ) {
				accept( stored );
			} else if ( settings.stateCookie && readHash() === '' ) {
				// A visitor without the cookie has no lists.
				accept( NO_LISTS );
			}
		}
		if ( isKnown() && settings.stateCookie ) {
			isReady = true;
			notify();
		} else if ( settings.stateAction || provided ) {
			void store.lookUp();
		} else {
			loadActions();
		}
	};
	const loadActions = () => {
		if ( page.querySelector( `[${ ACTIONS_ATTRIBUTE }]` ) ) {
			return;
		}
		const root = page.createElement( 'div' );
		root.setAttribute( ACTIONS_ATTRIBUTE, '' );
		root.hidden = true;
		page.body.append( root );
		page.dispatchEvent(
			new CustomEvent( 'sf:content', { detail: { root } } )
		);
	};
	const schedule = () => {
		if ( ! isScheduled ) {
			isScheduled = true;
			queueMicrotask( refresh );
		}
	};
	view.addEventListener( 'storage', schedule );
	// After a return from the back/forward cache, or from another tab.
	view.addEventListener( 'pageshow', schedule );
	page.addEventListener( 'visibilitychange', schedule );
	// WooCommerce's blocks change its lists with requests of their own, whose responses set the cookie. `cookieStore`
	// is missing in older browsers and on pages without HTTPS.
	( view as Partial< Window > ).cookieStore?.addEventListener(
		'change',
		schedule
	);

	const store: WishlistStore = {
		settings,
		accept,
		state: () => state,
		isReady: () => isReady,
		provideLookUp: ( other ) => {
			provided = other;
			schedule();
		},
		isListed: ( productId ) => {
			const last = operations
				.filter( ( operation ) => operation.productId === productId )
				.at( -1 );
			return last ? last.kind === 'add' : listed.has( productId );
		},
		isPending: ( productId ) =>
			operations.some(
				( operation ) => operation.productId === productId
			),
		count: () => state.count + difference( operations, listed ),
		subscribe: ( listener, signal ) => {
			listeners.add( listener );
			signal.addEventListener( 'abort', () =>
				listeners.delete( listener )
			);
			listener();
		},
		need: ( productId ) => {
			asked.add( productId );
			schedule();
		},
		lookUp: () => {
			looking ??= lookUp().finally( () => {
				looking = undefined;
			} );
			return looking;
		},
		nonce: ( name ) => {
			const fresh = nonces[ name ];
			return typeof fresh === 'string'
				? fresh
				: String(
						settings.nonces[ name ] ??
							settings.own[ `${ name }Nonce` ] ??
							''
					);
		},
		change: ( operation ) => {
			const last = operations.at( -1 );
			// A second press before the request undoes the first.
			operations =
				last?.productId === operation.productId && ! last.isSent
					? operations.slice( 0, -1 )
					: [ ...operations, operation ];
			notify();
			if ( onOperation ) {
				onOperation();
			} else {
				loadActions();
			}
		},
		pending: () => operations,
		settle: ( operation ) => {
			operations = operations.filter( ( one ) => one !== operation );
			notify();
		},
		enqueue: ( list, work ) => {
			const run = ( tails.get( list ) ?? Promise.resolve() ).then( work );
			tails.set(
				list,
				run.catch( () => {} )
			);
			return run;
		},
		onOperation: ( listener ) => {
			onOperation = listener;
			listener();
		},
	};
	schedule();
	return store;
};

/** Returns the page's only store; `null` if the page has no wishlists. */
export const getStore = ( view: Window ): WishlistStore | null => {
	const known: WishlistStore | null | undefined = Reflect.get( view, STORE );
	if ( known ) {
		return known;
	}
	const settings = readSettings( view );
	const store = settings && createStore( view, settings );
	Reflect.set( view, STORE, store );
	return store;
};
