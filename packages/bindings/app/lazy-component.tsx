import { ErrorPlaceholder } from '@shopfront/components';
import { createLazy, type LazyModule } from '@shopfront/lazy';
import type { ComponentType } from 'react';
import { useLazy } from './use-lazy';

/** Fallback that reserves no space. */
const EmptyFallback = () => null;

export type LazyComponent< Props extends object > = ComponentType< Props > & {
	/** The lazy module, for preloading. */
	lazy: LazyModule< ComponentType< Props > >;
};

/**
 * Creates a component that loads on first render and offers a retry if loading fails.
 *
 * @param load
 * @param Fallback Reserves space while loading; none by default.
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
