import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from '../../tools/apt.mjs';
import { hasPhp } from '../../tools/php.mjs';
import { freePort } from '../../tools/port.mjs';
import { inRoot } from '../../tools/root.mjs';
import { mustRun, PlainError } from '../../tools/run.mjs';

const START_TIMEOUT_MS = 30_000;
const POLL_MS = 100;
const WORKERS = 6;

const EXTENSIONS = [ 'json', 'mbstring', 'mysqli', 'redis', 'tokenizer' ];
const PROGRAMS = [ 'mariadbd', 'mariadb-install-db', 'redis-server' ];
const PACKAGES = [
	'mariadb-server',
	'php-cli',
	'php-mbstring',
	'php-mysql',
	'php-redis',
	'php-xml',
	'redis-server',
];

const isRoot = process.getuid?.() === 0;

/** Programs of the system are not in everybody's path. */
const findProgram = ( name ) =>
	[ '/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin' ]
		.map( ( folder ) => path.join( folder, name ) )
		.find( existsSync );

const missing = () => [
	...PROGRAMS.filter( ( name ) => ! findProgram( name ) ),
	...( hasPhp( EXTENSIONS )
		? []
		: [ `PHP with ${ EXTENSIONS.join( ', ' ) }` ] ),
];

/**
 * Finds MariaDB, Redis and PHP, or installs them if the system allows that.
 *
 * @throws {PlainError} If something is missing.
 */
export const ensurePrograms = async () => {
	if ( missing().length > 0 ) {
		await installPackages( 'MariaDB, Redis and PHP', PACKAGES );
	}
	if ( missing().length > 0 ) {
		throw new PlainError(
			`Missing: ${ missing().join( '; ' ) }. In Debian: apt-get install ${ PACKAGES.join( ' ' ) }`
		);
	}
};

/** Starts a program in a process group of its own, so that its workers end with it. */
const start = ( program, args, environment = {} ) => {
	const child = spawn( program, args, {
		env: { ...process.env, ...environment },
		stdio: [ 'ignore', 'ignore', 'inherit' ],
		detached: true,
	} );
	const ended = new Promise( ( resolve ) => child.on( 'exit', resolve ) );
	return {
		hasEnded: () => child.exitCode !== null || child.signalCode !== null,
		close: async () => {
			if ( child.exitCode === null && child.signalCode === null ) {
				process.kill( -child.pid, 'SIGTERM' );
			}
			await ended;
		},
	};
};

const waitUntil = async ( name, server, isReady ) => {
	const end = Date.now() + START_TIMEOUT_MS;
	while ( ! ( await isReady() ) ) {
		if ( server.hasEnded() || Date.now() > end ) {
			throw new PlainError( `${ name } did not start.` );
		}
		await new Promise( ( resolve ) => setTimeout( resolve, POLL_MS ) );
	}
};

const runsSql = ( socket, sql ) =>
	spawnSync(
		findProgram( 'mariadb' ),
		[ `--socket=${ socket }`, '--user=root', '--execute', sql ],
		{ stdio: 'ignore' }
	).status === 0;

/**
 * Starts MariaDB with an empty database `shop`, reached through a socket.
 *
 * @param {string} folder For its files.
 * @return {Promise<{ socket: string, close: () => Promise<void> }>}
 */
export const startDatabase = async ( folder ) => {
	const data = path.join( folder, 'database' );
	const socket = path.join( folder, 'database.sock' );
	mkdirSync( data );
	// Without this option, MariaDB refuses to start as root.
	const user = isRoot ? [ '--user=root' ] : [];
	await mustRun(
		'The database could not be created; see above.',
		findProgram( 'mariadb-install-db' ),
		[
			'--no-defaults',
			`--datadir=${ data }`,
			'--auth-root-authentication-method=normal',
			'--skip-test-db',
			...user,
		]
	);
	const server = start( findProgram( 'mariadbd' ), [
		'--no-defaults',
		`--datadir=${ data }`,
		`--socket=${ socket }`,
		`--pid-file=${ path.join( folder, 'database.pid' ) }`,
		'--skip-networking',
		`--log-error=${ path.join( folder, 'database.log' ) }`,
		...user,
	] );
	try {
		await waitUntil( 'MariaDB', server, () =>
			runsSql( socket, 'CREATE DATABASE IF NOT EXISTS shop' )
		);
	} catch ( error ) {
		await server.close();
		throw error;
	}
	return { socket, close: server.close };
};

/**
 * Starts Redis, without files.
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
 * Starts a node: PHP with several workers and a cache of compiled code of its own.
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
