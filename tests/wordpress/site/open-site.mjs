import { spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../../tools/support/port.mjs';
import { inRoot } from '../../../tools/support/root.mjs';
import { mustRun, PlainError } from '../../../tools/support/run.mjs';
import { openShop } from '../../../tools/support/shop.mjs';
import { writeSite } from './site-files.mjs';

const START_TIMEOUT_MS = 120_000;
const WORKERS = '4';

/** With the recorded shop's gateways; WordPress checks nonces (double/includes/store-api.php). */
const prepareShop = ( databasePath ) =>
	mustRun(
		'The demo shop could not be prepared; see above.',
		process.execPath,
		[
			'--import',
			import.meta.resolve( 'tsx' ),
			inRoot( 'tests/wordpress/site/prepare-shop.ts' ),
			databasePath,
		]
	);

const setUp = ( site ) =>
	mustRun( 'WordPress could not be set up; see above.', 'php', [
		'-d',
		'display_errors=stderr',
		inRoot( 'tests/wordpress/site/set-up.php' ),
		site.folder,
	] );

const untilOpen = async ( address, child ) => {
	const end = Date.now() + START_TIMEOUT_MS;
	for (;;) {
		const status = await fetch( address ).then(
			( response ) => response.status,
			() => 0
		);
		if ( status === 200 ) {
			return;
		}
		if ( child.exitCode !== null || Date.now() > end ) {
			throw new PlainError(
				`WordPress did not open at ${ address } (last answer: ${ status || 'none' }).`
			);
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
	}
};

/** PHP's workers survive unless they end with the server. */
const serve = ( site, port, shop ) => {
	const child = spawn(
		'php',
		[
			'-d',
			'opcache.enable=1',
			'-d',
			'opcache.enable_cli=1',
			'-S',
			`127.0.0.1:${ port }`,
			'-t',
			site.folder,
			inRoot( 'tests/wordpress/site/router.php' ),
		],
		{
			env: {
				...process.env,
				PHP_CLI_SERVER_WORKERS: WORKERS,
				SHOPFRONT_DEMO_SHOP: shop.address,
			},
			stdio: 'ignore',
			// Its own process group, so that its workers end with it.
			detached: process.platform !== 'win32',
		}
	);
	const ended = new Promise( ( resolve ) => child.on( 'exit', resolve ) );
	return {
		child,
		close: async () => {
			if ( process.platform === 'win32' ) {
				child.kill();
			} else if ( child.exitCode === null ) {
				process.kill( -child.pid, 'SIGTERM' );
			}
			await ended;
		},
	};
};

/**
 * WordPress with the double of WooCommerce, set up, but without a server.
 *
 * @return {Promise<ReturnType<typeof writeSite>>}
 */
export const makeSite = async () => {
	const site = writeSite();
	try {
		await setUp( site );
	} catch ( error ) {
		site.remove();
		throw error;
	}
	return site;
};

/**
 * On a free port of this machine, with a demo shop as its Store API.
 *
 * @param {{ folder: string, log: string, remove: () => void }} site
 * @return {Promise<{ address: string, log: string, close: () => Promise<void> }>}
 */
export const openSite = async ( site ) => {
	const shop = await openShop( await freePort(), { prepare: prepareShop } );
	const port = await freePort();
	const server = serve( site, port, shop );
	const close = async () => {
		await server.close();
		await shop.close();
	};
	const address = `http://127.0.0.1:${ port }`;
	try {
		await untilOpen( `${ address }/shop/`, server.child );
	} catch ( error ) {
		await close();
		throw error;
	}
	return { address, log: path.resolve( site.log ), close };
};
