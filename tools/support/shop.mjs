import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './root.mjs';

const START_TIMEOUT_MS = 20_000;

const isReachable = async ( address ) => {
	try {
		return ( await fetch( address ) ).ok;
	} catch {
		return false;
	}
};

const waitUntilOpen = async ( address, child ) => {
	const end = Date.now() + START_TIMEOUT_MS;
	while ( ! ( await isReachable( address ) ) ) {
		if ( child.exitCode !== null || Date.now() > end ) {
			throw new Error( `The demo shop did not open at ${ address }.` );
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 50 ) );
	}
};

/**
 * The shop has its own database, which is deleted when the shop closes.
 *
 * @param {number}                                  port
 * @param {Object}                                  [options]
 * @param {boolean}                                 [options.keepAlive]   False disables keep-alive, so that no automatic retry of the browser hides a broken connection.
 * @param {(databasePath: string) => Promise<void>} [options.prepare]     Fills the database before the shop opens it.
 * @param {string}                                  [options.program]     Program that serves the shop, if not the demo shop itself.
 * @param {string}                                  [options.folder]      Folder of another version of the shop.
 * @param {NodeJS.ProcessEnv}                       [options.environment] Added to the environment of that program.
 * @return {Promise<{ address: string, ended: Promise<number>, close: () => Promise<void> }>} The address has no
 * trailing slash.
 */
export const openShop = async (
	port,
	{
		keepAlive = true,
		prepare = async () => {},
		program = 'demo-shop/server.ts',
		folder = root,
		environment = {},
	} = {}
) => {
	const dataFolder = mkdtempSync( path.join( tmpdir(), 'shopfront-shop-' ) );
	const databasePath = path.join( dataFolder, 'shop.sqlite' );
	await prepare( databasePath );
	const child = spawn(
		process.execPath,
		[ '--import', 'tsx', path.join( folder, program ) ],
		{
			cwd: folder,
			env: {
				...process.env,
				...environment,
				PORT: String( port ),
				SHOPFRONT_KEEP_ALIVE: keepAlive ? 'yes' : 'no',
				SHOPFRONT_DB: databasePath,
			},
			stdio: [ 'ignore', 'ignore', 'inherit' ],
		}
	);
	const ended = new Promise( ( resolve ) =>
		child.on( 'exit', ( code ) => {
			rmSync( dataFolder, { recursive: true, force: true } );
			resolve( code ?? 0 );
		} )
	);
	const close = async () => {
		child.kill( 'SIGTERM' );
		await ended;
	};
	const address = `http://127.0.0.1:${ port }`;
	try {
		await waitUntilOpen( address, child );
	} catch ( error ) {
		await close();
		throw error;
	}
	return { address, ended, close };
};
