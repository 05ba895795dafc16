import { formatPriceTemplate, isPriceFormat, priceFormatParts } from '.';

describe( 'price formats', () => {
	it.each< [ unknown, string ] >( [
		[ '<price/>', '$5.00' ],
		[ 'from <price/> a month', 'from $5.00 a month' ],
		[ '<price/> or <price/>', '$5.00 or $5.00' ],
		[ 'no tag', '$5.00' ],
		[ '<price>', '$5.00' ],
		[ undefined, '$5.00' ],
		[ 5, '$5.00' ],
	] )( '%p shows the price as %p', ( format, expected ) => {
		expect( formatPriceTemplate( format, '$5.00' ) ).toBe( expected );
	} );

	it( 'keeps signs of a price that mean something in replacements', () => {
		expect( formatPriceTemplate( '[<price/>]', '$&5' ) ).toBe( '[$&5]' );
	} );

	it( 'gives the texts around the price', () => {
		expect( priceFormatParts( 'from <price/> a month' ) ).toEqual( [
			'from ',
			' a month',
		] );
		expect( priceFormatParts( 'no tag' ) ).toEqual( [ '', '' ] );
	} );

	it( 'accepts only texts with the tag', () => {
		expect( isPriceFormat( '<price/>!' ) ).toBe( true );
		expect( isPriceFormat( '!' ) ).toBe( false );
		expect( isPriceFormat( null ) ).toBe( false );
	} );
} );
