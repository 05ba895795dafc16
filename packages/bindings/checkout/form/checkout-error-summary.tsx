import { checkoutStore } from '@shopfront/data/checkout';
import { onFirstInteraction } from '@shopfront/host';
import { createLazy } from '@shopfront/lazy';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef, useSyncExternalStore } from '@wordpress/element';
import { useBlockApp } from '../../app/block-app';

/** Loads with the order chunk: an order cannot be rejected before. */
const lazyErrorSummary = createLazy( () =>
	import( /* webpackChunkName: "order" */ './connected-error-summary' ).then(
		( module ) => module.ConnectedErrorSummary
	)
);

/** Renders the error summary of a rejected order. If its chunk fails to load, errors remain visible at the fields. */
export const CheckoutErrorSummary = () => {
	const { host } = useBlockApp();
	const rejectionCount = useSelect(
		( select ) => select( checkoutStore ).getRejectionCount(),
		[]
	);
	const seenRejections = useRef( rejectionCount );
	const ConnectedErrorSummary = useSyncExternalStore(
		lazyErrorSummary.subscribe,
		lazyErrorSummary.get
	);
	useEffect(
		() => onFirstInteraction( host.window, lazyErrorSummary.fetch ),
		[ host ]
	);
	useEffect( () => {
		if ( rejectionCount !== seenRejections.current ) {
			void lazyErrorSummary.fetch();
		}
	}, [ rejectionCount ] );
	return ConnectedErrorSummary ? (
		<ConnectedErrorSummary seenRejections={ seenRejections.current } />
	) : (
		<div className="sf-checkout-errors" />
	);
};
