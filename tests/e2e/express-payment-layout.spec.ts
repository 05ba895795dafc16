import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible';
import { layoutShifts, watchLayoutShifts } from './support/layout-shifts';
import { CAP, MUG } from './support/products';
import { expect, LOST_REQUESTS, test } from './support/shop-test';

/** How long the page waits for a method, ms, plus time for the update. */
const LAZY_MS = 3000 + 800;
const SETTLED_MS = 1200;

/** Replaces the shop's own wallet. `answers` are sources of `canMakePayment`; a delay of 0 registers immediately. */
const register = ( page: Page, answers: readonly string[], delayMs = 0 ) =>
	page.route( '**/assets/gateways/wallet.js', ( route ) =>
		route.fulfill( {
			contentType: 'text/javascript',
			body: `
				const later = ( ms, answer ) => () =>
					new Promise( ( resolve ) => setTimeout( resolve, ms, answer ) );
				const register = () => [ ${ answers.join() } ].forEach( ( canMakePayment, index ) => {
					const content = wp.element.createElement( 'button', {
						type: 'button',
						style: { inlineSize: '100%', blockSize: '48px' },
					}, 'Wallet ' + ( index + 1 ) );
					wc.wcBlocksRegistry.registerExpressPaymentMethod( {
						name: 'wallet-' + ( index + 1 ),
						content,
						edit: content,
						canMakePayment,
					} );
				} );
				${ delayMs } ? setTimeout( register, ${ delayMs } ) : register();
			`,
		} )
	);

/** Each method's result, and the methods that end up visible without scrolling. */
const CASES: readonly [
	title: string,
	answers: readonly string[],
	shown: readonly string[],
][] = [
	[ 'none is available', [ '() => false', '() => false' ], [] ],
	[ 'none is available, known late', [ 'later( 900, false )' ], [] ],
	[
		'each fails',
		[
			'() => { throw new Error( "No." ) }',
			'() => Promise.reject( "No." )',
		],
		[],
	],
	[ 'one never answers', [ '() => new Promise( () => {} )' ], [] ],
	[ 'one answers too late', [ 'later( 3300, true )' ], [ 'Wallet 1' ] ],
	[
		'one resolves after its timeout, beside another',
		[ 'later( 3300, true )', '() => true' ],
		[ 'Wallet 2' ],
	],
	[
		'some of many are available',
		[
			'later( 400, true )',
			'() => false',
			'() => true',
			'later( 200, false )',
			'later( 700, true )',
		],
		[ 'Wallet 1', 'Wallet 3', 'Wallet 5' ],
	],
	[
		'all of many are available',
		[ '() => true', '() => true', '() => true', 'later( 300, true )' ],
		[ 'Wallet 1', 'Wallet 2', 'Wallet 3', 'Wallet 4' ],
	],
];

/** The usual run's cases, at one width. Cart and checkout reserve space with the same component. */
const USUAL_CASES: Readonly< Record< string, ( title: string ) => boolean > > =
	{
		'/cart/ at 1280 px': ( title ) => /some of many/.test( title ),
		'/checkout/ at 390 px': ( title ) =>
			/too late|some of many/.test( title ),
	};

for ( const path of [ '/cart/', '/checkout/' ] ) {
	for ( const width of [ 390, 1280 ] ) {
		const place = `${ path } at ${ width } px`;
		test.describe( place, () => {
			// Tall enough for the area and much of the content below it.
			test.use( {
				viewport: { width, height: width === 390 ? 1500 : 1200 },
				shopOptions: { cartExpress: true },
				// The console explains why a method isn't offered.
				allowedConsoleErrors: /"canMakePayment" (threw|returned)/,
			} );
			test.beforeEach( async ( { page, shop } ) => {
				await watchLayoutShifts( page );
				await shop.add( [ MUG.id, 1 ], [ CAP.id, 1 ] );
			} );

			for ( const [ title, answers, shown ] of CASES ) {
				const tag = USUAL_CASES[ place ]?.( title ) ? [] : [ '@all' ];
				test(
					`causes no layout shift when ${ title }`,
					{ tag },
					async ( { page } ) => {
						await register( page, answers );
						await page.goto( path );
						await page.waitForLoadState( 'networkidle' );
						await page.waitForTimeout(
							/never|too late/.test( title )
								? LAZY_MS
								: SETTLED_MS
						);
						expect( await layoutShifts( page ) ).toEqual( [] );
						await expect(
							page.getByRole( 'button', { name: /^Wallet \d$/ } )
						).toHaveText( [ ...shown ] );
						await expect(
							page.getByRole( 'heading', {
								name: 'Express Checkout',
							} )
						).toHaveCount( shown.length ? 1 : 0 );
					}
				);
			}
		} );
	}
}

test.describe( 'a cart whose express payment chunk fails to load', () => {
	test.use( {
		viewport: { width: 1280, height: 3200 },
		shopOptions: { cartExpress: true },
		allowedConsoleErrors: new RegExp(
			`${ LOST_REQUESTS.source }|express payments could not be loaded`
		),
	} );

	test( 'causes no layout shift', async ( { page, shop } ) => {
		await watchLayoutShifts( page );
		await shop.add( [ MUG.id, 1 ] );
		await page.route( /\/express\.[^/]*js/, ( route ) => route.abort() );
		await page.goto( '/cart/' );
		await page.waitForLoadState( 'networkidle' );
		await page.waitForTimeout( 500 );
		expect( await layoutShifts( page ) ).toEqual( [] );
		await expect(
			page.getByRole( 'heading', { name: 'Express Checkout' } )
		).toHaveCount( 0 );
	} );
} );

test.describe( 'on a checkout that is longer than the window', () => {
	const form = ( page: Page ) =>
		page.getByRole( 'group', { name: 'Contact information' } );
	const getTop = ( page: Page ) =>
		form( page ).evaluate(
			( element ) => element.getBoundingClientRect().top + window.scrollY
		);

	test.beforeEach( async ( { page, shop } ) => {
		await watchLayoutShifts( page );
		await shop.add( [ MUG.id, 1 ], [ CAP.id, 1 ] );
	} );

	test(
		'removes the reserved space when all methods are unavailable at once',
		{ tag: '@all' },
		async ( { page } ) => {
			await register( page, [ '() => false', 'async () => false' ] );
			await page.goto( '/checkout/' );
			await page.waitForLoadState( 'networkidle' );
			await expect(
				page.locator( '.wc-block-components-express-payment' )
			).toHaveCount( 0 );
			expect( await layoutShifts( page ) ).toEqual( [] );
		}
	);

	test(
		'removes empty space without layout shift while it is out of view',
		{ tag: '@all' },
		async ( { page } ) => {
			await register( page, [ 'later( 500, false )' ] );
			await page.goto( '/checkout/' );
			await page.waitForLoadState( 'networkidle' );
			await page.waitForTimeout( 1000 );
			const before = await getTop( page );
			await expectAccessible( page );
			await page.mouse.move( 300, 500 );
			await page.mouse.wheel( 0, 900 );
			await expect
				.poll( () => getTop( page ) )
				.toBeLessThan( before - 100 );
			expect( await layoutShifts( page ) ).toEqual( [] );
		}
	);

	test(
		'shows a method that registers after the page has loaded only once its position is out of view',
		{ tag: '@all' },
		async ( { page } ) => {
			await register( page, [ '() => true' ], 1500 );
			await page.goto( '/checkout/' );
			await page.waitForTimeout( 1500 + SETTLED_MS );
			const wallets = page.getByRole( 'button', { name: /^Wallet/ } );
			await expect( wallets ).toHaveCount( 0 );
			expect( await layoutShifts( page ) ).toEqual( [] );
			await page.mouse.move( 300, 500 );
			await page.mouse.wheel( 0, 900 );
			await expect( wallets ).toHaveText( [ 'Wallet 1' ] );
			expect( await layoutShifts( page ) ).toEqual( [] );
		}
	);

	test(
		'shows a method that resolves after its timeout while the area is out of view',
		{ tag: '@all' },
		async ( { page } ) => {
			await register( page, [ 'later( 3300, true )', '() => true' ] );
			await page.goto( '/checkout/' );
			const wallets = page.getByRole( 'button', { name: /^Wallet/ } );
			await expect( wallets ).toHaveText( [ 'Wallet 2' ] );
			await page.waitForTimeout( LAZY_MS );
			await expect( wallets ).toHaveText( [ 'Wallet 2' ] );
			await page.mouse.move( 300, 500 );
			await page.mouse.wheel( 0, 900 );
			await expect( wallets ).toHaveText( [ 'Wallet 1', 'Wallet 2' ] );
			expect( await layoutShifts( page ) ).toEqual( [] );
		}
	);
} );
