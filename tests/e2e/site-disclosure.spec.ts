import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible';
import { LOST_REQUESTS, expect, test } from './support/shop-test';

const PAGE = '/behaviors/';

const topOf = ( page: Page, selector: string ) =>
	page
		.locator( selector )
		.evaluate( ( element ) =>
			Math.round( element.getBoundingClientRect().top )
		);
/** Scripts start them. We count because a slow machine may look too late. */
const countAnimations = ( page: Page ) =>
	page.addInitScript( () => {
		const { animate } = Element.prototype;
		Object.assign( window, { animationCount: 0 } );
		Element.prototype.animate = function ( ...args ) {
			const count = Number( Reflect.get( window, 'animationCount' ) );
			Object.assign( window, { animationCount: count + 1 } );
			return animate.apply( this, args );
		};
	} );
const animationCount = ( page: Page ) =>
	page.evaluate( () => Reflect.get( window, 'animationCount' ) );

const scrollPadding = ( page: Page ) =>
	page.evaluate(
		() =>
			parseFloat(
				getComputedStyle( document.documentElement ).scrollPaddingTop
			) || 0
	);

// One page load for everything that needs layout.
test( 'content opens, closes and moves according to its markup', async ( {
	page,
} ) => {
	test.slow();
	await countAnimations( page );
	await page.goto( PAGE );

	await test.step( 'details exclude each other', async () => {
		const accordion = page
			.locator( '#accordion [data-sf-accordion]' )
			.first();
		await accordion.getByText( 'Delivery', { exact: true } ).click();
		await accordion.getByText( 'Returns', { exact: true } ).click();
		await expect( accordion.locator( 'details[open]' ) ).toHaveCount( 1 );
		await expect( accordion.getByText( 'Thirty days' ) ).toBeVisible();
	} );

	await test.step( 'a panel moves, and is gone at the end', async () => {
		const trigger = page.getByRole( 'button', { name: 'Material' } );
		const panel = page.locator( '#sample-material' );
		await expect( panel ).toBeHidden();
		await trigger.click();
		await expect.poll( () => animationCount( page ) ).toBe( 1 );
		await expect( panel ).toBeVisible();
		await trigger.click();
		await expect( panel ).toBeHidden();
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await trigger.click();
		// We leave it on: painting a moving page would take most of the test's time.
		expect( await animationCount( page ) ).toBe( 2 );
	} );

	await test.step( 'the public markup exchanges its texts and closes groups', async () => {
		const section = page.locator( '#collapse-o-matic' );
		await section
			.getByRole( 'button', { name: 'Read the story' } )
			.press( ' ' );
		await expect( page.locator( '#target-sample-story' ) ).toBeVisible();
		await expect( page.locator( '#sample-story' ) ).toHaveText(
			'Close the story'
		);
		await page.locator( '#bot-sample-story' ).click();
		await expect( page.locator( '#target-sample-story' ) ).toBeHidden();
		await section.getByRole( 'button', { name: 'Summer' } ).click();
		await section.getByRole( 'button', { name: 'July' } ).click();
		await expect( page.locator( '#target-sample-july' ) ).toBeVisible();
		await section.getByRole( 'button', { name: 'Winter' } ).click();
		await expect( page.locator( '#target-sample-summer' ) ).toBeHidden();
		await section.getByRole( 'button', { name: 'Summer' } ).click();
		await expect( page.locator( '#target-sample-summer' ) ).toBeVisible();
		await expect( page.locator( '#target-sample-july' ) ).toBeHidden();
	} );

	await test.step( 'arrow keys follow the axis and the direction of tabs', async () => {
		const horizontal = page.getByRole( 'tablist', {
			name: 'About the shop, sample',
			exact: true,
		} );
		const vertical = page.getByRole( 'tablist', {
			name: 'About the shop, sample-auto',
		} );
		await horizontal
			.getByRole( 'tab', { name: 'Team' } )
			.press( 'ArrowRight' );
		await expect(
			horizontal.getByRole( 'tab', { name: 'Workshop' } )
		).toBeFocused();
		await page.evaluate( () => {
			document
				.querySelector( '.behaviors' )
				?.setAttribute( 'dir', 'rtl' );
		} );
		await horizontal
			.getByRole( 'tab', { name: 'Workshop' } )
			.press( 'ArrowRight' );
		await expect(
			horizontal.getByRole( 'tab', { name: 'Team' } )
		).toBeFocused();
		await vertical
			.getByRole( 'tab', { name: 'Team' } )
			.press( 'ArrowDown' );
		await expect( page.locator( '#sample-auto-place' ) ).toBeVisible();
		const field = page.locator( '#sample-password' );
		const eye = page
			.locator( '#password-toggle .show-password-input' )
			.first();
		// The end of a right-to-left field.
		await expect
			.poll( async () => {
				const [ at, end ] = await Promise.all( [
					eye.boundingBox(),
					field.boundingBox(),
				] );
				return ( at?.x ?? NaN ) - ( end?.x ?? NaN );
			} )
			.toBeCloseTo( 0, 0 );
		await page.evaluate( () => {
			document
				.querySelector( '.behaviors' )
				?.setAttribute( 'dir', 'auto' );
		} );
	} );

	await test.step( 'long text has three lines and a button while it overflows', async () => {
		const section = page.locator( '#read-more' );
		const text = section.locator( '.sf-clamp' ).first();
		const lines = () =>
			text.evaluate( ( element ) =>
				Math.round(
					element.clientHeight /
						parseFloat( getComputedStyle( element ).lineHeight )
				)
			);
		await expect.poll( lines ).toBe( 3 );
		const more = section.getByRole( 'button', { name: 'Read more' } );
		await expect( more ).toHaveCount( 2 );
		await more.first().click();
		await expect.poll( lines ).toBeGreaterThan( 3 );
		await section
			.locator( '[data-state=empty] .sf-clamp' )
			.evaluate( ( element ) => {
				element.style.inlineSize = '3rem';
			} );
		await expect(
			section.locator( '[data-state=empty]' ).getByRole( 'button' )
		).toBeVisible();
	} );

	await test.step( 'parts of elements in a row are aligned', async () => {
		await expect
			.poll( async () => {
				const tops = await page
					.locator( '[data-sf-equalize] > li > p' )
					.evaluateAll( ( parts ) =>
						parts.map(
							( part ) => part.getBoundingClientRect().top
						)
					);
				return new Set( tops ).size;
			} )
			.toBe( 1 );
	} );

	// behaviors.spec.ts checks the whole page, with these parts closed.
	await expectAccessible(
		page,
		':is(#accordion, #collapse-o-matic, #tabs, #read-more)'
	);

	await test.step( 'a wide table scrolls by keyboard in a narrow window', async () => {
		const region = page.getByRole( 'region', {
			name: 'Orders',
			exact: true,
		} );
		await expect( region ).not.toHaveAttribute( 'tabindex' );
		await page.setViewportSize( { width: 390, height: 800 } );
		await expect( region ).toHaveAttribute( 'tabindex', '0' );
		await region.press( 'ArrowRight' );
		await expect
			.poll( () => region.evaluate( ( element ) => element.scrollLeft ) )
			.toBeGreaterThan( 0 );
	} );
} );

test( "a URL's hash opens its target, outermost section first, and scrolls there", async ( {
	page,
} ) => {
	await page.goto( `${ PAGE }#sample-deep` );
	const summary = page.locator( '#sample-deep > summary' );
	await expect( summary ).toBeFocused();
	await expect( page.locator( '#sample-deep' ) ).toHaveAttribute( 'open' );
	await expect(
		page.getByText( 'In a workshop on the island.', { exact: true } )
	).toBeVisible();
	expect( await topOf( page, '#sample-deep > summary' ) ).toBeLessThan( 200 );

	await page.evaluate( () => {
		window.location.hash = '#target-sample-july';
	} );
	await expect( page.locator( '#sample-july' ) ).toBeFocused();
	// Elements with an id keep a margin of 15 px (docs/contract/site-behaviors.md 3.2).
	await expect
		.poll( () => topOf( page, '#sample-july' ) )
		.toBeCloseTo( 15 + ( await scrollPadding( page ) ), 0 );
} );

test.describe( 'notices', () => {
	// The banner sample's URL doesn't exist.
	test.use( { allowedConsoleErrors: LOST_REQUESTS } );

	test( 'an alert gets the focus and scrolls into view, and dismissed notices stay hidden', async ( {
		page,
	} ) => {
		await page.route( PAGE, async ( route ) => {
			const response = await route.fetch();
			const body = await response.text();
			await route.fulfill( {
				response,
				body: body.replace(
					/role="status">The mug/,
					'role="alert">The mug'
				),
			} );
		} );
		await page.goto( PAGE );
		const alert = page
			.getByRole( 'alert' )
			.filter( { hasText: 'The mug' } );
		await expect( alert ).toBeFocused();
		// Browsers scroll to whole pixels.
		const top = 100 + ( await scrollPadding( page ) );
		await expect
			.poll( async () =>
				Math.abs(
					( await topOf(
						page,
						'.woocommerce-message[role=alert]'
					) ) - top
				)
			)
			.toBeLessThan( 2 );

		const notice = page.getByRole( 'complementary', {
			name: 'Store notice',
			exact: true,
		} );
		await notice
			.getByRole( 'button', { name: 'Dismiss' } )
			.press( 'Enter' );
		await expect( notice ).toBeHidden();
		const banner = page.locator( '#coming-soon-footer-banner' );
		await banner.getByRole( 'button', { name: 'Dismiss' } ).click();
		await expect( banner ).toBeHidden();
		await page.reload();
		await expect( banner ).toBeVisible();
		await expect( notice ).toBeHidden();
	} );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'all content is reachable', { tag: '@all' }, async ( { page } ) => {
		await page.goto( PAGE );
		for ( const text of [
			'Wash at 30 °C',
			'Waxed cotton, brass',
			'Open every day.',
			'Tuesday to Saturday, ten to six.',
		] ) {
			await expect( page.getByText( text ).first() ).toBeVisible();
		}
		expect(
			await page
				.locator( '.sf-clamp' )
				.first()
				.evaluate(
					( element ) => element.scrollHeight - element.clientHeight
				)
		).toBe( 0 );
		await expect(
			page.locator( '.woocommerce-store-notice' ).first()
		).toBeVisible();
		await expect(
			page.locator( '.woocommerce-store-notice__dismiss-link' )
		).toBeHidden();
	} );
} );

test.describe( 'scripts that never load', () => {
	test.use( { allowedConsoleErrors: LOST_REQUESTS } );

	test( 'closed content is closed at first, and appears after 8 seconds', async ( {
		page,
	} ) => {
		await page.route( '**/build/behaviors/*.js', ( route ) =>
			route.abort()
		);
		await page.goto( PAGE );
		const panels = [
			page.locator( '#sample-material' ),
			page.locator( '#target-sample-july' ),
			page.locator( '#sample-hours' ),
		];
		for ( const panel of panels ) {
			await expect( panel ).toBeHidden();
		}
		await expect( page.locator( '#sample-care' ) ).toBeVisible();
		await page.evaluate( () =>
			document.getAnimations().forEach( ( animation ) => {
				animation.currentTime = 8001;
			} )
		);
		for ( const panel of panels ) {
			await expect( panel ).toBeVisible();
		}
		expect(
			await page
				.locator( '.sf-clamp' )
				.first()
				.evaluate(
					( element ) => element.scrollHeight - element.clientHeight
				)
		).toBe( 0 );
	} );
} );
