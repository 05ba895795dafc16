import { ShippingCalculator } from '@shopfront/components';
import { useShippingCalculator } from './use-shipping-calculator';

export interface ConnectedShippingCalculatorProps {
	onDone: () => void;
}

/** A separate chunk, because most shoppers never open it. */
export const ConnectedShippingCalculator = ( {
	onDone,
}: ConnectedShippingCalculatorProps ) => (
	<ShippingCalculator { ...useShippingCalculator( onDone ) } />
);
