import { createSettings, readSettings } from '.';

describe( 'createSettings', () => {
	it.each( [ undefined, null, 'text', 5, [], {} ] )(
		'has defaults for everything if the page contains %p',
		( source ) => {
			const settings = createSettings( source );
			expect( settings ).toMatchObject( {
				adminUrl: '',
				countries: {},
				currentUserId: 0,
				currentUserIsAdmin: false,
				locale: { siteLocale: 'en_US', userLocale: 'en_US' },
				wpLoginUrl: '/wp-login.php',
				taxesEnabled: true,
				couponsEnabled: true,
				shippingEnabled: true,
				displayItemizedTaxes: false,
				displayCartPricesIncludingTax: false,
				shippingMethodsExist: false,
				checkoutShowLoginReminder: true,
				localPickupText: 'Local pickup',
				countryData: {},
				collectableMethodIds: [],
				addressFieldsLocations: { contact: [ 'email' ], order: [] },
				wcBlocksConfig: {
					pluginUrl: '',
					productCount: 0,
					restApiRoutes: {},
					wordCountType: 'words',
				},
				siteCurrency: {
					code: 'USD',
					symbol: '$',
					minorUnit: 2,
					prefix: '$',
					suffix: '',
					decimalSeparator: '.',
					thousandSeparator: ',',
				},
			} );
			expect( settings.locale.weekdaysShort ).toHaveLength( 7 );
			expect( settings.storePages.checkout ).toEqual( {
				id: 0,
				title: '',
				permalink: false,
			} );
			expect( settings.addressFieldsLocations.address ).toHaveLength(
				10
			);
			expect( settings.getPageUrl( 7 ) ).toBe( false );
		}
	);

	it( 'reads the settings of the page', () => {
		const settings = createSettings( {
			currentUserId: 12,
			currentUserIsAdmin: true,
			wpLoginUrl: 'https://shop.test/login',
			countries: { DE: 'Germany', XX: 5 },
			storePages: {
				cart: {
					id: 7,
					title: 'Cart',
					permalink: 'https://shop.test/cart',
				},
				terms: { id: 0, title: '', permalink: false },
			},
			productsSettings: { cartRedirectAfterAdd: true },
			wcBlocksConfig: {
				wordCountType: 'characters_excluding_spaces',
				restApiRoutes: { '/wc/store/v1': [ '/wc/store/v1/cart', 5 ] },
			},
			addressFieldsLocations: {
				contact: [ 'email', 'a/b' ],
				order: [ 'c/d' ],
			},
			'page-9': 'https://shop.test/checkout',
		} );
		expect( settings ).toMatchObject( {
			currentUserId: 12,
			currentUserIsAdmin: true,
			wpLoginUrl: 'https://shop.test/login',
			countries: { DE: 'Germany' },
			storePages: {
				cart: { id: 7, permalink: 'https://shop.test/cart' },
				terms: { permalink: false },
				shop: { id: 0, permalink: false },
			},
			cartRedirectAfterAdd: true,
			wcBlocksConfig: {
				wordCountType: 'characters_excluding_spaces',
				restApiRoutes: { '/wc/store/v1': [ '/wc/store/v1/cart' ] },
			},
			addressFieldsLocations: {
				contact: [ 'email', 'a/b' ],
				order: [ 'c/d' ],
			},
		} );
		expect( settings.countries ).not.toHaveProperty( 'XX' );
		expect( settings.getPageUrl( 9 ) ).toBe( 'https://shop.test/checkout' );
	} );

	it( 'uses the default for a key of the wrong type', () => {
		expect(
			createSettings( {
				currentUserId: '12',
				currentUserIsAdmin: 'yes',
				taxesEnabled: 'no',
				locale: { siteLocale: 5, weekdaysShort: [ 'Mo' ] },
				storePages: [],
				wcBlocksConfig: { wordCountType: 'lines' },
			} )
		).toMatchObject( {
			currentUserId: 0,
			currentUserIsAdmin: false,
			taxesEnabled: true,
			locale: { siteLocale: 'en_US', weekdaysShort: { length: 7 } },
			storePages: { shop: { permalink: false } },
			wcBlocksConfig: { wordCountType: 'words' },
		} );
	} );

	it( "decodes the currency's entities", () => {
		const { siteCurrency } = createSettings( {
			currency: {
				code: 'EUR',
				precision: 3,
				symbol: '&euro;',
				symbolPosition: 'right_space',
				decimalSeparator: ',',
				thousandSeparator: '&nbsp;',
			},
		} );
		expect( siteCurrency ).toEqual( {
			code: 'EUR',
			symbol: '€',
			minorUnit: 3,
			prefix: '',
			suffix: ' €',
			decimalSeparator: ',',
			thousandSeparator: '\u00a0',
		} );
	} );

	it( 'fills a partial currency with defaults', () => {
		expect(
			createSettings( {
				currency: {
					symbol: '£',
					precision: -1,
					symbolPosition: 'above',
				},
			} ).siteCurrency
		).toMatchObject( { code: 'USD', prefix: '£', minorUnit: 2 } );
	} );
} );

describe( 'readSettings', () => {
	it( "reads a window's settings", () => {
		expect(
			readSettings( { wcSettings: { siteTitle: 'Shop' } } ).siteTitle
		).toBe( 'Shop' );
		expect( readSettings( {} ).siteTitle ).toBe( '' );
	} );
} );
