import type { VersionOperator, createWcSettings } from '@shopfront/globals';
import type { CheckoutSettings, CoreSettings } from '@shopfront/settings';

/** Only our own blocks read these. */
type DeclaredSetting =
	| 'siteCurrency'
	| 'cartRedirectAfterAdd'
	| 'stockStatusOptions'
	| 'hideOutOfStockItems';

/**
 * The page's settings, by their names for `getSetting`. Any of them may be missing: pass a fallback. If your add-on
 * prints its own settings, add their names to this interface.
 *
 * @since 0.1.0
 */
export interface PageSettings
	extends
		Omit< CoreSettings, DeclaredSetting | 'storePages' >,
		CheckoutSettings {
	/** Cart, checkout, account and other pages: id, title and URL. The URL is `false` if the page isn't set up. */
	storePages: Partial< CoreSettings[ 'storePages' ] >;
	/** Data that gateways print for their scripts, by name. Read it with `getPaymentMethodData`. */
	paymentMethodData: Readonly< Record< string, unknown > >;
}

type Derived = ReturnType< typeof createWcSettings >;

/** Returns a setting, or the fallback if it's missing. Without a fallback, returns `false`. */
export interface GetSetting {
	< Name extends keyof PageSettings >(
		name: Name,
		fallback: PageSettings[ Name ]
	): PageSettings[ Name ];
	< Name extends keyof PageSettings, Fallback = false >(
		name: Name,
		fallback?: Fallback
	): PageSettings[ Name ] | Fallback;
	< Result >(
		name: string,
		fallback: unknown,
		filter: ( value: unknown, fallback: unknown ) => Result
	): Result;
	/** A name ending in `_data` returns the data that this gateway prints. Nothing validates it: check it. */
	( name: string, fallback?: unknown ): unknown;
}

/** The page's settings. */
export interface WcSettings extends Omit< Derived, 'getSetting' > {
	/** Returns a setting, or the fallback if it's missing. Without a fallback, returns `false`. */
	getSetting: GetSetting;
	/** Compares WooCommerce's version: `isWcVersion( '9.0', '>=' )`. */
	isWcVersion: ( version: string, operator?: VersionOperator ) => boolean;
}
