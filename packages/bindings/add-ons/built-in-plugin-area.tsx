import { useSyncExternalStore } from '@wordpress/element';
import type { FunctionComponent } from 'react';
import { adoptType } from './adopt-node';
import { createFallback, AddOnErrorBoundary } from './add-on-error-boundary';
import { AddOnScopeProvider } from './add-on-scope-provider';
import { PluginNameContext } from './plugin-name-context';
import { useExtensionPoints } from './use-points';
import { withRenderLimit } from './render-limit';

/** Renders each plugin in its own error boundary, inside a hidden element. Their fills appear in slots. */
export const BuiltInPluginArea = ( { scope }: { scope: string } ) => {
	const { plugins, statistics, isAdmin, now } = useExtensionPoints();
	const shown = useSyncExternalStore( plugins.subscribe, () =>
		plugins.getPlugins( scope )
	);
	return (
		<>
			{ shown.map( ( { name, render } ) => {
				// `render` is untyped; React throws if it can't render the value.
				const Render =
					withRenderLimit( render, now ) ??
					( adoptType( render ) as FunctionComponent );
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
