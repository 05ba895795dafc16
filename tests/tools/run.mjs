import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const start = ( command, args, environment, output ) =>
	spawn( command, args, {
		cwd: root,
		env: { ...process.env, ...environment },
		stdio: [ 'ignore', output, output ],
		// npm and npx are batch files there.
		shell: process.platform === 'win32',
	} );

/** The exit code; 1 when the program could not be started, which `tell` is told, or was ended by a signal. */
const waitForExit = ( child, settle ) =>
	new Promise( ( resolve ) => {
		child.on( 'error', ( { message } ) => {
			settle( message );
			resolve( 1 );
		} );
		child.on( 'close', ( code ) => resolve( code ?? 1 ) );
	} );

/**
 * Runs a command in the repository with its output shown; nothing is read from the keyboard.
 *
 * @param {string}            command
 * @param {string[]}          args
 * @param {NodeJS.ProcessEnv} [environment] Added to the environment of this process.
 * @return {Promise<number>} The exit code; 1 when it could not be started or was ended by a signal.
 */
export const run = ( command, args, environment = {} ) =>
	waitForExit( start( command, args, environment, 'inherit' ), ( message ) =>
		console.error( `${ command }: ${ message }` )
	);

/**
 * The same with its output kept for later, since others speak at the same time.
 *
 * @param {string}            command
 * @param {string[]}          args
 * @param {NodeJS.ProcessEnv} [environment]
 * @return {Promise<{ code: number, output: string }>}
 */
export const runQuietly = async ( command, args, environment = {} ) => {
	const outputText = [];
	const child = start( command, args, environment, 'pipe' );
	for ( const stream of [ child.stdout, child.stderr ] ) {
		stream
			.setEncoding( 'utf8' )
			.on( 'data', ( text ) => outputText.push( text ) );
	}
	const code = await waitForExit( child, ( message ) =>
		outputText.push( `${ command }: ${ message }\n` )
	);
	return { code, output: outputText.join( '' ) };
};

/** A problem that the person at the keyboard can solve: its message is shown without a stack. */
export class PlainError extends Error {}

/**
 * Runs a command that has to succeed.
 *
 * @param {string}            message       What to say when it does not.
 * @param {string}            command
 * @param {string[]}          args
 * @param {NodeJS.ProcessEnv} [environment]
 * @throws {PlainError} When the command fails.
 */
export const mustRun = async ( message, command, args, environment ) => {
	if ( ( await run( command, args, environment ) ) !== 0 ) {
		throw new PlainError( message );
	}
};
