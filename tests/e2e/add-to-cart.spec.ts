import type { Page } from '@playwright/test';
import { expectAnnounced } from './support/expect-announced';
import { cartBadge } from './support/cart-badge';
import {
	CAP,
	LAMP,
	MUG,
	VOUCHER,
	type SampleProduct,
} from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

const ADDED = `“${ MUG.name }” has been added to your cart.`;

test( 'adds a product from the listing without leaving the page @quick', async ( {
	page,
	shop,
	wire,
} ) => {
	await page.goto( '/shop/' );
	const add = page.getByRole( 'button', { name: /Add to cart.*Stone Mug/ } );
	const release = await wire.hold();

	await add.click();
	await expect( add ).toBeDisabled();
	// A second click must not add the product again.
	await add.click( { force: true } );
	release();

	await expect( add ).toBeEnabled();
	await expectAnnounced(
		page,
		`“${ MUG.name }” has been added to your cart.`
	);
	await expect( cartBadge( page, 1 ) ).toBeVisible();
	await expect( page ).toHaveURL( /\/shop\/$/ );
	expect( wire.writes() ).toEqual( [
		{
			route: 'cart/add-item',
			body: { id: MUG.id, quantity: 1, variation: [] },
		},
	] );
	expect( ( await shop.cart() ).items_count ).toBe( 1 );
} );

const addButton = ( page: Page, { name }: SampleProduct ) =>
	page.getByRole( 'button', {
		name: new RegExp( `Add to cart.*${ name }` ),
	} );

/** The library's scripts that the page requests from now on, except the badge's and the behaviors'. */
const watchBlockScripts = ( page: Page ) => {
	const names: string[] = [];
	page.on( 'request', ( request ) => {
		const name = /\/standalone\/(.*\.js)$/.exec( request.url() )?.[ 1 ];
		if ( name && name !== 'mini-cart.js' ) {
			names.push( name );
		}
	} );
	return names;
};

test( 'sends products of a list one after the other, without loading the blocks', async ( {
	page,
	shop,
	wire,
} ) => {
	const scripts = watchBlockScripts( page );
	await page.goto( '/shop/' );
	const release = await wire.hold();
	await addButton( page, MUG ).click();
	await addButton( page, CAP ).click();
	await expect.poll( () => wire.requests() ).toHaveLength( 1 );
	await expect( addButton( page, CAP ) ).toBeDisabled();
	release();

	await expect( cartBadge( page, 2 ) ).toBeVisible();
	expect( wire.requests() ).toEqual( [ 'POST batch', 'POST batch' ] );
	expect( scripts ).toEqual( [] );
	expect( ( await shop.cart() ).items_count ).toBe( 2 );

	// The block starts from the cart that these additions stored.
	await cartBadge( page, 2 ).click();
	const dialog = page.getByRole( 'dialog' );
	await expect( dialog.getByText( MUG.name ).first() ).toBeVisible();
	await expect( dialog.getByText( CAP.name ).first() ).toBeVisible();
	expect( scripts ).toContain( 'frontend.js' );
} );

test( 'leaves a product to the cart store once the page has it', async ( {
	page,
	shop,
	wire,
} ) => {
	await page.goto( '/shop/' );
	await cartBadge( page, 0 ).click();
	await expect(
		page.getByRole( 'dialog' ).getByText( /Your cart is.*empty/ )
	).toBeVisible();
	await page.keyboard.press( 'Escape' );
	// Other scripts see nothing of the store but the block.
	await page.evaluate( async () => {
		const block = await Reflect.get( window, 'shopfrontMiniCart' );
		const { addItem } = block;
		block.addItem = ( ...product: unknown[] ) => {
			document.title = `Store: ${ JSON.stringify( product ) }`;
			return addItem( ...product );
		};
	} );
	await addButton( page, MUG ).click();
	await expect( cartBadge( page, 1 ) ).toBeVisible();
	await expectAnnounced( page, ADDED );
	await expect( page ).toHaveTitle( `Store: [${ MUG.id },1,[]]` );
	expect( wire.writes() ).toHaveLength( 1 );
	expect( ( await shop.cart() ).items_count ).toBe( 1 );
} );

test( 'shows a product of a list in the cart of another tab', async ( {
	page,
	cartPage,
} ) => {
	await cartPage.open();
	const list = await page.context().newPage();
	await list.goto( '/shop/' );
	await addButton( list, CAP ).click();
	await expect( cartPage.quantity( CAP.name ) ).toHaveValue( '1' );
} );

test( 'adds the chosen quantity on a product page', async ( {
	page,
	shop,
} ) => {
	await page.goto( CAP.path );
	await page.getByLabel( `Quantity: ${ CAP.name }` ).fill( '3' );
	await page.keyboard.press( 'Enter' );
	await expectAnnounced(
		page,
		`“${ CAP.name }” has been added to your cart.`
	);
	await expect( cartBadge( page, 3 ) ).toBeVisible();
	expect( ( await shop.cart() ).items_count ).toBe( 3 );
} );

test(
	'the header fits the window with text at 200 percent',
	{ tag: '@all' },
	async ( { page } ) => {
		await page.setViewportSize( { width: 320, height: 640 } );
		await page.goto( '/shop/' );
		await page.evaluate( () => {
			document.documentElement.style.fontSize = '200%';
		} );
		const logo = await page.locator( '.site-logo span' ).boundingBox();
		expect( logo?.x ).toBeGreaterThanOrEqual( 0 );
		expect( ( logo?.x ?? 0 ) + ( logo?.width ?? 0 ) ).toBeLessThanOrEqual(
			320
		);
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 320 );
	}
);

test.describe( 'failed requests', () => {
	test.use( { allowedConsoleErrors: LOST_REQUESTS } );

	test( 'a refusal shows beside the button and is announced', async ( {
		page,
		shop,
	} ) => {
		await shop.add( [ LAMP.id, 1 ] );
		await page.goto( LAMP.path );
		await page
			.getByRole( 'article' )
			.getByRole( 'button', { name: 'Add to cart' } )
			.click();

		const refusal = 'The quantity of "Reading Lamp" cannot be changed';
		await expect(
			page.getByRole( 'article' ).locator( 'form' ).getByText( refusal )
		).toBeVisible();
		await expectAnnounced( page, refusal );
		await expect( cartBadge( page, 1 ) ).toBeVisible();
	} );

	// After a lost response, we read the cart to know the outcome.
	for ( const [ kind, inCart, text ] of [
		[
			'drop-before',
			0,
			'The server could not be reached. Please check your internet connection.',
		],
		[ 'drop-after', 1, ADDED ],
		[ 'html', 0, 'Look in your cart before you try again.' ],
		[ 'cut', 1, ADDED ],
	] as const ) {
		// The one that we might send twice.
		const tag = kind === 'drop-after' ? [] : [ '@all' ];
		test(
			`a lost response (${ kind }) has the right outcome, and no request is sent twice`,
			{ tag },
			async ( { page, shop, wire } ) => {
				await shop.injectFault( { match: 'cart/add-item', kind } );
				await page.goto( MUG.path );
				await page
					.getByRole( 'article' )
					.getByRole( 'button', { name: 'Add to cart' } )
					.first()
					.click();

				await expectAnnounced( page, text );
				expect( wire.writes() ).toHaveLength( 1 );
				expect( ( await shop.cart() ).items_count ).toBe( inCart );
				await expect( cartBadge( page, inCart ) ).toBeVisible();
			}
		);
	}

	test( "a server error shows the server's message", async ( {
		page,
		shop,
	} ) => {
		await shop.injectFault( { match: 'cart/add-item', kind: 'error-500' } );
		await page.goto( MUG.path );
		await page
			.getByRole( 'article' )
			.getByRole( 'button', { name: 'Add to cart' } )
			.click();
		await expectAnnounced(
			page,
			'There has been a critical error on this website.'
		);
		expect( ( await shop.cart() ).items_count ).toBe( 0 );
	} );
} );

test( 'adds suggested products from the empty cart to the cart block', async ( {
	page,
	cartPage,
} ) => {
	await cartPage.open();
	await expect( cartPage.emptyHeading ).toBeVisible();
	await page
		.getByRole( 'button', { name: /Add to cart.*Untaxed Voucher/ } )
		.click();
	await expect( cartPage.quantity( VOUCHER.name ) ).toHaveValue( '1' );
	await expect( cartBadge( page, 1 ) ).toBeVisible();
} );
