import { ShippingCalculator } from '@shopfront/components';
import { useShippingCalculator } from './use-shipping-calculator';

export interface ConnectedShippingCalculatorProps {
	/** The place was taken by the server. */
	onDone: () => void;
}

/** The calculator on the cart of the page. It comes in a file of its own: most shoppers never open it. */
export const ConnectedShippingCalculator = ( {
	onDone,
}: ConnectedShippingCalculatorProps ) => (
	<ShippingCalculator { ...useShippingCalculator( onDone ) } />
);
