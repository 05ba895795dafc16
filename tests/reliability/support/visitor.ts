import { createRegistry } from '@wordpress/data';
import { JSDOM } from 'jsdom';
import { createApiClient, createSession, fetchTransport } from '@shopfront/api';
import { cartStore, startCartStore } from '@shopfront/data/cart';
import { noticesStore } from '@shopfront/data/notices';
import { provideServices } from '@shopfront/data/services';
import { validationStore } from '@shopfront/data/validation';
import type { Clock, Host, SafeStorage } from '@shopfront/host';
import { ALONE, storeServices } from '../../fixtures/store-services';
import { fetchWithCookies } from './fetch-with-cookies';

// Stores need a document to decode HTML entities in error messages.
Object.assign( globalThis, { document: new JSDOM().window.document } );

/** The client's clock runs this much faster, to shorten its delays. */
const SPEED = 20;

const fastClock = (): Clock => {
	const start = Date.now();
	return {
		now: () => start + ( Date.now() - start ) * SPEED,
		setTimeout: ( callback, delayMs ) =>
			setTimeout( callback, delayMs / SPEED ),
		clearTimeout: ( id ) => clearTimeout( id as NodeJS.Timeout ),
	};
};

const createStorage = (): SafeStorage => {
	const stored = new Map< string, string >();
	return {
		get: ( key ) => stored.get( key ) ?? null,
		set: ( key, value ) => Boolean( stored.set( key, value ) ),
		remove: ( key ) => void stored.delete( key ),
	};
};

export interface SharedBrowser {
	clock: Clock;
	cookies: ReturnType< typeof fetchWithCookies >;
	storage: SafeStorage;
	/** `undefined` for a browser without `BroadcastChannel`. */
	BroadcastChannel: unknown;
}

export const createBrowser = ( Channel?: unknown ): SharedBrowser => ( {
	clock: fastClock(),
	cookies: fetchWithCookies(),
	storage: createStorage(),
	BroadcastChannel: Channel,
} );

/** The part of a window that the stores use, without a browser. */
const createPage = ( {
	clock,
	cookies: { jar },
	storage,
	BroadcastChannel: Channel,
}: SharedBrowser ) => {
	const view = Object.assign( new EventTarget(), {
		location: { search: '', pathname: '/cart/' },
		document: { body: new EventTarget() },
		// No Web Locks API.
		navigator: {},
		performance: { timeOrigin: clock.now() },
		BroadcastChannel: Channel,
	} );
	const host: Host = {
		window: view as unknown as Window,
		document: view.document as unknown as Document,
		clock,
		online: {
			isOnline: () => true,
			subscribe: ( listener ) => {
				const emitOnline = () => listener( true );
				view.addEventListener( 'online', emitOnline );
				return () => view.removeEventListener( 'online', emitOnline );
			},
		},
		visibility: { isVisible: () => true, subscribe: () => () => {} },
		storage,
		sessionStorage: createStorage(),
		cookies: { get: ( name ) => jar.get( name ) },
		reload: () => undefined,
		navigate: () => true,
		onContainers: () => () => {},
		isEditor: () => false,
		readPreload: () => new Map(),
	};
	return { host, view };
};

export interface SentRequest {
	path: string;
	data: unknown;
}

/** The real client and cart store, connected to a real server. Visitors of the same browser are its tabs. */
export const createVisitor = async (
	origin: string,
	browser = createBrowser()
) => {
	const {
		clock,
		cookies: { cookieFetch },
	} = browser;
	const { host, view } = createPage( browser );
	const sent: SentRequest[] = [];
	const recordAndSend = fetchTransport( {
		root: `${ origin }/wp-json/`,
		fetch: cookieFetch,
	} );
	let faults = 0;
	let unanswered = 0;
	const isAnswer = ( text: string | null ) => {
		try {
			return Boolean( JSON.parse( text ?? '' ) );
		} catch {
			return false;
		}
	};
	const client = createApiClient( {
		transport: async ( request ) => {
			sent.push( { path: request.path, data: request.data } );
			unanswered++;
			const reply = await recordAndSend( request )
				.catch( () => null )
				.finally( () => unanswered-- );
			if ( ! reply || reply.status >= 500 || ! isAnswer( reply.text ) ) {
				faults++;
			}
			return reply;
		},
		clock,
		online: host.online,
		session: createSession( { storage: host.storage } ),
	} );
	const registry = createRegistry();
	const api = { ...client, ...ALONE };
	provideServices( registry, storeServices( { api, host } ) );
	registry.register( noticesStore );
	registry.register( validationStore );
	const stop = startCartStore( registry, {
		isPreloaded: false,
		hasCookies: false,
	} );
	await registry.resolveSelect( cartStore ).getCartData();
	return {
		cart: registry.select( cartStore ),
		actions: registry.dispatch( cartStore ),
		registry,
		sent,
		faults: () => faults,
		isSending: () => unanswered > 0,
		/** Bypasses the client and the store. */
		fetch: ( path: string, init?: RequestInit ) =>
			cookieFetch( origin + path, init ),
		interact: () => view.dispatchEvent( new Event( 'pointerdown' ) ),
		goOnline: () => view.dispatchEvent( new Event( 'online' ) ),
		stop,
	};
};

export type Visitor = Awaited< ReturnType< typeof createVisitor > >;
