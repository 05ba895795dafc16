import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../tools/support/port.mjs';
import { inRoot } from '../../../tools/support/root.mjs';
import { openShop } from '../../../tools/support/shop.mjs';
import { test as base } from './shop-test';

/** URLs without a trailing slash. */
export interface Examples {
	shop: string;
	files: string;
	php: string;
}

const START_TIMEOUT_MS = 60_000;

const waitFor = async ( address: string, child: ChildProcess ) => {
	const end = Date.now() + START_TIMEOUT_MS;
	while ( ! ( await fetch( `${ address }/page.css` ).catch( () => null ) ) ) {
		if ( child.exitCode !== null || Date.now() > end ) {
			throw new Error( `No example opened at ${ address }.` );
		}
		await new Promise( ( resolve ) => setTimeout( resolve, 20 ) );
	}
};

const stop = async ( child: ChildProcess ) => {
	if ( child.exitCode === null && child.kill() ) {
		await once( child, 'exit' );
	}
};

/** The example hosts share a shop that allows the static files' origin. */
export const test = base.extend<
	object,
	{ hasPhp: boolean; examples: Examples }
>( {
	hasPhp: [ true, { option: true, scope: 'worker' } ],
	examples: [
		async ( { hasPhp }, run ) => {
			const address = ( port: number ) => `http://127.0.0.1:${ port }`;
			const filesPort = await freePort();
			const files = address( filesPort );
			const shop = await openShop( await freePort(), {
				environment: { SHOPFRONT_ALLOWED_ORIGINS: files },
			} );
			const phpPort = await freePort();
			const php = address( phpPort );
			const staticServer = spawn( process.execPath, [
				inRoot( 'examples/static/serve.mjs' ),
				String( filesPort ),
				shop.address,
			] );
			const phpServer = hasPhp
				? spawn(
						'php',
						[
							'-S',
							`127.0.0.1:${ phpPort }`,
							inRoot( 'examples/php/shop.php' ),
						],
						{
							env: { ...process.env, SHOP: shop.address },
							stdio: 'ignore',
						}
					)
				: null;
			await waitFor( files, staticServer );
			if ( phpServer ) {
				await waitFor( php, phpServer );
			}
			await run( { shop: shop.address, files, php } );
			await stop( staticServer );
			if ( phpServer ) {
				await stop( phpServer );
			}
			await shop.close();
		},
		{ scope: 'worker' },
	],
} );
