import type Database from 'libsql';
import type { ShopOptions } from './options';
import type { PlannedDeath } from './orders/process-death';
import type { Notice } from './pages/notices';
import type { SessionData } from './session-data';

/** `data` is a snapshot: change it with `changeSession`, never in place. */
export interface ShopSession {
	/** Row id: `t_` and 30 hex digits for a guest, else the customer's id as text. */
	id: string;
	/** 0 for a guest. */
	customerId: number;
	/**
	 * How we identified the visitor. A `new` visitor gets a session cookie with the first saved data, and a `cookie`
	 * visitor a renewed cookie with each change. A `registered` visitor just created an account and gets a login
	 * cookie.
	 */
	origin: 'new' | 'cookie' | 'login' | 'token' | 'registered';
	/** For this visitor's next change (docs/contract/store-api.md 1.1). */
	nonce: string;
	data: SessionData;
}

export interface ShopContext {
	database: Database.Database;
	options: ShopOptions;
	session: ShopSession;
	/** The request's origin without a trailing slash: `http://127.0.0.1:8080`. */
	baseUrl: string;
	/** Milliseconds since the epoch, from the shop's clock. */
	now: number;
	/** Ends this request as if its process was killed. */
	death?: PlannedDeath;
}

/** For `c.get( 'shop' )` in every hono app here. */
export interface ShopEnv {
	Variables: {
		shop: ShopContext;
		/** May be missing. */
		buildFolder: string;
		/** May be missing. */
		behaviorsFolder: string;
		notice?: Notice;
		hasNotice?: boolean;
		wishlistKey?: string;
		/** Whether this request gave a guest's wishlists to a customer. */
		isWishlistMerged?: boolean;
		/** Whether the page shows nothing of the visitor, and sets no cookie. */
		isCacheable?: boolean;
	};
}
