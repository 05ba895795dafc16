import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { expect, test } from './support/shop-test';

const PLAYER = /youtube-nocookie\.com/;

const scrollY = ( page: Page ) => page.evaluate( () => window.scrollY );

const slidesInView = ( page: Page, id: string ) =>
	page
		.locator( `#${ id } .sf-slider__track > :not([inert])` )
		.evaluateAll( ( slides ) =>
			slides.map( ( { parentElement }, index ) => {
				const all = [ ...( parentElement?.children ?? [] ) ];
				return all.indexOf( slides[ index ] as Element ) + 1;
			} )
		);

test( 'sliders move with keys and swipes, numbers count, and links scroll the page, without layout shift', async ( {
	page,
} ) => {
	test.slow();
	await watchLayoutShifts( page );
	await page.goto( '/behaviors/#slider' );

	const slider = page.locator( '#slider-initial' );
	await expect( slider ).toHaveAttribute(
		'aria-roledescription',
		'carousel'
	);
	expect( await slidesInView( page, 'slider-initial' ) ).toEqual( [ 1, 2 ] );
	const next = slider.getByRole( 'button', { name: 'Next slide' } );
	await next.press( 'Enter' );
	expect( await slidesInView( page, 'slider-initial' ) ).toEqual( [ 2, 3 ] );
	await next.press( 'ArrowRight' );
	expect( await slidesInView( page, 'slider-initial' ) ).toEqual( [ 3, 4 ] );
	await expect
		.poll( () =>
			slider
				.getByRole( 'group', { name: '3 / 5' } )
				.evaluate( ( slide ) =>
					Math.round(
						slide.getBoundingClientRect().left -
							( slide
								.closest( '[data-sf-slider]' )
								?.getBoundingClientRect().left ?? 0 )
					)
				)
		)
		.toBe( 0 );
	const box = await slider.getByText( 'Offer 4' ).boundingBox();
	await page.mouse.move( ( box?.x ?? 0 ) - 20, box?.y ?? 0 );
	await page.mouse.down();
	await page.mouse.move( ( box?.x ?? 0 ) - 220, box?.y ?? 0, { steps: 5 } );
	await page.mouse.up();
	await expect
		.poll( () => slidesInView( page, 'slider-initial' ) )
		.toEqual( [ 4, 5 ] );

	// It plays unless the pointer is inside.
	await page.mouse.move( 0, 0 );
	const playing = page.locator( '#slider-active' );
	await expect
		.poll( () => slidesInView( page, 'slider-active' ) )
		.not.toEqual( [ 1 ] );
	await playing
		.getByRole( 'button', { name: 'Pause slides' } )
		.press( 'Enter' );
	await expect(
		playing.getByRole( 'button', { name: 'Play slides' } )
	).toBeFocused();
	const [ shown = 0 ] = await slidesInView( page, 'slider-active' );
	await expect(
		playing.getByRole( 'group', { name: `${ shown } / 3` } )
	).toHaveCSS( 'opacity', '1' );

	// As with a font whose digits have different widths.
	const number = page.locator( '#count-up [data-sf-count]' ).first();
	await number.evaluate( ( element ) => {
		element.style.fontVariantNumeric = 'normal';
	} );
	await expect( number ).toHaveText( '12,500' );
	// Recorded, because a slow machine may look too late.
	const counted = await number.evaluateHandle( ( element ) => {
		const texts: ( string | null | undefined )[] = [];
		new MutationObserver( () =>
			texts.push( element.querySelector( '[aria-hidden]' )?.textContent )
		).observe( element, {
			childList: true,
			characterData: true,
			subtree: true,
		} );
		return texts;
	} );
	await number.scrollIntoViewIfNeeded();
	await expect
		.poll( () => counted.jsonValue() )
		.toContainEqual( expect.stringMatching( /^\d{1,2},\d{3}$/ ) );
	await expect( number ).toHaveText( '12,500', { timeout: 120_000 } );
	await expect(
		page.locator( '#animate-in [data-sf-animate]' ).first()
	).toHaveCSS( 'opacity', '1' );
	expect( await layoutShifts( page ) ).toEqual( [] );
	const top = page.locator( '.sf-top' );
	await expect( top ).toBeVisible();
	// It passes all examples, which start while it does.
	await top.press( 'Enter' );
	await expect.poll( () => scrollY( page ) ).toBe( 0 );
	await expect( top ).toBeHidden();

	await page.locator( '#behavior-widget' ).scrollIntoViewIfNeeded();
	await expect(
		page.getByText( 'The widget of this sample is here.' )
	).toBeVisible();
} );

test.describe( 'with reduced motion, from right to left', () => {
	test.use( { shopOptions: { locale: 'ar' }, reducedMotion: 'reduce' } );

	test( 'nothing moves by itself, links jump, and videos of other hosts wait for a click', async ( {
		page,
	} ) => {
		test.slow();
		const requests: string[] = [];
		await page.route( PLAYER, ( route ) => {
			requests.push( route.request().url() );
			return route.fulfill( {
				contentType: 'text/html',
				body: 'Player',
			} );
		} );
		await page.route( '**/behaviors/', async ( route ) => {
			const response = await route.fetch();
			const text = await response.text();
			await route.fulfill( {
				response,
				body: text.replaceAll( 'dir="auto"', 'dir="rtl"' ),
			} );
		} );
		await page.goto( '/behaviors/' );
		await page
			.getByRole( 'link', { name: 'Slider', exact: true } )
			.press( 'Enter' );
		await expect( page.locator( '#slider' ) ).toBeFocused();
		const slider = page.locator( '#slider-initial' );
		const next = slider.getByRole( 'button', { name: 'Next slide' } );
		await next.press( 'ArrowLeft' );
		await expect
			.poll( () => slidesInView( page, 'slider-initial' ) )
			.toEqual( [ 2, 3 ] );
		const distance = await slider
			.getByRole( 'group', { name: '2 / 5' } )
			.evaluate(
				( slide ) =>
					( slide
						.closest( '[data-sf-slider]' )
						?.getBoundingClientRect().right ?? 0 ) -
					slide.getBoundingClientRect().right
			);
		expect( Math.abs( distance ) ).toBeLessThan( 1.5 );
		await expect(
			page
				.locator( '#slider-active' )
				.getByRole( 'button', { name: /slides/ } )
		).toHaveCount( 0 );

		await page.locator( '#count-up' ).scrollIntoViewIfNeeded();
		await expect( page.locator( '[data-sf-count]' ).first() ).toHaveText(
			'12,500'
		);
		await expect( page.locator( '[data-sf-animate]' ).first() ).toHaveCSS(
			'animation-name',
			'none'
		);

		await page.locator( '#video-background' ).scrollIntoViewIfNeeded();
		await expect(
			page.getByRole( 'button', { name: 'Play video' } )
		).toBeVisible();
		expect( requests ).toEqual( [] );
		await page
			.getByRole( 'link', { name: 'Video of a sharing site' } )
			.press( 'Enter' );
		await expect(
			page.getByTitle( 'Video of a sharing site' )
		).toBeFocused();
		await expect.poll( () => requests ).toHaveLength( 1 );
		for ( const name of [ 'slider', 'video-background' ] ) {
			await expectAccessible( page, `#${ name }` );
		}
	} );
} );

test(
	'without script, slides scroll, all texts are shown, and videos are links',
	{ tag: '@all' },
	async ( { browser, baseURL } ) => {
		const page = await browser.newPage( {
			javaScriptEnabled: false,
			baseURL,
		} );
		await page.goto( '/behaviors/' );
		const track = page.locator( '#slider-initial .sf-slider__track' );
		await expect( track ).toHaveCSS( 'overflow-x', 'auto' );
		await page
			.locator( '#slider-initial' )
			.getByText( 'Offer 5' )
			.scrollIntoViewIfNeeded();
		await expect(
			page.locator( '#slider-initial' ).getByText( 'Offer 5' )
		).toBeInViewport();
		await expect(
			page.getByText( 'Freshly picked.', { exact: true } )
		).toHaveCSS( 'opacity', '1' );
		await expect( page.locator( '.sf-top' ) ).toBeVisible();
		await expect(
			page.getByRole( 'link', { name: 'The harbor in the morning' } )
		).toHaveAttribute( 'href', /webm$/ );
		await page.close();
	}
);
