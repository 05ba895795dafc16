import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { installPackages } from '../../support/apt.mjs';
import { hasPhp } from '../../support/php.mjs';
import { mustRun, PlainError } from '../../support/run.mjs';

const START_TIMEOUT_MS = 30_000;
const POLL_MS = 100;

/**
 * @typedef {Object} Needs
 * @property {string}   what       For the log.
 * @property {string[]} extensions Of PHP.
 * @property {string[]} programs
 * @property {string[]} packages   Of Debian.
 */

/** @type {Needs} */
export const DATABASE_NEEDS = {
	what: 'MariaDB and PHP',
	extensions: [ 'json', 'mbstring', 'mysqli', 'tokenizer' ],
	programs: [ 'mariadbd', 'mariadb-install-db' ],
	packages: [
		'mariadb-server',
		'php-cli',
		'php-mbstring',
		'php-mysql',
		'php-xml',
	],
};

const isRoot = process.getuid?.() === 0;

/** System programs aren't in everybody's path. */
export const findProgram = ( name ) =>
	[ '/usr/sbin', '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin' ]
		.map( ( folder ) => path.join( folder, name ) )
		.find( existsSync );

const missing = ( { extensions, programs } ) => [
	...programs.filter( ( name ) => ! findProgram( name ) ),
	...( hasPhp( extensions )
		? []
		: [ `PHP with ${ extensions.join( ', ' ) }` ] ),
];

/**
 * Installs missing programs and PHP if the system allows it.
 *
 * @param {Needs} needs
 * @throws {PlainError} If something is missing.
 */
export const ensurePrograms = async ( needs ) => {
	if ( missing( needs ).length > 0 ) {
		await installPackages( needs.what, needs.packages );
	}
	if ( missing( needs ).length > 0 ) {
		throw new PlainError(
			`Missing: ${ missing( needs ).join( '; ' ) }. In Debian: apt-get install ${ needs.packages.join( ' ' ) }`
		);
	}
};

/** In its own process group, so that its workers end with it. */
export const start = ( program, args, environment = {} ) => {
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

export const waitUntil = async ( name, server, isReady ) => {
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
 * MariaDB with an empty database `shop`, reached through a socket.
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
