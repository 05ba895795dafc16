import type Database from 'libsql';
import type { ShopOptions } from './options';
import type { PlannedDeath } from './orders/process-death';
import type { Notice } from './pages/notices';
import type { SessionData } from './session-data';

/** The session of a request. `data` is a snapshot: change it with `changeSession`, never in place. */
export interface ShopSession {
	/** Row id: `t_` and 30 hex digits for a guest, the customer's id as text otherwise. */
	id: string;
	/** 0 for a guest. */
	customerId: number;
	/**
	 * How the visitor was identified. A `new` visitor gets a session cookie with the first saved data, and a `cookie`
	 * visitor a renewed one with each change. A `registered` visitor, whose account was just created, gets a login
	 * cookie.
	 */
	origin: 'new' | 'cookie' | 'login' | 'token' | 'registered';
	/** The nonce for this visitor's next change (docs/contract/store-api.md 1.1). */
	nonce: string;
	data: SessionData;
}

/** The shop's state during one request. */
export interface ShopContext {
	database: Database.Database;
	/** The shop's options, overridden by this session's. */
	options: ShopOptions;
	session: ShopSession;
	/** Origin of the request without a trailing slash: `http://127.0.0.1:8080`. */
	baseUrl: string;
	/** Milliseconds since the epoch, from the shop's clock. */
	now: number;
	/** A fault that ends this request as if its process was killed. */
	death?: PlannedDeath;
}

/** The environment of every hono app in the demo shop: `c.get( 'shop' )`. */
export interface ShopEnv {
	Variables: {
		shop: ShopContext;
		/** Folder of the standalone build; it may be missing. */
		buildFolder: string;
		/** Folder of the build of behaviors; it may be missing. */
		behaviorsFolder: string;
		/** The result of a link that the page reports. */
		notice?: Notice;
		/** Whether the request saved a notice for the next page. */
		hasNotice?: boolean;
		/** Key of a guest's wishlists that this request has created. */
		wishlistKey?: string;
		/** Whether this request gave a guest's wishlists to a customer. */
		isWishlistMerged?: boolean;
		/** Whether the page has nothing of the visitor, and sets no cookie. */
		isCacheable?: boolean;
	};
}
