/** @jest-environment node */
import { cartItem } from '../../../tests/fixtures/cart';
import { cartLineValues } from './cart-line-values';

const onSale = ( quantity: number, minorUnit = 2 ) => {
	const item = cartItem( { quantity } );
	return {
		...item,
		prices: {
			...item.prices,
			currency_minor_unit: minorUnit,
			price: '1499',
			regular_price: '1500',
			raw_prices: {
				precision: 6,
				price: '14994500',
				regular_price: '15000000',
				sale_price: '14994500',
			},
		},
	};
};

it( 'rounds the saving of a line once', () => {
	// One saves 0.0055, which rounds to 1 cent. Three save 0.0165, which rounds to 2 cents, not 3.
	expect( cartLineValues( onSale( 1 ), false ).lineSaving ).toBe( '1' );
	expect( cartLineValues( onSale( 3 ), false ).lineSaving ).toBe( '2' );
} );

it( 'saves nothing if the price is at least the regular price', () => {
	expect( cartLineValues( cartItem(), false ) ).toMatchObject( {
		lineSaving: '0',
	} );
	const expensive = onSale( 1 );
	expensive.prices.raw_prices.price = '16000000';
	expect( cartLineValues( expensive, false ).lineSaving ).toBe( '0' );
} );

it( 'uses the minor unit of the currency', () => {
	expect( cartLineValues( onSale( 1000, 0 ), false ).lineSaving ).toBe( '6' );
} );

it.each( [
	[ false, '3600' ],
	[ true, '3960' ],
] )( 'includes the tax in the total: %p', ( isIncluded, expected ) => {
	const item = cartItem( { quantity: 2, tax: 360 } );
	expect( cartLineValues( item, isIncluded ).lineTotal ).toBe( expected );
} );
