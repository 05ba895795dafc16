import { checkoutStore } from '@shopfront/data/checkout';
import { onFirstInteraction } from '@shopfront/host';
import { createLazy } from '@shopfront/lazy';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef, useSyncExternalStore } from '@wordpress/element';
import { useBlockApp } from '../../app/block-app';

/** Comes along with what else an order needs: none is refused before. */
const lazyErrorSummary = createLazy( () =>
	import( /* webpackChunkName: "order" */ './connected-error-summary' ).then(
		( module ) => module.ConnectedErrorSummary
	)
);

/** What has kept the order from being placed; see `Refusal`. Where that does not come, the fields tell it alone. */
export const CheckoutErrorSummary = () => {
	const { host } = useBlockApp();
	const rejectionCount = useSelect(
		( select ) => select( checkoutStore ).getRejectionCount(),
		[]
	);
	const seenRefusals = useRef( rejectionCount );
	const ConnectedErrorSummary = useSyncExternalStore(
		lazyErrorSummary.subscribe,
		lazyErrorSummary.get
	);
	useEffect(
		() => onFirstInteraction( host.window, lazyErrorSummary.fetch ),
		[ host ]
	);
	useEffect( () => {
		if ( rejectionCount !== seenRefusals.current ) {
			void lazyErrorSummary.fetch();
		}
	}, [ rejectionCount ] );
	return ConnectedErrorSummary ? (
		<ConnectedErrorSummary seenRefusals={ seenRefusals.current } />
	) : (
		<div className="sf-checkout-errors" />
	);
};
