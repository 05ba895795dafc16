import { readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { showProgress } from './progress.mjs';
import { mustRunQuietly } from './run.mjs';

/** `packages` of a lockfile; `null` if it doesn't exist. */
export const packagesOf = ( file ) => {
	try {
		return JSON.parse( readFileSync( file, 'utf8' ) ).packages;
	} catch ( error ) {
		if ( error.code === 'ENOENT' ) {
			return null;
		}
		throw error;
	}
};

/**
 * npm writes `node_modules/.package-lock.json` when an installation is complete, so an interrupted one doesn't count.
 * Optional packages of other platforms are in the lockfile only.
 *
 * @param {Record<string, { version?: string, optional?: boolean, dev?: boolean }>} wanted    `packages` of the lockfile.
 * @param {Record<string, { version?: string, optional?: boolean }>|null}           installed The same of the installation; `null` if there is none.
 * @param {boolean}                                                                 isShop    Whether packages of tools and tests may be missing.
 */
export const isInstalled = ( wanted, installed, isShop = false ) => {
	if ( ! installed ) {
		return false;
	}
	const missing = Object.entries( wanted ).some(
		( [ path, { version, optional, dev } ] ) =>
			path !== '' &&
			! ( isShop && dev ) &&
			installed[ path ]?.version !== version &&
			! ( optional && ! installed[ path ] )
	);
	return (
		! missing &&
		Object.keys( installed ).every( ( path ) => path in wanted )
	);
};

const FAILURE =
	'npm could not install the packages; its output is above. It needs the network, or a registry in its settings, and a folder that it may write to.';

/**
 * @param {Object}  [options]
 * @param {boolean} [options.isShop] Whether only those that build and run the shop are needed, without tools and tests.
 */
export const ensureDependencies = async ( { isShop = false } = {} ) => {
	const wanted = packagesOf( inRoot( 'package-lock.json' ) );
	const installed = packagesOf( inRoot( 'node_modules/.package-lock.json' ) );
	if ( isInstalled( wanted, installed, isShop ) ) {
		return;
	}
	await showProgress( 'Installing', () =>
		mustRunQuietly( FAILURE, 'npm', [
			'ci',
			...( isShop ? [ '--omit=dev' ] : [] ),
			// None of our packages needs its install script; skipping them is faster and safer.
			'--ignore-scripts',
			'--no-audit',
			'--no-fund',
			'--prefer-offline',
		] )
	);
};
