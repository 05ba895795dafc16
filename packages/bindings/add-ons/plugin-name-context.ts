import { createContext } from '@wordpress/element';

/** Name of the plugin that contains a component; `''` outside of plugins. */
export const PluginNameContext = createContext( '' );
