import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MUG } from './support/products';
import { expect, test } from './support/shop-test';
import { asOnWordPress } from '../../tools/support/wordpress-page.mjs';

const BUILD = join( __dirname, '../../build/wordpress' );
const TRANSLATIONS = '/test-translations.js';

type TextsByPage = Record< string, Record< string, string[] > >;

/** Minified calls of translation functions, up to the first text. WordPress's own have no text domain. */
const CALL =
	/\b_(?:_|n|x|nx)\)\(("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`)(?!\))/g;

const GERMAN = {
	woocommerce: {
		'Proceed to Checkout': [ 'Weiter zur Kasse' ],
		'%d item': [ '%d Artikel', '%d Artikel' ],
	},
	shopfront: {
		'You are offline, so your order was not sent. Everything you entered is still here.':
			[ 'Sie sind offline.' ],
		'Your order was not placed: %d field needs your attention.': [
			'Bitte prüfen Sie %d Feld.',
			'Bitte prüfen Sie %d Felder.',
		],
	},
};

test( 'the build lists the texts of all its files, including lazy chunks', () => {
	const texts = JSON.parse(
		readFileSync( join( BUILD, 'texts.json' ), 'utf8' )
	) as TextsByPage;
	const listed = new Set(
		Object.values( texts )
			.flatMap( ( domains ) => Object.values( domains ).flat() )
			.map( ( key ) => key.split( '\u0004' ).at( -1 ) )
	);
	const used = readdirSync( BUILD )
		.filter( ( name ) => name.endsWith( '.js' ) )
		.flatMap( ( name ) => [
			...readFileSync( join( BUILD, name ), 'utf8' ).matchAll( CALL ),
		] )
		// eslint-disable-next-line no-eval -- The literal of our own build, in any quotes.
		.map( ( [ , literal ] ) => ( 0, eval )( literal ?? '""' ) as string );
	expect( used.length ).toBeGreaterThan( 200 );
	expect( used.filter( ( text ) => ! listed.has( text ) ) ).toEqual( [] );
} );

test.describe( 'a shop in another language', () => {
	// WordPress prints inline scripts, and the demo shop's policy doesn't know them.
	test.use( { bypassCSP: true } );

	test.beforeEach( async ( { page, shop } ) => {
		await page.route( `**${ TRANSLATIONS }`, ( route ) =>
			route.fulfill( {
				contentType: 'text/javascript',
				body: Object.entries( GERMAN )
					.map(
						( [ domain, entries ] ) =>
							`wp.i18n.setLocaleData( ${ JSON.stringify( {
								'': {
									domain,
									lang: 'de',
									'plural-forms':
										'nplurals=2; plural=n != 1;',
								},
								...entries,
							} ) }, '${ domain }' );`
					)
					.join( '\n' ),
			} )
		);
		await asOnWordPress( page, [ TRANSLATIONS ], 'host' );
		await shop.add( [ MUG.id, 1 ] );
	} );

	test(
		'translates texts of the platform by its text domain',
		{ tag: '@all' },
		async ( { page } ) => {
			await page.goto( '/cart/' );
			await expect(
				page.getByRole( 'link', { name: 'Weiter zur Kasse' } ).first()
			).toBeVisible();
		}
	);

	test(
		'translates errors of lazy chunks',
		{ tag: '@all' },
		async ( { page, checkoutPage } ) => {
			await checkoutPage.open();
			await checkoutPage.placeOrder.click();
			await expect(
				page.getByText( /^Bitte prüfen Sie \d+ Felder\.$/ ).first()
			).toBeAttached();
			await checkoutPage.fill();
			// An interrupted request would be a console error.
			await page.waitForLoadState( 'networkidle' );
			await page.context().setOffline( true );
			await checkoutPage.placeOrder.click();
			await expect(
				page.getByText( 'Sie sind offline.' ).first()
			).toBeVisible();
		}
	);
} );

test.describe( 'a German shop without WordPress', () => {
	test.use( { shopOptions: { locale: 'de_DE' } } );

	test( 'is German from the first paint to the errors of lazy chunks', async ( {
		page,
		shop,
	} ) => {
		await page.addInitScript( () => {
			const seen = new Set< string >();
			Object.assign( window, { seenTexts: seen } );
			new MutationObserver( () => {
				seen.add( document.body?.innerText ?? '' );
			} ).observe( document, { childList: true, subtree: true } );
		} );
		const seenTexts = () =>
			page.evaluate( () =>
				[ ...Reflect.get( window, 'seenTexts' ) ].join( '\n' )
			);
		await shop.add( [ MUG.id, 2 ] );
		await page.goto( '/cart/' );
		await expect(
			page.getByRole( 'link', { name: 'Weiter zur Kasse' } ).first()
		).toBeVisible();
		expect( await seenTexts() ).not.toMatch(
			/Proceed|Subtotal|coupons|Remove/
		);

		await page.goto( '/checkout/' );
		await page.getByRole( 'radio', { name: 'Karte' } ).check();
		await expect( page.getByLabel( 'Kartennummer' ) ).toBeVisible();
		await page
			.getByRole( 'button', { name: 'Zahlungspflichtig bestellen' } )
			.click();
		await expect(
			page.getByText( 'Bitte beheben Sie zuerst diese Fehler' )
		).toBeVisible();
		await expect(
			page
				.getByText( 'Bitte geben Sie eine gültige E-Mail-Adresse ein' )
				.first()
		).toBeVisible();
		expect( await seenTexts() ).not.toMatch(
			/Place Order|Please|Contact|address\b/
		);
	} );
} );

test( 'a page in English loads no translations', async ( { page, shop } ) => {
	await shop.add( [ MUG.id, 1 ] );
	await page.goto( '/cart/' );
	await expect(
		page.getByRole( 'link', { name: 'Proceed to Checkout' } ).first()
	).toBeVisible();
	expect( await page.locator( 'script[src*="translations."]' ).count() ).toBe(
		0
	);
} );
