import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const SIGNALS = [ 'SIGINT', 'SIGTERM', 'SIGHUP' ];

const waitForEnd = ( child ) =>
	new Promise( ( resolve ) => {
		child.on( 'error', ( error ) => {
			console.error( error.message );
			resolve( 1 );
		} );
		// Any other signal is a crash, or a machine without memory.
		child.on( 'exit', ( code, signal ) =>
			resolve( SIGNALS.includes( signal ) ? 0 : ( code ?? 1 ) )
		);
	} );

const PARENT_CHECK_MS = 500;

/**
 * Calls back when npm, which started us, has gone. Told to stop, npm stops the shell between it and us, but we hear
 * nothing of it.
 *
 * @param {() => void} callback
 * @return {() => void} Stops looking.
 */
const onParentExit = ( callback ) => {
	if ( ! process.env.npm_lifecycle_event ) {
		return () => {};
	}
	const parent = process.ppid;
	const timer = setInterval( () => {
		if ( process.ppid !== parent ) {
			clearInterval( timer );
			callback();
		}
	}, PARENT_CHECK_MS );
	return () => clearInterval( timer );
};

/**
 * Runs programs of this Node side by side, until one of them ends or this process is told to stop: then all are
 * told to stop, and none is left behind.
 *
 * @param {string[][]} programs Arguments of `node`, one list for each program.
 * @return {Promise<number>} The exit code of the first that ended; 0 when it was told to.
 */
export const runTogether = async ( programs ) => {
	const children = programs.map( ( args ) =>
		spawn( process.execPath, args, {
			cwd: root,
			stdio: [ 'ignore', 'inherit', 'inherit' ],
		} )
	);
	const stop = ( signal ) =>
		children.forEach( ( child ) => child.kill( signal ) );
	SIGNALS.forEach( ( signal ) => process.on( signal, stop ) );
	const stopWatching = onParentExit( () => stop( 'SIGTERM' ) );

	const exits = children.map( waitForEnd );
	const code = await Promise.race( exits );
	stop( 'SIGTERM' );
	await Promise.all( exits );
	stopWatching();
	SIGNALS.forEach( ( signal ) => process.off( signal, stop ) );
	return code;
};
