import { useStoreCart } from '@shopfront/bindings';
import { STORE_KEYS } from '@shopfront/names';
import type { OrderState } from '@shopfront/order';
import { useSelect } from '@wordpress/data';

type FindOrder = (
	name: string
) => { getOrderState: () => OrderState } | undefined;

/**
 * Whether the cart is shown as one with something in it. One that was ordered from here stays so until the page goes:
 * the order empties it, and whoever waits for the order, or hears that nobody can tell what became of it, is in there.
 * The store of the order is found by name: only a page with express payments has one.
 */
export const useIsFilled = (): boolean => {
	const hasItems = useStoreCart( ( { cartItems } ) => cartItems.length > 0 );
	const isOrdering = useSelect( ( select ) => {
		const find: FindOrder = select;
		const order = find( STORE_KEYS.checkout )?.getOrderState();
		return order !== undefined && order.status !== 'idle';
	}, [] );
	return hasItems || isOrdering;
};
