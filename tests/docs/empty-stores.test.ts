/** @jest-environment node */
import { EMPTY_CART } from '@shopfront/data/cart';
import { STORE_KEYS } from '@shopfront/names';
import { openEmptyStores } from './empty-stores';

const { totals, shippingAddress, billingAddress } = EMPTY_CART;

/** Answers of an empty store that the reference has in words, as the `@default` tag of the selector. */
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
	'an empty %s store answers %s with empty values',
	( key, selector, expected ) => {
		const { value } = openEmptyStores()( STORE_KEYS[ key ], selector );
		expect( value ).toEqual( expected );
	}
);
