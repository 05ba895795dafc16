import { freePort } from '../../../tools/support/port.mjs';
import { openShop } from '../../../tools/support/shop.mjs';
import { openCachingProxy } from './caching-proxy';
import { test as base } from './shop-test';

export interface CachedShop {
	/** Without a trailing slash. */
	address: string;
	/** Requests that reached the shop since the last call. */
	originRequests: () => Promise< string[] >;
}

/** The tests' own requests, not a page's. */
const OWN_REQUESTS = / \/demo\//;

/** Pages come from a shared cache. Each worker has its own shop and cache. */
export const test = base.extend< object, { cachedShop: CachedShop } >( {
	cachedShop: [
		async ( {}, run ) => {
			const shop = await openShop( await freePort(), {
				environment: { SHOPFRONT_CACHED_PAGES: 'yes' },
			} );
			const proxy = await openCachingProxy( await freePort(), [
				shop.address,
			] ).catch( async ( error: unknown ) => {
				await shop.close();
				throw error;
			} );
			let seen = 0;
			await run( {
				address: proxy.address,
				originRequests: async () => {
					const all = await proxy.requests();
					const fresh = all.slice( seen );
					seen = all.length;
					return fresh
						.filter( ( { isCached } ) => ! isCached )
						.map( ( { request } ) => request )
						.filter(
							( request ) => ! OWN_REQUESTS.test( request )
						);
				},
			} );
			await proxy.close();
			await shop.close();
		},
		{ scope: 'worker' },
	],
	baseURL: async ( { cachedShop }, run ) => run( cachedShop.address ),
} );
