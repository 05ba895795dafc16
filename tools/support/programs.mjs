import { spawn } from 'node:child_process';
import { root } from './root.mjs';

const SIGNALS = [ 'SIGINT', 'SIGTERM', 'SIGHUP' ];

const waitForEnd = ( child ) =>
	new Promise( ( resolve ) => {
		child.on( 'error', ( error ) => {
			console.error( error.message );
			resolve( 1 );
		} );
		// Any other signal means a crash or a lack of memory.
		child.on( 'exit', ( code, signal ) =>
			resolve( SIGNALS.includes( signal ) ? 0 : ( code ?? 1 ) )
		);
	} );

const PARENT_CHECK_MS = 500;

/**
 * Calls back when npm, our ancestor, has exited. Stopping npm only stops the shell between it and us.
 *
 * @param {() => void} callback
 * @return {() => void} Stops polling.
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
 * Until one program ends or this process is stopped. Then it stops all of them.
 *
 * @param {string[][]} programs Arguments of `node`, one list per program.
 * @return {Promise<number>} Exit code of the first program that ended; 0 if this process was stopped.
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
