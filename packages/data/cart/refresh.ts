import { __ } from '@wordpress/i18n';
import { getServices } from '@shopfront/data/services';
import { readSettings } from '@shopfront/settings';
import { parseCart } from '@shopfront/store-api';
import { toCartData } from './cart-data';
import { ROUTES } from './routes';
import { getRuntime } from './runtime';
import type { CartThunk } from './thunk';
import { acceptCart, receiveError, setCartData } from './receive';

/** What is told when the cart cannot be loaded (docs/contract/cart-and-checkout.md 8, `cart_api_error`). */
const createCartApiError = () => ( {
	code: 'cart_api_error',
	message: __( 'Unable to get cart data from the API.', 'woocommerce' ),
	data: { status: 500 },
} );

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
		const cart = result.ok ? parseCart( result.reply.body ) : null;
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
			// What came with the page cannot be read: perhaps what the server says now can.
			return dispatch( fetchCart( true ) );
		}
		dispatch( { type: 'FLAGS_SET', flags: { isStale: true } } );
		return false;
	};

/**
 * Asks the server for the cart, once for all who want to know at the same time.
 *
 * @return Whether it came. When it did not, the cart is marked as stale and stays as it is: nothing is lost, and
 *         the next sign of life (`startCartStore`) asks again.
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
 * Asks for the cart after something else has changed it. A question that is on its way may have left before the
 * change: its answer is waited for, and then it is asked once more, for all changes that came meanwhile.
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
		// Also after one that failed, since whoever listens to the store may throw.
		runtime.nextRefresh ??= runtime.refresh.then( refetch, refetch );
		return runtime.nextRefresh;
	};

/** Asks for the cart and leaves the addresses alone, where the shopper may be typing. */
export const refreshCartContents = (): CartThunk< Promise< boolean > > =>
	fetchCart( true, true );

/** Takes the sample cart, which is fetched here and nowhere else: shoppers never see it. */
const showPreview =
	(): CartThunk< Promise< void > > =>
	async ( { dispatch, registry } ) => {
		const { previewCart } = await import(
			/* webpackChunkName: "actions" */ './preview/preview-cart'
		);
		const { host } = getServices( registry );
		const cart = previewCart( readSettings( host.window ) );
		dispatch( setCartData( toCartData( cart ) ) );
	};

/**
 * Resolver of `getCartData`: takes the cart that came with the page, else asks the server. An editor shows the sample
 * cart, and nothing is asked (docs/contract/cart-and-checkout.md 6).
 */
export const loadCart =
	(): CartThunk< Promise< void > > =>
	async ( { dispatch, registry } ) => {
		if ( getServices( registry ).host.isEditor() ) {
			await dispatch( showPreview() );
			return;
		}
		if ( ! ( await dispatch( fetchCart( false ) ) ) ) {
			dispatch( receiveError( createCartApiError() ) );
		}
	};
