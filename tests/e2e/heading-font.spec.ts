import type { Page } from '@playwright/test';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { MUG } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

const FONT = '**/fonts/*.woff2';

/** Of the text itself, px. */
const headingWidth = ( page: Page ) =>
	page.getByRole( 'heading', { level: 1 } ).evaluate( ( heading ) => {
		const range = document.createRange();
		range.selectNodeContents( heading );
		return range.getBoundingClientRect().width;
	} );

const isLoaded = ( page: Page ) =>
	page.evaluate( () =>
		[ ...document.fonts ].some(
			( { family, status } ) =>
				family.includes( 'Literata' ) && status === 'loaded'
		)
	);

test.use( { allowedConsoleErrors: LOST_REQUESTS } );

test( 'headings have the font of the shop, or a font of the system in its size', async ( {
	page,
} ) => {
	await page.route( FONT, ( route ) => route.abort() );
	await page.goto( MUG.path );
	expect( await isLoaded( page ) ).toBe( false );
	const other = await headingWidth( page );
	await page.unroute( FONT );
	let own = other;
	// A font that takes longer than 100 ms shows on a later page only.
	await expect( async () => {
		await page.reload();
		own = await headingWidth( page );
		expect( own ).not.toBe( other );
	} ).toPass();
	expect( Math.abs( other / own - 1 ) ).toBeLessThan( 0.06 );
} );

test( 'a font that arrives late moves nothing', async ( { page } ) => {
	let hasArrived = false;
	await page.route( FONT, async ( route ) => {
		await new Promise( ( resolve ) => setTimeout( resolve, 1500 ) );
		await route.continue();
		hasArrived = true;
	} );
	await watchLayoutShifts( page );
	await page.goto( MUG.path );
	const before = await headingWidth( page );
	await expect.poll( () => hasArrived ).toBe( true );
	await expect.poll( () => isLoaded( page ) ).toBe( true );
	expect( await headingWidth( page ) ).toBe( before );
	expect( await layoutShifts( page ) ).toEqual( [] );
} );
