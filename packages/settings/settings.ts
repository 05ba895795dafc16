import { readGlobal } from '@shopfront/host';
import { SETTINGS_GLOBAL } from '@shopfront/names';
import {
	readCheckoutSettings,
	type CheckoutSettings,
} from './checkout-settings';
import { readCoreSettings, type CoreSettings } from './core-settings';
import { applyDefaults } from './defaults';
import { createLookup, type SettingsLookup } from './lookup';
import { readString } from './readers';

/** The page's settings, validated and typed, under their original names, and a lookup for all others. */
export interface Settings
	extends CoreSettings, CheckoutSettings, SettingsLookup {
	/** Returns the URL of a page that a block refers to by id; `false` if the site lacks it. */
	getPageUrl: ( pageId: number ) => string | false;
}

/** Validates everything: a missing setting, or one of the wrong type, has its default. */
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

export const readSettings = ( view: object ): Settings =>
	createSettings( readGlobal( view, SETTINGS_GLOBAL ) );
