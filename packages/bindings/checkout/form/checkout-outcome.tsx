import { checkoutStore } from '@shopfront/data/checkout';
import { useSelect } from '@wordpress/data';
import { useOrderParts } from './use-order-parts';

/** Renders the outcome of an order; see `ConnectedOrderOutcome`. */
export const CheckoutOutcome = () => {
	const isSubmitted = useSelect(
		( select ) => select( checkoutStore ).getOrderState().status !== 'idle',
		[]
	);
	const parts = useOrderParts( isSubmitted );
	return parts && <parts.ConnectedOrderOutcome />;
};
