import { checkoutStore } from '@shopfront/data/checkout';
import { whenActed } from '@shopfront/host';
import { createLate } from '@shopfront/late';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef, useSyncExternalStore } from '@wordpress/element';
import { useBlockApp } from '../../app/block-app';

/** Comes along with what else an order needs: none is refused before. */
const refusal = createLate( () =>
	import( /* webpackChunkName: "order" */ './refusal' ).then(
		( module ) => module.Refusal
	)
);

/** What has kept the order from being placed; see `Refusal`. Where that does not come, the fields tell it alone. */
export const CheckoutErrorSummary = () => {
	const { host } = useBlockApp();
	const refusals = useSelect(
		( select ) => select( checkoutStore ).getRefusalCount(),
		[]
	);
	const seenRefusals = useRef( refusals );
	const Refusal = useSyncExternalStore( refusal.subscribe, refusal.get );
	useEffect( () => whenActed( host.window, refusal.fetch ), [ host ] );
	useEffect( () => {
		if ( refusals !== seenRefusals.current ) {
			void refusal.fetch();
		}
	}, [ refusals ] );
	return Refusal ? (
		<Refusal seenRefusals={ seenRefusals.current } />
	) : (
		<div className="sf-checkout-errors" />
	);
};
