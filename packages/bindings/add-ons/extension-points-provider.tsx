import { useSyncExternalStore } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useBlockApp } from '../app/block-app';
import type { PageExtensionPoints } from '../app/page-extension-points';
import { ExtensionPointsContext } from './extension-points-context';
import { SlotFillProvider } from './slot-fill-provider';

export interface ExtensionPointsProviderProps {
	/** `null` while no add-on takes part. */
	extensionPoints: PageExtensionPoints | null;
	children?: ReactNode;
}

/** Gives the points of a page to everything below, and lets slots and fills there find each other. */
export const ExtensionPointsProvider = ( {
	extensionPoints,
	children,
}: ExtensionPointsProviderProps ) => (
	<ExtensionPointsContext.Provider value={ extensionPoints }>
		<SlotFillProvider>{ children }</SlotFillProvider>
	</ExtensionPointsContext.Provider>
);

/** The same with the points of the app around, as soon as they are there. One for each block of a page. */
export const AppExtensionPointsProvider = ( {
	children,
}: {
	children: ReactNode;
} ) => {
	const { extensionPoints } = useBlockApp();
	return (
		<ExtensionPointsProvider
			extensionPoints={ useSyncExternalStore(
				extensionPoints.subscribe,
				extensionPoints.get
			) }
		>
			{ children }
		</ExtensionPointsProvider>
	);
};
