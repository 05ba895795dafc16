import { cartItem, cartResponse } from '../../../tests/fixtures/cart';
import { createTestApp } from '../../../tests/fixtures/block-app';
import type { CartResponse } from '@shopfront/store-api';
import { cartStore } from './store';
import { toAddOnCart, toStoreCart, type StoreCartSource } from './store-cart';

const sourceOf = ( cart: CartResponse ): StoreCartSource => {
	const app = createTestApp( { cart } );
	const source = {
		cartData: app.registry.select( cartStore ).getCartData(),
		cartErrors: [],
		cartIsLoading: false,
		isLoadingRates: false,
		hasPendingItemsOperations: false,
		receiveCart: jest.fn(),
		receiveCartContents: jest.fn(),
	};
	app.stop();
	return source;
};
const nothingHidden = () => false;

it( 'decodes texts, and empties fields that the country hides', () => {
	const plain = cartResponse();
	const cart = cartResponse( [ cartItem() ], {
		needs_shipping: true,
		shipping_address: {
			...plain.shipping_address,
			city: 'Rock &amp; Roll',
			state: 'CA',
		},
		coupons: [
			{
				code: 'a&amp;b',
				discount_type: 'percent',
				totals: {
					...cartItem().totals,
					total_discount: '0',
					total_discount_tax: '0',
				},
			},
		],
	} );
	const storeCart = toStoreCart(
		sourceOf( cart ),
		( country, field ) => country === 'US' && field === 'state'
	);
	expect( storeCart.shippingAddress ).toMatchObject( {
		city: 'Rock & Roll',
		state: '',
	} );
	expect( storeCart.cartCoupons[ 0 ]?.label ).toBe( 'a&b' );
} );

it( 'uses the billing address as shipping address if the cart needs no shipping', () => {
	const source = sourceOf( cartResponse() );
	const storeCart = toStoreCart( source, nothingHidden );
	expect( storeCart.shippingAddress ).toBe( storeCart.billingAddress );
	expect( storeCart.billingData ).toBe( storeCart.billingAddress );
} );

it( 'is the same object until something changes, under both names of the billing address', () => {
	const first = sourceOf( cartResponse() );
	const before = toStoreCart( first, nothingHidden );
	const again: StoreCartSource = {
		...first,
		cartData: JSON.parse( JSON.stringify( first.cartData ) ),
	};
	expect( toStoreCart( again, nothingHidden, before ) ).toBe( before );

	const moved = {
		...again,
		cartData: {
			...again.cartData,
			billingAddress: { ...again.cartData.billingAddress, city: 'Ulm' },
		},
	};
	const after = toStoreCart( moved, nothingHidden, before );
	expect( after.billingData.city ).toBe( 'Ulm' );
	expect( after.billingData ).toBe( after.billingAddress );
	expect( after.cartItems ).toBe( before.cartItems );
} );

it( 'omits extensions and receiveCart for add-ons', () => {
	const cart = toAddOnCart(
		toStoreCart( sourceOf( cartResponse() ), nothingHidden )
	);
	expect( cart ).not.toHaveProperty( 'extensions' );
	expect( cart ).not.toHaveProperty( 'receiveCart' );
	expect( cart ).toHaveProperty( 'receiveCartContents' );
} );
