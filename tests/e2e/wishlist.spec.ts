import { gzipSync } from 'node:zlib';
import { expectAccessible } from './support/expect-accessible';
import { expectNoOverflow } from './support/expect-no-overflow';
import { MUG, SHIRT, SOCKS } from './support/products';
import { expect, test } from './support/shop-test';

const AJAX = /admin-ajax\.php/;

test( 'a heart changes on click, and a cached page requests all hearts at once', async ( {
	page,
	shop,
} ) => {
	await shop.setOptions( { cachedPages: true } );
	const requests: string[] = [];
	const sizes: Array< Promise< number > > = [];
	page.on( 'response', ( response ) => {
		if ( response.url().includes( '/wishlist.' ) ) {
			sizes.push(
				response.body().then( ( body ) => gzipSync( body ).length )
			);
		}
	} );
	page.on( 'request', ( request ) => {
		if ( AJAX.test( request.url() ) ) {
			requests.push( request.method() );
		}
	} );
	await page.goto( '/shop/' );
	const heart = page.getByRole( 'link', {
		name: new RegExp( `^Add to wishlist.*${ MUG.name }$` ),
	} );
	await heart.hover();
	expect( requests ).toEqual( [] );
	await expect.poll( () => sizes.length ).toBeGreaterThan( 0 );
	const [ size, ...others ] = await Promise.all( sizes );
	expect( size ).toBeLessThanOrEqual( 3328 );
	expect( others ).toEqual( [] );
	// In the same task, without waiting for the server.
	expect(
		await heart.evaluate( ( link ) => {
			( link as HTMLElement ).click();
			return link
				.closest( '.yith-wcwl-add-to-wishlist' )
				?.matches( '.exists' );
		} )
	).toBe( true );
	await expect(
		page.getByRole( 'link', { name: 'Wishlist, one product' } )
	).toBeVisible();
	await expect( page.locator( '.loading' ) ).toHaveCount( 0 );

	requests.length = 0;
	await page.reload();
	await expect( page.locator( '.card .exists' ) ).toHaveCount( 1 );
	expect( requests ).toEqual( [] );
	await page.evaluate( () => localStorage.clear() );
	await page.reload();
	await expect( page.locator( '.card .exists' ) ).toHaveCount( 1 );
	expect( requests ).toEqual( [ 'GET' ] );
} );

test( 'a list is usable with the keyboard in a narrow mirrored window', async ( {
	page,
	shop,
} ) => {
	await shop.setOptions( { locale: 'ar' } );
	await page.setViewportSize( { width: 320, height: 640 } );
	await page.goto( '/shop/' );
	for ( const { name } of [ MUG, SOCKS ] ) {
		await page
			.getByRole( 'link', {
				name: new RegExp( `^Add to wishlist.*${ name }$` ),
			} )
			.press( 'Enter' );
		await expect(
			page.getByRole( 'link', {
				name: new RegExp( `^Remove from list.*${ name }$` ),
			} )
		).toBeVisible();
	}
	await expect( page.locator( '.loading' ) ).toHaveCount( 0 );
	await page.goto( '/wishlist/' );
	await expect( page.locator( 'ul.wishlist_table.mobile' ) ).toBeVisible();
	await expectNoOverflow( page );
	await expectAccessible( page, 'main' );

	const names = page.locator( '.product-name a' );
	await expect( names ).toHaveText( [ SOCKS.name, MUG.name ] );
	await page
		.getByRole( 'button', { name: `Move “${ SOCKS.name }” down` } )
		.press( 'Enter' );
	await expect( names ).toHaveText( [ MUG.name, SOCKS.name ] );
	await page.getByRole( 'button', { name: 'Edit title' } ).press( 'Enter' );
	const title = page.getByLabel( 'Name of the list' );
	await expect( title ).toBeFocused();
	await title.fill( 'Birthday' );
	await title.press( 'Enter' );
	await expect(
		page.getByRole( 'heading', { name: 'Birthday' } )
	).toBeVisible();

	const move = page.locator( '.move-to-another-wishlist-button' ).first();
	await move.press( 'Enter' );
	const dialog = page.getByRole( 'dialog', { name: 'Move to another list' } );
	await expect( dialog.getByLabel( 'Name of the list' ) ).toBeVisible();
	await expectAccessible( page, 'dialog' );
	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toHaveCount( 0 );
	await expect( move ).toBeFocused();

	// Dragging does the same as the buttons; both rows have to be in the window.
	await page.setViewportSize( { width: 320, height: 1600 } );
	await page.evaluate( () => scrollTo( 0, 0 ) );
	const grip = page.locator( '.sf-grip' ).last();
	const [ from, to ] = [
		await grip.boundingBox(),
		await names.first().boundingBox(),
	];
	await page.mouse.move( ( from?.x ?? 0 ) + 10, ( from?.y ?? 0 ) + 10 );
	await page.mouse.down();
	await page.mouse.move( ( to?.x ?? 0 ) + 5, to?.y ?? 0, { steps: 5 } );
	await page.mouse.up();
	await expect( names ).toHaveText( [ SOCKS.name, MUG.name ] );

	await page
		.getByRole( 'link', {
			name: `Remove “${ SOCKS.name }” from this list`,
		} )
		.press( 'Enter' );
	await expect( names ).toHaveText( [ MUG.name ] );
	await page.getByRole( 'button', { name: 'Undo' } ).press( 'Enter' );
	await expect( names ).toHaveText( [ SOCKS.name, MUG.name ] );
} );

test( 'the heart of a cart line follows the list, and stays when the line changes', async ( {
	page,
	shop,
	cartPage,
} ) => {
	await shop.setOptions( { wishlistInCart: true } );
	await shop.add( [ MUG.id, 1 ], [ SOCKS.id, 1 ] );
	await cartPage.open();
	const heart = cartPage
		.line( MUG.name )
		.getByRole( 'group', { name: MUG.name } )
		.locator( 'a' );
	await expect( heart ).toHaveText( 'Add to wishlist' );
	await heart.press( 'Enter' );
	await expect( heart ).toHaveText( 'Remove from list' );
	await expect( page.locator( '.loading' ) ).toHaveCount( 0 );
	await expect( page.locator( '#yith-wcwl-message' ) ).toBeVisible();
	await cartPage.plus( MUG.name ).click();
	await expect( cartPage.quantity( MUG.name ) ).toHaveValue( '2' );
	await expect( heart ).toHaveText( 'Remove from list' );
	await expectAccessible( page, '.wc-block-cart-items' );
	await page.reload();
	await expect( heart ).toHaveText( 'Remove from list' );
	await expect(
		cartPage
			.line( SOCKS.name )
			.getByRole( 'group', { name: SOCKS.name } )
			.locator( 'a' )
	).toHaveText( 'Add to wishlist' );
} );

test(
	"a variable product's button shows the chosen variation's state",
	{ tag: '@all' },
	async ( { page } ) => {
		await page.goto( SHIRT.path );
		const block = page
			.locator( '.product .yith-wcwl-add-to-wishlist' )
			.first();
		const selects = page.locator( '.variations select' );
		const choose = async ( index: number ) => {
			for ( const select of await selects.all() ) {
				// Radio buttons stand for it.
				await select.selectOption( { index }, { force: true } );
			}
		};
		const product = await block.getAttribute( 'data-fragment-ref' );
		await choose( 1 );
		await expect( block ).not.toHaveAttribute(
			'data-fragment-ref',
			product ?? ''
		);
		const chosen = await block.getAttribute( 'data-fragment-ref' );
		await block.locator( 'a' ).first().press( 'Enter' );
		await expect( block ).toHaveClass( /\bexists\b/ );
		await expect( page.locator( '.loading' ) ).toHaveCount( 0 );
		await choose( 2 );
		await expect( block ).not.toHaveAttribute(
			'data-fragment-ref',
			chosen ?? ''
		);
		await expect( block ).not.toHaveClass( /\bexists\b/ );
		await choose( 1 );
		await expect( block ).toHaveAttribute(
			'data-fragment-ref',
			chosen ?? ''
		);
		await expect( block ).toHaveClass( /\bexists\b/ );
		await page.locator( '.reset_variations' ).click();
		await expect( block ).toHaveAttribute(
			'data-fragment-ref',
			product ?? ''
		);
		await expect( block ).not.toHaveClass( /\bexists\b/ );
	}
);

test( 'the page behind a dialog stands still, and the focus returns in view', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1280, height: 500 } );
	await page.goto( MUG.path );
	const opener = page
		.getByRole( 'link', { name: 'Add to another list' } )
		.first();
	await opener.press( 'Enter' );
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	const before = await page.evaluate( () => scrollY );
	await page.keyboard.press( 'PageDown' );
	await page.mouse.move( 5, 5 );
	await page.mouse.wheel( 0, 600 );
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	await expect( opener ).toBeFocused();
	await expect( opener ).toBeInViewport();
	expect( await page.evaluate( () => scrollY ) ).toBe( before );
} );
