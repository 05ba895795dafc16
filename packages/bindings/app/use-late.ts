import type { Late } from '@shopfront/late';
import { useEffect, useState, useSyncExternalStore } from '@wordpress/element';

/** Something that is fetched, and how that goes. */
export interface LateState< Value > {
	/** `null` while it has not come. */
	value: Value | null;
	/** Whether it could not be had; stays while it is tried again. */
	hasFailed: boolean;
	isRetrying: boolean;
	retry: () => void;
}

/** Fetches something while it is wanted. Where it does not come, it can be asked for again. */
export const useLate = < Value >(
	late: Late< Value >,
	isWanted = true
): LateState< Value > => {
	const value = useSyncExternalStore( late.subscribe, late.get );
	const [ attempt, setAttempt ] = useState< 'first' | 'failed' | 'again' >(
		'first'
	);
	useEffect( () => {
		let isGone = false;
		if ( isWanted && attempt !== 'failed' ) {
			void late.fetch().then( ( come ) => {
				if ( ! isGone && come === null ) {
					setAttempt( 'failed' );
				}
			} );
		}
		return () => {
			isGone = true;
		};
	}, [ late, isWanted, attempt ] );
	return {
		value,
		hasFailed: attempt !== 'first',
		isRetrying: attempt === 'again',
		retry: () => setAttempt( 'again' ),
	};
};
