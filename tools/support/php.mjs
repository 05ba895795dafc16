import { spawnSync } from 'node:child_process';
import { installPackages } from './apt.mjs';

/** Extensions that the WordPress of the tests needs. */
const EXTENSIONS = [ 'json', 'mbstring', 'pdo_sqlite', 'tokenizer' ];

const PACKAGES = [
	'php-cli',
	'php-sqlite3',
	'php-mbstring',
	'php-xml',
	'php-codesniffer',
	'phpunit',
];

const queryPhp = ( ...args ) => spawnSync( 'php', args, { encoding: 'utf8' } );

/** PHP_CodeSniffer can be elsewhere than on the path, as in a folder of unpacked packages. */
export const PHPCS = process.env.PHPCS ?? 'phpcs';

/** Whether PHP_CodeSniffer is installed. */
export const hasCodeSniffer = () =>
	spawnSync( PHPCS, [ '--version' ] ).status === 0;

/** So can PHPUnit. */
export const PHPUNIT = process.env.PHPUNIT ?? 'phpunit';

/** Whether PHPUnit is installed. */
export const hasPhpUnit = () =>
	spawnSync( PHPUNIT, [ '--version' ] ).status === 0;

/** Whether PHP is installed with these extensions. */
export const hasPhp = ( extensions = EXTENSIONS ) => {
	const { status, stdout } = queryPhp( '-m' );
	const loaded = ( stdout ?? '' ).toLowerCase().split( /\s+/ );
	return (
		status === 0 &&
		extensions.every( ( extension ) => loaded.includes( extension ) )
	);
};

/** Lists the packages of Debian to install; none if PHP and its tools are installed. */
export const phpPackages = () =>
	hasPhp() && hasCodeSniffer() && hasPhpUnit() ? [] : PACKAGES;

/**
 * Finds PHP, or installs it if the system allows that.
 *
 * @return {Promise<boolean>} False if there is none; skip the steps that need it.
 */
export const ensurePhp = async () => {
	const missing = phpPackages();
	if ( missing.length > 0 ) {
		await installPackages( 'PHP', missing );
	}
	return hasPhp();
};
