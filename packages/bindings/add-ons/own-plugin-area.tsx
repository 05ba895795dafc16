import { useSyncExternalStore } from '@wordpress/element';
import type { FunctionComponent } from 'react';
import { fallbackFor, GuestBoundary } from './guest-boundary';
import { PartScopeProvider } from './part-scope-provider';
import { PluginNameContext } from './plugin-name';
import { usePoints } from './use-points';
import { withRenderLimit } from './render-limit';

/**
 * The plugins of a scope, each kept apart. Out of sight: what is to be seen of a plugin are its fills, which are shown
 * in their slots.
 */
export const OwnPluginArea = ( { scope }: { scope: string } ) => {
	const { plugins, reports, isAdmin, now } = usePoints();
	const shown = useSyncExternalStore( plugins.subscribe, () =>
		plugins.getPlugins( scope )
	);
	return (
		<>
			{ shown.map( ( { name, render } ) => {
				// What it renders was given to be rendered; React says so if that cannot be.
				const Render =
					withRenderLimit( render, now ) ??
					( render as FunctionComponent );
				return (
					<GuestBoundary
						key={ name }
						addOn={ name }
						point="plugin"
						reports={ reports }
						fallback={ fallbackFor( isAdmin() ) }
					>
						<PluginNameContext.Provider value={ name }>
							<div hidden>
								<PartScopeProvider>
									<Render />
								</PartScopeProvider>
							</div>
						</PluginNameContext.Provider>
					</GuestBoundary>
				);
			} ) }
		</>
	);
};
