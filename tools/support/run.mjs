import { spawn, spawnSync } from 'node:child_process';
import { root } from './root.mjs';

const IS_WINDOWS = process.platform === 'win32';

const start = ( command, args, environment, output, options = {} ) =>
	spawn( command, args, {
		cwd: root,
		env: { ...process.env, ...environment },
		stdio: [ 'ignore', output, output ],
		// On Windows, npm and npx are batch files.
		shell: IS_WINDOWS,
		...options,
	} );

/** Programs in their own groups, which would outlive this process. */
const groups = new Set();

const end = ( pid ) => {
	try {
		process.kill( pid, 'SIGKILL' );
	} catch {
		// It has ended already.
	}
};

const endGroup = ( { pid } ) => end( IS_WINDOWS ? pid : -pid );

/** Ids of the programs that a program has started, and of theirs. */
const listDescendants = ( pid ) => {
	const { stdout } = spawnSync( 'ps', [ '-A', '-o', 'pid=,ppid=' ], {
		encoding: 'utf8',
	} );
	const pairs = ( stdout ?? '' )
		.trim()
		.split( '\n' )
		.map( ( line ) => line.trim().split( /\s+/ ).map( Number ) );
	const below = ( one ) =>
		pairs
			.filter( ( [ , parent ] ) => parent === one )
			.flatMap( ( [ child ] ) => [ child, ...below( child ) ] );
	return below( pid );
};

const endGroups = () => groups.forEach( endGroup );
const exit = () => process.exit( 1 );

const followExit = () => {
	const handlers = { exit: endGroups, SIGINT: exit, SIGTERM: exit };
	for ( const [ event, handler ] of Object.entries( handlers ) ) {
		process.off( event, handler );
		if ( groups.size > 0 ) {
			process.on( event, handler );
		}
	}
};

/** Exit code 1 if a signal ended the program, or if it couldn't start, which `settle` reports. */
const waitForExit = ( child, settle ) =>
	new Promise( ( resolve ) => {
		child.on( 'error', ( { message } ) => {
			settle( message );
			resolve( 1 );
		} );
		child.on( 'close', ( code ) => resolve( code ?? 1 ) );
	} );

/**
 * Runs in the repository, shows the output, and gives no input.
 *
 * @param {string}            command
 * @param {string[]}          args
 * @param {NodeJS.ProcessEnv} [environment] Added to the environment of this process.
 * @return {Promise<number>} Exit code; 1 if it could not start or was ended by a signal.
 */
export const run = ( command, args, environment = {} ) =>
	waitForExit( start( command, args, environment, 'inherit' ), ( message ) =>
		console.error( `${ command }: ${ message }` )
	);

/**
 * For commands that run concurrently. After the limit, ends the command with all programs that it started; also ends
 * what it leaves behind.
 *
 * @param {string}                 command
 * @param {string[]}               args
 * @param {NodeJS.ProcessEnv}      environment
 * @param {Object}                 options
 * @param {number}                 options.limitMs    For what hangs.
 * @param {(text: string) => void} [options.onOutput] Called with each piece of output.
 * @return {Promise<{ code: number, output: string, isHung: boolean }>}
 */
export const runWithLimit = async (
	command,
	args,
	environment,
	{ limitMs, onOutput = () => {} }
) => {
	const texts = [];
	const child = start( command, args, environment, 'pipe', {
		detached: ! IS_WINDOWS,
	} );
	groups.add( child );
	followExit();
	let isHung = false;
	const timer = setTimeout( () => {
		isHung = true;
		// Some are in groups of their own, such as the servers that Playwright starts.
		const descendants = IS_WINDOWS ? [] : listDescendants( child.pid );
		endGroup( child );
		descendants.forEach( end );
	}, limitMs );
	const add = ( text ) => {
		texts.push( text );
		onOutput( text );
	};
	for ( const stream of [ child.stdout, child.stderr ] ) {
		stream.setEncoding( 'utf8' ).on( 'data', add );
	}
	const code = await waitForExit( child, ( message ) =>
		add( `${ command }: ${ message }\n` )
	);
	clearTimeout( timer );
	groups.delete( child );
	followExit();
	// Also ends what a finished step left behind, such as a browser.
	endGroup( child );
	return { code, output: texts.join( '' ), isHung };
};

/** An error that the user can solve: its message shows without a stack. */
export class PlainError extends Error {}

/**
 * @param {string}            message       Of the error.
 * @param {string}            command
 * @param {string[]}          args
 * @param {NodeJS.ProcessEnv} [environment]
 * @throws {PlainError} If the command fails.
 */
export const mustRun = async ( message, command, args, environment ) => {
	if ( ( await run( command, args, environment ) ) !== 0 ) {
		throw new PlainError( message );
	}
};

/** After this, an installation or a build counts as hung. */
const LIMIT_MINUTES = 15;

/**
 * Runs a command, and shows its output only if it fails.
 *
 * @param {string}   message Error message.
 * @param {string}   command
 * @param {string[]} args
 * @throws {PlainError} If the command fails or hangs.
 */
export const mustRunQuietly = async ( message, command, args ) => {
	const { code, output, isHung } = await runWithLimit(
		command,
		args,
		{},
		{
			limitMs: LIMIT_MINUTES * 60_000,
		}
	);
	if ( code === 0 ) {
		return;
	}
	const reason = isHung
		? `It did not end within ${ LIMIT_MINUTES } minutes.`
		: '';
	throw new PlainError(
		[ output.trim(), message, reason ].filter( Boolean ).join( '\n' )
	);
};
