import { spawnSync } from 'node:child_process';
import { installPackages } from './apt.mjs';

/** The tests' WordPress needs these extensions. */
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

/** PHP_CodeSniffer needn't be on the path: it may be in a folder of unpacked packages. */
export const PHPCS = process.env.PHPCS ?? 'phpcs';

export const hasCodeSniffer = () =>
	spawnSync( PHPCS, [ '--version' ] ).status === 0;

/** PHPUnit needn't be on the path either. */
export const PHPUNIT = process.env.PHPUNIT ?? 'phpunit';

export const hasPhpUnit = () =>
	spawnSync( PHPUNIT, [ '--version' ] ).status === 0;

export const hasPhp = ( extensions = EXTENSIONS ) => {
	const { status, stdout } = queryPhp( '-m' );
	const loaded = ( stdout ?? '' ).toLowerCase().split( /\s+/ );
	return (
		status === 0 &&
		extensions.every( ( extension ) => loaded.includes( extension ) )
	);
};

/** Debian packages to install; `[]` if PHP and its tools are installed. */
export const phpPackages = () =>
	hasPhp() && hasCodeSniffer() && hasPhpUnit() ? [] : PACKAGES;

/**
 * Installs PHP if it's missing and the system allows it.
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
