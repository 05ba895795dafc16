import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/**
 * Runs a command in the repository with its output shown; nothing is read from the keyboard.
 *
 * @param {string}            command
 * @param {string[]}          args
 * @param {NodeJS.ProcessEnv} [environment] Added to the environment of this process.
 * @return {Promise<number>} The exit code; 1 when it could not be started or was ended by a signal.
 */
export const run = ( command, args, environment = {} ) =>
	new Promise( ( resolve ) => {
		const child = spawn( command, args, {
			cwd: root,
			env: { ...process.env, ...environment },
			stdio: [ 'ignore', 'inherit', 'inherit' ],
			// npm and npx are batch files there.
			shell: process.platform === 'win32',
		} );
		child.on( 'error', ( error ) => {
			console.error( `${ command }: ${ error.message }` );
			resolve( 1 );
		} );
		child.on( 'exit', ( code ) => resolve( code ?? 1 ) );
	} );

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
