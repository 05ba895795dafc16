import { expectServerCart } from './support/expect-server-cart';
import { CAP, MUG } from './support/products';
import { expect, test } from './support/shop-test';

const CONTAINER = '.wp-block-woocommerce-cart';

test.beforeEach( ( { shop } ) => shop.add( [ MUG.id, 2 ], [ CAP.id, 1 ] ) );

test.describe( 'a page whose block script fails to load', () => {
	test.use( {
		allowedConsoleErrors:
			/Failed to load resource|a container .* failed|was preloaded/,
	} );

	test( 'shows an error and can be reloaded', async ( {
		page,
		cartPage,
	} ) => {
		const failures: string[] = [];
		page.on( 'pageerror', ( error ) => failures.push( error.message ) );
		await page.route( /\/cart\.[^/]*js$/, ( route ) => route.abort() );
		await page.goto( '/cart/' );

		const alert = page.getByRole( 'alert' );
		await expect( alert ).toContainText( 'Oops!' );
		await expect( alert ).toContainText(
			'There was an error loading the content.'
		);
		await expect( page.locator( '.sf-skeleton' ) ).toHaveCount( 0 );
		// The content for pages without JavaScript is still there.
		const source = await page
			.locator( `${ CONTAINER } noscript` )
			.evaluateAll( ( [ first ] ) => first?.textContent ?? '' );
		expect( source ).toContain( 'Update cart' );
		expect( source ).toContain( MUG.name );
		expect( failures ).toEqual( [] );

		await page.unroute( /\/cart\.[^/]*js$/ );
		await alert.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '2' );
	} );
} );

test( 'two containers show one cart', async ( { page, cartPage, wire } ) => {
	await page.route( '**/cart/', async ( route ) => {
		const response = await route.fetch();
		const body = ( await response.text() ).replace(
			'</main>',
			'<div class="wp-block-woocommerce-cart is-loading" data-block-name="woocommerce/cart"></div></main>'
		);
		await route.fulfill( { response, body } );
	} );
	await page.goto( '/cart/' );
	await expect( cartPage.table ).toHaveCount( 2 );
	await cartPage.plus( MUG.name ).last().click();
	const quantities = cartPage.quantity( MUG.name );
	await expect( quantities ).toHaveCount( 2 );
	await expect( quantities.first() ).toHaveValue( '3' );
	await expect( quantities.last() ).toHaveValue( '3' );
	await expect.poll( wire.writes ).toHaveLength( 1 );
} );

test( 'a container that is added after the load is mounted', async ( {
	page,
	shop,
	cartPage,
	wire,
} ) => {
	await cartPage.open();
	await page.evaluate( ( selector ) => {
		document.querySelector( selector )?.remove();
		const later = document.createElement( 'div' );
		later.className = 'wp-block-woocommerce-cart is-loading';
		later.dataset.blockName = 'woocommerce/cart';
		document.querySelector( 'main' )?.append( later );
	}, CONTAINER );
	await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '2' );
	await cartPage.plus( MUG.name ).click();
	await expect.poll( wire.writes ).toHaveLength( 1 );
	await expectServerCart( { page, shop, wire } );
} );
