import { fn, same, type Rows } from './row';

/** docs/contract/globals.md 9. */
export const PRICE_FORMAT: Rows = {
	formatPrice: fn( 2, ( call ) => {
		expect( call( '123456' ) ).toBe( '$1,234.56' );
		expect( call( 5 ) ).toBe( '$0.05' );
		expect( call( -1.5 ) ).toBe( '-$0.01' );
		expect( call( '1000', { minorUnit: 0, prefix: '&euro;' } ) ).toBe(
			'€1,000'
		);
		for ( const none of [ '', undefined, null, 'a', NaN ] ) {
			expect( call( none ) ).toBe( '' );
		}
	} ),
	getCurrencyFromPriceResponse: fn( 1, ( call, { wc } ) => {
		expect( call() ).toEqual( wc( 'wcSettings.SITE_CURRENCY' ) );
		expect(
			call( { currency_code: 'JPY', currency_minor_unit: 0 } )
		).toMatchObject( { code: 'JPY', minorUnit: 0 } );
		expect(
			call( { currency_code: 'JPY', currency_minor_unit: -1 } )
		).toMatchObject( { minorUnit: 2 } );
	} ),
	getCurrency: fn( 0, ( call ) => {
		expect( call() ).toMatchObject( { code: 'USD', prefix: '$' } );
		expect( call( { code: 'EUR' } ) ).toMatchObject( {
			code: 'EUR',
			prefix: '$',
		} );
	} ),
};

/** docs/contract/globals.md 10. */
export const SANITIZE: Rows = {
	sanitizeHTML: fn( 1, ( call ) => {
		expect( call( '<b onclick="x()">a</b><script>x()</script>' ) ).toBe(
			'<b>a</b>'
		);
		expect( call( '<b>a</b><i>b</i>', { tags: [ 'i' ] } ) ).toBe(
			'a<i>b</i>'
		);
		expect( call( '<abbr title="t">a</abbr>', { attr: [] } ) ).toBe(
			'<abbr>a</abbr>'
		);
	} ),
	DEFAULT_ALLOWED_TAGS: same( [
		'a',
		'b',
		'em',
		'i',
		'strong',
		'p',
		'br',
		'abbr',
	] ),
	DEFAULT_ALLOWED_ATTR: same( [
		'target',
		'href',
		'rel',
		'name',
		'download',
		'title',
	] ),
	// sanitize.dom.test.ts covers browsers with Trusted Types.
	getTrustedTypesPolicy: fn( 0, ( call ) => expect( call() ).toBeNull() ),
};
