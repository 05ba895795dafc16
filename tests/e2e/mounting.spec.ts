import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inRoot } from '../../tools/support/root.mjs';
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

test( 'what an add-on draws into the page before the block keeps its frame and its place', async ( {
	page,
	checkoutPage,
} ) => {
	await page.addInitScript( () => {
		let loads = 0;
		Object.assign( window, { getFrameLoads: () => loads } );
		// Like a captcha: draws as soon as its place exists, while our scripts load.
		new MutationObserver( ( _records, observer ) => {
			const place = document.querySelector( '#captcha' );
			if ( place ) {
				observer.disconnect();
				const frame = document.createElement( 'iframe' );
				frame.title = 'Captcha';
				frame.addEventListener( 'load', () => {
					loads++;
				} );
				frame.src = '/captcha';
				place.append( frame );
			}
		} ).observe( document, { childList: true, subtree: true } );
	} );
	await page.route( '**/captcha', ( route ) =>
		route.fulfill( {
			contentType: 'text/html',
			body: '<button>I am human</button>',
		} )
	);
	await page.route( '**/checkout/', async ( route ) => {
		const response = await route.fetch();
		const body = ( await response.text() ).replace(
			/<div[^>]*checkout-actions-block"/,
			'<div id="captcha"></div>$&'
		);
		await route.fulfill( { response, body } );
	} );
	let release = () => {};
	const isDrawn = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( /\.js$/, async ( route ) => {
		await isDrawn;
		await route.continue();
	} );
	await page.goto( '/checkout/', { waitUntil: 'commit' } );
	const loads = () =>
		page.evaluate( () => Reflect.get( window, 'getFrameLoads' )() );
	await expect.poll( loads ).toBe( 1 );
	release();
	await expect( checkoutPage.placeOrder ).toBeEnabled();
	await expect(
		page
			.frameLocator( '#captcha iframe' )
			.getByRole( 'button', { name: 'I am human' } )
	).toBeVisible();
	expect( await loads() ).toBe( 1 );
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

test.describe( 'a cached page of an older build, whose script is gone', () => {
	test.use( { allowedConsoleErrors: /404/ } );

	const LOAD_FAILURE = readFileSync(
		inRoot( 'php-stubs/no-script/load-failure.js' ),
		'utf8'
	);

	/** As the plugin prints it. The server's new page has the new file's name; a cache that ignores the query doesn't. */
	const openOld = async ( page: Page, isCachedForever = false ) => {
		const opened: string[] = [];
		let loseScript = () => {};
		const scriptIsLost = new Promise< void >( ( resolve ) => {
			loseScript = resolve;
		} );
		await page.route( /\/old-checkout\//, async ( route ) => {
			const { search } = new URL( route.request().url() );
			opened.push( search );
			const isNew = search !== '' && ! isCachedForever;
			await route.fulfill( {
				contentType: 'text/html',
				body: `<!doctype html><title>Checkout</title>
					<template id="shopfront-load-failure" data-files="/build/"><div role="alert">Try again</div></template>
					<script>${ LOAD_FAILURE }</script>
					<div class="wp-block-woocommerce-checkout is-loading"><label>Email <input name="email"></label></div>
					${ isNew ? '<p>New page</p>' : '' }
					<script defer src="/build/${ isNew ? 'new' : 'old' }.js"></script>
					${ isNew ? '' : '<script defer src="/build/old-chunk.js"></script>' }`,
			} );
		} );
		await page.route( /\/build\/(old|old-chunk|new)\.js/, ( route ) =>
			/new/.test( route.request().url() )
				? route.fulfill( { contentType: 'text/javascript', body: '' } )
				: scriptIsLost.then( () => route.fulfill( { status: 404 } ) )
		);
		await page.goto( '/old-checkout/', { waitUntil: 'commit' } );
		return { opened, loseScript };
	};

	test( 'opens the new page once', async ( { page } ) => {
		const { opened, loseScript } = await openOld( page );
		loseScript();
		await expect( page.getByText( 'New page' ) ).toBeVisible();
		expect( opened ).toHaveLength( 2 );
		expect( new URL( page.url() ).search ).toBe( '' );
	} );

	test( 'says what to do if the new page is the old one', async ( {
		page,
	} ) => {
		const { opened, loseScript } = await openOld( page, true );
		loseScript();
		await expect( page.getByRole( 'alert' ) ).toHaveText( 'Try again' );
		expect( opened ).toHaveLength( 2 );
	} );

	test( 'says what to do, and keeps what the shopper has typed', async ( {
		page,
	} ) => {
		const { opened, loseScript } = await openOld( page );
		await page.getByLabel( 'Email' ).fill( 'pat@shop.test' );
		loseScript();
		await expect( page.getByRole( 'alert' ) ).toHaveText( 'Try again' );
		await expect( page.getByLabel( 'Email' ) ).toHaveValue(
			'pat@shop.test'
		);
		expect( opened ).toHaveLength( 1 );
	} );
} );
