import type Database from 'libsql';
import type { ShopOptions } from './options';
import type { SessionData } from './session-data';

/** The visitor behind a request. `data` is a snapshot: change it through `changeSession`, never in place. */
export interface ShopSession {
	/** Row id: `t_` and 30 hex digits for a guest, the customer's id as text otherwise. */
	id: string;
	/** 0 for a guest. */
	customerId: number;
	/**
	 * How the visitor was known. A `new` one gets a session cookie with the first thing that is remembered, one known by
	 * its `cookie` gets it anew with each, a `registered` one, whose account has just been made, the cookie of a login.
	 */
	origin: 'new' | 'cookie' | 'login' | 'token' | 'registered';
	/** The nonce that this visitor's next change needs (docs/contract/store-api.md 1.1). */
	nonce: string;
	data: SessionData;
}

/** What a request handler needs to know about the shop at the moment of one request. */
export interface ShopContext {
	database: Database.Database;
	/** The shop's options with this session's overrides laid over them. */
	options: ShopOptions;
	session: ShopSession;
	/** Origin of the request without a trailing slash: `http://127.0.0.1:8080`. */
	baseUrl: string;
	/** Milliseconds since the epoch, from the shop's clock. */
	now: number;
}

/** The environment of every hono app in the demo shop: `c.get( 'shop' )`. */
export interface ShopEnv {
	Variables: { shop: ShopContext };
}
