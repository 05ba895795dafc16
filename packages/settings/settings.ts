import { SETTINGS_GLOBAL } from '@shopfront/names';
import {
	readCheckoutSettings,
	type CheckoutSettings,
} from './checkout-settings';
import { readCoreSettings, type CoreSettings } from './core-settings';
import { applyDefaults } from './defaults';
import { createLookup, type SettingsLookup } from './lookup';
import { readString } from './readers';

/** The page's settings: what the library needs, read and typed under the names that they have on the page, and a lookup for the rest. */
export interface Settings
	extends CoreSettings, CheckoutSettings, SettingsLookup {
	/** Permalink of a page that a block refers to by its id; `false` when the page has not told it. */
	getPageUrl: ( pageId: number ) => string | false;
}

/**
 * The settings in what a page printed. Nothing has to be there, and nothing is taken on trust: a key that is
 * missing or of a wrong type has its default.
 *
 * @param source As `window.wcSettings`.
 */
export const createSettings = ( source: unknown ): Settings => {
	const all = applyDefaults( source );
	return {
		...readCoreSettings( all ),
		...readCheckoutSettings( all ),
		...createLookup( all ),
		getPageUrl: ( pageId ) =>
			readString( all[ `page-${ pageId }` ] ) || false,
	};
};

/** The settings of the page that a window shows. */
export const readSettings = ( view: object ): Settings =>
	createSettings( Reflect.get( view, SETTINGS_GLOBAL ) );
