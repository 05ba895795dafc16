/** @jest-environment node */
import { JSDOM } from 'jsdom';
import {
	createTestBrowser,
	type TestBrowser,
	type Visit,
} from './test-browser';

let browser: TestBrowser;
beforeEach( () => {
	browser = createTestBrowser();
} );
afterEach( () => browser.shop.close() );

/** The table inside `noscript`. */
const table = ( { text }: Visit ) =>
	new JSDOM( /<noscript>(.*?)<\/noscript>/s.exec( text )?.[ 1 ] ).window
		.document;

const errors = ( visit: Visit ) =>
	[ ...table( visit ).querySelectorAll( '.is-error' ) ].map( ( error ) =>
		error.textContent?.trim()
	);

/** Twelve mugs and a coupon that requires as many. Returns the line's key. */
const fillCart = async (): Promise< string > => {
	await browser.post( '/demo/options', { nonceCheck: false } );
	await browser.send( '/cart/add', {
		'add-to-cart': '26',
		quantity: '12',
		back: '/cart/',
	} );
	const { text } = await browser.post(
		'/wp-json/wc/store/v1/cart/apply-coupon',
		{ code: 'min200' }
	);
	return /"key":"([0-9a-f]{32})"/.exec( text )?.[ 1 ] ?? '';
};

test.each( [ '1', '0' ] )(
	'reports once a coupon that is lost with a quantity of %s',
	async ( quantity ) => {
		const key = await fillCart();
		const updated = await browser.send( '/cart/update', {
			[ `quantity[${ key }]` ]: quantity,
		} );
		expect( errors( updated ) ).toEqual( [
			'The "min200" coupon has been removed from your cart: The minimum spend for coupon "min200" is $200.00.',
		] );
		expect( errors( await browser.open( '/cart/' ) ) ).toEqual( [] );
	}
);

test( 'ignores an empty quantity', async () => {
	const key = await fillCart();
	const updated = await browser.send( '/cart/update', {
		[ `quantity[${ key }]` ]: '',
	} );
	expect( table( updated ).querySelectorAll( 'tbody tr' ) ).toHaveLength( 1 );
} );

test( 'updates the cart and removes nothing when Enter is pressed in a quantity', async () => {
	await fillCart();
	const cart = table( await browser.open( '/cart/' ) );
	const form = cart.querySelector( '.cart-table' );
	// Enter submits a form with its first button.
	const [ first ] = [ ...cart.querySelectorAll( 'button' ) ].filter(
		( button ) => button.form === form
	);
	expect( first?.textContent?.trim() ).toBe( 'Update cart' );
	expect(
		cart
			.querySelector(
				'#' +
					cart
						.querySelector( '[name="remove"]' )
						?.getAttribute( 'form' )
			)
			?.getAttribute( 'action' )
	).toBe( '/cart/update' );
} );

test( 'reports a lost coupon even after other pages were shown', async () => {
	const key = await fillCart();
	await browser.post( `/wp-json/wc/store/v1/cart/items/${ key }`, {
		quantity: 1,
	} );
	await browser.open( '/shop/' );
	await browser.open( '/demo/state' );
	expect( errors( await browser.open( '/cart/' ) ) ).toHaveLength( 1 );
} );

const texts = ( visit: Visit, selector: string ) =>
	[ ...table( visit ).querySelectorAll( selector ) ].map( ( element ) =>
		( element.textContent ?? '' ).replace( /\s+/g, ' ' ).trim()
	);

test.each( [
	[
		{},
		[
			'Subtotal $216.00',
			'Discount -$32.40',
			'Handling $3.50',
			'Shipping $10.00',
			'CA State Tax $14.29',
			'SF District Tax $2.34',
			'Total $213.73',
		],
	],
	[
		{ itemizedTaxes: false },
		[
			'Subtotal $216.00',
			'Discount -$32.40',
			'Handling $3.50',
			'Shipping $10.00',
			'Taxes $16.63',
			'Total $213.73',
		],
	],
	[
		{ taxDisplayCart: 'incl' },
		[
			'Subtotal $234.36',
			'Discount -$35.15',
			'Handling $3.79',
			'Shipping $10.73',
			'Total $213.73 Including $14.29 CA State Tax, $2.34 SF District Tax',
		],
	],
	[
		{ taxDisplayCart: 'incl', itemizedTaxes: false },
		[
			'Subtotal $234.36',
			'Discount -$35.15',
			'Handling $3.79',
			'Shipping $10.73',
			'Total $213.73 Including $16.63 in taxes',
		],
	],
	[
		{ taxesEnabled: false },
		[
			'Subtotal $216.00',
			'Discount -$32.40',
			'Handling $3.50',
			'Shipping $10.00',
			'Total $197.10',
		],
	],
] )( 'shows the totals of the block with %j', async ( options, rows ) => {
	await fillCart();
	await browser.post( '/demo/options', {
		handlingFee: true,
		...options,
	} );
	const cart = await browser.open( '/cart/' );
	expect( texts( cart, '.cart-totals > div' ) ).toEqual( rows );
} );

test( 'labels the columns and the line totals', async () => {
	await fillCart();
	await browser.post( '/demo/options', { taxDisplayCart: 'incl' } );
	const cart = await browser.open( '/cart/' );
	expect( texts( cart, 'thead th' ) ).toEqual( [
		'Product',
		'Price',
		'Quantity',
		'Total',
		'Remove',
	] );
	expect( texts( cart, 'tbody td' )[ 2 ] ).toBe( '$234.36' );
} );
