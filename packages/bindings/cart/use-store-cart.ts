import {
	cartStore,
	hiddenFieldsOf,
	toAddOnCart,
	toStoreCart,
	type AddOnCart,
	type StoreCart,
	type StoreCartSource,
} from '@shopfront/data/cart';
import { useDispatch, useSelect, type DataRegistry } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { useBlockApp, type BlockApp } from '../app/block-app';

type Select = DataRegistry[ 'select' ];

/** The last cart per app, so that the many blocks of a page share one, worked out once per change. */
const lastCarts = new WeakMap<
	BlockApp,
	{ source: StoreCartSource; cart: StoreCart }
>();

const isSameSource = ( a: StoreCartSource, b: StoreCartSource ): boolean =>
	a.cartData === b.cartData &&
	a.cartErrors === b.cartErrors &&
	a.cartIsLoading === b.cartIsLoading &&
	a.isLoadingRates === b.isLoadingRates &&
	a.hasPendingItemsOperations === b.hasPendingItemsOperations;

const readSource = (
	select: Select,
	actions: Pick< StoreCart, 'receiveCart' | 'receiveCartContents' >
): StoreCartSource => {
	const cart = select( cartStore );
	return {
		...actions,
		cartData: cart.getCartData(),
		cartErrors: cart.getCartErrors(),
		cartIsLoading: ! cart.hasFinishedResolution( 'getCartData', [] ),
		isLoadingRates: cart.isAddressFieldsForShippingRatesUpdating(),
		hasPendingItemsOperations: cart.hasPendingItemsOperations(),
	};
};

const readStoreCart = ( app: BlockApp, source: StoreCartSource ): StoreCart => {
	const last = lastCarts.get( app );
	if ( last && isSameSource( last.source, source ) ) {
		return last.cart;
	}
	const cart = toStoreCart(
		source,
		hiddenFieldsOf( app.settings ),
		last?.cart
	);
	lastCarts.set( app, { source, cart } );
	return cart;
};

const useReadStoreCart = (): ( ( select: Select ) => StoreCart ) => {
	const app = useBlockApp();
	const { receiveCart, receiveCartContents } = useDispatch( cartStore );
	return useCallback(
		( select ) =>
			readStoreCart(
				app,
				readSource( select, { receiveCart, receiveCartContents } )
			),
		[ app, receiveCart, receiveCartContents ]
	);
};

/**
 * What a component shows of the page's cart, as blocks and add-ons know it. It renders when that changes, and for
 * nothing else: a key pressed in an address leaves alone who shows a total.
 *
 * @param choose Takes that from the cart: one part of it, or an object of several.
 */
export const useStoreCart = < Part >(
	choose: ( cart: StoreCart ) => Part
): Part => {
	const read = useReadStoreCart();
	return useSelect(
		( select ) => choose( read( select ) ),
		[ read, choose ]
	);
};

const extensionsOf = ( { extensions }: StoreCart ) => extensions;

/** The cart as add-ons are given it, and the extension data in it. Each keeps its identity until it changes itself. */
export const useAddOnCart = (): {
	cart: AddOnCart;
	extensions: StoreCart[ 'extensions' ];
} => ( {
	cart: useStoreCart( toAddOnCart ),
	extensions: useStoreCart( extensionsOf ),
} );

/** All of the cart, for who hands it on. Its identity changes only when its contents do. */
export const useWholeStoreCart = (): StoreCart => {
	const read = useReadStoreCart();
	return useSelect( ( select ) => read( select ), [ read ] );
};
