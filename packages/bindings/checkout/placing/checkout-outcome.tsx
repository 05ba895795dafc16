import { checkoutStore } from '@shopfront/data/checkout';
import { useSelect } from '@wordpress/data';
import { createLazy } from '@shopfront/lazy';
import { useOnInteraction } from '../../app/use-on-interaction';

const orderOutcome = createLazy(
	() => import( /* webpackChunkName: "order" */ './connected-order-outcome' )
);

export const CheckoutOutcome = () => {
	const isSubmitted = useSelect(
		( select ) => select( checkoutStore ).getOrderState().status !== 'idle',
		[]
	);
	const parts = useOnInteraction( orderOutcome, isSubmitted );
	return parts && <parts.ConnectedOrderOutcome />;
};
