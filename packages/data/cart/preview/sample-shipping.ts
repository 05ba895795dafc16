import type { Settings } from '@shopfront/settings';
import type {
	AddressResponse,
	CartItemResponse,
	CurrencyFields,
	ShippingPackageResponse,
	ShippingRateResponse,
} from '@shopfront/store-api';
import { __ } from '@wordpress/i18n';
import { parseAmount } from './parse-amount';

export const SAMPLE_SHIPPING_PRICE = '1000';

const DESTINATION: ShippingPackageResponse[ 'destination' ] = {
	address_1: '1 Market Street',
	address_2: '',
	city: 'San Francisco',
	state: 'CA',
	postcode: '94105',
	country: 'US',
};

export const SAMPLE_ADDRESS: AddressResponse = {
	...DESTINATION,
	first_name: 'Ada',
	last_name: 'Lovelace',
	company: '',
	phone: '',
};

const rate = (
	currency: CurrencyFields,
	rest: Pick<
		ShippingRateResponse,
		'rate_id' | 'method_id' | 'name' | 'price' | 'selected'
	>
): ShippingRateResponse => ( {
	...currency,
	description: '',
	delivery_time: '',
	taxes: '0',
	instance_id: 0,
	meta_data: [],
	...rest,
} );

/**
 * The preview cart's only package has a shipping rate, and a pickup rate if the shop offers pickup. The shop's settings
 * determine its title and cost (docs/contract/cart-and-checkout.md 9, "Payment and preview").
 */
export const samplePackage = (
	items: readonly CartItemResponse[],
	currency: CurrencyFields,
	{
		localPickupEnabled,
		localPickupText,
		localPickupCost,
		siteCurrency,
	}: Settings
): ShippingPackageResponse => ( {
	package_id: 0,
	name: __( 'Shipping', 'woocommerce' ),
	destination: DESTINATION,
	items: items.map( ( { key, name, quantity } ) => ( {
		key,
		name,
		quantity,
	} ) ),
	shipping_rates: [
		rate( currency, {
			rate_id: 'flat_rate:0',
			method_id: 'flat_rate',
			name: __( 'Flat rate', 'woocommerce' ),
			price: SAMPLE_SHIPPING_PRICE,
			selected: true,
		} ),
		...( localPickupEnabled
			? [
					rate( currency, {
						rate_id: 'pickup_location:0',
						method_id: 'pickup_location',
						name: localPickupText,
						price: parseAmount( localPickupCost, siteCurrency ),
						selected: false,
					} ),
				]
			: [] ),
	],
} );
