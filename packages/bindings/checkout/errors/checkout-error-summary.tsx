import { checkoutStore } from '@shopfront/data/checkout';
import { useSelect } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { createLazy } from '@shopfront/lazy';
import { useOnInteraction } from '../../app/use-on-interaction';

const errorSummary = createLazy(
	() => import( /* webpackChunkName: "order" */ './connected-error-summary' )
);

/** If the chunk fails to load, errors remain visible at the fields. */
export const CheckoutErrorSummary = () => {
	const rejectionCount = useSelect(
		( select ) => select( checkoutStore ).getRejectionCount(),
		[]
	);
	const { current: seenRejections } = useRef( rejectionCount );
	const parts = useOnInteraction(
		errorSummary,
		rejectionCount !== seenRejections
	);
	return parts ? (
		<parts.ConnectedErrorSummary seenRejections={ seenRejections } />
	) : (
		<div className="sf-checkout-errors" />
	);
};
