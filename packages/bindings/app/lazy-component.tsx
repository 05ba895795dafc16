import { ErrorPlaceholder } from '@shopfront/components';
import { createLazy, type LazyModule } from '@shopfront/lazy';
import type { ComponentType } from 'react';
import { useLazy } from './use-lazy';

/** Stands where nothing was to be kept free. */
const EmptyFallback = () => null;

export type LazyComponent< Props extends object > = ComponentType< Props > & {
	/** Where it comes from: to be fetched ahead. */
	lazy: LazyModule< ComponentType< Props > >;
};

/**
 * A component that comes when it is first rendered. Where it does not come, it can be asked for again.
 *
 * @param load
 * @param Fallback Keeps its room until then; by default it needs none.
 */
export const createLazyComponent = < Props extends object >(
	load: () => Promise< ComponentType< Props > >,
	Fallback: ComponentType = EmptyFallback
): LazyComponent< Props > => {
	const lazy = createLazy( load );
	const Wrapped = ( props: Props ) => {
		const { value: Loaded, hasFailed, isRetrying, retry } = useLazy( lazy );
		if ( Loaded ) {
			return <Loaded { ...props } />;
		}
		return hasFailed ? (
			<ErrorPlaceholder isRetrying={ isRetrying } onRetry={ retry } />
		) : (
			<Fallback />
		);
	};
	return Object.assign( Wrapped, { lazy } );
};
