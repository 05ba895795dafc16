import { readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';
import { PlainError } from './run.mjs';

/**
 * By major, minor and patch.
 *
 * @param {string} version `20.20.2`.
 * @param {string} minimum `20.19` or `20.19.0`.
 */
export const isAtLeast = ( version, minimum ) => {
	const have = version.split( '.' ).map( Number );
	const want = minimum.split( '.' ).map( Number );
	for ( let part = 0; part < 3; part++ ) {
		const difference = ( have[ part ] ?? 0 ) - ( want[ part ] ?? 0 );
		if ( difference !== 0 ) {
			return difference > 0;
		}
	}
	return true;
};

/** @throws {PlainError} If this Node is older than package.json requires. */
export const ensureNode = () => {
	const { engines } = JSON.parse(
		readFileSync( inRoot( 'package.json' ), 'utf8' )
	);
	const minimum = engines.node.replace( '>=', '' );
	if ( ! isAtLeast( process.versions.node, minimum ) ) {
		throw new PlainError(
			`Shopfront needs Node ${ minimum } or newer; this is ${ process.versions.node }. Get one from https://nodejs.org/.`
		);
	}
};
