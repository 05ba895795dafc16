import { existsSync } from 'node:fs';
import { isInstalled, packagesOf } from '../../tools/support/dependencies.mjs';
import { inRoot } from '../../tools/support/root.mjs';
import { mustRun } from '../../tools/support/run.mjs';

const FOLDER = inRoot( 'tests/wordpress' );

/** Compares with the version in the lockfile. */
export const hasWordPress = () => {
	const lockfile = inRoot( 'tests/wordpress/package-lock.json' );
	return (
		existsSync( lockfile ) &&
		isInstalled(
			packagesOf( lockfile ),
			packagesOf(
				inRoot( 'tests/wordpress/node_modules/.package-lock.json' )
			)
		)
	);
};

/** WordPress has its own folder, because only these tests need its 380 MB. */
export const ensureWordPress = async () => {
	if ( hasWordPress() ) {
		return;
	}
	console.log( 'Installing a WordPress (npm ci) …' );
	await mustRun( 'WordPress could not be installed; see above.', 'npm', [
		'ci',
		'--prefix',
		FOLDER,
		'--ignore-scripts',
		'--no-audit',
		'--no-fund',
	] );
};
