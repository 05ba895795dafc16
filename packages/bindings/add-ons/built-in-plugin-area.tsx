import { useSyncExternalStore } from '@wordpress/element';
import type { FunctionComponent } from 'react';
import { createFallback, AddOnErrorBoundary } from './add-on-error-boundary';
import { AddOnScopeProvider } from './add-on-scope-provider';
import { PluginNameContext } from './plugin-name-context';
import { useExtensionPoints } from './use-points';
import { withRenderLimit } from './render-limit';

/**
 * The plugins of a scope, each kept apart. Out of sight: what is to be seen of a plugin are its fills, which are shown
 * in their slots.
 */
export const BuiltInPluginArea = ( { scope }: { scope: string } ) => {
	const { plugins, statistics, isAdmin, now } = useExtensionPoints();
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
					<AddOnErrorBoundary
						key={ name }
						addOn={ name }
						extensionPoint="plugin"
						statistics={ statistics }
						fallback={ createFallback( isAdmin() ) }
					>
						<PluginNameContext.Provider value={ name }>
							<div hidden>
								<AddOnScopeProvider>
									<Render />
								</AddOnScopeProvider>
							</div>
						</PluginNameContext.Provider>
					</AddOnErrorBoundary>
				);
			} ) }
		</>
	);
};
