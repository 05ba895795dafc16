import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { XSS_CORPUS } from '../fixtures/xss/corpus';
import { DIFFERENCES, REASONS } from '../fixtures/xss/differences';
import { inRoot } from '../../tools/support/root.mjs';
import { expect, test } from './support/shop-test';

// Both engines of packages/html in a real browser: nothing of the corpus runs, and we know every other difference.

/** The tests' page has its own site, without a policy that would stop code. */
const ADDRESS = 'http://sanitizer.test/';

const ENTRY = `
	import * as html from '@shopfront/html';
	import * as lists from './packages/html/allow-lists';
	import { createNativeEngine } from './packages/html/native-engine';
	window.engines = {
		native: html.createSanitizer( window, createNativeEngine( window ) ),
		purify: html.createSanitizer( window, html.createPurifyEngine( window ) ),
	};
	window.lists = lists;
`;

const LISTS = [
	'PAGE_HTML',
	'RICH_TEXT_HTML',
	'LABEL_HTML',
	'DEFAULT_HTML',
	'PRICE_HTML',
] as const;

test.use( { allowedConsoleErrors: /./ } );

let code = '';
test.beforeAll( async () => {
	const { outputFiles } = await build( {
		stdin: { contents: ENTRY, resolveDir: inRoot( '.' ) },
		alias: { '@shopfront': inRoot( 'packages' ) },
		bundle: true,
		format: 'iife',
		write: false,
	} );
	code = outputFiles[ 0 ]?.text ?? '';
} );

/** Returns the requests of scripts, frames and the like; pictures and sounds may load. */
const open = async ( page: Page ): Promise< string[] > => {
	const requests: string[] = [];
	await page.route( '**', ( route ) => {
		const request = route.request();
		if ( request.url() === ADDRESS ) {
			return route.fulfill( {
				contentType: 'text/html',
				body: '<!doctype html><title>Sanitizer</title><body>',
			} );
		}
		const type = request.resourceType();
		if ( ! [ 'image', 'media', 'texttrack' ].includes( type ) ) {
			requests.push( `${ type } ${ request.url() }` );
		}
		// A page behind a link or form must not replace the tests' page.
		return request.isNavigationRequest()
			? route.fulfill( { status: 204 } )
			: route.fulfill( { status: 404, body: '' } );
	} );
	await page.goto( ADDRESS );
	await page.addScriptTag( { content: code } );
	return requests;
};

/** Sends visitors' events to each element, so that handlers and URLs run. Returns the names whose code ran. */
const insertAll = (
	page: Page,
	htmls: readonly ( readonly [ name: string, html: string ] )[],
	engine: 'native' | 'purify' | null,
	list: ( typeof LISTS )[ number ]
): Promise< string[] > =>
	page.evaluate(
		async ( [ entries, engineName, listName ] ) => {
			const view = window as unknown as {
				engines: Record<
					string,
					{
						sanitizeHtml: ( html: string, allow: object ) => string;
						sanitizeFragment: (
							html: string,
							allow: object
						) => DocumentFragment;
					}
				>;
				lists: Record< string, object >;
				ran: ( element: unknown ) => void;
			};
			const runs = new Set< string >();
			let current = '';
			view.ran = ( element ) =>
				runs.add(
					( element instanceof Element &&
						element.closest< HTMLElement >( '[data-test]' )?.dataset
							.test ) ||
						current
				);
			for ( const [ name, html ] of entries ) {
				current = name;
				const place = document.createElement( 'div' );
				place.dataset.test = name;
				document.body.append( place );
				const engineOf = view.engines[ engineName ?? '' ];
				const allow = view.lists[ listName ] ?? {};
				if ( ! engineOf ) {
					place.innerHTML = html;
				} else if ( listName === 'PAGE_HTML' ) {
					place.append( engineOf.sanitizeFragment( html, allow ) );
				} else {
					// Blocks show it as HTML.
					place.innerHTML = engineOf.sanitizeHtml( html, allow );
				}
				for ( const element of place.querySelectorAll( '*' ) ) {
					for ( const type of [
						'pointerover',
						'mouseover',
						'pointerenter',
						'mousedown',
						'focus',
						'input',
						'change',
						'invalid',
						'toggle',
						'scroll',
						'blur',
						'click',
					] ) {
						element.dispatchEvent(
							new MouseEvent( type, {
								bubbles: true,
								cancelable: true,
							} )
						);
					}
				}
				await new Promise( ( resolve ) => setTimeout( resolve, 5 ) );
				if ( ! engineOf ) {
					// Some replace the whole page or take its methods away.
					await new Promise( ( resolve ) =>
						setTimeout( resolve, 30 )
					);
					place.remove();
				}
			}
			await new Promise( ( resolve ) => setTimeout( resolve, 1000 ) );
			return [ ...runs ];
		},
		[ htmls, engine, list ] as const
	);

const CORPUS = Object.entries( XSS_CORPUS );

for ( const engine of [ 'native', 'purify' ] as const ) {
	for ( const list of LISTS ) {
		test( `nothing of the corpus runs with ${ engine } and ${ list }`, async ( {
			page,
		} ) => {
			const requests = await open( page );
			expect( await insertAll( page, CORPUS, engine, list ) ).toEqual(
				[]
			);
			// Forms and links of a page may lead anywhere.
			expect(
				requests.filter( ( each ) => ! each.startsWith( 'document ' ) )
			).toEqual( [] );
		} );
	}
}

test( 'without a sanitizer, most of the corpus runs, so that these tests notice it', async ( {
	browser,
} ) => {
	// The page's errors don't fail the test.
	const page = await browser.newPage();
	await open( page );
	const runs = await insertAll( page, CORPUS, null, 'PAGE_HTML' );
	await page.close();
	expect( CORPUS.length ).toBeGreaterThan( 230 );
	expect( runs.length ).toBeGreaterThan( 110 );
} );

test( 'both engines return the same, except for known differences', async ( {
	page,
} ) => {
	await open( page );
	const outputs = await page.evaluate(
		( [ entries, lists ] ) => {
			const { engines, lists: all } = window as unknown as {
				engines: Record<
					'native' | 'purify',
					{
						sanitizeFragment: (
							html: string,
							allow?: object
						) => DocumentFragment;
					}
				>;
				lists: Record< string, object >;
			};
			const htmlOf = (
				engine: 'native' | 'purify',
				html: string,
				list: string
			) => {
				const box = document
					.createElement( 'template' )
					.content.ownerDocument.createElement( 'div' );
				box.append(
					engines[ engine ].sanitizeFragment( html, all[ list ] )
				);
				return box.innerHTML.replace( /(<\/?div>)\1{9,}/g, '$1…' );
			};
			return entries.flatMap( ( [ name, html ] ) =>
				lists.flatMap( ( list ) => {
					const native = htmlOf( 'native', html, list );
					const purify = htmlOf( 'purify', html, list );
					return native === purify
						? []
						: [ { name, list, native, purify } ];
				} )
			);
		},
		[ CORPUS, LISTS ] as const
	);
	const found = Object.fromEntries(
		outputs.map( ( { name, list, native, purify } ) => [
			`${ list } ${ name }`,
			{ native, purify },
		] )
	);
	const known = Object.fromEntries(
		DIFFERENCES.map( ( { list, name, native, purify } ) => [
			`${ list } ${ name }`,
			{ native, purify },
		] )
	);
	expect( found ).toEqual( known );
	for ( const { reason } of DIFFERENCES ) {
		expect( REASONS ).toHaveProperty( reason );
	}
} );

test( 'pages load DOMPurify only in browsers without a sanitizer', async ( {
	browser,
	baseURL,
} ) => {
	for ( const hasOwn of [ true, false ] ) {
		const page = await browser.newPage( { baseURL } );
		if ( ! hasOwn ) {
			await page.addInitScript( () =>
				Reflect.deleteProperty( Element.prototype, 'setHTML' )
			);
		}
		const files: string[] = [];
		page.on( 'request', ( request ) => files.push( request.url() ) );
		await page.goto( '/shop/' );
		await page
			.getByRole( 'link', { name: /Quick view/ } )
			.first()
			.press( 'Enter' );
		await expect(
			page.getByRole( 'dialog' ).getByRole( 'heading' ).first()
		).toBeVisible();
		expect( files.some( ( url ) => /\/sanitizer\./.test( url ) ) ).toBe(
			true
		);
		expect( files.some( ( url ) => /\/purif/.test( url ) ) ).toBe(
			! hasOwn
		);
		await page.close();
	}
} );
