import { createContext } from '@wordpress/element';

/** Name of the `registerPlugin` plugin that renders a component; `''` outside of plugins. */
export const PluginNameContext = createContext( '' );
