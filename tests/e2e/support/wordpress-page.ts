import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const ROOT = join( __dirname, '../../..' );
const BUILD = '/build/wordpress/';

interface Manifest {
	[ entry: string ]: { js: string[] };
}

/** Stand-ins for the platform's own scripts that run before ours. */
const PLATFORM = [ 'types', 'settings' ].map(
	( name ) => `/tests/wordpress/double/scripts/${ name }.js`
);

const scriptTag = ( src: string ) => `<script src="${ src }"></script>`;

const filesOf = ( manifest: Manifest, entry: string ) =>
	( manifest[ entry ]?.js ?? [] ).map( ( file ) => BUILD + file );

/**
 * Loads cart and checkout as WordPress does (php-stubs): its libraries, the libraries for add-ons, the add-ons, and the
 * block's own script last. The pages themselves are the demo shop's.
 *
 * @param page
 * @param addOns Addresses of scripts.
 * @param host   Build with WordPress's libraries, as webpack.config.js names it.
 */
export const asOnWordPress = async (
	page: Page,
	addOns: readonly string[],
	host: 'host' | 'host-19'
): Promise< void > => {
	const manifest = JSON.parse(
		readFileSync( join( ROOT, BUILD, 'manifest.json' ), 'utf8' )
	) as Manifest;
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
			path: join( ROOT, new URL( route.request().url() ).pathname ),
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
