import type { VersionOperator } from '../globals/compare-versions';
import type { createWcSettings } from '../globals/wc-settings';
import type { CheckoutSettings, CoreSettings } from '@shopfront/settings';

/**
 * Settings that a page prints, by the names by which `getSetting` finds them. What a page does not print is not there:
 * give a fallback. An add-on that prints its own adds their names to this interface.
 *
 * @since 0.1.0
 */
export interface PageSettings {
	/** Address of the administration, with a slash behind it. */
	adminUrl: CoreSettings[ 'adminUrl' ];
	/** Names of countries by code. */
	countries: CoreSettings[ 'countries' ];
	/** The currency of the shop; `SITE_CURRENCY` has it as amounts are written with it. */
	currency: CoreSettings[ 'currency' ];
	/** 0 for a guest. */
	currentUserId: CoreSettings[ 'currentUserId' ];
	/** Whether the reader manages the shop. */
	currentUserIsAdmin: CoreSettings[ 'currentUserIsAdmin' ];
	/** Address of the site. */
	homeUrl: CoreSettings[ 'homeUrl' ];
	/** Languages of site and reader, as `en_US`, and names of days. */
	locale: CoreSettings[ 'locale' ];
	/** Labels of states of orders, without `wc-`. */
	orderStatuses: CoreSettings[ 'orderStatuses' ];
	/** Shown for products without a picture. */
	placeholderImgSrc: CoreSettings[ 'placeholderImgSrc' ];
	/** Title of the site. */
	siteTitle: CoreSettings[ 'siteTitle' ];
	/** Cart, checkout, account and others: id, title and address, which is `false` for a page that is not set up. */
	storePages: Partial< CoreSettings[ 'storePages' ] >;
	/** Where the platform's pictures and scripts are. */
	wcAssetUrl: CoreSettings[ 'wcAssetUrl' ];
	/** Version of the platform; `isWcVersion` compares it. */
	wcVersion: CoreSettings[ 'wcVersion' ];
	/** Version of WordPress; `isWpVersion` compares it. */
	wpVersion: CoreSettings[ 'wpVersion' ];
	/** Where a shopper logs in. */
	wpLoginUrl: CoreSettings[ 'wpLoginUrl' ];
	/** What blocks need of the platform: where its files are, and its routes. */
	wcBlocksConfig: CoreSettings[ 'wcBlocksConfig' ];
	/** Whether the shop works out taxes. */
	taxesEnabled: CheckoutSettings[ 'taxesEnabled' ];
	/** Whether each tax has its own row. */
	displayItemizedTaxes: CheckoutSettings[ 'displayItemizedTaxes' ];
	/** Whether prices are shown with tax. */
	displayCartPricesIncludingTax: CheckoutSettings[ 'displayCartPricesIncludingTax' ];
	/** Whether shoppers can use coupons. */
	couponsEnabled: CheckoutSettings[ 'couponsEnabled' ];
	/** Whether the shop ships at all. */
	shippingEnabled: CheckoutSettings[ 'shippingEnabled' ];
	/** Whether any way to ship is set up. */
	shippingMethodsExist: CheckoutSettings[ 'shippingMethodsExist' ];
	/** Whether cart blocks may show a shipping calculator. */
	isShippingCalculatorEnabled: CheckoutSettings[ 'isShippingCalculatorEnabled' ];
	/** Whether rates are worked out only once there is an address. */
	shippingCostRequiresAddress: CheckoutSettings[ 'shippingCostRequiresAddress' ];
	/** Countries that may be chosen, by code: their states, and what they change of fields. */
	countryData: CheckoutSettings[ 'countryData' ];
	/** How an address is written where its country does not say. */
	defaultAddressFormat: CheckoutSettings[ 'defaultAddressFormat' ];
	/** The fields of the forms, by key. */
	defaultFields: CheckoutSettings[ 'defaultFields' ];
	/** Which field stands in which form. */
	addressFieldsLocations: CheckoutSettings[ 'addressFieldsLocations' ];
	/** Whether a draft of the order follows what is typed. */
	isCheckoutBlock: CheckoutSettings[ 'isCheckoutBlock' ];
	/** Whether one can order without an account. */
	checkoutAllowsGuest: CheckoutSettings[ 'checkoutAllowsGuest' ];
	/** Whether an account can be created with an order. */
	checkoutAllowsSignup: CheckoutSettings[ 'checkoutAllowsSignup' ];
	/** Whether guests are offered to log in. */
	checkoutShowLoginReminder: CheckoutSettings[ 'checkoutShowLoginReminder' ];
	/** Whether the server makes up the password of a new account. */
	generatePassword: CheckoutSettings[ 'generatePassword' ];
	/** Whether goods go to the billing address only. */
	forcedBillingAddress: CheckoutSettings[ 'forcedBillingAddress' ];
	/** Whether goods can be fetched. */
	localPickupEnabled: CheckoutSettings[ 'localPickupEnabled' ];
	/** What fetching them is called, in the owner's words. */
	localPickupText: CheckoutSettings[ 'localPickupText' ];
	/** As the owner typed it; `''` for none. */
	localPickupCost: CheckoutSettings[ 'localPickupCost' ];
	/** Ids of the shipping methods by which goods are fetched. */
	collectableMethodIds: CheckoutSettings[ 'collectableMethodIds' ];
	/** Ids of the enabled gateways, in the owner's order. */
	paymentMethodSortOrder: CheckoutSettings[ 'paymentMethodSortOrder' ];
	/** What the servers of gateways print for their scripts, by name. `getPaymentMethodData` finds one. */
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
