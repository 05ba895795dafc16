/**
 * `npm run wordpress`: builds the plugin and opens a WordPress with WooCommerce, the plugin and a sample shop at
 * http://localhost:8888, by wp-env: in Docker if it is running, else in WordPress Playground. `npm run wordpress -- stop`
 * and other commands of wp-env work too.
 */
import { spawnSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import {
	command,
	ensureBuild,
	ensureDependencies,
	ensureNode,
	PlainError,
} from '../support/ensure.mjs';
import { mustRun } from '../support/run.mjs';

/** Not in package.json, because only this command needs its 600 MB. */
const PACKAGE = '@wordpress/env@11.16.0';

const SITE = `http://localhost:${ process.env.WP_ENV_PORT ?? 8888 }`;

/** This request fills the sample shop. Plain permalinks, as in a new WordPress. */
const PRODUCTS = `${ SITE }/?rest_route=/wc/store/v1/products`;

const MAX_WAIT = 300_000;

/** Playground logs visitors in by a redirect with a cookie. */
const isFilled = async ( cookies ) => {
	try {
		const response = await fetch( PRODUCTS, {
			redirect: 'manual',
			headers: { Cookie: [ ...cookies ].join( '; ' ) },
		} );
		for ( const cookie of response.headers.getSetCookie() ) {
			cookies.add( cookie.split( ';' )[ 0 ] );
		}
		return response.ok && ( await response.json() ).length > 0;
	} catch {
		// Playground answers before WordPress has all plugins.
		return false;
	}
};

const waitForShop = async () => {
	console.log( 'Filling the shop …' );
	const cookies = new Set();
	const end = Date.now() + MAX_WAIT;
	while ( ! ( await isFilled( cookies ) ) ) {
		if ( Date.now() > end ) {
			throw new PlainError(
				`${ PRODUCTS } lists no products after five minutes.`
			);
		}
		await setTimeout( 1000 );
	}
};

const hasDocker = () =>
	spawnSync( 'docker', [ 'info' ], { stdio: 'ignore' } ).status === 0;

await command( async () => {
	ensureNode();
	const [ task = 'start', ...options ] = process.argv.slice( 2 );
	const runtime =
		task === 'start' && ! hasDocker() ? [ '--runtime=playground' ] : [];
	if ( task === 'start' ) {
		await ensureDependencies();
		await ensureBuild( [ 'wordpress' ] );
		console.log(
			runtime.length > 0
				? 'Docker is not running, so WordPress runs in Playground.'
				: 'WordPress runs in Docker.'
		);
	}
	await mustRun( 'wp-env failed; see above.', 'npx', [
		'--yes',
		PACKAGE,
		task,
		...runtime,
		...options,
	] );
	if ( task === 'start' ) {
		await waitForShop();
		console.log(
			`The shop is at ${ SITE }/shop/, the dashboard at /wp-admin/ (admin, password).`
		);
	}
} );
