import type { VersionOperator } from '../globals/compare-versions';
import type { createWcSettings } from '../globals/wc-settings';
import type { CheckoutSettings, CoreSettings } from '@shopfront/settings';

/** Settings that only our own blocks read. */
type DeclaredSetting =
	| 'siteCurrency'
	| 'cartRedirectAfterAdd'
	| 'stockStatusOptions'
	| 'hideOutOfStockItems';

/**
 * Settings of the page, by their names for `getSetting`. A page may leave any of them out: pass a fallback. An add-on
 * that prints its own settings adds their names to this interface.
 *
 * @since 0.1.0
 */
export interface PageSettings
	extends
		Omit< CoreSettings, DeclaredSetting | 'storePages' >,
		CheckoutSettings {
	/**
	 * Cart, checkout, account and others: id, title and address, which is `false` for a page that is not set up.
	 */
	storePages: Partial< CoreSettings[ 'storePages' ] >;
	/** Data that the servers of gateways print for their scripts, by name. `getPaymentMethodData` finds one. */
	paymentMethodData: Readonly< Record< string, unknown > >;
}

type Derived = ReturnType< typeof createWcSettings >;

/** Reads a setting; what is not there gives the fallback, `false` where there is none. */
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
	/** A name that ends in `_data` finds what the gateway of that name prints. Nobody has looked at it: do. */
	( name: string, fallback?: unknown ): unknown;
}

/** The settings of the page. */
export interface WcSettings extends Omit< Derived, 'getSetting' > {
	/** A setting by its name; what is not there gives the fallback, `false` where there is none. */
	getSetting: GetSetting;
	/** Whether the platform's version is so: `isWcVersion( '9.0', '>=' )`. */
	isWcVersion: ( version: string, operator?: VersionOperator ) => boolean;
}
