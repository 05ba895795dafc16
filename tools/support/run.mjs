import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const start = ( command, args, environment, output ) =>
	spawn( command, args, {
		cwd: root,
		env: { ...process.env, ...environment },
		stdio: [ 'ignore', output, output ],
		// On Windows, npm and npx are batch files.
		shell: process.platform === 'win32',
	} );

/** Resolves with the exit code; 1 if the program was ended by a signal or could not start, which `settle` reports. */
const waitForExit = ( child, settle ) =>
	new Promise( ( resolve ) => {
		child.on( 'error', ( { message } ) => {
			settle( message );
			resolve( 1 );
		} );
		child.on( 'close', ( code ) => resolve( code ?? 1 ) );
	} );

/**
 * Runs a command in the repository and shows its output, without input.
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
 * Runs a command and returns its output, for commands that run concurrently.
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

/** An error that the user can solve: its message shows without a stack. */
export class PlainError extends Error {}

/**
 * Runs a command and throws if it fails.
 *
 * @param {string}            message       Error message.
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
