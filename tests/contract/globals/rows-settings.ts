import { applyFilters } from '@wordpress/hooks';
import { fn, same, value, type Rows } from './row';

export const PRINTED = {
	adminUrl: 'https://shop.test/wp-admin/',
	homeUrl: 'https://shop.test/',
	siteTitle: 'A shop',
	wcVersion: '11.0.1',
	wpVersion: '7.0',
	wcAssetUrl: 'https://shop.test/assets/',
	placeholderImgSrc: 'https://shop.test/none.png',
	wpLoginUrl: 'https://shop.test/login',
	currentUserIsAdmin: false,
	orderStatuses: { pending: 'Pending' },
	storePages: { cart: { id: 1, title: 'Cart', permalink: '/cart' } },
	locale: { siteLocale: 'de_DE', userLocale: 'en_US' },
	paymentMethodData: { demo: { title: 'Demo' } },
	isCheckoutBlock: true,
	taxesEnabled: true,
	wcBlocksConfig: { pluginUrl: 'https://shop.test/plugin/' },
};

/** docs/contract/globals.md 3. */
export const SETTINGS: Rows = {
	getSetting: fn( 1, ( call ) => {
		expect( call( 'wcVersion' ) ).toBe( '11.0.1' );
		expect( call( 'demo_data' ) ).toEqual( { title: 'Demo' } );
		expect( call( 'nothing' ) ).toBe( false );
		expect( call( 'nothing', 'else' ) ).toBe( 'else' );
		expect(
			call( 'wcVersion', '', ( actual: unknown ) => `v${ actual }` )
		).toBe( 'v11.0.1' );
	} ),
	getSettingWithCoercion: fn( 3, ( call ) => {
		const isText = ( actual: unknown ) => typeof actual === 'string';
		expect( call( 'wcVersion', '0', isText ) ).toBe( '11.0.1' );
		expect( call( 'storePages', '0', isText ) ).toBe( '0' );
		expect( call( 'demo_data', '0', isText ) ).toBe( '0' );
	} ),
	getPaymentMethodData: fn( 1, ( call ) => {
		expect( call( 'demo' ) ).toEqual( { title: 'Demo' } );
		expect( call( 'other' ) ).toBeNull();
		expect( call( 'other', {} ) ).toEqual( {} );
	} ),
	getAdminLink: fn( 1, ( call ) =>
		expect( call( 'edit.php' ) ).toBe(
			'https://shop.test/wp-admin/edit.php'
		)
	),
	isWpVersion: fn( 1, ( call ) => {
		expect( call( '7.0' ) ).toBe( true );
		expect( call( '6.9', '>' ) ).toBe( true );
		expect( call( '7.1', '>=' ) ).toBe( false );
	} ),
	isWcVersion: fn( 1, ( call ) => {
		expect( call( '11.0.1', '=' ) ).toBe( true );
		expect( call( '11.0.1-beta', '>' ) ).toBe( true );
		expect( call( '11.1', '<=' ) ).toBe( true );
	} ),
	allSettings: value( 'object', ( actual ) =>
		expect( actual ).toMatchObject( {
			...PRINTED,
			// Merged one level deep with the defaults.
			currency: { code: 'USD' },
			locale: { siteLocale: 'de_DE', weekdaysShort: expect.any( Array ) },
		} )
	),
	ADMIN_URL: same( PRINTED.adminUrl ),
	COUNTRIES: value( 'object', ( actual ) =>
		expect( actual ).toMatchObject( { DE: 'Germany' } )
	),
	CURRENT_USER_IS_ADMIN: value( 'boolean', ( actual ) =>
		expect( actual ).toBe( false )
	),
	HOME_URL: same( PRINTED.homeUrl ),
	LOCALE: value( 'object', ( actual ) =>
		expect( actual ).toMatchObject( PRINTED.locale )
	),
	ORDER_STATUSES: same( PRINTED.orderStatuses ),
	PLACEHOLDER_IMG_SRC: same( PRINTED.placeholderImgSrc ),
	SITE_TITLE: same( PRINTED.siteTitle ),
	STORE_PAGES: same( PRINTED.storePages ),
	WC_ASSET_URL: same( PRINTED.wcAssetUrl ),
	WC_VERSION: same( PRINTED.wcVersion ),
	WP_LOGIN_URL: same( PRINTED.wpLoginUrl ),
	WP_VERSION: same( PRINTED.wpVersion ),
	CURRENCY: value( 'object', ( actual ) =>
		expect( actual ).toMatchObject( { code: 'USD', precision: 2 } )
	),
	SITE_CURRENCY: same( {
		code: 'USD',
		symbol: '$',
		thousandSeparator: ',',
		decimalSeparator: '.',
		minorUnit: 2,
		prefix: '$',
		suffix: '',
	} ),
	getCurrencyPrefix: fn( 2, ( call ) => {
		expect( call( '$', 'left' ) ).toBe( '$' );
		expect( call( '$', 'left_space' ) ).toBe( '$ ' );
		expect( call( '$', 'right' ) ).toBe( '' );
	} ),
	getCurrencySuffix: fn( 2, ( call ) => {
		expect( call( '$', 'right' ) ).toBe( '$' );
		expect( call( '$', 'right_space' ) ).toBe( ' $' );
		expect( call( '$', 'left' ) ).toBe( '' );
	} ),
	defaultFields: value( 'object', ( actual, { call } ) => {
		expect( call( 'wcTypes.isFormFields' )( actual ) ).toBe( true );
		// A side effect of loading the script.
		const options = ( ...names: string[] ) => [
			{
				key: 'customStatuses',
				options: names.map( ( name ) => ( { value: name } ) ),
			},
			{ key: 'other', options: [ { value: 'checkout-draft' } ] },
		];
		const report = ( ...names: string[] ) => ( {
			woocommerce_actionable_order_statuses: {
				options: options( ...names ),
			},
			other: 1,
		} );
		expect(
			applyFilters(
				'woocommerce_admin_analytics_settings',
				report( 'checkout-draft', 'lost' )
			)
		).toEqual( report( 'lost' ) );
	} ),
};
