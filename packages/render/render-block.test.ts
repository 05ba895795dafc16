/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { renderBlock, type RenderData } from '.';
import {
	cartItem,
	cartResponse,
	shippingPackage,
	shippingRate,
	USD,
} from '../../tests/fixtures/cart';

const ADA = {
	first_name: 'Ada',
	last_name: 'Lovelace',
	company: '',
	address_1: '1 Market Street',
	address_2: '',
	city: 'San Francisco',
	state: 'CA',
	postcode: '94105',
	country: 'US',
	phone: '415 555 0100',
};
const NOBODY = { ...ADA, first_name: '', last_name: '', address_1: '' };

const MUG = cartItem( { quantity: 2 } );
const CART = cartResponse( [ MUG ], {
	needs_payment: true,
	needs_shipping: true,
	payment_methods: [ 'cod', 'bacs', 'card' ],
	shipping_address: NOBODY,
	billing_address: { ...NOBODY, email: 'ada@example.com' },
	shipping_rates: [
		shippingPackage( [
			shippingRate( {
				selected: true,
				price: '1000',
				name: 'Flat rate',
			} ),
		] ),
	],
} );

/** From a real shop's page. */
const settingsOf = ( name: 'cart' | 'checkout' ): object =>
	JSON.parse(
		readFileSync(
			join(
				__dirname,
				`../../tests/contract/recordings/settings-${ name }.json`
			),
			'utf8'
		)
	).wcSettings;

const METHODS = {
	paymentMethodSortOrder: [ 'bacs', 'cod', 'card' ],
	paymentMethodData: {
		cod: { title: 'Cash', description: 'Pay at the door.' },
		bacs: { title: 'Transfer', description: 'Send it.' },
		card: { title: 'Card', supports: [ 'products', 'subscriptions' ] },
	},
};

interface Page extends Partial< RenderData > {
	attributes?: object;
	changes?: object;
}

const render = async (
	name: 'cart' | 'checkout',
	{ attributes = {}, changes = {}, ...data }: Page = {}
): Promise< Document > => {
	const html = await renderBlock(
		name,
		{ ...attributes },
		{
			cart: CART,
			settings: { ...settingsOf( name ), ...METHODS, ...changes },
			url: 'http://shop.test/checkout/?a=1',
			...data,
		}
	);
	return new JSDOM( html ).window.document;
};

const texts = ( page: Document, selector: string ) =>
	[ ...page.querySelectorAll( selector ) ].map( ( { textContent } ) =>
		textContent?.trim()
	);

const STEPS = 'fieldset:not(:has(> .wc-block-checkout__add-note)) > legend';
const TOTALS =
	'.wc-block-cart .wc-block-components-totals-item__label, .sf-first-paint__wide .wc-block-components-totals-item__label';

it.each< [ string, 'cart' | 'checkout', Page, string, string[] ] >( [
	[
		'lines',
		'cart',
		{},
		'tbody .wc-block-components-product-name',
		[ 'Stone Mug' ],
	],
	[
		'totals',
		'cart',
		{},
		TOTALS,
		[ 'Subtotal', 'Flat rate', 'Estimated total' ],
	],
	[
		'no panel without coupons',
		'cart',
		{ changes: { couponsEnabled: false } },
		'.wc-block-components-panel__button',
		[],
	],
	[
		'no block that the page lacks',
		'cart',
		{ innerBlocks: { 'cart-order-summary-heading-block': false } },
		'.wc-block-cart__totals-title',
		[],
	],
	[
		'the attributes of a block',
		'cart',
		{
			innerBlocks: {
				'proceed-to-checkout-block': { buttonLabel: 'Go on' },
			},
		},
		'a.wc-block-cart__submit-button',
		[ 'Go on' ],
	],
	[
		'a fee',
		'cart',
		{
			cart: {
				...CART,
				fees: [
					{
						key: 'gift',
						name: 'Gift &amp; more',
						totals: { ...USD, total: '500', total_tax: '0' },
					},
				],
			},
		},
		TOTALS,
		[ 'Subtotal', 'Gift & more', 'Flat rate', 'Estimated total' ],
	],
	[
		'the steps of a guest',
		'checkout',
		{},
		STEPS,
		[
			'Contact information',
			'Shipping address',
			'Shipping options',
			'Payment options',
			'Order notes',
		],
	],
	[
		'no delivery of goods that need none',
		'checkout',
		{ cart: { ...CART, needs_shipping: false, shipping_rates: [] } },
		STEPS,
		[
			'Contact information',
			'Billing address',
			'Payment options',
			'Order notes',
		],
	],
	[
		'no payment of a free order',
		'checkout',
		{ cart: { ...CART, needs_payment: false }, expressButtons: 1 },
		`${ STEPS }, .wc-block-components-express-payment__title`,
		[
			'Contact information',
			'Shipping address',
			'Shipping options',
			'Order notes',
		],
	],
	[
		"payment methods in the order of the shop, with the selected one's description",
		'checkout',
		{},
		'.wc-block-checkout__payment-method .wc-block-components-radio-control__label, .sf-read-more__text',
		[ 'Transfer', 'Cash', 'Pay at the door.', 'Card' ],
	],
	[
		'only methods with all required features',
		'checkout',
		{ cart: { ...CART, payment_requirements: [ 'subscriptions' ] } },
		'.wc-block-checkout__payment-method .wc-block-components-radio-control__label',
		[ 'Card' ],
	],
	[
		'no method that has no place in the list',
		'checkout',
		{ unlistedMethods: [ 'card', 'bacs' ] },
		'.wc-block-checkout__payment-method .wc-block-components-radio-control__label',
		[ 'Cash' ],
	],
	[
		'a known address as a card',
		'checkout',
		{ cart: { ...CART, shipping_address: ADA } },
		'address bdi',
		[
			'Ada Lovelace',
			'1 Market Street',
			'San Francisco, CA 94105',
			'United States (US)',
			'415 555 0100',
		],
	],
	[
		'the title of a merchant',
		'checkout',
		{
			innerBlocks: {
				'checkout-contact-information-block': {
					title: 'Who <are> you',
				},
			},
		},
		'.wc-block-checkout__contact-fields h2',
		[ 'Who <are> you' ],
	],
] )( 'renders %s', async ( _title, name, page, selector, expected ) => {
	expect( texts( await render( name, page ), selector ) ).toEqual( expected );
} );

it.each( [ 'cart', 'checkout' ] as const )(
	'lets links, fields and buttons of the %s work, and nothing else',
	async ( name ) => {
		const page = await render( name );
		expect(
			page.querySelector( 'body > .sf-skeleton.sf-first-paint' )
		).toBe( page.body.firstElementChild );
		expect( page.querySelector( 'form, [style]' ) ).toBeNull();
		const usable = [
			...page.querySelectorAll(
				'a, input, select, textarea, button, [role]'
			),
		].filter(
			( element ) =>
				! element.closest( '[inert], [hidden]' ) &&
				! element.matches(
					'[readonly], [tabindex="-1"], table *, table'
				)
		);
		expect(
			usable.filter(
				( element ) =>
					! element.matches(
						'a[href], input[name][placeholder=" "], button[type="button"], [role="button"][tabindex="0"], input:is([type="radio"], [type="checkbox"]):not([name])'
					)
			)
		).toEqual( [] );
		expect( usable.length ).toBeGreaterThan( 0 );
	}
);

it( 'gives fields the ids, names and values of the block', async () => {
	const page = await render( 'checkout' );
	expect(
		[ ...page.querySelectorAll< HTMLInputElement >( '[name]' ) ].map(
			( { id, name, value } ) => `${ id } ${ name } ${ value }`
		)
	).toEqual( [
		'email email ada@example.com',
		'shipping-first_name shipping_first_name ',
		'shipping-last_name shipping_last_name ',
		'shipping-address_1 shipping_address_1 ',
		'shipping-city shipping_city San Francisco',
		'shipping-postcode shipping_postcode 94105',
		'shipping-phone shipping_phone 415 555 0100',
	] );
	expect( texts( page, 'select option' ) ).toEqual( [
		'United States (US)',
		'California',
	] );
} );

describe( 'selects the payment method that the block will select', () => {
	const card = (
		tokenId: number,
		isDefault: boolean,
		gateway = 'card'
	) => ( {
		tokenId,
		method: { gateway, brand: 'Visa', last4: '4242' },
		expires: '12/30',
		is_default: isDefault,
	} );
	const selected = async ( changes: object, showSavedCards = true ) => {
		const page = await render( 'checkout', {
			changes: {
				...METHODS,
				paymentMethodData: {
					...METHODS.paymentMethodData,
					card: { title: 'Card', showSavedCards },
				},
				checkoutData: { payment_method: '' },
				...changes,
			},
		} );
		const radios = [
			...page.querySelectorAll< HTMLInputElement >(
				'.wc-block-checkout__payment-method [type="radio"]'
			),
		];
		return [
			radios.map( ( { value } ) => value ).join( ' ' ),
			radios.find( ( { checked } ) => checked )?.value,
		];
	};
	const customerPaymentMethods = {
		cc: [ card( 7, false ), card( 8, true ), card( 9, true, 'gone' ) ],
	};

	it( 'without saved cards, the first one', async () => {
		expect( await selected( {} ) ).toEqual( [ 'bacs cod card', 'bacs' ] );
	} );

	it( "the order's", async () => {
		expect(
			await selected( { checkoutData: { payment_method: 'cod' } } )
		).toEqual( [ 'bacs cod card', 'cod' ] );
	} );

	it( 'the default card of an offered gateway', async () => {
		expect( await selected( { customerPaymentMethods } ) ).toEqual( [
			'7 8 bacs cod card',
			'8',
		] );
	} );

	it( "the order's gateway, with its card", async () => {
		expect(
			await selected( {
				customerPaymentMethods,
				checkoutData: { payment_method: 'card' },
			} )
		).toEqual( [ '7 8 bacs cod card', '8' ] );
		expect(
			await selected( {
				customerPaymentMethods,
				checkoutData: { payment_method: 'cod' },
			} )
		).toEqual( [ '7 8 bacs cod card', 'cod' ] );
	} );

	it( 'no card of a gateway that shows none', async () => {
		expect( await selected( { customerPaymentMethods }, false ) ).toEqual( [
			'bacs cod card',
			'bacs',
		] );
	} );
} );

it( 'hides the form behind the card of a known address', async () => {
	const isReachable = async ( shippingAddress: object ) =>
		(
			await render( 'checkout', {
				cart: { ...CART, shipping_address: shippingAddress },
			} )
		)
			.querySelector( '#shipping-city' )
			?.closest( '[inert]' ) === null;
	expect( await isReachable( ADA ) ).toBe( false );
	expect( await isReachable( NOBODY ) ).toBe( true );
} );

it( 'loads the pictures of the first lines at once', async () => {
	const image = {
		id: 1,
		src: 'http://shop.test/mug.png',
		thumbnail: '',
		srcset: '',
		sizes: '',
		name: '',
		alt: 'Mug',
	};
	const items = [ 1, 2, 3, 4, 5 ].map( ( key ) =>
		cartItem( { key: String( key ), images: [ image ] } )
	);
	const lazy = async ( name: 'cart' | 'checkout' ) =>
		[
			...(
				await render( name, {
					cart: { ...CART, items },
				} )
			).querySelectorAll( 'tbody img, .sf-first-paint__wide img' ),
		].map( ( picture ) => picture.getAttribute( 'loading' ) );
	expect( await lazy( 'cart' ) ).toEqual( [
		null,
		null,
		null,
		null,
		'lazy',
	] );
	expect( new Set( await lazy( 'checkout' ) ) ).toEqual(
		new Set( [ 'lazy' ] )
	);
} );

it( 'escapes texts of shoppers and merchants', async () => {
	const evil = `"'><script>alert(1)</script><b onclick="x()" class="wc-block-components-checkbox">`;
	const page = await render( 'checkout', {
		cart: {
			...CART,
			items: [ cartItem( { name: evil, short_description: evil } ) ],
			coupons: [],
			shipping_address: { ...NOBODY, city: evil },
		},
		innerBlocks: {
			'checkout-payment-block': { title: evil, description: evil },
		},
	} );
	expect( page.querySelector( 'script, b, [onclick]' ) ).toBeNull();
	expect(
		page.querySelector< HTMLInputElement >( '#shipping-city' )?.value
	).toBe( evil );
	expect( texts( page, '.wc-block-checkout__payment-method h2' ) ).toEqual( [
		evil,
	] );
} );

it( 'isolates the carts, settings and languages of requests', async () => {
	const titles =
		'.wc-block-cart__totals-title, tbody .wc-block-components-product-name';
	const translations = { woocommerce: { 'Cart totals': [ 'Summe' ] } };
	const cap = { ...CART, items: [ cartItem( { name: 'Cap' } ) ] };
	const [ german, english, other ] = await Promise.all( [
		render( 'cart', { translations } ),
		render( 'cart' ),
		render( 'cart', { cart: cap, translations } ),
	] );
	expect( texts( german, titles ) ).toEqual( [ 'Stone Mug', 'Summe' ] );
	expect( texts( english, titles ) ).toEqual( [
		'Stone Mug',
		'Cart totals',
	] );
	expect( texts( other, titles ) ).toEqual( [ 'Cap', 'Summe' ] );
} );

it( 'rejects anything but a cart', async () => {
	await expect( render( 'cart', { cart: { code: 'x' } } ) ).rejects.toThrow(
		'data.cart'
	);
	// The failed rendering leaves no translations behind.
	expect(
		texts( await render( 'cart' ), '.wc-block-cart__totals-title' )
	).toEqual( [ 'Cart totals' ] );
} );
