import { createContext } from '@wordpress/element';

/** Name of the `registerPlugin` plugin around a component; `''` outside of plugins. */
export const PluginNameContext = createContext( '' );
