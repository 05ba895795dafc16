import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { MUG } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

const link = ( page: Page, name: string ) =>
	page.getByRole( 'link', { name, exact: true } );

const dialog = ( page: Page, name: string ) =>
	page.getByRole( 'dialog', { name } );

const isLocked = ( page: Page ) =>
	page.evaluate( () =>
		document.documentElement.classList.contains( 'sf-locked' )
	);

const setDirection = ( page: Page, direction: string ) =>
	page.evaluate( ( dir ) => {
		document.documentElement.dir = dir;
		document.querySelector( '.behaviors' )?.setAttribute( 'dir', dir );
	}, direction );

/** Once the element has stopped moving. */
const edgesOf = async ( element: Locator ) => {
	await element.evaluate( ( target ) =>
		Promise.all(
			target.getAnimations().map( ( { finished } ) => finished )
		)
	);
	return element.evaluate( ( target ) => {
		const { left, right, top, bottom } = target.getBoundingClientRect();
		return { left, right, top, bottom };
	} );
};

/** Playwright can tap, but not swipe. */
const swipe = async ( page: Page, x: number, y: number, toX: number ) => {
	const client = await page.context().newCDPSession( page );
	const touch = ( type: string, left?: number ) =>
		client.send( 'Input.dispatchTouchEvent', {
			type: type as 'touchStart',
			touchPoints: left === undefined ? [] : [ { x: left, y } ],
		} );
	await touch( 'touchStart', x );
	for ( let step = 1; step <= 5; step++ ) {
		await touch( 'touchMove', x + ( ( toX - x ) * step ) / 5 );
	}
	await touch( 'touchEnd' );
};

/** Stops animations: painting a moving page of 45,000 px would take most of the tests' time. */
const keepStill = ( page: Page ) =>
	page.emulateMedia( { reducedMotion: 'reduce' } );

test.describe( "a page's layers", () => {
	test.use( { hasTouch: true } );

	test( 'stack, lock the page, return the focus, and mirror', async ( {
		page,
	} ) => {
		test.slow();
		// Sections above change their height when their behaviors start.
		await page.goto( '/behaviors/', { waitUntil: 'networkidle' } );

		// Escape closes only the top dialog; the page stays locked and in place until the last one closes.
		const first = link( page, 'Open a dialog' );
		await first.press( 'Enter' );
		const scrolled = await page.evaluate( () => window.scrollY );
		await link( page, 'Open another one' ).press( 'Enter' );
		await expect( dialog( page, 'The second dialog' ) ).toBeVisible();
		expect( await isLocked( page ) ).toBe( true );
		await page.mouse.move( 5, 5 );
		await page.mouse.wheel( 0, 600 );
		await page.keyboard.press( 'Escape' );
		await expect( dialog( page, 'The second dialog' ) ).toBeHidden();
		await expect( link( page, 'Open another one' ) ).toBeFocused();
		expect( await isLocked( page ) ).toBe( true );
		expect( await page.evaluate( () => window.scrollY ) ).toBe( scrolled );
		await page.mouse.click( 5, 5 );
		await expect( dialog( page, 'The first dialog' ) ).toBeHidden();
		await expect( first ).toBeFocused();
		expect( await isLocked( page ) ).toBe( false );

		// The part itself moves, with what the visitor typed, and goes back after its fade.
		await link( page, 'Size guide' ).press( 'Enter' );
		await expect( page.locator( 'dialog[open] #size-guide' ) ).toHaveCSS(
			'opacity',
			'1'
		);
		await expect( page.locator( 'dialog[open]' ) ).toHaveCSS(
			'opacity',
			'1'
		);
		await expectAccessible( page, 'dialog[open]' );
		await page.getByLabel( 'Chest in cm' ).fill( '104' );
		await page.keyboard.press( 'Escape' );
		await expect( page.locator( '#lightbox #size-guide' ) ).toBeAttached();
		await expect( page.locator( '#size-guide' ) ).toBeHidden();
		await expect( page.locator( '#size-guide input' ) ).toHaveValue(
			'104'
		);

		await link( page, 'A question' ).press( 'Enter' );
		await page.keyboard.press( 'Escape' );
		await page.mouse.click( 5, 5 );
		await page.getByRole( 'button', { name: 'Yes, I am' } ).click();
		await expect( page.locator( 'dialog[open]' ) ).toHaveCount( 0 );

		// A checkout's terms: the checkbox around their link stays as it is.
		await link( page, 'terms and conditions' ).click();
		await expect( dialog( page, 'Terms and conditions' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect(
			page.locator( '#terms-lightbox input' )
		).not.toBeChecked();

		for ( const [ dir, name, side ] of [
			[ 'ltr', 'Start', 'left' ],
			[ 'ltr', 'End', 'right' ],
			[ 'rtl', 'Start', 'right' ],
			[ 'rtl', 'End', 'left' ],
		] as const ) {
			await setDirection( page, dir );
			await link( page, name ).press( 'Enter' );
			const panel = dialog(
				page,
				`Panel at the ${ name.toLowerCase() }`
			);
			const { left, right, bottom } = await edgesOf( panel );
			expect( bottom ).toBe( 900 );
			expect( side === 'left' ? left : right ).toBe(
				side === 'left' ? 0 : 1280
			);
			// A swipe to the other side doesn't close it.
			await swipe( page, ( left + right ) / 2, 600, 640 );
			await expect( panel ).toBeVisible();
			await swipe(
				page,
				( left + right ) / 2,
				600,
				side === 'left' ? 5 : 1275
			);
			await expect( panel ).toBeHidden();
			await expect( link( page, name ) ).toBeFocused();
			// The others move like the first.
			await keepStill( page );
		}
		await setDirection( page, 'ltr' );
		await link( page, 'Top' ).press( 'Enter' );
		expect( await edgesOf( page.locator( '#panel-top' ) ) ).toMatchObject( {
			left: 0,
			right: 1280,
			top: 0,
		} );
		await page.keyboard.press( 'Escape' );
		await expect( page ).toHaveURL( /\/behaviors\/$/ );

		// A sidebar becomes a panel on small screens, and part of the page again when the window grows.
		await page.setViewportSize( { width: 800, height: 900 } );
		await link( page, 'Filter products' ).press( 'Enter' );
		await expect( dialog( page, 'Filter' ) ).toBeVisible();
		await page.setViewportSize( { width: 1280, height: 900 } );
		await expect( dialog( page, 'Filter' ) ).toBeHidden();
		await expect(
			page.locator( '#offcanvas #sample-sidebar' )
		).toBeVisible();
	} );

	test( 'do not move or fade with reduced motion', async ( { page } ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.goto( '/behaviors/#panel-end' );
		const panel = page.locator( '#panel-end' );
		// The URL opens it as a modal panel, which the visitor can close.
		await expect( panel ).toHaveJSProperty( 'open', true );
		expect(
			await panel.evaluate(
				( element ) => element.getAnimations().length
			)
		).toBe( 0 );
		await panel.getByRole( 'link', { name: 'Close' } ).click();
		await expect( panel ).toBeHidden();
		await link( page, 'Size guide' ).press( 'Enter' );
		// In the first frame with the dialog.
		const opacity = await page.waitForFunction( () => {
			const open = document.querySelector( 'dialog.sf-dialog[open]' );
			return open && getComputedStyle( open ).opacity;
		} );
		expect( await opacity.jsonValue() ).toBe( '1' );
	} );
} );

test( 'pictures fill the window, in the direction of reading, with captions, a counter and messages', async ( {
	page,
} ) => {
	test.slow();
	await keepStill( page );
	await page.goto( '/behaviors/' );
	const view = dialog( page, 'Full screen image' ).last();
	const caption = view.getByRole( 'status' );
	const counter = view.locator( '.pswp__counter' );
	await link( page, 'Backpack in moss' ).press( 'Enter' );
	await expect( caption ).toHaveText( '2 of 3 Backpack in moss' );
	await expect( counter ).toHaveText( '2 / 3' );
	expect( await isLocked( page ) ).toBe( true );
	await expect( page.locator( '.pswp__bg' ) ).toHaveCSS( 'opacity', '1' );
	await page.keyboard.press( 'ArrowRight' );
	await expect( counter ).toHaveText( '3 / 3' );
	// The controls fade out while the mouse rests, and fading text has less contrast.
	await page.mouse.move( 100, 100 );
	await expect( counter ).toHaveCSS( 'opacity', /^(0\.[89]|1)/ );
	await expectAccessible( page, '.sf-lightbox-root' );
	await page.keyboard.press( 'Escape' );
	await expect( page.locator( '.sf-lightbox-root' ) ).toHaveCount( 0 );
	await expect( link( page, 'Backpack in moss' ) ).toBeFocused();
	expect( await isLocked( page ) ).toBe( false );

	// A single picture, whose size we know only once it's there.
	await link( page, 'Show the backpack' ).press( 'Enter' );
	await expect( caption ).toHaveText( 'One in moss' );
	await expect( counter ).toHaveCount( 0 );
	await expect
		.poll(
			async () => ( await view.getByRole( 'img' ).boundingBox() )?.width
		)
		.toBeGreaterThan( 600 );
	await page.keyboard.press( 'Escape' );
	await expect( page.locator( '.sf-lightbox-root' ) ).toHaveCount( 0 );

	await setDirection( page, 'rtl' );
	await link( page, 'Backpack in sand' ).press( 'Enter' );
	await expect( counter ).toHaveText( '1 / 3' );
	await expect( page.locator( '.pswp__bg' ) ).toHaveCSS( 'opacity', '1' );
	await page.keyboard.press( 'ArrowLeft' );
	await expect( counter ).toHaveText( '2 / 3' );
	await page.keyboard.press( 'Escape' );
	await expect( page.locator( '.sf-lightbox-root' ) ).toHaveCount( 0 );
} );

test( 'a group of drawings opens here, and Back closes it', async ( {
	page,
} ) => {
	await keepStill( page );
	await page.goto( '/guide/' );
	const address = page.url();
	await page.getByRole( 'link', { name: 'The kiln on a Tuesday' } ).click();
	const view = dialog( page, 'Full screen image' ).last();
	await expect( view.getByRole( 'status' ) ).toHaveText(
		/^1 of 4 The kiln on a Tuesday/
	);
	await page.keyboard.press( 'ArrowRight' );
	await expect( view.getByRole( 'status' ) ).toHaveText( /^2 of 4/ );
	await page.goBack();
	await expect( page.locator( '.sf-lightbox-root' ) ).toHaveCount( 0 );
	expect( page.url() ).toBe( address );
	// It leaves no entry behind.
	await page.getByRole( 'link', { name: 'The kiln on a Tuesday' } ).click();
	await expect( view ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( page.locator( '.sf-lightbox-root' ) ).toHaveCount( 0 );
	await expect
		.poll( () => page.evaluate( () => Boolean( history.state ) ) )
		.toBe( false );
} );

test.describe( 'missing content', () => {
	test.use( { allowedConsoleErrors: LOST_REQUESTS } );

	test( 'leaves a message with a link, and other content still opens', async ( {
		page,
	} ) => {
		await keepStill( page );
		await page.goto( '/behaviors/' );
		await link( page, 'A kettle that is lost' ).press( 'Enter' );
		await expect(
			link( page, 'The image #1 could not be loaded.' )
		).toHaveAttribute( 'href', /does-not-exist\.webp$/ );
		await page.keyboard.press( 'Escape' );
		await expect( page.locator( 'dialog[open]' ) ).toHaveCount( 0 );

		await link( page, 'Watch a film that is gone' ).press( 'Enter' );
		await expect(
			link( page, 'The video could not be loaded.' )
		).toHaveAttribute( 'href', /does-not-exist\.webm$/ );
		await page.keyboard.press( 'Escape' );
		await link( page, 'Watch the lantern' ).press( 'Enter' );
		const video = dialog( page, 'The lantern by night' ).locator( 'video' );
		await expect
			.poll( () =>
				video.evaluate(
					( { currentTime }: HTMLVideoElement ) => currentTime
				)
			)
			.toBeGreaterThan( 0 );
		await page.keyboard.press( 'Escape' );
		await expect( video ).toHaveCount( 0 );

		await link( page, 'A page that is gone' ).press( 'Enter' );
		const failed = page.locator( 'dialog[open] [role=alert]' );
		await expect( failed ).toHaveText(
			/Oops!\s*There was an error loading the content\.\s*Error: 404: Not Found/
		);
		await expect( failed.getByRole( 'link' ) ).toHaveAttribute(
			'href',
			/\/does-not-exist\/$/
		);
		await page.keyboard.press( 'Escape' );
		await page
			.locator( '#lightbox-remote' )
			.getByRole( 'link', { name: 'Privacy' } )
			.press( 'Enter' );
		await expect( dialog( page, 'Privacy' ) ).toContainText(
			'What you enter stays in the database'
		);
		await expectAccessible( page, 'dialog[open]' );
	} );
} );

test( 'menus open for a mouse that rests, stay in the window, and close for a dialog', async ( {
	page,
} ) => {
	await keepStill( page );
	await page.goto( '/behaviors/' );
	const menu = page.getByRole( 'navigation', { name: 'Sample menu' } );
	const shop = menu.getByRole( 'link', { name: 'Shop' } );
	const all = menu.getByRole( 'link', { name: 'All products' } );
	await expect( all ).toBeHidden();
	await expect(
		menu.getByRole( 'button', { name: 'Submenu of Shop' } )
	).toHaveAttribute( 'aria-expanded', 'false' );
	await shop.hover();
	await expect( all ).toBeVisible();
	await expectAccessible( page, '#dropdown' );
	await page.evaluate( () =>
		document.querySelector< HTMLElement >( '[href="#layer-one"]' )?.click()
	);
	await expect( dialog( page, 'The first dialog' ) ).toBeVisible();
	await expect( all ).toBeHidden();
	await page.keyboard.press( 'Escape' );

	// At the edge of a wide container, in both directions of reading; a narrow one leaves it where it is.
	for ( const [ dir, containerPx, isInside ] of [
		[ 'ltr', 900, true ],
		[ 'rtl', 900, true ],
		[ 'ltr', 700, false ],
	] as const ) {
		const overflow = await page.evaluate(
			async ( { value, widthPx } ) => {
				document.querySelector( '#edge' )?.remove();
				document.documentElement.dir = value;
				const box = document.createElement( 'div' );
				box.id = 'edge';
				box.style.cssText = `position: fixed; inset-block-start: 0; inset-inline-end: 0; inline-size: ${ widthPx }px; display: flex; justify-content: end; z-index: 99`;
				// The page allows no other markup from a test.
				Reflect.apply( Reflect.get( box, 'setHTML' ), box, [
					'<ul data-sf-dropdown><li><button type="button">Edge</button><ul class="sf-submenu"><li><a href="#main">A long entry of a menu</a></li></ul></li></ul>',
					{ sanitizer: {} },
				] );
				document.body.append( box );
				document.dispatchEvent(
					new CustomEvent( 'sf:content', { detail: { root: box } } )
				);
				const button = box.querySelector( 'button' );
				while ( ! button?.hasAttribute( 'aria-expanded' ) ) {
					await new Promise( requestAnimationFrame );
				}
				button.click();
				const rect = box
					.querySelector( '.sf-submenu' )
					?.getBoundingClientRect();
				return rect
					? Math.max(
							rect.right - document.documentElement.clientWidth,
							-rect.left
						)
					: NaN;
			},
			{ value: dir, widthPx: containerPx }
		);
		expect( overflow <= 0 ).toBe( isInside );
	}
} );

test( 'a header sticks, hides on the way down and returns, without layout shift', async ( {
	page,
} ) => {
	await watchLayoutShifts( page );
	await page.goto( '/behaviors/' );
	// The samples publish their height, too.
	await expect( page.locator( '.sf-sticky-sentinel' ) ).toHaveCount( 2 );
	await page.evaluate( async () => {
		document.querySelector( '#sticky-header' )?.remove();
		await new Promise( ( resolve ) => setTimeout( resolve ) );
		const box = document.createElement( 'div' );
		Reflect.apply( Reflect.get( box, 'setHTML' ), box, [
			'<div class="sf-header" id="sample" data-sf-sticky="up"><a href="#end">End</a></div><div id="long"><div id="side" data-sf-sticky-sidebar></div></div><p id="end">End</p>',
			{ sanitizer: {} },
		] );
		document.body.prepend( ...box.childNodes );
		// The page's policy allows no style sheet from a test.
		for ( const [ id, css ] of Object.entries( {
			sample: 'block-size: 80px; background: Canvas',
			long: 'block-size: 4000px',
			side: 'block-size: 50px',
		} ) ) {
			const element = document.getElementById( id );
			if ( element ) {
				element.style.cssText = css;
			}
		}
		document.dispatchEvent(
			new CustomEvent( 'sf:content', {
				detail: { root: document.documentElement },
			} )
		);
	} );
	const header = page.locator( '#sample' );
	await expect( page.locator( '.sf-sticky-sentinel' ) ).toBeAttached();
	await expect
		.poll( () =>
			page.evaluate( () =>
				document.documentElement.style.getPropertyValue(
					'--sf-sticky-height'
				)
			)
		)
		.toBe( '80px' );
	// Ignore the sample's own shift.
	await page.evaluate( () =>
		Reflect.get( window, 'layoutShifts' ).splice( 0 )
	);
	await page.mouse.wheel( 0, 70 );
	await expect( header ).not.toHaveClass( /is-stuck/ );
	await page.mouse.wheel( 0, 1500 );
	await expect( header ).toHaveClass( /is-stuck/ );
	await page.mouse.wheel( 0, 100 );
	await expect( header ).toHaveClass( /is-away/ );
	expect( ( await edgesOf( header ) ).bottom ).toBe( 0 );
	expect( ( await edgesOf( page.locator( '#side' ) ) ).top ).toBe( 110 );
	await page.mouse.wheel( 0, -100 );
	await expect( header ).not.toHaveClass( /is-away/ );
	expect( ( await edgesOf( header ) ).top ).toBe( 0 );
	expect( await layoutShifts( page ) ).toEqual( [] );

	// It stays while it has focus, and a URL's target is below it.
	await header.getByRole( 'link' ).focus();
	await page.mouse.wheel( 0, 300 );
	await expect( header ).toHaveClass( /is-away/ );
	expect( ( await edgesOf( header ) ).top ).toBe( 0 );
	await header.getByRole( 'link' ).press( 'Enter' );
	await expect
		.poll( async () => ( await edgesOf( page.locator( '#end' ) ) ).top )
		.toBeGreaterThan( 79 );
} );

test( 'the terms of a classic form open in a dialog, and return to their place', async ( {
	page,
	shop,
} ) => {
	await page.goto( await shop.orderToPay( MUG.id ) );
	const cod = page.getByRole( 'radio' ).first();
	await cod.check();
	const terms = page
		.locator( '.woocommerce-terms-and-conditions-wrapper' )
		.getByRole( 'link', { name: 'terms and conditions' } );
	const text = page.getByText( 'Only test cards are accepted.' );
	await expect( text ).toBeHidden();
	await terms.press( 'Enter' );
	await expect( dialog( page, 'Terms and conditions' ) ).toContainText(
		'Only test cards are accepted.'
	);
	expect( await isLocked( page ) ).toBe( true );
	await page.keyboard.press( 'Escape' );
	await expect( text ).toBeHidden();
	await expect( terms ).toBeFocused();
	await expect( cod ).toBeChecked();
	await expect(
		page.locator( 'form .woocommerce-terms-and-conditions' )
	).toBeAttached();
} );

test( "the checkout's terms open in a dialog, and the form stays", async ( {
	page,
	shop,
} ) => {
	await shop.add( [ MUG.id, 1 ] );
	await page.goto( '/checkout/' );
	const email = page.getByLabel( 'Email address' );
	await email.fill( 'pat@example.com' );
	// Links of the first paint open their page.
	await expect( page.locator( '.sf-first-paint' ) ).toHaveCount( 0 );
	const terms = page
		.locator( '.wc-block-checkout__terms' )
		.getByRole( 'link', { name: 'Terms and Conditions' } );
	// A link opens a new tab until the dialog's code has loaded, which focusing the link starts.
	await terms.focus();
	await page.waitForFunction( () =>
		performance
			.getEntriesByType( 'resource' )
			.some( ( { name } ) => name.includes( '/order.' ) )
	);
	await terms.press( 'Enter' );
	await expect( dialog( page, 'Terms and conditions' ) ).toContainText(
		'nothing is sold, charged or sent'
	);
	await expectAccessible( page, 'dialog[open]' );
	await page.keyboard.press( 'Escape' );
	await expect( terms ).toBeFocused();
	await expect( email ).toHaveValue( 'pat@example.com' );
	expect( page.context().pages() ).toHaveLength( 1 );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test(
		"content shows, a URL's hash shows a panel, and menus open",
		{ tag: '@all' },
		async ( { page } ) => {
			await page.goto( '/behaviors/#panel-start' );
			await expect( page.locator( '#panel-start' ) ).toBeVisible();
			await expect( page.locator( '#panel-end' ) ).toBeHidden();
			await page
				.locator( '#panel-start' )
				.getByRole( 'link', { name: 'Close' } )
				.click();
			await expect( page.locator( '#panel-start' ) ).toBeHidden();
			await expect( page.locator( '#size-guide' ) ).toBeVisible();
			const menu = page.getByRole( 'navigation', {
				name: 'Sample menu',
			} );
			await menu.getByRole( 'link', { name: 'Shop' } ).focus();
			await expect(
				menu.getByRole( 'link', { name: 'All products' } )
			).toBeVisible();
		}
	);
} );
