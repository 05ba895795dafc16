import { ErrorPlaceholder } from '@shopfront/components';
import type { LazyModule } from '@shopfront/lazy';
import type { ComponentType } from 'react';
import { useLazy } from './use-lazy';

const EmptyFallback = () => null;

/** Loads a module's component on first render and offers a retry if loading fails. `Fallback` reserves space until then. */
export const createLazyComponent =
	< Module, Props extends object >(
		lazy: LazyModule< Module >,
		getComponent: ( module: Module ) => ComponentType< Props >,
		Fallback: ComponentType = EmptyFallback
	): ComponentType< Props > =>
	( props ) => {
		const { value, hasFailed, isRetrying, retry } = useLazy( lazy );
		if ( value ) {
			const Loaded = getComponent( value );
			return <Loaded { ...props } />;
		}
		return hasFailed ? (
			<ErrorPlaceholder isRetrying={ isRetrying } onRetry={ retry } />
		) : (
			<Fallback />
		);
	};
