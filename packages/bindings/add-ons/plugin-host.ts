import { isRecord } from '@shopfront/store-api';
import { useContext } from '@wordpress/element';
import type { PluginHost } from '../app/page-extension-points';
import { BuiltInPluginArea } from './built-in-plugin-area';
import { PluginNameContext } from './plugin-name-context';

export const builtInPluginHost: PluginHost = {
	PluginArea: BuiltInPluginArea,
	usePluginName: () => useContext( PluginNameContext ),
};

const isComponent = ( value: unknown ): value is PluginHost[ 'PluginArea' ] =>
	typeof value === 'function' || ( isRecord( value ) && '$$typeof' in value );

const isHook = ( value: unknown ): value is () => unknown =>
	typeof value === 'function';

const getPluginName = ( plugin: unknown ): string =>
	isRecord( plugin ) && typeof plugin.name === 'string' ? plugin.name : '';

/** Reads the host's plugin API, `window.wp.plugins` in WordPress. `null` if there is none. */
export const readPluginHost = ( view: object ): PluginHost | null => {
	const wp: unknown = Reflect.get( view, 'wp' );
	const plugins = isRecord( wp ) ? wp.plugins : null;
	if ( ! isRecord( plugins ) || ! isComponent( plugins.PluginArea ) ) {
		return null;
	}
	const { PluginArea, usePluginContext } = plugins;
	return {
		PluginArea,
		usePluginName: isHook( usePluginContext )
			? () => getPluginName( usePluginContext() )
			: () => '',
	};
};
