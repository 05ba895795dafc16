/** @jest-environment node */
import { EMPTY_CART } from '@shopfront/data/cart';
import { STORE_KEYS } from '@shopfront/names';
import { openEmptyStores } from './empty-stores';

const { totals, shippingAddress, billingAddress } = EMPTY_CART;

/** The selector's `@default` tag describes these results in words. */
it.each( [
	[ 'cart', 'getCartData', EMPTY_CART ],
	[ 'cart', 'getCartTotals', totals ],
	[ 'cart', 'getCustomerData', { shippingAddress, billingAddress } ],
	[
		'cart',
		'getCartMeta',
		{
			updatingCustomerData: false,
			updatingAddressFieldsForShippingRates: false,
			updatingSelectedRate: false,
			applyingCoupon: '',
			removingCoupon: '',
			isCartDataStale: false,
		},
	],
	[
		'payment',
		'getState',
		expect.objectContaining( { activePaymentMethod: '' } ),
	],
	[
		'payment',
		'getCurrentStatus',
		expect.objectContaining( { isIdle: true } ),
	],
] as const )(
	'an empty %s store returns empty values from %s',
	( key, selector, expected ) => {
		const { value } = openEmptyStores()( STORE_KEYS[ key ], selector );
		expect( value ).toEqual( expected );
	}
);
