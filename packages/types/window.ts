import type * as data from '@wordpress/data';
import type * as element from '@wordpress/element';
import type * as hooks from '@wordpress/hooks';
import type * as i18n from '@wordpress/i18n';
import type { PageEvents } from './page-events';
import type { PluginSettings } from './slots';
import type { DispatchToStore, SelectStore } from './stores';
import type { Wc } from './wc';

/** `wp.data` with types for our stores. */
export type WpData = Omit<
	typeof data,
	'select' | 'dispatch' | 'useSelect' | 'useDispatch'
> & {
	select: SelectStore;
	dispatch: DispatchToStore;
	useSelect: < Result >(
		mapSelect: ( select: SelectStore ) => Result,
		deps?: readonly unknown[]
	) => Result;
	useDispatch: DispatchToStore;
};

/** The parts of `window.wp` that cart and checkout provide. WordPress provides more. */
export interface Wp {
	data: WpData;
	element: typeof element;
	hooks: typeof hooks;
	i18n: typeof i18n;
	plugins: {
		/** Renders a component as long as the page is open. */
		registerPlugin: ( name: string, settings: PluginSettings ) => unknown;
		unregisterPlugin: ( name: string ) => unknown;
	};
}

declare global {
	interface Window {
		wc: Wc;
		wp: Wp;
	}
	interface HTMLElementEventMap extends PageEvents {}
	interface WindowEventMap extends PageEvents {}
}
