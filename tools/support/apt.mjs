import { existsSync } from 'node:fs';
import { run } from './run.mjs';

const canUseApt = () =>
	process.getuid?.() === 0 && existsSync( '/usr/bin/apt-get' );

const apt = ( ...args ) =>
	run( 'apt-get', args, {
		DEBIAN_FRONTEND: 'noninteractive',
		// As in single-user mode, where a package doesn't start its service.
		RUNLEVEL: '1',
	} );

/**
 * Debian packages, if the system allows it. Only one process can use apt at a time.
 *
 * @param {string}   name     For the log.
 * @param {string[]} packages
 * @return {Promise<boolean>} Whether all of them are installed.
 */
export const installPackages = async ( name, packages ) => {
	if ( ! canUseApt() ) {
		return false;
	}
	console.log( `Installing ${ name } …` );
	return (
		( await apt( 'update' ) ) === 0 &&
		( await apt(
			'install',
			'-y',
			'--no-install-recommends',
			...packages
		) ) === 0
	);
};
