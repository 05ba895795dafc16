import { useMemo, useSyncExternalStore } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useBlockApp } from '../app/block-app';
import type { PageExtensionPoints } from '../app/page-extension-points';
import { ExtensionPointsContext } from './extension-points-context';
import { SlotsContext } from './slots-context';

export interface ExtensionPointsProviderProps {
	/** `null` without add-ons. */
	extensionPoints: PageExtensionPoints | null;
	children?: ReactNode;
}

/** Also connects the slots and fills below. */
export const ExtensionPointsProvider = ( {
	extensionPoints,
	children,
}: ExtensionPointsProviderProps ) => {
	const slots = useMemo(
		() => extensionPoints?.createSlots() ?? null,
		[ extensionPoints ]
	);
	return (
		<ExtensionPointsContext.Provider value={ extensionPoints }>
			<SlotsContext.Provider value={ slots }>
				{ children }
			</SlotsContext.Provider>
		</ExtensionPointsContext.Provider>
	);
};

/** Provides the app's extension points once they have loaded. Render it once per block of a page. */
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
