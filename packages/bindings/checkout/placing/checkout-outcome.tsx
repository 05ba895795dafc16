import { checkoutStore } from '@shopfront/data/checkout';
import { useSelect } from '@wordpress/data';
import { useOnInteraction } from '../../app/use-on-interaction';
import { placingParts } from './lazy-placing';

export const CheckoutOutcome = () => {
	const isSubmitted = useSelect(
		( select ) => select( checkoutStore ).getOrderState().status !== 'idle',
		[]
	);
	const parts = useOnInteraction( placingParts, isSubmitted );
	return parts && <parts.ConnectedOrderOutcome />;
};
