import type { VersionOperator, createWcSettings } from '@shopfront/globals';
import type { CheckoutSettings, CoreSettings } from '@shopfront/settings';

/** Settings that only our own blocks read. */
type DeclaredSetting =
	| 'siteCurrency'
	| 'cartRedirectAfterAdd'
	| 'stockStatusOptions'
	| 'hideOutOfStockItems';

/**
 * Settings of the page, by their names for `getSetting`. Any of them may be missing: pass a fallback. An add-on that
 * prints its own settings adds their names to this interface.
 *
 * @since 0.1.0
 */
export interface PageSettings
	extends
		Omit< CoreSettings, DeclaredSetting | 'storePages' >,
		CheckoutSettings {
	/** Cart, checkout, account and other pages: id, title and URL. The URL is `false` if the page is not set up. */
	storePages: Partial< CoreSettings[ 'storePages' ] >;
	/** Data that gateways print for their scripts, by name. Read it with `getPaymentMethodData`. */
	paymentMethodData: Readonly< Record< string, unknown > >;
}

type Derived = ReturnType< typeof createWcSettings >;

/** Returns a setting, or the fallback if it is missing. Without a fallback, returns `false`. */
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
	/**
	 * A name ending in `_data` returns the data that the gateway of that name prints. It is not validated: check it.
	 */
	( name: string, fallback?: unknown ): unknown;
}

/** The settings of the page. */
export interface WcSettings extends Omit< Derived, 'getSetting' > {
	/** Returns a setting, or the fallback if it is missing. Without a fallback, returns `false`. */
	getSetting: GetSetting;
	/** Compares the version of WooCommerce: `isWcVersion( '9.0', '>=' )`. */
	isWcVersion: ( version: string, operator?: VersionOperator ) => boolean;
}
