import { __ } from '@wordpress/i18n';
import { readCountryData, type CountryData } from './country-data';
import { readDefaultFields } from './default-fields';
import type { FormFields } from './form-fields';
import {
	isRecord,
	readBoolean,
	readRecord,
	readString,
	readStrings,
	type UnknownRecord,
} from './readers';

export interface FieldLocations {
	address: readonly string[];
	contact: readonly string[];
	order: readonly string[];
}

/** Source: docs/contract/settings.md 3. */
export interface CheckoutSettings {
	/** Whether the shop calculates taxes. */
	taxesEnabled: boolean;
	/** Whether each tax has its own row. */
	displayItemizedTaxes: boolean;
	/** Whether prices include tax. */
	displayCartPricesIncludingTax: boolean;
	/** Whether shoppers can use coupons. */
	couponsEnabled: boolean;
	/** Whether the shop ships. */
	shippingEnabled: boolean;
	/** Whether the shop has a shipping method. */
	shippingMethodsExist: boolean;
	/** Whether cart blocks may show a shipping calculator. */
	isShippingCalculatorEnabled: boolean;
	/** Whether shoppers must enter an address to see rates. */
	shippingCostRequiresAddress: boolean;
	/** The countries to choose from, by code, with their states and their rules for fields. */
	countryData: Readonly< Record< string, CountryData > >;
	/** Address format of countries without their own; `''` if unknown. */
	defaultAddressFormat: string;
	/** Fields of the forms, by key. */
	defaultFields: FormFields;
	/** The form of each field. */
	addressFieldsLocations: FieldLocations;
	/** Whether the checkout updates a draft order while shoppers fill in the form. */
	isCheckoutBlock: boolean;
	/** Whether shoppers can order without an account. */
	checkoutAllowsGuest: boolean;
	/** Whether an order can create an account. */
	checkoutAllowsSignup: boolean;
	/** Whether shoppers who aren't logged in see a link to log in. */
	checkoutShowLoginReminder: boolean;
	/** Whether the server generates the password of a new account. */
	generatePassword: boolean;
	/** Whether the shop ships only to the billing address. */
	forcedBillingAddress: boolean;
	/** Whether the shop offers pickup. */
	localPickupEnabled: boolean;
	/** The merchant's name for pickup. */
	localPickupText: string;
	/** Cost of pickup as the merchant typed it; `''` for none. */
	localPickupCost: string;
	/** Ids of the shipping methods for pickup. */
	collectableMethodIds: readonly string[];
	/** Ids of the enabled gateways, in the merchant's order. */
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

/** On other pages they have their defaults. */
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
	countryData: readCountryData(
		all.countryData,
		isRecord( all.defaultFields )
	),
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
