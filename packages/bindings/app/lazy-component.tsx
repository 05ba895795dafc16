import { ErrorPlaceholder } from '@shopfront/components';
import { createLazy, type LazyModule } from '@shopfront/lazy';
import type { ComponentType } from 'react';
import { useLazy } from './use-lazy';

const EmptyFallback = () => null;

export type LazyComponent< Props extends object > = ComponentType< Props > & {
	/** For preloading. */
	lazy: LazyModule< ComponentType< Props > >;
};

/** Loads on first render and offers a retry if loading fails. `Fallback` reserves space while loading. */
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
