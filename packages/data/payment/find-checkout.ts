import { STORE_KEYS } from '@shopfront/names';
import type { DataRegistry } from '@wordpress/data';

type FindStore = (
	name: string
) => Record< string, () => unknown > | undefined;

/**
 * The checkout's selectors. Its store knows this one, not the other way round, and on a cart page there is none; so it
 * is looked up by name.
 */
export const findCheckout = ( {
	select,
}: Pick< DataRegistry, 'select' > ): ReturnType< FindStore > => {
	const findStore: FindStore = select;
	return findStore( STORE_KEYS.checkout );
};

/** Whether an order has been asked for: it is paid in the way that was chosen for it. */
export const isOrderUnderWay = (
	registry: Pick< DataRegistry, 'select' >
): boolean => findCheckout( registry )?.isIdle?.() === false;
