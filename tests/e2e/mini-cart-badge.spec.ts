import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible';
import { MUG } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

const badge = ( page: Page ) => page.locator( '.wc-block-mini-cart__button' );
const addMug = ( page: Page ) =>
	page.getByRole( 'button', { name: /Add to cart.*Stone Mug/ } ).click();

/** Any cache may store this page, so it has no numbers. */
const stored = { cachedPages: true };

test( 'the badge of a stored page shows the number without a request once it is known', async ( {
	page,
	shop,
	wire,
} ) => {
	await shop.setOptions( stored );
	await shop.add( [ MUG.id, 2 ] );
	await page.goto( '/shop/' );
	await expect( badge( page ) ).toHaveAccessibleName(
		'Number of items in the cart: 2'
	);
	await expectAccessible( page, '.wc-block-mini-cart' );
	const requests: string[] = [];
	page.on( 'request', ( request ) => requests.push( request.url() ) );
	await page.reload( { waitUntil: 'networkidle' } );
	await expect( badge( page ) ).toHaveAccessibleName(
		'Number of items in the cart: 2'
	);
	expect( requests.filter( ( url ) => url.includes( '/wp-json/' ) ) ).toEqual(
		[]
	);
	expect( wire.writes() ).toEqual( [] );
} );

test( 'a logout removes the address from the storage of the browser', async ( {
	page,
	shop,
} ) => {
	await shop.becomeCustomer();
	await shop.add( [ MUG.id, 1 ] );
	const storedStreet = () =>
		page.evaluate( () =>
			JSON.stringify( { ...localStorage } ).includes( '10 Elm Street' )
		);
	await shop.setOptions( stored );
	await page.goto( '/shop/' );
	await expect( badge( page ) ).toHaveAccessibleName( /: 1$/ );
	expect( await storedStreet() ).toBe( true );
	await page.goto( '/my-account/' );
	await page.getByRole( 'button', { name: 'Log out' } ).click();
	await expect(
		page.getByRole( 'button', { name: 'Log in' } )
	).toBeVisible();
	expect( await storedStreet() ).toBe( false );
} );

test( 'the drawer locks the page without moving it, and returns the focus', async ( {
	page,
	shop,
} ) => {
	await shop.add( [ MUG.id, 1 ] );
	await page.goto( '/shop/' );
	const left = async () =>
		( await page.getByRole( 'main' ).boundingBox() )?.x;
	const before = await left();
	await badge( page ).focus();
	await page.keyboard.press( 'Enter' );
	const dialog = page.getByRole( 'dialog', { name: 'Your cart' } );
	await expect(
		dialog.getByRole( 'button', { name: 'Close' } )
	).toBeFocused();
	await expect( dialog.getByText( MUG.name ).first() ).toBeVisible();
	expect( await left() ).toBe( before );
	expect(
		await page.evaluate(
			() => getComputedStyle( document.documentElement ).overflowY
		)
	).toBe( 'hidden' );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await expect( badge( page ) ).toBeFocused();
	expect( await left() ).toBe( before );
} );

for ( const { width, isModal } of [
	{ width: 849, isModal: true },
	{ width: 850, isModal: false },
] ) {
	test( `after an addition at ${ width } px it opens as a ${ isModal ? 'drawer' : 'dropdown' }`, async ( {
		page,
		shop,
	} ) => {
		await shop.setOptions( { miniCartAfterAdding: 'open_drawer' } );
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( '/shop/' );
		await addMug( page );
		const dialog = page.locator( 'dialog[open]' );
		await expect( dialog.getByText( MUG.name ).first() ).toBeVisible();
		expect(
			await dialog.evaluate( ( element ) => element.matches( ':modal' ) )
		).toBe( isModal );
		await expect( dialog.locator( ':focus' ) ).toHaveCount(
			isModal ? 1 : 0
		);
	} );
}

test(
	'the drawer of a right-to-left page opens from the left',
	{ tag: '@all' },
	async ( { page, shop } ) => {
		await shop.setOptions( { locale: 'ar' } );
		await page.goto( '/shop/' );
		await badge( page ).click();
		await expect
			.poll(
				async () =>
					(
						await page
							.locator( '.wc-block-mini-cart__drawer' )
							.boundingBox()
					)?.x
			)
			.toBe( 0 );
	}
);

test.describe( 'without the cart', () => {
	test.use( { allowedConsoleErrors: LOST_REQUESTS } );

	test( 'the badge shows no number, and the drawer offers another attempt', async ( {
		page,
		shop,
	} ) => {
		await shop.setOptions( stored );
		await shop.add( [ MUG.id, 2 ] );
		await page.route( '**/wc/store/v1/cart*', ( route ) =>
			route.fulfill( { status: 500, body: '<html>' } )
		);
		await page.route( '**/build/**/shared.*.js', ( route ) =>
			route.abort()
		);
		await page.goto( '/shop/' );
		await expect( badge( page ) ).toHaveText( '•' );
		await expect( badge( page ) ).toHaveAccessibleName( 'Cart' );
		await badge( page ).click();
		await expect( page.getByRole( 'alert' ) ).toContainText(
			'We couldn’t load your cart.'
		);
		await expectAccessible( page, 'dialog' );
		await page.unrouteAll();
		await page.getByRole( 'button', { name: 'Try again' } ).click();
		await expect(
			page.getByRole( 'dialog' ).getByText( MUG.name ).first()
		).toBeVisible();
	} );
} );

test( 'a number of any length is one line in the badge', async ( { page } ) => {
	await page.goto( '/shop/' );
	const sizes = await page
		.locator( '.wc-block-mini-cart__badge' )
		.first()
		.evaluate( ( element: HTMLElement ) => {
			element.hidden = false;
			return [ '1', '12', '112', '1000', '10000' ].map( ( count ) => {
				element.textContent = count;
				return [ element.offsetHeight, element.offsetWidth ];
			} );
		} );
	const [ first ] = sizes;
	expect( sizes.map( ( [ height ] ) => height ) ).toEqual(
		sizes.map( () => first?.[ 0 ] )
	);
	expect( sizes.at( -1 )?.[ 1 ] ).toBeGreaterThan( first?.[ 1 ] ?? 0 );
} );
