import { useStoreCart } from '@shopfront/bindings';
import { getPageCheckout } from '@shopfront/data/services';
import { useSelect } from '@wordpress/data';

/**
 * Whether the cart is shown as one with something in it. One that was ordered from here stays so until the page goes:
 * the order empties it, and whoever waits for the order, or hears that nobody can tell what became of it, is in there.
 */
export const useIsFilled = (): boolean => {
	const hasItems = useStoreCart( ( { cartItems } ) => cartItems.length > 0 );
	const isOrdering = useSelect(
		( select ) =>
			getPageCheckout( { select } )?.isOrderRequested() ?? false,
		[]
	);
	return hasItems || isOrdering;
};
