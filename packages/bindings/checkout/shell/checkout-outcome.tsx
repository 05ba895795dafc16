import { checkoutStore } from '@shopfront/data/checkout';
import { onFirstInteraction } from '@shopfront/host';
import { createLazy } from '@shopfront/lazy';
import { useSelect } from '@wordpress/data';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { useBlockApp } from '../../app/block-app';

/** Loads with the order chunk: no outcome exists before an order is placed. */
const lazyOutcome = createLazy( () =>
	import( /* webpackChunkName: "order" */ './connected-order-outcome' ).then(
		( module ) => module.ConnectedOrderOutcome
	)
);

/** Renders the outcome of an order; see `ConnectedOrderOutcome`. */
export const CheckoutOutcome = () => {
	const { host } = useBlockApp();
	const isSubmitted = useSelect(
		( select ) => select( checkoutStore ).getOrderState().status !== 'idle',
		[]
	);
	const ConnectedOrderOutcome = useSyncExternalStore(
		lazyOutcome.subscribe,
		lazyOutcome.get
	);
	useEffect(
		() =>
			isSubmitted
				? void lazyOutcome.fetch()
				: onFirstInteraction( host.window, lazyOutcome.fetch ),
		[ host, isSubmitted ]
	);
	return ConnectedOrderOutcome && <ConnectedOrderOutcome />;
};
