import { onFirstInteraction } from '@shopfront/host';
import { createLazy } from '@shopfront/lazy';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { useBlockApp } from '../../app/block-app';

type OrderParts = typeof import( './order-parts' );

const orderParts = createLazy< OrderParts >(
	() => import( /* webpackChunkName: "order" */ './order-parts' )
);

/**
 * Returns the components that an order needs and the form does not; `null` until loaded. They load on first interaction, or
 * at once when needed.
 */
export const useOrderParts = ( isNeeded: boolean ): OrderParts | null => {
	const { host } = useBlockApp();
	useEffect(
		() =>
			isNeeded
				? void orderParts.fetch()
				: onFirstInteraction( host.window, orderParts.fetch ),
		[ host, isNeeded ]
	);
	return useSyncExternalStore(
		orderParts.subscribe,
		orderParts.get,
		orderParts.get
	);
};
