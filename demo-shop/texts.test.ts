/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestBrowser, type TestBrowser } from './pages/test-browser';
import { GERMAN, t, withLocale } from './texts';

const SOURCES = readdirSync( __dirname, { recursive: true, encoding: 'utf8' } )
	.filter( ( name ) => name.endsWith( '.ts' ) && ! name.includes( 'test' ) )
	.map( ( name ) => readFileSync( join( __dirname, name ), 'utf8' ) );

test( 'every text that a page translates has a German translation with the same placeholders', () => {
	const texts = SOURCES.flatMap( ( code ) =>
		[ ...code.matchAll( /\bt\(\s*'([^']+)'/g ) ].map(
			( [ , text = '' ] ) => text
		)
	);
	expect( texts.length ).toBeGreaterThan( 90 );
	const count = ( text: string ) => text.split( '%s' ).length;
	expect(
		texts.filter(
			( text ) => count( GERMAN[ text ] ?? '' ) !== count( text )
		)
	).toEqual( [] );
} );

test( 'every translation belongs to a text of the shop', () => {
	const code = SOURCES.join( '\n' );
	expect(
		Object.keys( GERMAN ).filter( ( text ) => ! code.includes( text ) )
	).toEqual( [] );
} );

test( 'every text of a gateway’s script has a German translation', () => {
	const folder = join( __dirname, 'public/gateways' );
	const scripts = readdirSync( folder ).filter( ( name ) =>
		name.endsWith( '.js' )
	);
	const texts = scripts.flatMap( ( name ) =>
		[
			...readFileSync( join( folder, name ), 'utf8' ).matchAll(
				/\b__\(\s*'([^']+)'/g
			),
		].map( ( [ , text ] ) => text )
	);
	const german = readFileSync( join( folder, 'german.js' ), 'utf8' );
	expect( texts.length ).toBeGreaterThan( 10 );
	expect(
		texts.filter(
			( text ) =>
				! german.includes( `'${ text }':` ) &&
				! german.includes( `${ text }: [` )
		)
	).toEqual( [] );
} );

test( 'each request has its own language', async () => {
	const [ german, english ] = await Promise.all(
		[ 'de_DE', 'en_US' ].map( ( locale ) =>
			withLocale( locale, async () => {
				await Promise.resolve();
				return t( 'Showing all %s results', 3 );
			} )
		)
	);
	expect( german ).toBe( 'Alle 3 Ergebnisse' );
	expect( english ).toBe( 'Showing all 3 results' );
} );

describe( 'a German shop', () => {
	let browser: TestBrowser;
	beforeEach( async () => {
		browser = createTestBrowser();
		await browser.post( '/demo/options', { locale: 'de_DE' } );
	} );
	afterEach( () => browser.shop.close() );

	test.each( [
		[ '/', 'Dinge, die bleiben' ],
		[ '/shop/', 'Shop' ],
		[ '/product/stone-mug/', 'Stone Mug' ],
		[ '/cart/', 'Warenkorb' ],
		[ '/checkout/', 'Kasse' ],
		[ '/contact/', 'Kontakt' ],
	] )( 'writes %s in German', async ( path, title ) => {
		const { document } = await browser.open( path );
		expect( document.documentElement.lang ).toBe( 'de' );
		expect( document.querySelector( 'main' )?.lang ).toBe( '' );
		expect( document.querySelector( 'h1' )?.textContent?.trim() ).toBe(
			title
		);
		expect(
			document
				.querySelector( '.wc-block-mini-cart__button' )
				?.getAttribute( 'aria-label' )
		).toBe( 'Anzahl der Artikel im Warenkorb: 0' );
	} );

	test( 'marks pages that are not translated as English', async () => {
		const { document } = await browser.open( '/demo/' );
		expect( document.querySelector( 'main' )?.lang ).toBe( 'en' );
	} );

	test( 'translates the labels of fields, countries, payment methods and shipping rates', async () => {
		const { text } = await browser.open( '/checkout/' );
		const settings = JSON.parse(
			decodeURIComponent(
				/decodeURIComponent\( '([^']+)'/.exec( text )?.[ 1 ] ?? ''
			)
		);
		expect( settings.defaultFields.phone.optionalLabel ).toBe(
			'Telefon (optional)'
		);
		expect( settings.countryData.US.locale.state.label ).toBe(
			'Bundesstaat'
		);
		expect( settings.countries.DE ).toBe( 'Deutschland' );
		expect( settings.paymentMethodData.cod.title ).toBe( 'Nachnahme' );
		const { headers } = await browser.open( '/wp-json/wc/store/v1/cart' );
		const { shipping_rates: packages } = JSON.parse(
			(
				await browser.post(
					'/wp-json/wc/store/v1/cart/add-item',
					{ id: 26, quantity: 1 },
					{ Nonce: headers.get( 'Nonce' ) ?? '' }
				)
			).text
		);
		expect( packages[ 0 ].shipping_rates[ 0 ].name ).toBe(
			'Versandkostenpauschale'
		);
	} );
} );
