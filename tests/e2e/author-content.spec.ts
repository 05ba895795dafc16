import type { Page } from '@playwright/test';
import {
	CONTENT_COMPOSITES,
	CONTENT_PAYLOADS,
	contentWith,
	EVIL_HOST,
} from '../fixtures/xss/content';
import { atLevel } from '../run/test-level';
import { readContentHooks } from './support/content-hooks';
import { SHIRT } from './support/products';
import { expect, test } from './support/shop-test';
import { visitEverything } from './support/visit-everything';

// Content by an author without the right to unfiltered HTML, at each name that our scripts look up. Nothing of it runs,
// and no request leaves for another site.

const PLACES = {
	post: { path: '/guide/', after: '<h1>Guide</h1>' },
	excerpt: { path: SHIRT.path, before: '<form' },
	product: { path: SHIRT.path, after: '<div class="prose">' },
	review: { path: SHIRT.path, before: '<p class="woocommerce-noreviews"' },
	term: { path: '/product-category/clothing/', after: '</h1>' },
} as const;

type Place = keyof typeof PLACES;

const PLACE_NAMES = Object.keys( PLACES ) as Place[];

const ROLES = {
	guest: { storeNotice: true, administrator: false },
	administrator: { storeNotice: true, administrator: true, editor: true },
} as const;

type Role = keyof typeof ROLES;

const ROLE_NAMES = Object.keys( ROLES ) as Role[];

/** These elements change what a whole page does. Their own tests cover them. */
const PAGE_WIDE =
	/^wp-block-woocommerce-(cart|checkout|mini-cart)$|^sf-mini-cart-data$/;

const HOOKS = readContentHooks();
const NAMES = {
	...HOOKS,
	classes: HOOKS.classes.filter( ( name ) => ! PAGE_WIDE.test( name ) ),
	ids: [ ...HOOKS.ids, 'shopfront-settings', 'sf-preload' ],
};

// Scripts may throw at such content, and requests for our files that it names get lost.
test.use( { allowedConsoleErrors: /./ } );

/** Puts content where the shop shows it, followed by the server's data, as WordPress prints them. */
const insert = ( html: string, place: Place, content: string ): string => {
	const { before, after }: { before?: string; after?: string } =
		PLACES[ place ];
	const main = html.indexOf( '<main' );
	const index = before
		? html.indexOf( before, main )
		: html.indexOf( after ?? '', main ) + ( after ?? '' ).length;
	if ( index < main ) {
		throw new Error( `The page has no place for ${ place }.` );
	}
	const data: string[] = [];
	const rest = (
		html.slice( 0, index ) +
		content +
		html.slice( index )
	).replace(
		/<script type="(?:application\/json|text\/template)"[^]*?<\/script>/g,
		( script ) => {
			data.push( script );
			return '';
		}
	);
	return rest.replace( '</body>', `${ data.join( '' ) }</body>` );
};

const openWith = async (
	page: Page,
	place: Place,
	content: string
): Promise< { ran: string[]; requested: string[] } > => {
	const ran: string[] = [];
	const requested: string[] = [];
	const { path } = PLACES[ place ];
	await page.exposeFunction( 'ran', ( from: unknown ) =>
		ran.push( String( from ) )
	);
	await page.route( '**', async ( route ) => {
		const request = route.request();
		const url = new URL( request.url() );
		if ( url.hostname !== '127.0.0.1' && url.protocol !== 'data:' ) {
			requested.push( `${ request.resourceType() } ${ url.href }` );
			return route.fulfill( { status: 204 } );
		}
		if ( url.pathname !== path || request.resourceType() !== 'document' ) {
			return route.continue();
		}
		const response = await route.fetch();
		// A policy would stop the code and hide that it would have run.
		const { 'content-security-policy': _, ...headers } = response.headers();
		return route.fulfill( {
			status: response.status(),
			headers,
			body: insert(
				await response.text(),
				place,
				`<div id="author-content">${ content }</div>`
			),
		} );
	} );
	await page.goto( path );
	await expect( page.locator( '#author-content' ) ).toBeAttached();
	await visitEverything( page );
	await page.unrouteAll( { behavior: 'ignoreErrors' } );
	return { ran, requested };
};

/** Values per page at each name. */
const VALUES_A_PAGE = atLevel( { usual: 12, all: 3 } );

const GROUPS = Array.from(
	{ length: CONTENT_PAYLOADS.length / VALUES_A_PAGE },
	( _, index ) =>
		CONTENT_PAYLOADS.slice(
			index * VALUES_A_PAGE,
			( index + 1 ) * VALUES_A_PAGE
		)
);

test( 'the names are those of our scripts', () => {
	expect( CONTENT_PAYLOADS ).toHaveLength( 60 );
	expect( NAMES.attributes ).toEqual(
		expect.arrayContaining( [
			'data-sf-script',
			'data-sf-lightbox-options',
			'data-product_variations',
			'data-sf-cart-api',
			'data-rest-url',
			'data-edit-link',
		] )
	);
	expect( NAMES.classes ).toEqual(
		expect.arrayContaining( [ 'variations_form', 'sf-search', 'wpcf7' ] )
	);
	expect( NAMES.ids ).toEqual(
		expect.arrayContaining( [ 'shopfront-wishlist', 'shopfront-add-ons' ] )
	);
	expect( NAMES.globals ).toEqual(
		expect.arrayContaining( [ 'wcSettings', 'shopfrontSettings', 'wpcf7' ] )
	);
} );

for ( const [ number, values ] of GROUPS.entries() ) {
	const places = atLevel( {
		usual: PLACE_NAMES.slice( number % 5, ( number % 5 ) + 1 ),
		all: PLACE_NAMES,
	} );
	const roles = atLevel( {
		usual: ROLE_NAMES.slice(
			Math.floor( number / 5 ) % 2,
			( Math.floor( number / 5 ) % 2 ) + 1
		),
		all: ROLE_NAMES,
	} );
	for ( const place of places ) {
		for ( const role of roles ) {
			test.describe( role, () => {
				test.use( { shopOptions: ROLES[ role ] } );

				test( `values ${ number * VALUES_A_PAGE + 1 } to ${ ( number + 1 ) * VALUES_A_PAGE } at each name in a ${ place } run nothing and request nothing`, async ( {
					page,
				} ) => {
					// Thousands of elements.
					test.slow();
					expect(
						await openWith(
							page,
							place,
							contentWith( NAMES, values )
						)
					).toEqual( { ran: [], requested: [] } );
				} );
			} );
		}
	}
}

for ( const [ index, [ name, html ] ] of Object.entries(
	CONTENT_COMPOSITES
).entries() ) {
	const places = atLevel( {
		usual: [ index % 3 ? 'post' : 'excerpt' ] as Place[],
		all: PLACE_NAMES,
	} );
	const role = ROLE_NAMES[ index % 2 ] ?? 'guest';
	for ( const place of places ) {
		test.describe( role, () => {
			test.use( { shopOptions: ROLES[ role ] } );

			test( `${ name } in a ${ place } runs nothing and requests nothing`, async ( {
				page,
			} ) => {
				expect( await openWith( page, place, html ) ).toEqual( {
					ran: [],
					requested: [],
				} );
			} );
		} );
	}
}

test( 'code that runs and requests that leave are noticed', async ( {
	page,
} ) => {
	const { ran, requested } = await openWith(
		page,
		'post',
		`<img src="x" onerror="ran( 'content' )"><img src="https://${ EVIL_HOST }/x.png">`
	);
	expect( ran ).toEqual( [ 'content' ] );
	expect( requested ).toEqual( [ `image https://${ EVIL_HOST }/x.png` ] );
} );
