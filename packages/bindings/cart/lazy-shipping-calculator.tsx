import { Skeleton } from '@shopfront/components';
import { createLateComponent } from '../app/late-component';

/** The calculator as soon as it has come; its room until then. */
export const LazyShippingCalculator = createLateComponent(
	() =>
		import(
			/* webpackChunkName: "shipping-calculator" */
			'./connected-shipping-calculator'
		).then(
			( { ConnectedShippingCalculator } ) => ConnectedShippingCalculator
		),
	() => <Skeleton className="sf-shipping-calculator-place" />
);
