import { COUNTRY_CODES, STATES } from '../../cart/countries';
import type { ShopContext } from '../../context';
import { COUNTRY_LOCALES } from './country-locales';
import { fieldLocations, formFields } from './form-fields';
import { paymentMethodData } from './payment-methods';

/**
 * Returns the data of all countries; billing and shipping are allowed in each. Without states, `states` is a list, as
 * PHP serializes an empty array.
 */
export const countryData = () =>
	Object.fromEntries(
		COUNTRY_CODES.map( ( code ) => [
			code,
			{
				allowBilling: true,
				allowShipping: true,
				states: STATES[ code ] ?? [],
				locale: COUNTRY_LOCALES[ code ] ?? {},
			},
		] )
	);

/** Returns the settings shared by cart and checkout (docs/contract/settings.md 3 to 6). */
export function orderSettings( shop: ShopContext ) {
	const { options } = shop;
	return {
		countryData: countryData(),
		defaultFields: formFields( options ),
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
}
