/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShopOptions } from '../../options';
import { createTestBrowser, type TestBrowser } from '../test-browser';

let browser: TestBrowser;
let buildFolder: string;
beforeEach( () => {
	buildFolder = mkdtempSync( join( tmpdir(), 'shopfront-build-' ) );
	browser = createTestBrowser( buildFolder );
} );
afterEach( () => {
	browser.shop.close();
	rmSync( buildFolder, { recursive: true } );
} );

const options = ( changes: Partial< ShopOptions > ) =>
	browser.post( '/demo/options', changes );

const add = ( quantity: number ) =>
	browser.send( '/cart/add', {
		'add-to-cart': '26',
		quantity: String( quantity ),
		back: '/shop/',
	} );

const writeBuild = () =>
	writeFileSync(
		join( buildFolder, 'manifest.json' ),
		JSON.stringify( {
			frontend: {
				js: [ 'frontend.js' ],
				css: [],
				translations: { de_DE: 'texts.de_DE.js' },
				lazy: {
					'mini-cart': {
						js: [ 'shared.js', 'drawer.js' ],
						css: [ 'drawer.css' ],
					},
				},
			},
			'mini-cart': { js: [ 'mini-cart.js' ], css: [] },
		} )
	);

const open = async ( path = '/shop/' ) => {
	const { document } = await browser.open( path );
	const find = ( selector: string ) =>
		document.querySelector< HTMLElement >( selector );
	return {
		document,
		find,
		block: find( '[data-block-name="woocommerce/mini-cart"]' ),
		button: find( '.wc-block-mini-cart__button' ),
		badge: find( '.wc-block-mini-cart__badge' ),
	};
};

const dataOf = ( { find }: Awaited< ReturnType< typeof open > > ) =>
	JSON.parse( find( '.sf-mini-cart-data' )?.textContent ?? 'null' );

test( 'has the markup of the platform for an empty and a filled cart', async () => {
	const empty = await open();
	expect( empty.block?.className ).toBe(
		'wc-block-mini-cart wp-block-woocommerce-mini-cart'
	);
	expect( Object.keys( { ...empty.block?.dataset } ) ).toEqual( [
		'blockName',
	] );
	expect( empty.button?.getAttribute( 'aria-label' ) ).toBe(
		'Number of items in the cart: 0'
	);
	expect( empty.badge?.hidden ).toBe( true );
	expect( empty.find( '.wc-block-mini-cart__amount' ) ).toBeNull();
	await add( 2 );
	const filled = await open();
	expect( filled.button?.getAttribute( 'aria-label' ) ).toBe(
		'Number of items in the cart: 2'
	);
	expect( filled.badge?.textContent ).toBe( '2' );
	expect( filled.badge?.hidden ).toBe( false );
	expect(
		filled.find(
			'.wc-block-mini-cart__button > .wc-block-mini-cart__quantity-badge > svg.wc-block-mini-cart__icon'
		)
	).not.toBeNull();
} );

test( 'leads to the cart without JavaScript, or to the checkout if the merchant wants', async () => {
	const target = async () =>
		( await open() ).button?.closest( 'form' )?.getAttribute( 'action' );
	expect( await target() ).toBe( '/cart/' );
	await options( { miniCartClick: 'navigate_to_checkout' } );
	expect( await target() ).toBe( '/checkout/' );
} );

test( 'prints changed attributes as data of the block', async () => {
	await options( {
		miniCartIcon: 'bag-alt',
		miniCartAfterAdding: 'open_drawer',
		miniCartClick: 'navigate_to_checkout',
		miniCartPrice: true,
		miniCartOnCart: 'removed',
		miniCartCount: 'always',
		miniCartPriceColor: '#a63d1f',
		miniCartIconColor: '#1d4f91',
		miniCartCountColor: '#ffd166',
	} );
	const { block, find, badge } = await open();
	expect( { ...block?.dataset } ).toEqual( {
		blockName: 'woocommerce/mini-cart',
		miniCartIcon: 'bag-alt',
		addToCartBehaviour: 'open_drawer',
		onCartClickBehaviour: 'navigate_to_checkout',
		hasHiddenPrice: 'false',
		cartAndCheckoutRenderStyle: 'removed',
		productCountVisibility: 'always',
		priceColor: '{"color":"#a63d1f"}',
		iconColor: '{"color":"#1d4f91"}',
		productCountColor: '{"color":"#ffd166"}',
	} );
	expect( find( '.wc-block-mini-cart__amount' )?.style.color ).toBe(
		'rgb(166, 61, 31)'
	);
	expect( find( '.wc-block-mini-cart__icon' )?.style.color ).toBe(
		'rgb(29, 79, 145)'
	);
	expect( badge?.style.background ).toBe( 'rgb(255, 209, 102)' );
	expect( badge?.style.color ).toBe( 'rgb(0, 0, 0)' );
} );

test.each( [
	[ 'greater_than_zero', true, false ],
	[ 'always', false, false ],
	[ 'never', undefined, undefined ],
] as const )(
	'with the count %s, hides it for an empty cart: %s, for a filled one: %s',
	async ( miniCartCount, isHiddenEmpty, isHiddenFilled ) => {
		await options( { miniCartCount } );
		expect( ( await open() ).badge?.hidden ).toBe( isHiddenEmpty );
		await add( 1 );
		const { badge, button } = await open();
		expect( badge?.hidden ).toBe( isHiddenFilled );
		expect( button?.getAttribute( 'aria-label' ) ).toContain( ': 1' );
	}
);

test( 'draws three different icons', async () => {
	const drawings = new Set< string >();
	for ( const miniCartIcon of [ 'cart', 'bag', 'bag-alt' ] as const ) {
		await options( { miniCartIcon } );
		drawings.add(
			( await open() ).find( '.wc-block-mini-cart__icon' )?.innerHTML ??
				''
		);
	}
	expect( drawings.size ).toBe( 3 );
	expect( drawings ).not.toContain( '' );
} );

test.each( [
	[ 'excl', false, '$36.00', '' ],
	[ 'incl', false, '$39.06', '(incl. tax)' ],
	[ 'excl', true, '$33.18', '(ex. tax)' ],
	[ 'incl', true, '$36.00', '' ],
] as const )(
	'shows the amount with tax %s, entered with tax: %s',
	async ( taxDisplayCart, pricesIncludeTax, amount, label ) => {
		await options( {
			miniCartPrice: true,
			taxDisplayCart,
			pricesIncludeTax,
		} );
		await add( 2 );
		const { button, find } = await open();
		expect( find( '.wc-block-mini-cart__amount' )?.textContent ).toBe(
			amount
		);
		expect(
			find( '.wc-block-mini-cart__tax-label' )?.textContent ?? ''
		).toBe( label );
		expect( button?.getAttribute( 'aria-label' ) ).toBe(
			`Number of items in the cart: 2. Total price of ${ amount }`
		);
	}
);

test( 'is on cart and checkout pages unless the merchant removes it there', async () => {
	for ( const path of [ '/cart/', '/checkout/' ] ) {
		expect( ( await open( path ) ).block ).not.toBeNull();
	}
	await options( { miniCartOnCart: 'removed' } );
	for ( const path of [ '/cart/', '/checkout/' ] ) {
		expect( ( await open( path ) ).block ).toBeNull();
	}
	expect( ( await open( '/shop/' ) ).block ).not.toBeNull();
} );

const tree = ( element: Element | DocumentFragment ): unknown[] =>
	[ ...element.children ].flatMap( ( child ) => {
		const name = child.getAttribute( 'data-block-name' );
		return name
			? [ [ name.replace( 'woocommerce/', '' ), ...tree( child ) ] ]
			: tree( child );
	} );

const template = async (): Promise< DocumentFragment > => {
	const { document } = await open();
	const element = document.querySelector< HTMLTemplateElement >(
		'template.wc-block-mini-cart__template'
	);
	if ( ! element ) {
		throw new Error( 'The page has no template of the drawer.' );
	}
	return element.content;
};

test( 'has every inner block of the drawer in a template', async () => {
	expect( tree( await template() ) ).toEqual( [
		[
			'mini-cart-contents',
			[
				'filled-mini-cart-contents-block',
				[
					'mini-cart-title-block',
					[ 'mini-cart-title-label-block' ],
					[ 'mini-cart-title-items-counter-block' ],
				],
				[
					'mini-cart-items-block',
					[ 'mini-cart-products-table-block' ],
				],
				[
					'mini-cart-footer-block',
					[ 'mini-cart-cart-button-block' ],
					[ 'mini-cart-checkout-button-block' ],
				],
			],
			[
				'empty-mini-cart-contents-block',
				[ 'mini-cart-shopping-button-block' ],
			],
		],
	] );
} );

test( "prints width and labels of the merchant's drawer", async () => {
	await options( { miniCartWidth: '640px', miniCartLabels: true } );
	const content = await template();
	const data = ( name: string ) => ( {
		...content.querySelector< HTMLElement >(
			`[data-block-name="woocommerce/${ name }"]`
		)?.dataset,
	} );
	expect( data( 'mini-cart-contents' ).width ).toBe( '640px' );
	expect( data( 'mini-cart-title-label-block' ).label ).toBe( 'Your basket' );
	expect( data( 'mini-cart-cart-button-block' ).cartButtonLabel ).toBe(
		'Open my basket'
	);
	expect(
		data( 'mini-cart-checkout-button-block' ).checkoutButtonLabel
	).toBe( 'Pay now' );
	expect(
		data( 'mini-cart-shopping-button-block' ).startShoppingButtonLabel
	).toBe( 'Look around' );
} );

test( 'loads nothing until the script of the badge is built', async () => {
	const page = await open();
	expect( page.find( '.sf-mini-cart-data' ) ).toBeNull();
	expect( page.find( 'script[src*="mini-cart"]' ) ).toBeNull();
} );

test( 'prints data and script of the badge, and the files of the drawer in loading order', async () => {
	writeBuild();
	const page = await open();
	expect(
		page.find( 'script[src="/build/standalone/mini-cart.js"][defer]' )
	).not.toBeNull();
	expect( dataOf( page ) ).toMatchObject( {
		apiUrl: '/wp-json/wc/store/v1/cart',
		cartUrl: '/cart/',
		checkoutUrl: '/checkout/',
		label: 'Number of items in the cart: %1$d',
		pricesIncludeTax: false,
		styles: [ '/build/standalone/drawer.css' ],
		scripts: [
			{ src: '/build/standalone/shared.js' },
			{ src: '/build/standalone/drawer.js' },
			{ src: '/build/standalone/frontend.js' },
		],
		settings: { currency: { code: 'USD' }, displayItemizedTaxes: true },
		cartHash: '',
		nonce: expect.stringMatching( /^[0-9a-f]{10}$/ ),
	} );
} );

test( "loads the texts of the page's language before the drawer", async () => {
	writeBuild();
	await options( { locale: 'de_DE' } );
	expect( dataOf( await open() ).scripts[ 0 ] ).toEqual( {
		src: '/build/standalone/texts.de_DE.js',
	} );
} );

test( 'keeps the settings of the drawer small', async () => {
	writeBuild();
	const { settings } = dataOf( await open() );
	expect( JSON.stringify( settings ).length ).toBeLessThan( 4000 );
} );
