import type { LazyModule } from '@shopfront/lazy';
import { useEffect, useState, useSyncExternalStore } from '@wordpress/element';

export interface LazyState< Value > {
	value: Value | null;
	/** Stays true during a retry. */
	hasFailed: boolean;
	isRetrying: boolean;
	retry: () => void;
}

export const useLazy = < Value >(
	lazy: LazyModule< Value >,
	isEnabled = true
): LazyState< Value > => {
	const value = useSyncExternalStore( lazy.subscribe, lazy.get, lazy.get );
	const [ attempt, setAttempt ] = useState<
		'initial' | 'failed' | 'retrying'
	>( 'initial' );
	useEffect( () => {
		let isCancelled = false;
		if ( isEnabled && attempt !== 'failed' ) {
			void lazy.fetch().then( ( loaded ) => {
				if ( ! isCancelled && loaded === null ) {
					setAttempt( 'failed' );
				}
			} );
		}
		return () => {
			isCancelled = true;
		};
	}, [ lazy, isEnabled, attempt ] );
	return {
		value,
		hasFailed: attempt !== 'initial',
		isRetrying: attempt === 'retrying',
		retry: () => setAttempt( 'retrying' ),
	};
};
