import { useBlockApp } from '@shopfront/bindings';
import { OrderOutcome } from '@shopfront/components';
import { readPlacedOrder } from '@shopfront/data/cart';
import { useState } from '@wordpress/element';

export { forgetPlacedOrder } from '@shopfront/data/cart';

/** Shows the order of this tab that emptied the cart, if there is one. */
export const PlacedOrderNotice = () => {
	const { host } = useBlockApp();
	const [ order ] = useState( () => readPlacedOrder( host ) );
	return (
		order && (
			<OrderOutcome
				outcome={ { kind: 'placed', ...order } }
				onCheckAgain={ () => {} }
			/>
		)
	);
};
