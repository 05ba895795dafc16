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

/** A page's blocks share one cart, computed once per change. */
interface LastCart {
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
 * Selects parts of the optimistic cart for our own components. The component renders only if those parts change:
 * typing an address doesn't render a total.
 */
export const useStoreCart = < Part >(
	selector: ( cart: StoreCart ) => Part
): Part => useCartPart( 'getOptimisticCart', selector );

/** Selects parts of the cart for add-ons. They see the same cart as in `getCartData` of the store. */
export const useCartForAddOns = < Part >(
	selector: ( cart: StoreCart ) => Part
): Part => useCartPart( 'getCartData', selector );

const selectExtensions = ( { extensions }: StoreCart ) => extensions;

/** Both references are stable until their content changes. */
export const useAddOnCart = (): {
	cart: AddOnCart;
	extensions: StoreCart[ 'extensions' ];
} => ( {
	cart: useCartForAddOns( toAddOnCart ),
	extensions: useCartForAddOns( selectExtensions ),
} );
