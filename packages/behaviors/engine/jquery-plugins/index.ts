export { addJQueryPlugins } from './jquery-plugins';
