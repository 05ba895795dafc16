import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot } from '../../support/root.mjs';

const SAMPLE = 'tools/lint/php/broken-class';

/** Problems of the sample that belong to no line: three of its imports, a constant and a property. */
const WITHOUT_LINE = 5;

const analyse = ( folder ) =>
	spawnSync(
		'php',
		[ inRoot( 'tools/lint/php/analyse.php' ), inRoot( folder ) ],
		{ encoding: 'utf8' }
	);

const print = ( isGood, title, detail ) => {
	console.log(
		isGood ? `  good: ${ title }` : `  FAILED: ${ title }\n${ detail }`
	);
	return isGood;
};

const checkPlugin = () => {
	const { status, stdout, stderr } = analyse( 'php-stubs' );
	return print(
		status === 0,
		'classes call, read and import only what exists',
		stdout + stderr
	);
};

/** The analysis must find the problem of each marked line of the sample. */
const checkAnalysis = () => {
	const marked = readFileSync( inRoot( SAMPLE, 'class-broken.php' ), 'utf8' )
		.split( '\n' )
		.flatMap( ( line, index ) =>
			/ \/\/ \w+$/.test( line ) ? [ index + 1 ] : []
		);
	const { stdout } = analyse( SAMPLE );
	const found = [ ...stdout.matchAll( /\.php:(\d+):/g ) ].map( ( match ) =>
		Number( match[ 1 ] )
	);
	const expected = [ ...Array( WITHOUT_LINE ).fill( 1 ), ...marked ];
	return print(
		String( found ) === String( expected ),
		'the analysis finds broken code',
		stdout
	);
};

/** Returns `{ passed, failed }`. */
export const analysePlugin = () => {
	const results = [ checkPlugin(), checkAnalysis() ];
	const passed = results.filter( Boolean ).length;
	return { passed, failed: results.length - passed };
};
