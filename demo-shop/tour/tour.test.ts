/** @jest-environment node */
import { readPlan } from '../faults/plan';
import { createTestBrowser, type TestBrowser } from '../pages/test-browser';
import { STOPS } from './stops';
import { TOUR_TEXTS } from './texts';

let browser: TestBrowser;
beforeEach( () => {
	browser = createTestBrowser();
} );
afterEach( () => browser.shop.close() );

const textOf = ( document: Document, selector: string ) =>
	document.querySelector( selector )?.textContent?.replace( /\s+/g, ' ' ) ??
	'';

it( 'has ten stops with faults that the shop knows', () => {
	expect( new Set( STOPS.map( ( { id } ) => id ) ).size ).toBe( 10 );
	for ( const { plan } of STOPS ) {
		expect( readPlan( { plan: [ ...plan ] } ) ).toHaveLength( plan.length );
	}
} );

it.each( Object.entries( TOUR_TEXTS ) )(
	'has a text for each stop in the language %s',
	( language, { stops } ) => {
		expect( Object.keys( stops ) ).toEqual( STOPS.map( ( { id } ) => id ) );
		expect(
			Object.values( stops ).flatMap( Object.values ).every( Boolean )
		).toBe( true );
		const english = Object.values( TOUR_TEXTS.en.stops );
		const shared = Object.values( stops ).filter( ( { look } ) =>
			english.some( ( each ) => each.look === look )
		);
		expect( shared ).toHaveLength( language === 'en' ? 10 : 0 );
	}
);

it( 'prepares the cart and the address, and says what to do in its language', async () => {
	const { path, document } = await browser.send( '/demo/tour', {
		stop: 'double',
		lang: 'de',
	} );
	expect( path ).toBe( '/checkout/' );
	expect( textOf( document, '.site-notice' ) ).toContain(
		TOUR_TEXTS.de.stops.double?.look
	);
	expect( document.documentElement.lang ).toBe( 'de' );
	const state: unknown = JSON.parse(
		( await browser.open( '/demo/state' ) ).text
	);
	expect( state ).toMatchObject( {
		cart: { items_count: 1 },
		session: { shipping: { city: 'San Francisco' } },
	} );
} );

it( "shows the server's state at a stop that was started, and only there", async () => {
	expect(
		( await browser.open( '/tour/' ) ).document.querySelector(
			'.tour__proof'
		)
	).toBeNull();
	await browser.send( '/demo/tour', { stop: 'slow', lang: 'en' } );
	const { document } = await browser.open( '/tour/' );
	expect( textOf( document, '#slow .tour__proof' ) ).toContain(
		'Mugs in the cart on the server: 1'
	);
	expect( document.querySelectorAll( '.tour__proof' ) ).toHaveLength( 1 );
	expect( document.querySelector( '.is-kept' ) ).toBeNull();
} );

it( 'removes the faults and options of one stop with the next', async () => {
	await browser.send( '/demo/tour', { stop: 'crash', lang: 'en' } );
	await browser.send( '/demo/tour', { stop: 'reload', lang: 'en' } );
	const options: unknown = JSON.parse(
		( await browser.open( '/demo/options' ) ).text
	);
	expect( options ).toMatchObject( { trialGateway: 'off' } );
	const { status } = await browser.open( '/wp-json/wc/store/v1/cart' );
	expect( status ).toBe( 200 );
} );

it( 'returns to the tour for a stop that does not exist', async () => {
	const { path } = await browser.send( '/demo/tour', { stop: 'moon' } );
	expect( path ).toBe( '/tour/' );
} );
