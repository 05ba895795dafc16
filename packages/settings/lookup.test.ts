/** @jest-environment node */
import { createSettings } from '.';

const settings = createSettings( {
	paymentMethodData: { stripe: { key: 'pk' }, bacs: { title: 'Transfer' } },
	bacs_data: 'of an integration',
	nothing: null,
	reviewsEnabled: true,
	currency: { code: 'EUR' },
} );

describe( 'getSetting', () => {
	it( "finds the page's keys and the defaults' keys, else returns the fallback", () => {
		expect( settings.getSetting( 'reviewsEnabled' ) ).toBe( true );
		expect( settings.getSetting( 'siteTitle', 'x' ) ).toBe( '' );
		expect( settings.getSetting( 'unheardOf' ) ).toBe( false );
		expect( settings.getSetting( 'unheardOf', 'x' ) ).toBe( 'x' );
		expect( settings.getSetting( 'nothing', 'x' ) ).toBeNull();
	} );

	it( 'merges the currency over its defaults', () => {
		expect( settings.getSetting( 'currency' ) ).toMatchObject( {
			code: 'EUR',
			symbol: '$',
			priceFormat: '%1$s%2$s',
		} );
	} );

	it( 'finds data of payment methods, unless a setting has that name', () => {
		expect( settings.getSetting( 'stripe_data', {} ) ).toEqual( {
			key: 'pk',
		} );
		expect( settings.getSetting( 'bacs_data' ) ).toBe(
			'of an integration'
		);
		expect( settings.getSetting( 'paypal_data', 'x' ) ).toBe( 'x' );
		expect( settings.getSetting( 'stripe', 'x' ) ).toBe( 'x' );
	} );

	it( 'passes the result to the filter', () => {
		const filter = ( value: unknown, fallback: unknown ) =>
			`${ JSON.stringify( value ) } or ${ fallback }`;
		expect( settings.getSetting( 'reviewsEnabled', 1, filter ) ).toBe(
			'true or 1'
		);
		expect( settings.getSetting( 'unheardOf', 1, filter ) ).toBe(
			'1 or 1'
		);
	} );

	it.each( [ '__proto__', 'constructor', 'toString', 'constructor_data' ] )(
		'does not find %s on the prototype',
		( name ) => {
			expect( settings.getSetting( name, 'x' ) ).toBe( 'x' );
		}
	);

	it( 'accepts the empty list that PHP prints without payment data', () => {
		expect(
			createSettings( { paymentMethodData: [] } ).getSetting(
				'bacs_data',
				'x'
			)
		).toBe( 'x' );
	} );
} );

describe( 'getSettingWithCoercion', () => {
	const isText = ( value: unknown ): value is string =>
		typeof value === 'string';

	it( 'returns the setting if the guard accepts it, else the fallback', () => {
		expect(
			settings.getSettingWithCoercion( 'bacs_data', 'x', isText )
		).toBe( 'of an integration' );
		expect(
			settings.getSettingWithCoercion( 'reviewsEnabled', 'x', isText )
		).toBe( 'x' );
		expect(
			settings.getSettingWithCoercion( 'stripe_data', 'x', isText )
		).toBe( 'x' );
	} );
} );

describe( 'getPaymentMethodData', () => {
	it( 'returns the data of a gateway or the fallback', () => {
		expect( settings.getPaymentMethodData( 'bacs' ) ).toEqual( {
			title: 'Transfer',
		} );
		expect( settings.getPaymentMethodData( 'cod' ) ).toBeNull();
		expect( settings.getPaymentMethodData( 'cod', {} ) ).toEqual( {} );
	} );
} );
