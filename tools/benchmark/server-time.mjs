/**
 * `npm run bench:server -- FOLDER [--requests=200]`: what the plugin adds to pages on the server, in a shop with nginx,
 * PHP-FPM and MariaDB, with a cart of one item. Requests with and without the plugin take turns. Prints the quartiles
 * of both and of the differences, in ms. FOLDER: a WordPress with WooCommerce.
 */
import { parseArgs } from 'node:util';
import { command, ensureBuild } from '../support/ensure.mjs';
import { PlainError } from '../support/run.mjs';
import { NEEDS } from '../wordpress/real-shop/php-fpm.mjs';
import { keepResources } from '../wordpress/real-shop/resources.mjs';
import { ensurePrograms } from '../wordpress/real-shop/servers.mjs';
import { checkWordPress } from '../wordpress/real-shop/site.mjs';
import { openShop } from '../../tests/wordpress/facts/shop.mjs';

const WARM_UP = 6;

const PAGES = [
	[
		'a page without our blocks',
		'/sample-page/',
		'storefront; no_widgets=1',
	],
	[ 'a page with a mini-cart', '/sample-page/', 'twentytwentyfive' ],
	[ 'the shop', '/shop/', 'twentytwentyfive' ],
	[ 'a product', 'product', 'twentytwentyfive' ],
	[ 'the cart', '/cart/', 'twentytwentyfive' ],
	[ 'the checkout', '/checkout/', 'twentytwentyfive' ],
	[ 'the cart, classic theme', '/cart/', 'storefront' ],
];

const quartiles = ( values ) => {
	const sorted = [ ...values ].sort( ( a, b ) => a - b );
	return [ 0.25, 0.5, 0.75 ].map(
		( share ) => sorted[ Math.floor( share * ( sorted.length - 1 ) ) ]
	);
};

const print = ( values ) =>
	quartiles( values )
		.map( ( value ) => value.toFixed( 1 ).padStart( 7 ) )
		.join( '' );

const resources = keepResources();

const fillCart = async ( shop ) => {
	const { headers } = await fetch(
		`${ shop.address }/?add-to-cart=${ shop.product }`,
		{ redirect: 'manual' }
	);
	return headers
		.getSetCookie()
		.map( ( cookie ) => cookie.split( ';' )[ 0 ] )
		.join( '; ' );
};

const time = async ( url, cookies ) => {
	const start = performance.now();
	const response = await fetch( url, { headers: { Cookie: cookies } } );
	await response.text();
	if ( ! response.ok ) {
		throw new PlainError( `${ url }: ${ response.status }` );
	}
	return performance.now() - start;
};

await command( async () => {
	const { values, positionals } = parseArgs( {
		allowPositionals: true,
		options: { requests: { type: 'string', default: '200' } },
	} );
	if ( positionals.length !== 1 ) {
		throw new PlainError(
			'Usage: npm run bench:server -- FOLDER [--requests=200]'
		);
	}
	checkWordPress( positionals[ 0 ] );
	try {
		await ensurePrograms( NEEDS );
		await ensureBuild( [ 'wordpress', 'behaviors' ] );
		const shop = await openShop( resources, positionals[ 0 ] );
		const session = await fillCart( shop );
		console.log(
			'Quartiles in ms (25 %, 50 %, 75 %): without the plugin | with it | difference'
		);
		for ( const [ title, path, theme ] of PAGES ) {
			const url =
				shop.address + ( path === 'product' ? shop.page : path );
			const cookies = `${ session }; fact_theme=${ theme }`;
			const times = { off: [], on: [] };
			const count = Number( values.requests ) + WARM_UP;
			for ( let round = 0; round < count; round++ ) {
				const off = await time( url, `${ cookies }; plugin_off=1` );
				const on = await time( url, cookies );
				if ( round >= WARM_UP ) {
					times.off.push( off );
					times.on.push( on );
				}
			}
			const differences = times.on.map(
				( on, index ) => on - times.off[ index ]
			);
			console.log(
				`${ title.padEnd( 26 ) }${ print( times.off ) } |${ print( times.on ) } |${ print( differences ) }`
			);
		}
	} finally {
		await resources.closeAll();
	}
} );
