import { ErrorPlaceholder } from '@shopfront/components';
import { createLate, type Late } from '@shopfront/late';
import { useEffect, useState, useSyncExternalStore } from '@wordpress/element';
import type { ComponentType } from 'react';

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
		const Loaded = useSyncExternalStore( late.subscribe, late.get );
		const [ hasFailed, setHasFailed ] = useState( false );
		useEffect( () => {
			let isWanted = true;
			if ( ! hasFailed ) {
				void late
					.fetch()
					.then(
						( come ) => isWanted && setHasFailed( come === null )
					);
			}
			return () => {
				isWanted = false;
			};
		}, [ hasFailed ] );
		if ( Loaded ) {
			return <Loaded { ...props } />;
		}
		return hasFailed ? (
			<ErrorPlaceholder onRetry={ () => setHasFailed( false ) } />
		) : (
			<Waiting />
		);
	};
	return Object.assign( Wrapped, { late } );
};
