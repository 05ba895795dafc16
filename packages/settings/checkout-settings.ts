import { __ } from '@wordpress/i18n';
import { readCountryData, type CountryData } from './country-data';
import { readDefaultFields } from './default-fields';
import type { FormFields } from './form-fields';
import {
	readBoolean,
	readRecord,
	readString,
	readStrings,
	type UnknownRecord,
} from './readers';

/** Which fields stand in which form. */
export interface FieldLocations {
	address: readonly string[];
	contact: readonly string[];
	order: readonly string[];
}

/** What cart and checkout pages tell. Source: contract/settings.md 3. */
export interface CheckoutSettings {
	taxesEnabled: boolean;
	/** Whether each tax has its own line. */
	displayItemizedTaxes: boolean;
	displayCartPricesIncludingTax: boolean;
	couponsEnabled: boolean;
	shippingEnabled: boolean;
	shippingMethodsExist: boolean;
	/** Whether carts may let shoppers calculate shipping; each cart block decides whether it does. */
	isShippingCalculatorEnabled: boolean;
	/** Whether rates are worked out only once there is an address. */
	shippingCostRequiresAddress: boolean;
	/** Countries that may be chosen, by code. */
	countryData: Readonly< Record< string, CountryData > >;
	/** Format of addresses of countries that have none of their own; `''` when unknown. */
	defaultAddressFormat: string;
	defaultFields: FormFields;
	addressFieldsLocations: FieldLocations;
	isCheckoutBlock: boolean;
	checkoutAllowsGuest: boolean;
	checkoutAllowsSignup: boolean;
	checkoutShowLoginReminder: boolean;
	/** Whether the server makes up the password of a new account, so that none is asked for. */
	generatePassword: boolean;
	/** Whether goods go to the billing address only. */
	forcedBillingAddress: boolean;
	localPickupEnabled: boolean;
	localPickupText: string;
	/** As the shop's owner typed it; `''` for none. */
	localPickupCost: string;
	/** Ids of the shipping methods that are fetched by the shopper. */
	collectableMethodIds: readonly string[];
	/** Ids of the enabled gateways in the owner's order. */
	paymentMethodSortOrder: readonly string[];
}

const ADDRESS_FIELDS = [
	'first_name',
	'last_name',
	'company',
	'address_1',
	'address_2',
	'city',
	'postcode',
	'country',
	'state',
	'phone',
];

const readLocation = (
	value: unknown,
	fallback: readonly string[]
): readonly string[] =>
	Array.isArray( value ) ? readStrings( value ) : fallback;

const readFieldLocations = ( value: unknown ): FieldLocations => {
	const locations = readRecord( value );
	return {
		address: readLocation( locations.address, ADDRESS_FIELDS ),
		contact: readLocation( locations.contact, [ 'email' ] ),
		order: readLocation( locations.order, [] ),
	};
};

/** Reads the keys of cart and checkout pages; on other pages they have their defaults. */
export const readCheckoutSettings = (
	all: UnknownRecord
): CheckoutSettings => ( {
	taxesEnabled: readBoolean( all.taxesEnabled, true ),
	displayItemizedTaxes: readBoolean( all.displayItemizedTaxes ),
	displayCartPricesIncludingTax: readBoolean(
		all.displayCartPricesIncludingTax
	),
	couponsEnabled: readBoolean( all.couponsEnabled, true ),
	shippingEnabled: readBoolean( all.shippingEnabled, true ),
	shippingMethodsExist: readBoolean( all.shippingMethodsExist ),
	isShippingCalculatorEnabled: readBoolean( all.isShippingCalculatorEnabled ),
	shippingCostRequiresAddress: readBoolean( all.shippingCostRequiresAddress ),
	countryData: readCountryData( all.countryData ),
	defaultAddressFormat: readString( all.defaultAddressFormat ),
	defaultFields: readDefaultFields( all.defaultFields ),
	addressFieldsLocations: readFieldLocations( all.addressFieldsLocations ),
	isCheckoutBlock: readBoolean( all.isCheckoutBlock ),
	checkoutAllowsGuest: readBoolean( all.checkoutAllowsGuest ),
	checkoutAllowsSignup: readBoolean( all.checkoutAllowsSignup ),
	checkoutShowLoginReminder: readBoolean(
		all.checkoutShowLoginReminder,
		true
	),
	generatePassword: readBoolean( all.generatePassword ),
	forcedBillingAddress: readBoolean( all.forcedBillingAddress ),
	localPickupEnabled: readBoolean( all.localPickupEnabled ),
	localPickupText: readString(
		all.localPickupText,
		__( 'Local pickup', 'woocommerce' )
	),
	localPickupCost: readString( all.localPickupCost ),
	collectableMethodIds: readStrings( all.collectableMethodIds ),
	paymentMethodSortOrder: readStrings( all.paymentMethodSortOrder ),
} );
