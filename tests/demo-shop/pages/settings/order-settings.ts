import { COUNTRY_CODES, STATES } from '../../cart/countries';
import type { ShopContext } from '../../context';
import { COUNTRY_LOCALES } from './country-locales';
import { fieldLocations, formFields } from './form-fields';
import { paymentMethodData } from './payment-methods';

/** Every country may be billed and shipped to. One without states has a list, as PHP prints an empty table. */
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

/** What cart and checkout are both told (docs/contract/settings.md 3 to 6). */
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
