import { isCountryAllowed } from '../../cart/allowed-countries';
import { COUNTRY_CODES, STATES } from '../../cart/countries';
import type { ShopContext } from '../../context';
import type { ShopOptions } from '../../options';
import { LOOKUP_COUNTRIES } from '../../samples/places';
import { isSampleOn } from '../../samples/samples';
import { COUNTRY_LOCALES } from './country-locales';
import { fieldLocations, formFields } from './form-fields';
import { paymentMethodData } from './payment-methods';
import { translateLabels } from './translate-labels';

/**
 * A country's rules for fields. With the postcode lookup, the postcode comes before the city and state that it fills
 * in. The order is part of the first paint, so only the server can change it.
 */
const localeOf = ( code: string, options: ShopOptions ) => {
	const locale = COUNTRY_LOCALES[ code ] ?? {};
	return isSampleOn( options, 'postcode-lookup' ) &&
		LOOKUP_COUNTRIES.includes( code )
		? { ...locale, postcode: { ...locale.postcode, index: 65 } }
		: locale;
};

/** A country without states has a list, because PHP serializes an empty array. */
export const countryData = ( options: ShopOptions ) =>
	Object.fromEntries(
		COUNTRY_CODES.map( ( code ) => [
			code,
			{
				allowBilling: isCountryAllowed( 'billing', code, options ),
				allowShipping: isCountryAllowed( 'shipping', code, options ),
				states: STATES[ code ] ?? [],
				locale: translateLabels( localeOf( code, options ) ),
			},
		] )
	);

/** Cart and checkout share them (docs/contract/settings.md 3 to 6). */
export const orderSettings = ( shop: ShopContext ) => {
	const { options } = shop;
	return {
		countryData: countryData( options ),
		defaultFields: translateLabels( formFields( options ) ),
		addressFieldsLocations: fieldLocations( options ),
		displayItemizedTaxes: options.itemizedTaxes,
		displayCartPricesIncludingTax: options.taxDisplayCart === 'incl',
		taxesEnabled: options.taxesEnabled,
		couponsEnabled: options.couponsEnabled,
		shippingEnabled: options.shippingEnabled,
		shippingMethodsExist: options.shippingEnabled,
		isShippingCalculatorEnabled: options.shippingCalculator,
		shippingCostRequiresAddress: options.shippingCostRequiresAddress,
		hasDarkEditorStyleSupport: false,
		isBlockTheme: true,
		paymentMethodSortOrder: options.paymentMethods,
		paymentMethodData: paymentMethodData( shop ),
	};
};
