import type { Page } from '@playwright/test';
import { CAP, MUG } from './support/products';
import { expect, test } from './support/shop-test';

declare global {
	interface Window {
		cartEvents?: string[];
	}
}

/** Compares the store's cart before each request with its response, like Google Analytics for WooCommerce. */
const ANALYTICS = `( () => {
	const events = ( window.cartEvents = [] );
	const countById = ( { items } ) =>
		new Map( items.map( ( { id, quantity } ) => [ id, quantity ] ) );
	const send = window.fetch;
	window.fetch = async ( ...args ) => {
		const before = window.wp.data.select( 'wc/store/cart' )?.getCartData();
		const response = await send( ...args );
		if ( args[ 1 ]?.method !== 'POST' || ! before ) {
			return response;
		}
		const body = await response.clone().json();
		const after = body.responses?.at( -1 ).body ?? body;
		if ( after.items ) {
			const known = countById( before );
			const now = countById( after );
			for ( const id of new Set( [ ...known.keys(), ...now.keys() ] ) ) {
				const step = ( now.get( id ) ?? 0 ) - ( known.get( id ) ?? 0 );
				if ( step > 0 ) {
					events.push( \`add_to_cart \${ id } \${ step }\` );
				} else if ( step < 0 ) {
					events.push( \`remove_from_cart \${ id } \${ -step }\` );
				}
			}
		}
		return response;
	};
} )();`;

/** On every page, as an add-on's server code would. */
const declareAddOn = async ( page: Page, body: string ) => {
	await page.route( '**/test-add-on.js', ( route ) =>
		route.fulfill( { contentType: 'text/javascript', body } )
	);
	await page.route( /\/(cart|terms)\/$/, async ( route ) => {
		const response = await route.fetch();
		const html = await response.text();
		await route.fulfill( {
			response,
			body: html.replace(
				'</head>',
				'<script type="application/json" id="shopfront-add-ons">[ { "src": "/test-add-on.js" } ]</script></head>'
			),
		} );
	} );
};

const expectEvents = ( page: Page, ...events: string[] ) =>
	expect
		.poll( () => page.evaluate( () => window.cartEvents?.splice( 0 ) ) )
		.toEqual( events );

test( 'analytics see the first change of each line on the cart page', async ( {
	page,
	shop,
	cartPage,
} ) => {
	await shop.add( [ MUG.id, 2 ], [ CAP.id, 2 ] );
	await declareAddOn( page, ANALYTICS );
	await cartPage.open();
	await cartPage.plus( MUG.name ).click();
	await expectEvents( page, `add_to_cart ${ MUG.id } 1` );
	await cartPage.minus( CAP.name ).click();
	await expectEvents( page, `remove_from_cart ${ CAP.id } 1` );
	await cartPage.remove( MUG.name ).click();
	await expectEvents( page, `remove_from_cart ${ MUG.id } 3` );
	await cartPage.undo( MUG.name ).click();
	await expectEvents( page, `add_to_cart ${ MUG.id } 3` );
} );

test( 'analytics see the first change of each line in the drawer', async ( {
	page,
	shop,
} ) => {
	await shop.add( [ MUG.id, 2 ], [ CAP.id, 2 ] );
	await declareAddOn( page, ANALYTICS );
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await page.goto( '/terms/' );
	await page.locator( '.wc-block-mini-cart__button' ).click();
	const press = ( name: string ) =>
		page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name, exact: true } )
			.click();
	await press( `Increase quantity of ${ MUG.name }` );
	await expectEvents( page, `add_to_cart ${ MUG.id } 1` );
	await press( `Reduce quantity of ${ CAP.name }` );
	await expectEvents( page, `remove_from_cart ${ CAP.id } 1` );
	await press( `Remove ${ MUG.name } from cart` );
	await expectEvents( page, `remove_from_cart ${ MUG.id } 3` );
	await press( `Undo removal of ${ MUG.name }` );
	await expectEvents( page, `add_to_cart ${ MUG.id } 3` );
} );

test( 'a filter gets the cart of the store while the page shows the new quantity', async ( {
	page,
	shop,
	cartPage,
} ) => {
	await shop.add( [ MUG.id, 2 ] );
	await declareAddOn(
		page,
		`window.wc.blocksCheckout.registerCheckoutFilters( 'test', {
			itemName: ( name, extensions, { cart, cartItem } ) =>
				name + ' (' + cartItem.quantity + ', ' + cart.cartItemsCount + ')',
		} );`
	);
	await cartPage.open();
	const row = cartPage.table.getByRole( 'row' ).nth( 1 );
	await expect( row ).toContainText( `${ MUG.name } (2, 2)` );
	await shop.injectFault( {
		match: 'cart/update-item',
		kind: 'delay',
		ms: 2000,
	} );
	await row.getByRole( 'button', { name: /^Increase/ } ).click();
	await expect( row.getByRole( 'spinbutton' ) ).toHaveValue( '3' );
	await expect( row ).toContainText( `${ MUG.name } (2, 2)` );
	await expect( row ).toContainText( `${ MUG.name } (3, 3)` );
} );
