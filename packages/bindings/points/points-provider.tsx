import type { Points } from '@shopfront/points';
import type { ReactNode } from 'react';
import {
	ownPluginHost,
	PluginHostContext,
	type PluginHost,
} from './plugin-host';
import { PointsContext } from './points-context';
import { SlotFillProvider } from './slot-fill-provider';

export interface PointsProviderProps {
	points: Points;
	/** Whose plugins are shown: those of the host where it has any, else ours. */
	pluginHost?: PluginHost;
	children?: ReactNode;
}

/** Gives the points of a page to everything below, and lets slots and fills there find each other. */
export const PointsProvider = ( {
	points,
	pluginHost = ownPluginHost,
	children,
}: PointsProviderProps ) => (
	<PointsContext.Provider value={ points }>
		<PluginHostContext.Provider value={ pluginHost }>
			<SlotFillProvider>{ children }</SlotFillProvider>
		</PluginHostContext.Provider>
	</PointsContext.Provider>
);
