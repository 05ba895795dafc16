import { ErrorPlaceholder, Skeleton } from '@shopfront/components';
import { useEffect, useState } from '@wordpress/element';
import type { ComponentType } from 'react';
import type { ConnectedShippingCalculatorProps } from './connected-shipping-calculator';

/** Fetches the calculator; a second time it is at hand, unless the first has failed. */
export const loadShippingCalculator = () =>
	import(
		/* webpackChunkName: "shipping-calculator" */
		'./connected-shipping-calculator'
	);

type Calculator = ComponentType< ConnectedShippingCalculatorProps >;

export interface LazyShippingCalculatorProps extends ConnectedShippingCalculatorProps {
	/** Where it comes from. */
	load?: () => Promise< { ConnectedShippingCalculator: Calculator } >;
}

/** The calculator as soon as it has come; its room until then, and a way to try again where it does not come. */
export const LazyShippingCalculator = ( {
	load = loadShippingCalculator,
	...props
}: LazyShippingCalculatorProps ) => {
	const [ loaded, setLoaded ] = useState< Calculator | 'failed' | null >(
		null
	);
	useEffect( () => {
		if ( loaded !== null ) {
			return;
		}
		let isWanted = true;
		load().then(
			( { ConnectedShippingCalculator } ) =>
				isWanted && setLoaded( () => ConnectedShippingCalculator ),
			() => isWanted && setLoaded( 'failed' )
		);
		return () => {
			isWanted = false;
		};
	}, [ loaded, load ] );

	if ( loaded === 'failed' ) {
		return <ErrorPlaceholder onRetry={ () => setLoaded( null ) } />;
	}
	const Loaded = loaded;
	return Loaded ? (
		<Loaded { ...props } />
	) : (
		<Skeleton className="sf-shipping-calculator-place" />
	);
};
