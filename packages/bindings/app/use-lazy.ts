import type { LazyModule } from '@shopfront/lazy';
import { useEffect, useState, useSyncExternalStore } from '@wordpress/element';

/** Something that is fetched, and how that goes. */
export interface LazyState< Value > {
	/** `null` while it has not come. */
	value: Value | null;
	/** Whether it could not be had; stays while it is tried again. */
	hasFailed: boolean;
	isRetrying: boolean;
	retry: () => void;
}

/** Fetches something while it is wanted. Where it does not come, it can be asked for again. */
export const useLazy = < Value >(
	lazy: LazyModule< Value >,
	isEnabled = true
): LazyState< Value > => {
	const value = useSyncExternalStore( lazy.subscribe, lazy.get );
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
