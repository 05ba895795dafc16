import { spawnSync } from 'node:child_process';
import { installPackages } from './apt.mjs';

/** Extensions that the WordPress of the tests needs. */
const EXTENSIONS = [ 'json', 'mbstring', 'pdo_sqlite', 'tokenizer' ];

const PACKAGES = [ 'php-cli', 'php-sqlite3', 'php-mbstring', 'php-xml' ];

const queryPhp = ( ...args ) => spawnSync( 'php', args, { encoding: 'utf8' } );

/** Whether PHP is installed with these extensions. */
export const hasPhp = ( extensions = EXTENSIONS ) => {
	const { status, stdout } = queryPhp( '-m' );
	const loaded = ( stdout ?? '' ).toLowerCase().split( /\s+/ );
	return (
		status === 0 &&
		extensions.every( ( extension ) => loaded.includes( extension ) )
	);
};

/**
 * Finds PHP, or installs it if the system allows that.
 *
 * @return {Promise<boolean>} False if there is none; skip the steps that need it.
 */
export const ensurePhp = async () => {
	if ( hasPhp() ) {
		return true;
	}
	await installPackages( 'PHP', PACKAGES );
	return hasPhp();
};
