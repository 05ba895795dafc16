import { PlacedOrder, useBlockApp, useLogInUrl } from '@shopfront/bindings';
import {
	CheckoutEmpty,
	CheckoutError,
	MustLogInPrompt,
	OrderOutcome,
} from '@shopfront/components';
import { checkoutStore } from '@shopfront/data/checkout';
import { getStorePageUrl } from '@shopfront/settings';
import { useDispatch } from '@wordpress/data';
import type { CheckoutView } from './use-checkout-view';

export interface UnavailableCheckoutProps {
	view: Exclude< CheckoutView, { kind: 'form' } >;
}

export const UnavailableCheckout = ( { view }: UnavailableCheckoutProps ) => {
	const { settings } = useBlockApp();
	const logInUrl = useLogInUrl();
	const { pollOrderStatus } = useDispatch( checkoutStore );
	switch ( view.kind ) {
		case 'empty':
			// The cart may be empty because another tab has placed the order.
			return (
				<PlacedOrder>
					<CheckoutEmpty
						shopUrl={ getStorePageUrl( settings, 'shop' ) }
					/>
				</PlacedOrder>
			);
		case 'placed':
			return (
				<OrderOutcome
					outcome={ { kind: 'placed', ...view.order } }
					onCheckAgain={ () => void pollOrderStatus() }
				/>
			);
		case 'rejected':
			return (
				<CheckoutError
					message={ view.message }
					cartUrl={ getStorePageUrl( settings, 'cart' ) }
				/>
			);
		case 'logIn':
			return <MustLogInPrompt logInUrl={ logInUrl } />;
	}
};
