import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const BUILD = '/build/wordpress/';

/** Stand-ins for platform scripts that run before ours. */
const PLATFORM = [ 'types', 'settings' ].map(
	( name ) => `/tests/wordpress/double/scripts/${ name }.js`
);

const scriptTag = ( src ) => `<script src="${ src }"></script>`;

const filesOf = ( manifest, entry ) =>
	( manifest[ entry ]?.js ?? [] ).map( ( file ) => BUILD + file );

/**
 * Whether the version has everything that `asOnWordPress` serves.
 *
 * @param {string} folder
 */
export const hasWordPressBuild = ( folder ) =>
	[ `${ BUILD }manifest.json`, '/build/host/host.js', ...PLATFORM ].every(
		( file ) => existsSync( join( folder, file ) )
	);

/**
 * Loads cart and checkout as WordPress does (php-stubs): its libraries, the libraries for add-ons, the add-ons, and the
 * block's own script last. The pages themselves are the demo shop's, and files aren't compressed.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string[]}                        addOns   Addresses of scripts.
 * @param {'host'|'host-19'}                [host]   Build with WordPress's libraries, as tools/build/shop-config.mjs names it.
 * @param {string}                          [folder] Folder of the version. Default: this one.
 */
export const asOnWordPress = async (
	page,
	addOns,
	host = 'host',
	folder = root
) => {
	const manifest = JSON.parse(
		readFileSync( join( folder, BUILD, 'manifest.json' ), 'utf8' )
	);
	const scripts = new Set( [
		`/build/${ host }/host.js`,
		...PLATFORM,
		...[ 'registry', 'add-ons', 'components' ].flatMap( ( entry ) =>
			filesOf( manifest, entry )
		),
		...addOns,
		...filesOf( manifest, 'frontend' ),
	] );
	const isFile =
		/\/(build\/(wordpress|host(-19)?)|tests\/wordpress\/double\/scripts)\//;
	await page.route( isFile, ( route ) =>
		route.fulfill( {
			path: join( folder, new URL( route.request().url() ).pathname ),
		} )
	);
	await page.route( /\/(cart|checkout)\/(\?.*)?$/, async ( route ) => {
		const response = await route.fetch();
		const html = await response.text();
		await route.fulfill( {
			response,
			body: html
				.replace(
					/<script[^>]*id="shopfront-add-ons"[^]*?<\/script>/,
					''
				)
				.replace( /<link[^>]*rel="(modulepreload|preload)"[^>]*>/g, '' )
				.replace(
					/<script[^>]*src="\/build\/standalone\/[^>]*><\/script>/g,
					''
				)
				.replace(
					/"\/build\/standalone\/(cart|checkout)\.[^"]*\.css"/g,
					`"${ BUILD }$1.css"`
				)
				.replace(
					/data-href="(cart|checkout)\.[^"]*\.css"/g,
					'data-href="$1.css"'
				)
				.replace(
					'</body>',
					[
						`<script>wcSettings.shopfrontPublicPath = '${ BUILD }';</script>`,
						...[ ...scripts ].map( scriptTag ),
						'</body>',
					].join( '\n' )
				),
		} );
	} );
};
