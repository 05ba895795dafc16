import {
	cartStore,
	createIsFieldHidden,
	readStoreCartSource,
	toAddOnCart,
	toStoreCart,
	type AddOnCart,
	type CartSelector,
	type StoreCart,
	type StoreCartSource,
} from '@shopfront/data/cart';
import { getInstance } from '@shopfront/data/services';
import type { Settings } from '@shopfront/settings';
import { useDispatch, useSelect, type DataRegistry } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import { useBlockApp } from '../app/block-app';

type Select = DataRegistry[ 'select' ];

/** The last cart of a page: its blocks share one, computed once per change. */
interface LastCart {
	/** `null` before the first computation. */
	value: { source: StoreCartSource; cart: StoreCart } | null;
}

const createLastCarts = (): Record< CartSelector, LastCart > => ( {
	getOptimisticCart: { value: null },
	getCartData: { value: null },
} );

const isSameSource = ( a: StoreCartSource, b: StoreCartSource ): boolean =>
	Object.entries( a ).every(
		( [ key, value ] ) => value === Reflect.get( b, key )
	);

const readStoreCart = (
	last: LastCart,
	source: StoreCartSource,
	settings: Settings
): StoreCart => {
	if ( ! last.value || ! isSameSource( last.value.source, source ) ) {
		const cart = toStoreCart(
			source,
			createIsFieldHidden( settings ),
			last.value?.cart
		);
		last.value = { source, cart };
	}
	return last.value.cart;
};

const useCartPart = < Part >(
	cartSelector: CartSelector,
	selector: ( cart: StoreCart ) => Part
): Part => {
	const { registry, settings } = useBlockApp();
	const last = getInstance( registry, createLastCarts )[ cartSelector ];
	const actions = useDispatch( cartStore );
	const read = useCallback(
		( select: Select ) =>
			readStoreCart(
				last,
				readStoreCartSource( select, cartSelector, actions ),
				settings
			),
		[ last, cartSelector, settings, actions ]
	);
	return useSelect(
		( select ) => selector( read( select ) ),
		[ read, selector ]
	);
};

/**
 * Selects parts of the optimistic cart, for our own components. Renders only when the selected parts change: typing an
 * address does not render a total.
 *
 * @param selector Returns one part of the cart, or an object of several.
 */
export const useStoreCart = < Part >(
	selector: ( cart: StoreCart ) => Part
): Part => useCartPart( 'getOptimisticCart', selector );

/**
 * Selects parts of the cart to pass to add-ons: as `getCartData` of the store returns it, so that an add-on sees the same
 * cart everywhere.
 *
 * @param selector Returns one part of the cart, or an object of several.
 */
export const useCartForAddOns = < Part >(
	selector: ( cart: StoreCart ) => Part
): Part => useCartPart( 'getCartData', selector );

const selectExtensions = ( { extensions }: StoreCart ) => extensions;

/** Returns the cart and its extension data for add-ons, with stable references until each changes. */
export const useAddOnCart = (): {
	cart: AddOnCart;
	extensions: StoreCart[ 'extensions' ];
} => ( {
	cart: useCartForAddOns( toAddOnCart ),
	extensions: useCartForAddOns( selectExtensions ),
} );
