import { ErrorPlaceholder } from '@shopfront/components';
import { createLate, type Late } from '@shopfront/late';
import type { ComponentType } from 'react';
import { useLate } from './use-late';

/** Stands where nothing was to be kept free. */
const Nothing = () => null;

export type LateComponent< Props extends object > = ComponentType< Props > & {
	/** Where it comes from: to be fetched ahead. */
	late: Late< ComponentType< Props > >;
};

/**
 * A component that comes when it is first rendered. Where it does not come, it can be asked for again.
 *
 * @param load
 * @param Waiting Keeps its room until then; by default it needs none.
 */
export const createLateComponent = < Props extends object >(
	load: () => Promise< ComponentType< Props > >,
	Waiting: ComponentType = Nothing
): LateComponent< Props > => {
	const late = createLate( load );
	const Wrapped = ( props: Props ) => {
		const { value: Loaded, hasFailed, isRetrying, retry } = useLate( late );
		if ( Loaded ) {
			return <Loaded { ...props } />;
		}
		return hasFailed ? (
			<ErrorPlaceholder isRetrying={ isRetrying } onRetry={ retry } />
		) : (
			<Waiting />
		);
	};
	return Object.assign( Wrapped, { late } );
};
