import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible';
import { expect, test } from './support/shop-test';

const FORM = 'form.sf-search';

const fieldOf = ( page: Page ) =>
	page.getByRole( 'combobox', { name: 'Search products' } );

const measure = ( page: Page ) =>
	page.evaluate( ( form ) => {
		const box = ( selector: string ) =>
			document.querySelector( selector )!.getBoundingClientRect();
		const [ outer, panel ] = [ box( form ), box( '.sf-search__panel' ) ];
		return {
			left: Math.round( panel.left - outer.left ),
			right: Math.round( panel.right - outer.right ),
			isInWindow: panel.left >= 0 && panel.right <= innerWidth,
			isScrolling: document.documentElement.scrollWidth > innerWidth,
		};
	}, FORM );

test( 'a shopper finds a product by keys alone, and the search is remembered @quick', async ( {
	page,
} ) => {
	const scripts: string[] = [];
	page.on( 'request', ( request ) => scripts.push( request.url() ) );
	await page.goto( '/' );
	await page.waitForLoadState( 'load' );
	const isLoaded = () =>
		scripts.some( ( url ) => /live-search\..*\.js/.test( url ) );
	expect( isLoaded() ).toBe( false );
	const field = fieldOf( page );
	await field.focus();
	await expect.poll( isLoaded ).toBe( true );
	await page.keyboard.type( 'mug', { delay: 20 } );
	const option = page.getByRole( 'option', { name: /Stone Mug.*\$18/ } );
	await expect( option ).toBeVisible();
	await expect( option.locator( 'strong' ) ).toHaveText( 'Mug' );
	await expect( page.locator( '.sf-search__status' ) ).toHaveText(
		/suggested$/
	);
	expect( await measure( page ) ).toEqual( {
		left: 0,
		right: 0,
		isInWindow: true,
		isScrolling: false,
	} );
	await page.keyboard.press( 'ArrowDown' );
	await expectAccessible( page, FORM );
	await page.keyboard.press( 'Enter' );
	await expect( page ).toHaveURL( /\/product\/stone-mug\/$/ );

	// Before the page's scripts run, nothing notices a click.
	await page.waitForLoadState( 'load' );
	await field.click();
	await expect( page.getByRole( 'option', { name: 'mug' } ) ).toBeVisible();
	await expectAccessible( page, FORM );
	await page.getByRole( 'button', { name: 'Clear list' } ).click();
	await expect( field ).toBeFocused();
	await expect( page.getByRole( 'option', { name: 'mug' } ) ).toHaveCount(
		0
	);
	await field.fill( 'mug' );
	await page.getByLabel( 'Category' ).selectOption( 'clothing' );
	await field.press( 'Enter' );
	await expect( page ).toHaveURL( /\/shop\/\?product_cat=clothing&s=mug$/ );
} );

test.describe( 'on a small touch screen, mirrored, with less motion', () => {
	test.use( {
		viewport: { width: 320, height: 640 },
		hasTouch: true,
		contextOptions: { reducedMotion: 'reduce' },
		shopOptions: { locale: 'ar' },
	} );

	test( 'a tapped suggestion opens its product', async ( { page } ) => {
		// On a busy machine, requests for parts of the word come first.
		let answer = () => {};
		const mayAnswer = new Promise< void >( ( resolve ) => {
			answer = resolve;
		} );
		await page.route( /ajax_search_products/, async ( route ) => {
			await mayAnswer;
			await route.continue();
		} );
		await page.goto( '/' );
		const field = fieldOf( page );
		await field.tap();
		await field.pressSequentially( 'mug' );
		const bar = page.locator( '.sf-search__bar' );
		await expect( bar ).toBeVisible();
		expect(
			await bar.evaluate(
				( element ) =>
					getComputedStyle( element, '::after' ).animationName
			)
		).toBe( 'none' );
		answer();
		const option = page.getByRole( 'option', { name: /Stone Mug/ } );
		await expect( option ).toBeVisible();
		await expect( bar ).toBeHidden();
		expect( await measure( page ) ).toMatchObject( {
			isInWindow: true,
			isScrolling: false,
		} );
		const { height = 0 } = ( await option.boundingBox() ) ?? {};
		expect( height ).toBeGreaterThanOrEqual( 44 );
		await option.tap();
		await expect( page ).toHaveURL( /\/product\/stone-mug\/$/ );
	} );
} );
