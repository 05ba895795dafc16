import { isRecord } from '@shopfront/store-api';
import { readSettings, type WishlistSettings } from './settings';
import {
	loadState,
	NO_LISTS,
	readState,
	storeState,
	type WishlistState,
} from './state';

/** A change of the visitor's lists that the server has not confirmed. */
export interface Operation {
	kind: 'add' | 'remove';
	productId: number;
	/** For example `simple`. */
	productType: string;
	/** The element that was pressed. */
	button: HTMLElement;
	/** Whether it is being sent. */
	isSent?: boolean;
}

/** The lists of a page's visitor: what the server reported, and what the shopper has changed since. */
export interface WishlistStore {
	settings: WishlistSettings;
	state: () => WishlistState;
	/** Whether the state is known. Until then, what the server printed stands. */
	isReady: () => boolean;
	/** Whether a product is in a list, pending operations included. */
	isListed: ( productId: number ) => boolean;
	isPending: ( productId: number ) => boolean;
	/** Number of products, pending operations included. */
	count: () => number;
	/** Calls back now, and after each change. */
	subscribe: ( listener: () => void, signal: AbortSignal ) => void;
	/** Makes sure that the state of a product is known. Products of one page share a request. */
	need: ( productId: number ) => void;
	/** Asks the server for the state. Resolves to `null` if it does not answer. */
	lookUp: () => Promise< WishlistState | null >;
	/** Sets another request for the state, where the server has none of ours. */
	provideLookUp: (
		lookUp: ( ids: readonly number[] ) => Promise< WishlistState | null >
	) => void;
	/** Nonces of the last answer, by name; before the first answer, the page's. */
	nonce: ( name: string ) => string;
	/** Adds or removes a product. Shows at once, and is sent by the code that comes with the first one. */
	change: ( operation: Operation ) => void;
	pending: () => readonly Operation[];
	/** Ends an operation. */
	settle: ( operation: Operation ) => void;
	/** Shows a state. One that is not the server's stays until the server answers. */
	accept: ( state: WishlistState, isServers?: boolean ) => void;
	/** Runs work of a list after its earlier work, because each answer depends on the one before. */
	enqueue: < Result >(
		list: string,
		work: () => Promise< Result >
	) => Promise< Result >;
	/** Called for each operation; the first call gets those before. */
	onOperation: ( listener: () => void ) => void;
}

/** The tabs and modules of a page share the store. */
const STORE = Symbol.for( 'shopfront.wishlist' );

/** Attribute of the element that makes the engine load the code for sending. */
const ACTIONS_ATTRIBUTE = 'data-sf-wishlist-actions';

/** Attempts to get a state that no other tab has changed meanwhile. */
const MAX_LOOK_UPS = 3;

/** Delay before the next request after a failure, ms; doubles with each further one. */
const RETRY_MS = 4000;

const MAX_RETRIES = 6;

/** Adds up the products that pending operations have changed. */
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

function createStore(
	view: Window,
	settings: WishlistSettings
): WishlistStore {
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
	/** By product. */
	let listed = new Map< number, unknown >();
	let state = NO_LISTS;
	let looking: Promise< WishlistState | null > | undefined;
	let isScheduled = false;
	let isReady = false;
	/** Failures since the last answer. What is known may be out of date as long as there are some. */
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
		// TypeScript wants entries of exactly two parts.
		listed = new Map( next.items as Iterable< never > );
		notify();
	};
	const fetchState = async (): Promise< WishlistState | null > => {
		const ids = [ ...asked ];
		try {
			if ( provided ) {
				return await provided( ids );
			}
			// Plugins for languages add a query to the address.
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
			// Another tab may have changed the lists while the response was on its way.
			if ( found && isCurrent( found ) ) {
				break;
			}
		}
		if ( found ) {
			accept( found );
		} else if ( failures++ < MAX_RETRIES ) {
			// A failure says nothing about the lists.
			setTimeout( schedule, RETRY_MS * 2 ** ( failures - 1 ) );
		}
		return found;
	};
	/** Whether the state of all products of the page is known without a request. */
	const isKnown = () =>
		! failures &&
		isCurrent( state ) &&
		( state.isComplete ||
			[ ...asked ].every( ( id ) => state.asked.includes( id ) ) );
	/** Takes the state of an earlier page or of another tab, or asks the server. */
	const refresh = () => {
		isScheduled = false;
		const stored = loadState( view );
		if ( ! isKnown() && ! failures ) {
			if ( stored && isCurrent( stored ) ) {
				accept( stored );
			} else if ( settings.stateCookie && readHash() === '' ) {
				// Without its cookie, a visitor has no lists.
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
	/** Makes the engine load the code that sends. */
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
	// Of the browser's cache for Back, and of a tab that was in the background.
	view.addEventListener( 'pageshow', schedule );
	page.addEventListener( 'visibilitychange', schedule );
	// Blocks of the platform change its lists by requests of their own, whose answers set the cookie. Older browsers, and pages
	// without encryption, have no store of cookies.
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
			// A second press before the first was sent takes it back.
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
}

/** Returns the store of a page, which is created once; `null` if the page has no wishlists. */
export function getStore( view: Window ): WishlistStore | null {
	const known: WishlistStore | null | undefined = Reflect.get( view, STORE );
	if ( known ) {
		return known;
	}
	const settings = readSettings( view );
	const store = settings && createStore( view, settings );
	Reflect.set( view, STORE, store );
	return store;
}
