import {
	cartStore,
	createIsFieldHidden,
	readStoreCartSource,
	toStoreCart,
} from '@shopfront/data/cart';
import { getServices } from '@shopfront/data/services';
import type { CanMakePaymentArg } from '@shopfront/registry';
import type { ShippingPackageResponse } from '@shopfront/store-api';
import type { DataRegistry } from '@wordpress/data';
import { getRuntime } from './runtime';

/** By package id; `''` if none is selected. */
export const selectedRates = (
	packages: readonly ShippingPackageResponse[]
): Readonly< Record< string, string > > =>
	Object.fromEntries(
		packages.map( ( { package_id: id, shipping_rates: rates } ) => [
			String( id ),
			rates.find( ( { selected } ) => selected )?.rate_id ?? '',
		] )
	);

/** Source: docs/contract/globals.md 2.3. */
export const getCanMakePaymentArg = (
	registry: Pick< DataRegistry, 'select' | 'dispatch' >
): CanMakePaymentArg => {
	const runtime = getRuntime( registry );
	const source = readStoreCartSource(
		registry.select,
		'getCartData',
		registry.dispatch( cartStore )
	);
	const { cartData } = source;
	const {
		receiveCartContents: _,
		hasPendingItemsOperations,
		paymentMethods,
		...storeCart
	} = ( runtime.lastCart = toStoreCart(
		source,
		createIsFieldHidden( getServices( registry ).settings ),
		runtime.lastCart
	) );
	return {
		cart: storeCart,
		cartTotals: cartData.totals,
		cartNeedsShipping: cartData.needsShipping,
		billingData: cartData.billingAddress,
		billingAddress: cartData.billingAddress,
		shippingAddress: cartData.shippingAddress,
		selectedShippingMethods: selectedRates( cartData.shippingRates ),
		paymentMethods: cartData.paymentMethods,
		paymentRequirements: cartData.paymentRequirements,
	};
};
