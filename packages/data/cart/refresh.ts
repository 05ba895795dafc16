import { __ } from '@wordpress/i18n';
import { getServices, type StoreRegistry } from '@shopfront/data/services';
import { COOKIES } from '@shopfront/names';
import { readSettings } from '@shopfront/settings';
import { parseCart } from '@shopfront/store-api';
import { toCartData } from './cart-data';
import { ROUTES } from './routes';
import { getRuntime } from './runtime';
import type { CartThunk } from './thunk';
import { acceptCart, receiveError, setCartData } from './receive';

/** Source: docs/contract/cart-and-checkout.md 8, `cart_api_error`. */
const createCartApiError = () => ( {
	code: 'cart_api_error',
	message: __( 'Unable to get cart data from the API.', 'woocommerce' ),
	data: { status: 500 },
} );

/** Whether a cache that ignores cookies served a page with the cart of another visitor, or of an earlier time. */
const isFromCache = ( registry: StoreRegistry, hash: string | null ) => {
	const { cookies } = getServices( registry ).host;
	return (
		getRuntime( registry ).hasCookies &&
		hash !== null &&
		hash !== ( cookies.get( COOKIES.cartHash ) ?? '' )
	);
};

const fetchCart =
	(
		isFresh: boolean,
		preservesAddresses = false
	): CartThunk< Promise< boolean > > =>
	async ( { dispatch, registry } ) => {
		const result = await getServices( registry ).api.send( {
			path: ROUTES.cart,
			isFresh,
		} );
		const cart =
			result.ok &&
			( isFresh ||
				! isFromCache(
					registry,
					result.reply.headers.get( 'Cart-Hash' )
				) )
				? parseCart( result.reply.body )
				: null;
		if ( result.ok && cart?.ok ) {
			dispatch(
				acceptCart( cart.value, {
					sequence: result.reply.sequence,
					preservesAddresses,
				} )
			);
			return true;
		}
		if ( result.ok && ! isFresh ) {
			return dispatch( fetchCart( true ) );
		}
		dispatch( { type: 'FLAGS_SET', flags: { isStale: true } } );
		return false;
	};

/**
 * Concurrent callers share one request. Resolves to whether it succeeded. On failure the cart stays unchanged, marked
 * as stale; `startPageSync` fetches it again when the network or the shopper returns.
 */
export const refreshCart =
	(): CartThunk< Promise< boolean > > =>
	( { dispatch, registry } ) => {
		const runtime = getRuntime( registry );
		runtime.refresh ??= dispatch( fetchCart( true ) ).finally( () => {
			runtime.refresh = null;
		} );
		return runtime.refresh;
	};

/**
 * Fetches the cart after other code has changed it. A request in flight may be older than the change, so we fetch the
 * cart once more after it, for all changes made meanwhile.
 */
export const refreshAfterChange =
	(): CartThunk< Promise< boolean > > =>
	( { dispatch, registry } ) => {
		const runtime = getRuntime( registry );
		if ( ! runtime.refresh ) {
			return dispatch( refreshCart() );
		}
		const refetch = () => {
			runtime.nextRefresh = null;
			return dispatch( refreshCart() );
		};
		// Also after a failure, because one of the store's subscribers may throw.
		runtime.nextRefresh ??= runtime.refresh.then( refetch, refetch );
		return runtime.nextRefresh;
	};

/** Fetches the cart but keeps the addresses, because the shopper may be editing them. */
export const refreshCartContents = (): CartThunk< Promise< boolean > > =>
	fetchCart( true, true );

const showPreview =
	(): CartThunk< Promise< void > > =>
	async ( { dispatch, registry } ) => {
		const { host } = getServices( registry );
		const code = await getRuntime( registry ).parts.fetch();
		if ( code ) {
			const cart = code.previewCart( readSettings( host.window ) );
			dispatch( setCartData( toCartData( cart ) ) );
		}
	};

/**
 * Resolver of `getCartData`: reads the preloaded cart, or fetches it; an add-on that invalidates it gets a fresh one. In the editor it shows the preview cart without a
 * request (docs/contract/cart-and-checkout.md 6).
 */
export const loadCart =
	(): CartThunk< Promise< void > > =>
	async ( { dispatch, registry } ) => {
		if ( getServices( registry ).host.isEditor() ) {
			await dispatch( showPreview() );
			return;
		}
		const runtime = getRuntime( registry );
		const isFresh = runtime.isRead;
		runtime.isRead = true;
		if ( ! ( await dispatch( fetchCart( isFresh ) ) ) ) {
			dispatch( receiveError( createCartApiError() ) );
		}
	};
