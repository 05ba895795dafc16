import { useSyncExternalStore } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useBlockApp } from '../app/block-app';
import type { PagePoints } from '../app/page-points';
import { PointsContext } from './points-context';
import { SlotFillProvider } from './slot-fill-provider';

export interface PointsProviderProps {
	/** `null` while no add-on takes part. */
	points: PagePoints | null;
	children?: ReactNode;
}

/** Gives the points of a page to everything below, and lets slots and fills there find each other. */
export const PointsProvider = ( { points, children }: PointsProviderProps ) => (
	<PointsContext.Provider value={ points }>
		<SlotFillProvider>{ children }</SlotFillProvider>
	</PointsContext.Provider>
);

/** The same with the points of the app around, as soon as they are there. One for each block of a page. */
export const AppPointsProvider = ( { children }: { children: ReactNode } ) => {
	const { points } = useBlockApp();
	return (
		<PointsProvider
			points={ useSyncExternalStore( points.subscribe, points.get ) }
		>
			{ children }
		</PointsProvider>
	);
};
