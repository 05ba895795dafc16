import type { Page } from '@playwright/test';
import { IS_OF_BLOCKS } from '../support/addresses';
import { expect, setSwitches, test } from '../support/wordpress-test';

/** The block and little else: a page of the double, or a WordPress page with the block by a switch. */
const PAGE =
	process.env.WORDPRESS_KIND === 'double' ? '/mini-open/' : '/sample-page/';

test.beforeEach( async ( { context, baseURL, site } ) => {
	if ( site.kind === 'given' && site.hasSwitches ) {
		await setSwitches( context, baseURL ?? '', 'badge' );
	}
} );

/** On a given site, this query selects a theme with the block in its header; the double has a switch. */
const HEADER_QUERY = '?tt5=1';

const badgeOf = ( page: Page ) => {
	const container = page.locator( '.wc-block-mini-cart' ).first();
	return {
		button: container.locator( '.wc-block-mini-cart__button' ),
		count: container.locator( '.wc-block-mini-cart__badge' ),
	};
};

/** Skips the test if the given site has no page with the block. */
const openWithBadge = async ( page: Page, address: string ) => {
	const response = await page.goto( address, { waitUntil: 'networkidle' } );
	const isFound =
		response?.ok() && ( await badgeOf( page ).button.count() ) > 0;
	test.skip( ! isFound, `${ address } has no mini-cart block.` );
	return badgeOf( page );
};

/** Records the badge's texts from the first paint on. */
const recordCounts = async ( page: Page ) => {
	await page.addInitScript( () => {
		const seen: string[] = [];
		Reflect.set( window, 'seenCounts', seen );
		new MutationObserver( () => {
			const text =
				document.querySelector( '.wc-block-mini-cart__badge' )
					?.textContent ?? '';
			if ( seen.at( -1 ) !== text ) {
				seen.push( text );
			}
		} ).observe( document, {
			subtree: true,
			childList: true,
			characterData: true,
		} );
	} );
	return () =>
		page.evaluate< string[] >( () => Reflect.get( window, 'seenCounts' ) );
};

/** By the Store API, with the event for it, as another plugin's script would. */
const addByScript = ( page: Page, id: number, quantity: number ) =>
	page.evaluate(
		async ( line ) => {
			const api = '/wp-json/wc/store/v1/cart';
			const { headers } = await fetch( api );
			await fetch( `${ api }/add-item`, {
				method: 'POST',
				headers: {
					'Content-Type': 'application/json',
					Nonce: headers.get( 'Nonce' ) ?? '',
				},
				body: JSON.stringify( line ),
			} );
			document.body.dispatchEvent(
				new CustomEvent( 'wc-blocks_added_to_cart', { bubbles: true } )
			);
		},
		{ id, quantity }
	);

const filesOfBlocks = ( requested: string[] ) =>
	requested
		.filter( ( url ) => IS_OF_BLOCKS.test( url ) )
		.map( ( url ) => new URL( url ).pathname.split( '/' ).at( -1 ) );

test( 'a page with the badge loads one file of our blocks, and prefetches none of the drawer', async ( {
	page,
	site: { products },
	addToCart,
	requested,
} ) => {
	await addToCart( [ products[ 0 ].id, 2 ] );
	requested.length = 0;
	const { count } = await openWithBadge( page, PAGE );
	await expect( count ).toHaveText( '2' );
	expect( filesOfBlocks( requested ) ).toEqual( [ 'mini-cart.js' ] );
	const hints = await page
		.locator( 'link[rel*="prefetch"], link[rel*="preload"]' )
		.evaluateAll( ( links ) =>
			links.map( ( link ) => link.getAttribute( 'href' ) ?? '' )
		);
	expect( hints.filter( ( href ) => ! href.startsWith( '//' ) ) ).not.toEqual(
		[]
	);
	expect( hints.filter( ( href ) => href.includes( 'mini-cart' ) ) ).toEqual(
		[]
	);
} );

test( 'the badge shows the number of items, and never another', async ( {
	page,
	site: { products },
	addToCart,
} ) => {
	const readCounts = await recordCounts( page );
	const { count } = await openWithBadge( page, PAGE );
	await addByScript( page, products[ 0 ].id, 2 );
	await expect( count ).toHaveText( '2' );
	expect( new Set( await readCounts() ) ).toEqual(
		new Set( [ '', '0', '2' ] )
	);

	await addToCart( [ products[ 1 ].id, 1 ] );
	await openWithBadge( page, PAGE );
	await expect( count ).toHaveText( '3' );
	expect( await readCounts() ).toEqual( [ '', '3' ] );
} );

test( 'the badge and product buttons need no request after the cart has changed elsewhere, because the page prints it', async ( {
	page,
	site: { kind, products },
	addToCart,
	requested,
} ) => {
	test.skip( kind === 'double', 'The double has no product buttons.' );
	await addToCart( [ products[ 0 ].id, 1 ] );
	const { count } = await openWithBadge( page, '/shop/' );
	await expect( count ).toHaveText( '1' );
	const first = await page.request.get( '/wp-json/wc/store/v1/cart' );
	await page.request.post( '/wp-json/wc/store/v1/cart/add-item', {
		headers: { Nonce: first.headers().nonce ?? '' },
		data: { id: products[ 0 ].id, quantity: 2 },
	} );
	requested.length = 0;
	await openWithBadge( page, '/shop/' );
	await expect( count ).toHaveText( '3' );
	const requests = requested.filter( ( url ) =>
		/\/wp-json\/|wc-ajax/.test( url )
	);
	// The platform's interactive buttons fetch the cart themselves.
	const isInteractive = await page
		.locator( '[data-wp-interactive^="woocommerce/product-"]' )
		.count();
	expect( requests.length ).toBeLessThanOrEqual( isInteractive > 0 ? 1 : 0 );

	// The page fetches again after its own change.
	await addByScript( page, products[ 0 ].id, 1 );
	await expect( count ).toHaveText( '4' );
} );

test( 'the drawer changes, removes and restores an item, and Escape returns the focus', async ( {
	page,
	site: { products },
	addToCart,
	serverCart,
} ) => {
	const [ product ] = products;
	const quantityOnServer = async () =>
		( await serverCart() ).items.map( ( { quantity } ) => quantity );
	await addToCart( [ product.id, 1 ] );
	const { button, count } = await openWithBadge( page, PAGE );
	await button.click();
	const dialog = page.getByRole( 'dialog' );
	const buttonIn = ( name: string ) =>
		dialog.getByRole( 'button', { name, exact: true } );
	await expect(
		dialog.getByRole( 'row' ).filter( { hasText: product.name } )
	).toBeVisible();
	await buttonIn( `Increase quantity of ${ product.name }` ).click();
	await expect.poll( quantityOnServer ).toEqual( [ 2 ] );
	await expect( count ).toHaveText( '2' );

	await buttonIn( `Remove ${ product.name } from cart` ).click();
	await expect.poll( quantityOnServer ).toEqual( [] );
	await buttonIn( `Undo removal of ${ product.name }` ).click();
	await expect.poll( quantityOnServer ).toEqual( [ 2 ] );

	await page.keyboard.press( 'Escape' );
	await expect( dialog ).toBeHidden();
	await expect( button ).toBeFocused();
} );

test.describe( 'on the cart page', () => {
	test.beforeEach( async ( { context, baseURL, site, addToCart } ) => {
		if ( site.kind === 'double' ) {
			await setSwitches( context, baseURL ?? '', 'badge' );
		}
		await addToCart( [ site.products[ 0 ].id, 1 ] );
	} );

	test( 'the badge follows a changed quantity', async ( {
		page,
		site: { products },
		cartPage,
	} ) => {
		const { button, count } = await openWithBadge(
			page,
			`/cart/${ HEADER_QUERY }`
		);
		await expect( button ).toBeVisible();
		await expect( count ).toHaveText( '1' );
		await cartPage.plus( products[ 0 ].name ).click();
		await expect( count ).toHaveText( '2' );
	} );

	test( 'the badge leads to the cart, without a drawer', async ( {
		page,
	} ) => {
		const { button } = await openWithBadge(
			page,
			`/cart/${ HEADER_QUERY }`
		);
		await button.click();
		await page.waitForURL( /\/cart\/$/ );
	} );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'the button leads to the cart', async ( { page } ) => {
		const { button } = await openWithBadge( page, PAGE );
		await button.click();
		await page.waitForURL( /\/cart\/\??$/ );
	} );
} );

test( "with our mini-cart off, the page has the platform's own and none of our files", async ( {
	page,
	context,
	baseURL,
	site: { hasSwitches },
	requested,
} ) => {
	test.skip( ! hasSwitches, 'The site has no switches for tests.' );
	await setSwitches( context, baseURL ?? '', 'mini-cart-off', 'badge' );
	await openWithBadge( page, PAGE );
	expect( filesOfBlocks( requested ) ).toEqual( [] );
	await expect( page.locator( '.wc-block-mini-cart__form' ) ).toHaveCount(
		0
	);
	expect(
		requested.filter( ( url ) => /\/mini-cart(-frontend)?\.js/.test( url ) )
	).toHaveLength( 1 );
} );
