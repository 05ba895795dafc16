import { PlacedOrder } from '@shopfront/bindings';
import { CheckoutEmpty } from '@shopfront/components';

/** Replaces the checkout if the cart is empty: with the order that emptied it, or a link to the shop. */
export const EmptyCheckout = ( { shopUrl }: { shopUrl: string } ) => (
	<PlacedOrder>
		<CheckoutEmpty shopUrl={ shopUrl } />
	</PlacedOrder>
);
