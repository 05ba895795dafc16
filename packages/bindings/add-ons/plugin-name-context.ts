import { createContext } from '@wordpress/element';

/** Name of the plugin that a component is part of; `''` outside of any. */
export const PluginNameContext = createContext( '' );
