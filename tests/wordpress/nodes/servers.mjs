import { freePort } from '../../../tools/support/port.mjs';
import { inRoot } from '../../../tools/support/root.mjs';
import {
	DATABASE_NEEDS,
	findProgram,
	start,
	waitUntil,
} from '../../../tools/wordpress/real-shop/servers.mjs';

const WORKERS = 6;

/** @type {import('../../../tools/wordpress/real-shop/servers.mjs').Needs} */
export const NEEDS = {
	what: 'MariaDB, Redis and PHP',
	extensions: [ ...DATABASE_NEEDS.extensions, 'redis' ],
	programs: [ ...DATABASE_NEEDS.programs, 'redis-server' ],
	packages: [ ...DATABASE_NEEDS.packages, 'php-redis', 'redis-server' ],
};

/**
 * Redis without files.
 *
 * @return {Promise<{ port: number, close: () => Promise<void> }>}
 */
export const startRedis = async () => {
	const port = await freePort();
	const server = start( findProgram( 'redis-server' ), [
		'--port',
		String( port ),
		'--bind',
		'127.0.0.1',
		'--save',
		'',
		'--appendonly',
		'no',
		'--loglevel',
		'warning',
	] );
	return { port, close: server.close };
};

/**
 * A node: PHP with several workers and its own cache of compiled code.
 *
 * @param {string} name
 * @param {string} folder Of the site.
 * @return {Promise<{ address: string, close: () => Promise<void> }>}
 */
export const startNode = async ( name, folder ) => {
	const port = await freePort();
	const address = `http://127.0.0.1:${ port }`;
	const server = start(
		'php',
		[
			'-d',
			'opcache.enable_cli=1',
			'-d',
			'display_errors=0',
			'-d',
			'sendmail_path=/bin/true',
			'-q',
			'-S',
			`127.0.0.1:${ port }`,
			'-t',
			folder,
			inRoot( 'tests/wordpress/site/router.php' ),
		],
		{
			PHP_CLI_SERVER_WORKERS: String( WORKERS ),
			SHOPFRONT_TEST_NODE: name,
		}
	);
	try {
		await waitUntil( `Node ${ name }`, server, () =>
			fetch( `${ address }/wp-json/wc/store/v1/cart` ).then(
				( { status } ) => status === 200,
				() => false
			)
		);
	} catch ( error ) {
		await server.close();
		throw error;
	}
	return { address, close: server.close };
};
