import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../support/root.mjs';

/** More digits would change with each run. */
const DIGITS = 4;

/**
 * By page and condition, so that you can compare the files of two releases line by line.
 *
 * @param {import('./check-budgets.mjs').Figure[]} figures
 * @return {Record<string, Record<string, Record<string, number|null>>>} Values by page, condition and name of the figure.
 */
export const groupFigures = ( figures ) => {
	const pages = {};
	for ( const { subject, condition, name, value } of figures ) {
		const page = ( pages[ subject ] ??= {} );
		( page[ condition ] ??= {} )[ name ] =
			value === null || name.endsWith( 'Bytes' )
				? value
				: Number( value.toPrecision( DIGITS ) );
	}
	return pages;
};

/**
 * The version in package.json names the file.
 *
 * @param {Object}                                 results
 * @param {Object}                                 results.machine From `readMachine`.
 * @param {import('./check-budgets.mjs').Figure[]} results.figures
 * @param {Object[]}                               results.addOns  Times with and without all sample add-ons, ms.
 * @param {Object[]}                               results.paints  Largest paints with and without our scripts, ms.
 */
export const saveResults = ( { figures, ...others } ) => {
	const { version } = JSON.parse(
		readFileSync( inRoot( 'package.json' ), 'utf8' )
	);
	const folder = inRoot( 'tools/benchmark/results' );
	mkdirSync( folder, { recursive: true } );
	writeFileSync(
		`${ folder }/${ version }.json`,
		`${ JSON.stringify( { ...others, pages: groupFigures( figures ) }, null, '\t' ) }\n`
	);
};
