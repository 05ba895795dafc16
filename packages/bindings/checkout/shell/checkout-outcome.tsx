import { checkoutStore } from '@shopfront/data/checkout';
import { whenActed } from '@shopfront/host';
import { createLate } from '@shopfront/late';
import { useSelect } from '@wordpress/data';
import { useEffect, useSyncExternalStore } from '@wordpress/element';
import { useBlockApp } from '../../app/block-app';

/** Comes along with what else an order needs: there is nothing to tell before one is asked for. */
const toldOutcome = createLate( () =>
	import( /* webpackChunkName: "order" */ './told-outcome' ).then(
		( module ) => module.ToldOutcome
	)
);

/** What became of the order; see `ToldOutcome`. */
export const CheckoutOutcome = () => {
	const { host } = useBlockApp();
	const isAskedFor = useSelect(
		( select ) => select( checkoutStore ).getOrderState().status !== 'idle',
		[]
	);
	const ToldOutcome = useSyncExternalStore(
		toldOutcome.subscribe,
		toldOutcome.get
	);
	useEffect(
		() =>
			isAskedFor
				? void toldOutcome.fetch()
				: whenActed( host.window, toldOutcome.fetch ),
		[ host, isAskedFor ]
	);
	return ToldOutcome && <ToldOutcome />;
};
