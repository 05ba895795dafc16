import { useStoreCart } from '@shopfront/bindings';
import { getPageCheckout } from '@shopfront/data/services';
import { useSelect } from '@wordpress/data';

/**
 * Stays true after an order from this page, which empties the cart: the filled cart shows the order's progress or its
 * unknown outcome.
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
