/** @jest-environment node */
import { camelCase, kebabCase } from '.';

describe( 'camelCase', () => {
	it.each( [
		[ 'items_count', 'itemsCount' ],
		[ 'items', 'items' ],
		[ 'cross_sells', 'crossSells' ],
		[ 'needsShipping', 'needsShipping' ],
		[ 'address_1', 'address_1' ],
		[ 'tier_2_price', 'tier_2Price' ],
		[ '__experimentalCart', 'experimentalCart' ],
		[ 'XMLHttpRequest', 'xmlHttpRequest' ],
		[ 'my-addon/field', 'myAddonField' ],
		[ '', '' ],
	] )( 'converts %s to %s', ( name, expected ) => {
		expect( camelCase( name ) ).toBe( expected );
	} );
} );

describe( 'kebabCase', () => {
	it.each( [
		[ 'showRateAfterTaxName', 'show-rate-after-tax-name' ],
		[ 'cart_page_id', 'cart-page-id' ],
		[ 'address_1', 'address-1' ],
		[ '', '' ],
	] )( 'converts %s to %s', ( name, expected ) => {
		expect( kebabCase( name ) ).toBe( expected );
	} );
} );
