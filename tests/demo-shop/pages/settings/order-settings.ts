import { COUNTRY_CODES, STATES } from '../../cart/places';
import type { ShopContext } from '../../context';
import { COUNTRY_LOCALES } from './country-locales';
import { DEFAULT_FIELDS, FIELD_LOCATIONS } from './default-fields';
import { PAYMENT_METHOD_DATA } from './payment-methods';

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

/** What cart and checkout are both told (contract/settings.md 3 to 6). */
export function orderSettings( { options }: ShopContext ) {
	return {
		countryData: countryData(),
		defaultFields: DEFAULT_FIELDS,
		addressFieldsLocations: FIELD_LOCATIONS,
		displayItemizedTaxes: options.itemizedTaxes,
		displayCartPricesIncludingTax: options.taxDisplayCart === 'incl',
		taxesEnabled: options.taxesEnabled,
		couponsEnabled: options.couponsEnabled,
		shippingEnabled: options.shippingEnabled,
		shippingMethodsExist: options.shippingEnabled,
		shippingCostRequiresAddress: options.shippingCostRequiresAddress,
		hasDarkEditorStyleSupport: false,
		isBlockTheme: true,
		paymentMethodSortOrder: [ 'cod', 'bacs', 'cheque' ],
		paymentMethodData: PAYMENT_METHOD_DATA,
	};
}
