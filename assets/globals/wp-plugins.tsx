import {
	BuiltInPluginArea,
	PluginNameContext,
	ExtensionPointsContext,
	type PageExtensionPoints,
} from '@shopfront/bindings';
import { useContext } from '@wordpress/element';
import type { ComponentType } from 'react';

/** What a component learns of the plugin that it is part of. */
export interface PluginContext {
	/** `null` outside of any. */
	name: string | null;
	/** Plugins of a shop show none. */
	icon: null;
}

/** A hook: the plugin that a component is part of. */
const usePluginContext = (): PluginContext => ( {
	name: useContext( PluginNameContext ) || null,
	icon: null,
} );

/** A component that is given what it makes of the plugin that it is part of. */
const withPluginContext =
	< Own extends object >(
		mapContextToProps: ( context: PluginContext, props: Own ) => object
	) =>
	( Component: ComponentType< Own > ) =>
		function WithPluginContext( props: Own ) {
			const more = mapContextToProps( usePluginContext(), props );
			return <Component { ...props } { ...more } />;
		};

/**
 * What add-ons find as `wp.plugins`, where the host has none: the plugins of this page (docs/contract/filters.md 3).
 */
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
