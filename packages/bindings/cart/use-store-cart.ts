import {
	cartStore,
	createIsFieldHidden,
	readStoreCartSource,
	toAddOnCart,
	toStoreCart,
	type AddOnCart,
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

const createLastCart = (): LastCart => ( { value: null } );

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

const useReadStoreCart = (): ( ( select: Select ) => StoreCart ) => {
	const { registry, settings } = useBlockApp();
	const last = getInstance( registry, createLastCart );
	const actions = useDispatch( cartStore );
	return useCallback(
		( select ) =>
			readStoreCart(
				last,
				readStoreCartSource( select, actions ),
				settings
			),
		[ last, settings, actions ]
	);
};

/**
 * Selects parts of the page's cart, in the shape that blocks and add-ons know. Renders only when the selected parts
 * change: typing an address does not render a total.
 *
 * @param selector Returns one part of the cart, or an object of several.
 */
export const useStoreCart = < Part >(
	selector: ( cart: StoreCart ) => Part
): Part => {
	const read = useReadStoreCart();
	return useSelect(
		( select ) => selector( read( select ) ),
		[ read, selector ]
	);
};

const selectExtensions = ( { extensions }: StoreCart ) => extensions;

/** Returns the cart and its extension data for add-ons, with stable references until each changes. */
export const useAddOnCart = (): {
	cart: AddOnCart;
	extensions: StoreCart[ 'extensions' ];
} => ( {
	cart: useStoreCart( toAddOnCart ),
	extensions: useStoreCart( selectExtensions ),
} );

/** Returns the whole cart, to pass it on. Its reference changes only with its content. */
export const useWholeStoreCart = (): StoreCart => {
	const read = useReadStoreCart();
	return useSelect( ( select ) => read( select ), [ read ] );
};
