import { CONDITIONS } from './conditions.mjs';
import { fillCart } from './fill-cart.mjs';
import { delayCart } from './in-page/delay-cart.mjs';
import { CART_PAGE } from './pages.mjs';
import { repeat } from './repeat.mjs';
import { visitPage } from './visitor.mjs';

const SLOW_PHONE = CONDITIONS.find( ( { name } ) => name === 'slow phone' );

const SHOP_PAGE = { path: '/shop/' };
const BUTTON = '.wc-block-mini-cart__button';
const ROW = '.wc-block-cart-items__row';
const TIMEOUT_MS = 120_000;

/** Trace events of the main thread's scripts, without those inside them. */
const RUNS = [ 'EvaluateScript', 'FunctionCall' ];

/** Milliseconds that the main thread spends on the badge's script while a page loads. */
const traceBadge = async ( page, protocol ) => {
	const events = [];
	protocol.on( 'Tracing.dataCollected', ( { value } ) =>
		events.push( ...value )
	);
	await protocol.send( 'Tracing.start', {
		traceConfig: { includedCategories: [ 'devtools.timeline' ] },
		transferMode: 'ReportEvents',
	} );
	await page.reload( { waitUntil: 'networkidle' } );
	const complete = new Promise( ( resolve ) =>
		protocol.once( 'Tracing.tracingComplete', resolve )
	);
	await protocol.send( 'Tracing.end' );
	await complete;
	const runs = events.filter(
		( { name, args } ) =>
			RUNS.includes( name ) && args.data?.url?.endsWith( '/mini-cart.js' )
	);
	return runs.reduce( ( total, { dur = 0 } ) => total + dur, 0 ) / 1000;
};

/** Milliseconds from a click on the badge to visible items. */
const openDrawer = ( page ) =>
	page.evaluate(
		( [ button, item ] ) =>
			new Promise( ( resolve ) => {
				const start = performance.now();
				const check = () => {
					const row = document.querySelector( item );
					if ( row?.getBoundingClientRect().height ) {
						resolve( performance.now() - start );
					} else {
						window.requestAnimationFrame( check );
					}
				};
				document.querySelector( button ).click();
				check();
			} ),
		[ BUTTON, `dialog[open] ${ ROW }` ]
	);

/** When the pointer is over the badge, the closed drawer loads its items. */
const prepareDrawer = async ( page ) => {
	await page.locator( BUTTON ).hover();
	await page
		.locator( `dialog ${ ROW }` )
		.first()
		.waitFor( { state: 'attached', timeout: TIMEOUT_MS } );
};

/** Transferred bytes of a type's responses since a number of responses. */
const bytesSince = ( { answers }, before, type ) =>
	answers
		.slice( before )
		.filter( ( one ) => one.type === type )
		.reduce( ( total, { bytes } ) => total + bytes, 0 );

/** The cost of the first opening on a page that has the cart's code. */
const measureBesideCart = async ( { page, traffic } ) => {
	await page.waitForLoadState( 'networkidle' );
	await page.evaluate( () => window.benchmarkShowCart() );
	const plus = page.locator( CART_PAGE.first ).first();
	await plus.waitFor( { timeout: TIMEOUT_MS } );
	await plus.hover();
	await page.waitForLoadState( 'networkidle' );
	const before = traffic.answers.length;
	await prepareDrawer( page );
	const openBesideCartMs = await openDrawer( page );
	await page.waitForLoadState( 'networkidle' );
	return {
		openBesideCartMs,
		addedScriptBytes: bytesSince( traffic, before, 'Script' ),
		addedStyleBytes: bytesSince( traffic, before, 'Stylesheet' ),
	};
};

/** URLs that the page lists for the drawer. The code that acts loads after the first interaction. */
const listNeededFiles = ( page ) =>
	page.evaluate( () => {
		const { scripts, styles } = JSON.parse(
			document.querySelector( '.sf-mini-cart-data' ).textContent
		);
		return [ ...scripts.map( ( { src } ) => src ), ...styles ].map(
			( url ) => new URL( url, document.baseURI ).href
		);
	} );

/**
 * The badge of a listing with a filled cart, and its drawer's first opening after the pointer was over it: on the
 * listing, which has no other block, and on a page with the cart.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             address Address of the shop.
 * @param {import('./plan.mjs').Plan}          plan
 * @return {Promise<import('./measure-plan.mjs').Measurement[]>}
 */
export const measureBadge = async ( browser, address, { order, loads } ) => {
	console.log( 'Measuring the badge and the first opening of its drawer …' );
	const storageState = await fillCart( browser, address, order );
	const visit = {
		browser,
		address,
		storageState,
		condition: SLOW_PHONE,
		opened: SHOP_PAGE,
	};
	const measure = async ( { page, protocol, traffic } ) => {
		await page.waitForLoadState( 'networkidle' );
		const badgeMs = await traceBadge( page, protocol );
		const before = traffic.answers.length;
		await prepareDrawer( page );
		const openMs = await openDrawer( page );
		await page.waitForLoadState( 'networkidle' );
		const needed = await listNeededFiles( page );
		const bytesOf = ( type ) =>
			traffic.answers
				.slice( before )
				.filter(
					( one ) => one.type === type && needed.includes( one.url )
				)
				.reduce( ( total, { bytes } ) => total + bytes, 0 );
		return {
			badgeMs,
			openMs,
			drawerScriptBytes: bytesOf( 'Script' ),
			drawerStyleBytes: bytesOf( 'Stylesheet' ),
		};
	};
	return [
		{
			subject: 'badge',
			condition: SLOW_PHONE.name,
			values: {
				...( await repeat( loads, () =>
					visitPage( visit, [], measure )
				) ),
				...( await repeat( loads, () =>
					visitPage(
						{ ...visit, opened: CART_PAGE },
						[ [ delayCart ] ],
						measureBesideCart
					)
				) ),
			},
		},
	];
};
