import {
	BuiltInPluginArea,
	PluginNameContext,
	ExtensionPointsContext,
	type PageExtensionPoints,
} from '@shopfront/bindings';
import { useContext } from '@wordpress/element';
import type { ComponentType } from 'react';

export interface PluginContext {
	/** `null` outside of any plugin. */
	name: string | null;
	/** Plugins of a shop have no icon. */
	icon: null;
}

const usePluginContext = (): PluginContext => ( {
	name: useContext( PluginNameContext ) || null,
	icon: null,
} );

const withPluginContext =
	< Own extends object >(
		mapContextToProps: ( context: PluginContext, props: Own ) => object
	) =>
	( Component: ComponentType< Own > ) =>
		function WithPluginContext( props: Own ) {
			const more = mapContextToProps( usePluginContext(), props );
			return <Component { ...props } { ...more } />;
		};

/** Creates `wp.plugins` with this page's plugins, for hosts without a plugin API (docs/contract/filters.md 3). */
export const createWpPlugins = ( extensionPoints: PageExtensionPoints ) => ( {
	...extensionPoints.plugins,
	PluginArea: ( { scope = '' }: { scope?: string } ) => (
		<ExtensionPointsContext.Provider value={ extensionPoints }>
			<BuiltInPluginArea scope={ scope } />
		</ExtensionPointsContext.Provider>
	),
	usePluginContext,
	withPluginContext,
} );
