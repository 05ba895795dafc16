import type { Page } from '@playwright/test';
import {
	CONTENT_COMPOSITES,
	CONTENT_PAYLOADS,
	contentWith,
	type ContentNames,
} from '../../fixtures/xss/content';
import { readContentHooks } from '../../e2e/support/content-hooks';
import { visitEverything } from '../../e2e/support/visit-everything';
import { logIn } from '../support/log-in';
import { expect, setSwitches, test } from '../support/wordpress-test';

// Content of an author without the right to unfiltered HTML, as WordPress filters it, with all parts of the plugin on:
// nothing of it runs for guests and administrators, and no request leaves for another site.

const PLACES = [ 'post', 'excerpt', 'product', 'review', 'term' ] as const;

type Place = ( typeof PLACES )[ number ];

const THEMES = [ 'storefront', 'twentytwentyfour' ];

const SWITCHES = [
	'author-content',
	'badge',
	'quantity-buttons',
	'live-search',
	'quick-view',
	'product-collection',
	'wishlist',
	'site-behaviors',
];

const HOOKS = readContentHooks();
const NAMES = {
	...HOOKS,
	// These elements change what a whole page does.
	classes: HOOKS.classes.filter(
		( name ) =>
			! /^wp-block-woocommerce-(cart|checkout|mini-cart)$/.test( name )
	),
	ids: [ ...HOOKS.ids, 'shopfront-settings', 'sf-preload' ],
};

/** Each name has one of the values; another shift gives it another one. */
const shifted = ( shift: number ): string =>
	( Object.keys( NAMES ) as ( keyof ContentNames )[] )
		.flatMap( ( kind, offset ) =>
			NAMES[ kind ].map( ( name, index ) =>
				contentWith(
					{
						attributes: [],
						classes: [],
						ids: [],
						templates: [],
						globals: [],
						[ kind ]: [ name ],
					},
					[
						CONTENT_PAYLOADS[
							( index * 7 + offset * 11 + shift ) %
								CONTENT_PAYLOADS.length
						] ?? '',
					]
				)
			)
		)
		.join( '\n' );

const CONTENTS: Readonly< Record< string, string > > = {
	...Object.fromEntries(
		[ 0, 13, 29, 47 ].map( ( shift ) => [
			`values from ${ shift + 1 } on at each name`,
			shifted( shift ),
		] )
	),
	...CONTENT_COMPOSITES,
};

test.use( { allowedConsoleErrors: /./ } );

/** As an author. Returns the URL of each place that shows the content. */
const save = async (
	page: Page,
	html: string
): Promise< Record< Place, string > > => {
	const response = await page.request.post( '/', {
		form: { html },
	} );
	const addresses = await response.json();
	expect( addresses.filtered, 'WordPress filters what is saved.' ).toBe(
		true
	);
	return addresses;
};

for ( const role of [ 'guest', 'administrator' ] ) {
	for ( const [ index, [ name, html ] ] of Object.entries(
		CONTENTS
	).entries() ) {
		test( `${ name } runs nothing and requests nothing for a ${ role }`, async ( {
			page,
			context,
			baseURL,
			site,
		} ) => {
			test.skip(
				site.kind === 'double' || ! site.hasSwitches,
				'Needs a real WooCommerce and the switches for tests.'
			);
			test.setTimeout( 300_000 );
			const own = new URL( baseURL ?? '' ).host;
			const found = new Set< string >();
			let place = '';
			let shown = 0;
			const setTheme = ( ...more: string[] ) =>
				setSwitches(
					context,
					baseURL ?? '',
					...SWITCHES,
					`theme:${ THEMES[ index % 2 ] }`,
					...more
				);
			const visitAll = async () => {
				found.clear();
				for ( place of PLACES ) {
					const address = addresses[ place as Place ];
					// A button in the content may be on its way to a product that it couldn't add.
					await page
						.goto( address )
						.catch( () => page.goto( address ) );
					shown += await page.locator( '.author-content' ).count();
					// A click may lead to another page of the shop.
					await visitEverything( page, '.author-content' ).catch(
						() => undefined
					);
				}
				return [ ...found ];
			};
			await setTheme();
			const addresses = await save( page, html );
			if ( role === 'administrator' ) {
				await logIn( context );
			}
			await page.exposeFunction( 'ran', ( from: unknown ) =>
				found.add( `${ place } ran ${ String( from ) }` )
			);
			await page.route(
				( url ) => url.host !== own && url.protocol !== 'data:',
				( route ) => {
					const { hostname } = new URL( route.request().url() );
					// Themes and WordPress load fonts and faces from other hosts.
					if ( /(^|\.)evil\.test$/.test( hostname ) ) {
						found.add(
							`${ place } requested ${ route.request().url() }`
						);
					}
					return route.fulfill( { status: 204 } );
				}
			);
			const ours = await visitAll();
			// Themes with blocks remove markup from excerpts.
			expect( shown ).toBeGreaterThan( 2 );
			if ( ours.length > 0 ) {
				// WooCommerce's own scripts do the same without the plugin.
				await setTheme( 'plugin-off' );
				const platforms = await visitAll();
				expect(
					ours.filter( ( each ) => ! platforms.includes( each ) )
				).toEqual( [] );
			}
		} );
	}
}
