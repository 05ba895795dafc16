import { toAddOnCart } from '@shopfront/data/cart';
import { blockName, NOTICE_CONTEXTS } from '@shopfront/names';
import { useMemo } from '@wordpress/element';
import { useWholeStoreCart } from '../cart/use-store-cart';
import { useSummary } from '../summary/summary-context';

/** What each slot gives to its fills: the cart, what add-ons keep with it, and the block (contract/filters.md 3). */
export const useSlotCart = () => {
	const { noticeContext } = useSummary();
	const storeCart = useWholeStoreCart();
	return useMemo(
		() => ( {
			extensions: storeCart.extensions,
			cart: toAddOnCart( storeCart ),
			context: blockName(
				noticeContext === NOTICE_CONTEXTS.CHECKOUT ? 'checkout' : 'cart'
			),
		} ),
		[ storeCart, noticeContext ]
	);
};
