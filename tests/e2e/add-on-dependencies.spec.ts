import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { LIBRARY_KIB } from '../../tools/docs/add-ons/library-sizes';
import { atLevel } from '../run/test-level';
import { expectAccessible } from './support/expect-accessible';
import { MUG } from './support/products';
import { expect, test } from './support/shop-test';

// Libraries and inline code that add-ons declare, and events that fired before an add-on ran.

type Responses = Readonly< Record< string, unknown > >;

interface Declaration {
	src?: string;
	dependencies?: string[];
	before?: string | string[];
	after?: string | string[];
	in?: string;
}

/** As the add-ons' server code would. Scripts by URL. */
const declare = async (
	page: Page,
	addOns: Declaration[],
	scripts: Readonly< Record< string, string > > = {},
	head = ''
) => {
	for ( const [ src, body ] of Object.entries( scripts ) ) {
		await page.route( `**${ src }`, ( route ) =>
			route.fulfill( { contentType: 'text/javascript', body } )
		);
	}
	await page.route( /\/(cart|checkout)\/(\?.*)?$/, async ( route ) => {
		const response = await route.fetch();
		const list = JSON.stringify( addOns ).replaceAll( '<', '\\u003c' );
		await route.fulfill( {
			response,
			// A page with an add-on starts at once.
			body: ( await response.text() )
				.replace( /(<script\s[^>]*)type="sf\/later"/g, '$1defer' )
				.replace(
					'</head>',
					() =>
						`${ head }<script type="application/json" id="shopfront-add-ons">${ list }</script></head>`
				),
		} );
	} );
};

const getResponses = ( page: Page ): Promise< Responses > =>
	page.evaluate( () => Reflect.get( window, 'answers' ) as Responses );

/** The build files that a page requests, without hashes. */
const chunksOf = ( page: Page ): string[] => {
	const chunks: string[] = [];
	page.on( 'request', ( request ) => {
		const [ , name ] =
			/\/build\/standalone\/([\w-]+)\.[0-9a-f]+\.js$/.exec(
				request.url()
			) ?? [];
		if ( name && ! chunks.includes( name ) ) {
			chunks.push( name );
		}
	} );
	return chunks;
};

const LIBRARIES = Object.keys( LIBRARY_KIB ).sort();

const usable = async ( page: Page ) => {
	await expect(
		page.getByRole( 'button', { name: /place order/i } ).first()
	).toBeVisible();
	// The server's button is there before any script.
	await expect( page.locator( '.sf-first-paint' ) ).toHaveCount( 0 );
};

const runWithAddOn = async (
	page: Page,
	dependencies: string[],
	expression: string
): Promise< unknown > => {
	await declare( page, [ { src: '/test-add-on.js', dependencies } ], {
		'/test-add-on.js': `window.answers = { value: ${ expression } };`,
	} );
	await page.goto( '/checkout/' );
	await usable( page );
	return ( await getResponses( page ) ).value;
};

test.use( {
	shopOptions: { paymentMethods: [ 'cod', 'bacs' ] },
	// Tests declare inline code that the shop doesn't know.
	bypassCSP: true,
} );

test.beforeEach( async ( { shop } ) => {
	await shop.add( [ MUG.id, 1 ] );
} );

const USES = [
	[ 'wp-url', `wp.url.addQueryArgs( '/x', { a: 1 } )`, '/x?a=1' ],
	[
		'wp-dom',
		`wp.dom.focus.focusable.find( document.body ).length > 0`,
		true,
	],
	[
		'wp-compose',
		`wp.compose.compose( ( x ) => x + 1, ( x ) => x * 2 )( 3 )`,
		7,
	],
	[
		'wp-date',
		`wp.date.gmdate( 'Y-m-d', '2026-01-02T12:00:00Z' )`,
		'2026-01-02',
	],
	[ 'moment', `moment.utc( 0 ).format( 'YYYY-MM-DD' )`, '1970-01-01' ],
	[
		'lodash',
		`[ lodash.chunk( [ 1, 2, 3 ], 2 ).length, typeof window._ ]`,
		[ 2, 'undefined' ],
	],
	[
		'jquery',
		`[ jQuery.fn.jquery, jQuery.migrateVersion, typeof window.$ ]`,
		[ '3.7.1', '3.4.1', 'undefined' ],
	],
	[
		'jquery-core',
		`[ jQuery.fn.jquery, typeof jQuery.migrateVersion ]`,
		[ '3.7.1', 'undefined' ],
	],
	[
		'wc-jquery-blockui',
		`( () => {
			jQuery( 'body' ).block( { fadeIn: 0, message: null } );
			const count = document.querySelectorAll( '.blockUI' ).length;
			jQuery( 'body' ).unblock( { fadeOut: 0 } );
			return [ count > 0, document.querySelectorAll( '.blockUI' ).length ];
		} )()`,
		[ true, 0 ],
	],
	[ 'wp-components', `Boolean( wp.components.TextControl )`, true ],
	[ 'wp-html-entities', `wp.htmlEntities.decodeEntities( '&amp;' )`, '&' ],
	[
		'wp-notices',
		`wp.data.select( wp.notices.store ).getNotices().length`,
		0,
	],
	[ 'wp-primitives', `typeof wp.primitives.SVG`, 'object' ],
	[
		'wp-is-shallow-equal',
		`wp.isShallowEqual.default( { a: 1 }, { a: 1 } )`,
		true,
	],
] as const;

/** Without jQuery Migrate, it can't share a page with `jquery`. */
const JQUERY_CORE = 'jquery-core';

test( 'a script that declares many libraries can use each of them', async ( {
	page,
} ) => {
	const uses = USES.filter( ( [ handle ] ) => handle !== JQUERY_CORE );
	const values = uses.map(
		( [ handle, expression ] ) => `'${ handle }': ${ expression }`
	);
	expect(
		await runWithAddOn(
			page,
			uses.map( ( [ handle ] ) => handle ),
			`{ ${ values.join() } }`
		)
	).toEqual(
		Object.fromEntries(
			uses.map( ( [ handle, , value ] ) => [ handle, value ] )
		)
	);
} );

/** A library's missing dependency shows only if a script declares nothing else. */
const USUAL_ALONE: readonly string[] = [
	JQUERY_CORE,
	'wc-jquery-blockui',
	'wp-components',
	'wp-notices',
];

const isTestedAlone = atLevel( {
	usual: ( handle: string ) => USUAL_ALONE.includes( handle ),
	all: () => true,
} );

test( 'a script that declares only one library can use it', async ( {
	page,
} ) => {
	test.slow();
	for ( const [ handle, expression, value ] of USES ) {
		if ( isTestedAlone( handle ) ) {
			expect(
				await runWithAddOn( page, [ handle ], expression ),
				handle
			).toEqual( value );
		}
	}
} );

const BUILD = join( __dirname, '../../build/standalone' );

test( 'libraries have the sizes that the reference states', () => {
	const { frontend } = JSON.parse(
		readFileSync( join( BUILD, 'manifest.json' ), 'utf8' )
	);
	for ( const [ name, kib ] of Object.entries( LIBRARY_KIB ) ) {
		const { js, css } = frontend.lazy[ name ];
		const bytes = [ ...js, ...css ]
			.map( ( file ) => statSync( join( BUILD, `${ file }.br` ) ).size )
			.reduce( ( total, size ) => total + size, 0 );
		expect( Math.abs( bytes / 1024 - kib ), name ).toBeLessThan( 0.2 );
	}
} );

test( 'a page loads only the declared libraries, and no code for add-ons without any @quick', async ( {
	page,
} ) => {
	const chunks = chunksOf( page );
	const loadedLibraries = () =>
		LIBRARIES.filter( ( name ) => chunks.includes( name ) );
	await page.goto( '/checkout/' );
	await usable( page );
	expect( chunks ).toContain( 'checkout' );
	expect( chunks ).not.toContain( 'globals' );
	expect( loadedLibraries() ).toEqual( [] );

	await runWithAddOn( page, [ 'wp-element' ], '1' );
	expect( chunks ).toContain( 'globals' );
	expect( chunks ).not.toContain( 'order-stores' );
	expect( loadedLibraries() ).toEqual( [] );

	await runWithAddOn( page, [ 'wp-element', 'jquery', 'wp-url' ], '1' );
	expect( loadedLibraries() ).toEqual( [ 'jquery', 'wp-url' ] );

	await runWithAddOn( page, [], '1' );
	expect( loadedLibraries() ).toEqual( [
		'blocks-components',
		'blocks-data',
		'html',
		'jquery',
		'wp-api-fetch',
		'wp-url',
	] );
} );

test(
	"blockUI uses the page's jQuery and loads no second copy",
	{ tag: '@all' },
	async ( { page } ) => {
		const chunks = chunksOf( page );
		await page.route( '**/own-jquery.js', ( route ) =>
			route.fulfill( {
				path: require.resolve( 'jquery/dist/jquery.min.js' ),
			} )
		);
		await declare(
			page,
			[
				{
					src: '/a.js',
					dependencies: [ 'jquery', 'wc-jquery-blockui' ],
				},
			],
			{
				'/a.js': `window.answers = {
				isSame: jQuery === window.ownJQuery,
				hasBlock: typeof jQuery.fn.block,
				migrate: typeof jQuery.migrateVersion,
			};`,
			},
			'<script src="/own-jquery.js"></script><script>window.ownJQuery = jQuery;</script>'
		);
		await page.goto( '/checkout/' );
		await usable( page );
		expect( await getResponses( page ) ).toEqual( {
			isSame: true,
			hasBlock: 'function',
			migrate: 'undefined',
		} );
		expect( chunks ).not.toContain( 'jquery' );
		expect( chunks ).toContain( 'jquery-blockui' );
	}
);

test( 'one declaration works on both pages, with inline code around its scripts', async ( {
	page,
} ) => {
	const note = ( text: string ) =>
		`( window.answers ??= { log: [] } ).log.push( '${ text }' );`;
	await declare(
		page,
		[
			{ src: '/cart.js', in: 'cart' },
			{
				src: '/checkout.js',
				before: [ note( 'before 1' ), note( 'before 2' ) ],
				after: note( 'after' ),
				in: 'checkout',
			},
			{ src: '/both.js' },
		],
		{
			'/cart.js': note( 'cart' ),
			'/checkout.js': note( 'checkout' ),
			'/both.js': note( 'both' ),
		}
	);
	await page.goto( '/cart/' );
	await expect(
		page.getByRole( 'link', { name: /checkout/i } ).last()
	).toBeVisible();
	await expect
		.poll( () => getResponses( page ) )
		.toEqual( { log: [ 'cart', 'both' ] } );
	await page.goto( '/checkout/' );
	await usable( page );
	expect( await getResponses( page ) ).toEqual( {
		log: [ 'before 1', 'before 2', 'checkout', 'after', 'both' ],
	} );
} );

const loadLazily = ( page: Page ) =>
	page.route( /\/frontend\.js$/, ( route ) =>
		route.fulfill( {
			contentType: 'text/javascript',
			body: `{
				const { src } = document.currentScript;
				addEventListener( 'load', () => setTimeout( () => {
					const script = document.createElement( 'script' );
					script.src = src + '?late';
					document.head.append( script );
				} ) );
			}`,
		} )
	);

const LISTENERS = `
	window.answers = { log: [] };
	const note = ( text ) => () => answers.log.push( text );
	window.addEventListener( 'load', note( 'load' ) );
	window.onload = note( 'onload' );
	document.onreadystatechange = () =>
		document.readyState === 'complete' && answers.log.push( 'complete' );
	document.addEventListener( 'DOMContentLoaded', note( 'ready' ) );
	window.addEventListener( 'DOMContentLoaded', note( 'ready on window' ) );
	wp.domReady( note( 'wp.domReady' ) );
`;

const RECEIVED = [
	'complete',
	'load',
	'onload',
	'ready',
	'ready on window',
	'wp.domReady',
];

test( 'calls listeners for past page events once, before the next script', async ( {
	page,
} ) => {
	await loadLazily( page );
	await declare( page, [ { src: '/a.js' }, { src: '/b.js' } ], {
		'/a.js': LISTENERS,
		'/b.js': `answers.log.push( 'next script' );`,
	} );
	await page.goto( '/checkout/' );
	await usable( page );
	expect( ( await getResponses( page ) ).log ).toEqual( [
		'wp.domReady',
		'ready',
		'ready on window',
		'complete',
		'load',
		'onload',
		'next script',
	] );
	await expect
		.poll( () =>
			page.evaluate( () =>
				[ 'addEventListener', 'removeEventListener' ].flatMap(
					( name ) =>
						[ window, document ].filter( ( target ) =>
							Object.hasOwn( target, name )
						).length
				)
			)
		)
		.toEqual( [ 0, 0 ] );
} );

test(
	'calls each listener once if the page is still loading',
	{ tag: '@all' },
	async ( { page } ) => {
		let finish = () => {};
		const isHeld = new Promise< void >( ( done ) => ( finish = done ) );
		await page.route( '**/slow-picture.png', async ( route ) => {
			await isHeld;
			await route.fulfill( { contentType: 'image/png', body: '' } );
		} );
		await declare(
			page,
			[ { src: '/a.js' } ],
			{ '/a.js': LISTENERS },
			'<script>new Image().src = "/slow-picture.png";</script>'
		);
		await page.goto( '/checkout/', { waitUntil: 'commit' } );
		await usable( page );
		expect( ( await getResponses( page ) ).log ).not.toContain( 'load' );
		finish();
		await page.waitForLoadState( 'load' );
		await expect
			.poll( async () =>
				[ ...( ( await getResponses( page ) ).log as string[] ) ].sort()
			)
			.toEqual( RECEIVED );
	}
);

test.describe( 'a listener that throws', () => {
	test.use( { allowedConsoleErrors: /no captcha/ } );

	test( 'does not affect other listeners', async ( { page } ) => {
		page.removeAllListeners( 'pageerror' );
		const errors: string[] = [];
		page.on( 'pageerror', ( { message } ) => errors.push( message ) );
		await declare( page, [ { src: '/a.js' } ], {
			'/a.js': `
				window.answers = { log: [] };
				document.addEventListener( 'DOMContentLoaded', () => { throw new Error( 'no captcha' ); } );
				document.addEventListener( 'DOMContentLoaded', () => answers.log.push( 'ready' ) );
				window.addEventListener( 'load', () => answers.log.push( 'load' ) );`,
		} );
		await loadLazily( page );
		await page.goto( '/checkout/' );
		await usable( page );
		expect( ( await getResponses( page ) ).log ).toEqual( [
			'ready',
			'load',
		] );
		expect( errors ).toEqual( [ 'no captcha' ] );
	} );
} );

test.describe( 'administrator notices', () => {
	test.use( {
		shopOptions: { paymentMethods: [ 'cod' ], administrator: true },
		allowedConsoleErrors: /Shopfront: |TypeError|ReferenceError/,
	} );

	test( 'explain undeclared libraries, and what only WordPress has', async ( {
		page,
	} ) => {
		page.removeAllListeners( 'pageerror' );
		await declare(
			page,
			[
				{ src: '/url.js' },
				{ src: '/jquery.js' },
				{ src: '/blocks.js' },
				{ src: '/a.js', dependencies: [ 'wp-blocks' ] },
			],
			{
				'/url.js': `wp.url.addQueryArgs( '' )`,
				'/jquery.js': `jQuery( document )`,
				'/blocks.js': `wp.blocks.registerBlockType()`,
				'/a.js': '',
			}
		);
		await page.goto( '/checkout/' );
		for ( const hint of [
			'It uses wp.url. Add “wp-url” to its dependencies.',
			'It uses jQuery. Add “jquery” to its dependencies.',
			'It uses wp.blocks, which is only available on WordPress.',
			'The add-on /a.js depends on “wp-blocks”, which is only available on WordPress.',
		] ) {
			await expect( page.getByText( hint ).first() ).toBeVisible();
		}
	} );
} );

const { checkout: BUDGETS } = JSON.parse(
	readFileSync(
		join( __dirname, '../../tools/benchmark/budgets.json' ),
		'utf8'
	)
);

/** Transferred bytes besides a response's body, as the benchmark counts them. */
const HEADER_BYTES = 320;

test.describe( 'a checkout with a card and a wallet', () => {
	test.use( {
		shopOptions: {
			paymentMethods: [ 'demo-card', 'cod', 'bacs', 'demo-wallet' ],
		},
	} );

	test( 'sends no more scripts than its budget', async ( { page } ) => {
		const response = await page.goto( '/checkout/' );
		// The entry, and the files in the page's head: the block can't mount without them. From the HTML, because
		// scripts add more.
		const { document } = new JSDOM( await response?.text() ).window;
		const files = Array.from(
			document.querySelectorAll(
				// Preloads, on a page whose scripts don't wait.
				':is(link[rel=sf-later], link[rel=preload])[as=script][href*="/build/standalone/"], script[src$="/frontend.js"]'
			),
			( element ) =>
				(
					element.getAttribute( 'href' ) ??
					element.getAttribute( 'src' ) ??
					''
				)
					.split( '/' )
					.at( -1 ) ?? ''
		);
		const requested = chunksOf( page );
		await page.reload();
		await usable( page );
		await expect( page.getByLabel( 'Card number' ) ).toBeVisible();
		const early = files.map( ( file ) => file.split( '.' )[ 0 ] );
		expect( early ).toEqual(
			expect.arrayContaining( [ 'frontend', 'checkout', 'globals' ] )
		);
		// No other globals or libraries load later.
		for ( const name of [ 'order-stores', ...LIBRARIES ] ) {
			expect( requested ).not.toContain( name );
		}
		expect( files.length ).toBeLessThanOrEqual(
			BUDGETS.withAddOnsScriptRequests
		);
		const bytes = files
			.map(
				( file ) =>
					statSync( join( BUILD, `${ file }.br` ) ).size +
					HEADER_BYTES
			)
			.reduce( ( total, size ) => total + size, 0 );
		expect( bytes ).toBeLessThanOrEqual( BUDGETS.withAddOnsScriptBytes );
	} );
} );

test.describe( 'a member of window.wc that an add-on does not declare', () => {
	test.use( {
		allowedConsoleErrors: /without the dependency/,
		shopOptions: { paymentMethods: [ 'cod' ], administrator: true },
	} );

	test( 'loads when it is read, with a warning for administrators', async ( {
		page,
	} ) => {
		const warnings: string[] = [];
		page.on( 'console', ( message ) => {
			if ( message.type() === 'warning' ) {
				warnings.push( message.text() );
			}
		} );
		const chunks = chunksOf( page );
		expect(
			await runWithAddOn(
				page,
				[ 'wc-blocks-registry' ],
				`[
					typeof wc.blocksCheckout.registerCheckoutFilters,
					wc.blocksCheckout.TextInput === wc.blocksComponents.TextInput,
					wc.wcBlocksData.collectionsStore.name,
					typeof wp.apiFetch.use,
					wp.element.renderToString( wp.element.createElement( 'i' ) ),
					wc.sanitize.sanitizeHTML( '<b onclick="x()">Hi</b>' ),
				]`
			)
		).toEqual( [
			'function',
			true,
			'wc/store/collections',
			'function',
			'<i></i>',
			'<b>Hi</b>',
		] );
		expect( chunks ).toEqual(
			expect.arrayContaining( [
				'blocks-components',
				'blocks-data',
				'wp-api-fetch',
			] )
		);
		expect( warnings.join() ).toContain(
			'uses wc.blocksCheckout without the dependency "wc-blocks-checkout"'
		);
		await expect(
			page.locator( 'link[href*="/blocks-components."]' ).first()
		).toBeAttached();
	} );

	test( 'sanitizes HTML the same way on the first call, also without the browser’s sanitizer', async ( {
		page,
	} ) => {
		await page.addInitScript( () =>
			Reflect.deleteProperty( Element.prototype, 'setHTML' )
		);
		const chunks = chunksOf( page );
		const html = '<a href="/x" onclick="y()">Terms</a><script>z()</script>';
		expect(
			await runWithAddOn(
				page,
				[ 'wc-blocks-registry' ],
				`Array.from( { length: 2 }, () => wc.sanitize.sanitizeHTML( ${ JSON.stringify(
					html
				) } ) )`
			)
		).toEqual( Array( 2 ).fill( '<a href="/x">Terms</a>' ) );
		expect( chunks ).toContain( 'purifier' );
	} );

	test(
		'is the same page as for a script that declares it',
		{ tag: '@all' },
		async ( { page } ) => {
			await declare(
				page,
				[
					{ src: '/a.js', dependencies: [ 'wc-blocks-registry' ] },
					{ src: '/b.js', dependencies: [ 'wc-blocks-components' ] },
				],
				{
					'/a.js': 'window.read = wc.blocksComponents;',
					'/b.js':
						'window.answers = { isSame: read === wc.blocksComponents };',
				}
			);
			await page.goto( '/checkout/' );
			await usable( page );
			expect( await getResponses( page ) ).toEqual( { isSame: true } );
		}
	);
} );

const FORM = `( ( { components, element, plugins, data }, { blocksCheckout } ) => {
	const { createElement: el, useState } = element;
	const Form = () => {
		const [ note, setNote ] = useState( '' );
		const [ size, setSize ] = useState( 's' );
		const [ isGift, setIsGift ] = useState( false );
		const [ isOpen, setIsOpen ] = useState( false );
		const { TextControl, TextareaControl, SelectControl, RadioControl, CheckboxControl, ToggleControl, Button,
			Notice, Spinner, PanelBody, Panel, Flex, ExternalLink, Modal } = components;
		const options = [ { label: 'Small', value: 's' }, { label: 'Large', value: 'l', description: 'Up to 40 cm' } ];
		return el( 'div', { className: 'test-form' },
			el( TextControl, { label: 'Gift note', help: 'Up to 200 letters', value: note, onChange: setNote } ),
			el( TextareaControl, { label: 'Long note', value: note, onChange: setNote } ),
			el( SelectControl, { label: 'Size in a list', options, value: size, onChange: setSize } ),
			el( RadioControl, { label: 'Size', options, selected: size, onChange: setSize } ),
			el( CheckboxControl, { label: 'As a gift', help: 'With a bow', checked: isGift, onChange: setIsGift } ),
			el( ToggleControl, { label: 'Hide prices', checked: isGift, onChange: setIsGift } ),
			el( Notice, { status: 'warning', isDismissible: false }, 'Gifts take a day longer.' ),
			el( Panel, { header: 'More' }, el( PanelBody, { title: 'Delivery' }, 'By bicycle' ) ),
			el( Flex, {}, el( Button, { variant: 'secondary', onClick: () => setIsOpen( true ) }, 'Preview' ), el( Spinner ) ),
			el( ExternalLink, { href: 'https://shop.example/' }, 'About gifts' ),
			isOpen && el( Modal, { title: 'Your note', onRequestClose: () => setIsOpen( false ) }, note ),
		);
	};
	plugins.registerPlugin( 'test-form', {
		scope: 'woocommerce-checkout',
		render: () => el( blocksCheckout.ExperimentalOrderMeta, null, el( Form ) ),
	} );
} )( window.wp, window.wc );`;

for ( const locale of [ 'en-US', 'ar' ] ) {
	const tag = locale === 'ar' ? [ '@all' ] : [];
	test.describe( `wp.components in ${ locale }`, { tag }, () => {
		test.use( { shopOptions: { paymentMethods: [ 'cod' ], locale } } );

		test( 'works in a checkout slot', async ( { page } ) => {
			await declare(
				page,
				[
					{
						src: '/a.js',
						dependencies: [ 'wp-components', 'wp-plugins' ],
					},
				],
				{ '/a.js': FORM }
			);
			await page.goto( '/checkout/' );
			const form = page.locator( '.test-form' ).first();
			const note = form.getByLabel( 'Gift note' );
			await note.fill( 'For you' );
			await expect( form.getByLabel( 'Long note' ) ).toHaveValue(
				'For you'
			);
			await form.getByRole( 'combobox' ).selectOption( 'l' );
			await expect( form.getByLabel( 'Large' ) ).toBeChecked();
			await form.getByLabel( 'As a gift' ).check();
			await expect( form.getByRole( 'switch' ) ).toBeChecked();
			await expectAccessible( page );
			await form.getByRole( 'button', { name: 'Preview' } ).click();
			const dialog = page.getByRole( 'dialog', { name: 'Your note' } );
			await expect( dialog ).toContainText( 'For you' );
			await expectAccessible( page );
			await page.keyboard.press( 'Escape' );
			await expect( dialog ).toBeHidden();
			await expect(
				form.getByRole( 'button', { name: 'Preview' } )
			).toBeFocused();
		} );
	} );
}
