/**
 * `npm run test:crashes -- FOLDER`: PHP workers die at chosen points of an order, in a shop with MariaDB, PHP-FPM and
 * nginx. Options: docs/contribute/test-crashes.md.
 */
import { parseArgs } from 'node:util';
import { command, ensureBuild } from '../../../tools/support/ensure.mjs';
import { ensureNginx } from '../../../tools/support/nginx.mjs';
import { installPackages } from '../../../tools/support/apt.mjs';
import { PlainError } from '../../../tools/support/run.mjs';
import { keepResources } from '../../../tools/wordpress/real-shop/resources.mjs';
import { ensurePrograms } from '../../../tools/wordpress/real-shop/servers.mjs';
import { checkWordPress } from '../../../tools/wordpress/real-shop/site.mjs';
import { walkThrough } from './browser.mjs';
import { measureLocks } from './locks.mjs';
import { chooseCells, isGood as isGoodCell, runCell } from './matrix.mjs';
import { totalsOf, waysOf, writeReport } from './report.mjs';
import { SCENARIOS, runScenario } from './scenarios.mjs';
import { NEEDS, findFpm } from '../../../tools/wordpress/real-shop/php-fpm.mjs';
import { openShop } from './shop.mjs';

/** Combinations at the same time, each with its own shopper. */
const AT_ONCE = 6;

const PROGRESS = 50;

const resources = keepResources();

const readArguments = () => {
	const { values, positionals } = parseArgs( {
		allowPositionals: true,
		options: {
			hpos: { type: 'string', default: 'on' },
			only: { type: 'string', default: 'scenarios,matrix' },
			match: { type: 'string', default: '' },
			classic: { type: 'boolean', default: false },
			shots: { type: 'string' },
			save: { type: 'boolean', default: false },
		},
	} );
	if (
		positionals.length !== 1 ||
		! [ 'on', 'off', 'both' ].includes( values.hpos )
	) {
		throw new PlainError(
			'Usage: npm run test:crashes -- FOLDER [--hpos=on|off|both] [--only=scenarios,matrix,locks,browser] [--match=TEXT] [--classic] [--shots=FOLDER] [--save]'
		);
	}
	return {
		...values,
		wordpress: positionals[ 0 ],
		parts: values.only.split( ',' ),
		modes: values.hpos === 'both' ? [ 'on', 'off' ] : [ values.hpos ],
	};
};

const runScenarios = async ( shop, match ) => {
	const results = [];
	for ( const name of Object.keys( SCENARIOS ) ) {
		if ( name.includes( match ) ) {
			const result = await runScenario( shop, name );
			results.push( result );
			const { title, charges, orders, notes, failed } = result;
			console.log(
				`\n${ failed.length === 0 ? 'good' : 'FAILED' }: ${ name }, ${ title } (order tables ${ shop.hpos })`
			);
			console.log( `  ${ charges } charges; ${ orders }` );
			notes.forEach( ( text ) => console.log( `  ${ text }` ) );
			failed.forEach( ( claim ) => console.log( `  NOT: ${ claim }` ) );
		}
	}
	return results;
};

const runMatrix = async ( shop, match ) => {
	const { cells: all, combinations } = chooseCells();
	const chosen = all.filter( ( names ) =>
		names.join( ' x ' ).includes( match )
	);
	console.log(
		`\n${ chosen.length } of ${ combinations } combinations (order tables ${ shop.hpos })`
	);
	const cells = [];
	let done = 0;
	const runNext = async ( index ) => {
		const names = chosen[ index ];
		const result = await runCell( shop, names );
		cells[ index ] = result;
		if ( ++done % PROGRESS === 0 ) {
			console.log(
				`  … ${ done } of ${ chosen.length } (order tables ${ shop.hpos })`
			);
		}
		const { charges, described, said, way, wrong, untrue, error } = result;
		if ( ! isGoodCell( result ) || match ) {
			console.log(
				`${ isGoodCell( result ) ? 'good' : 'FAILED' }: ${ names.join( ' x ' ) }: ${ charges } charges, ${ described }; ${ way }`
			);
			console.log( `  reads: ${ said.join( ' > ' ) }` );
			[ ...wrong, ...untrue, ...( error ? [ error ] : [] ) ].forEach(
				( text ) => console.log( `  WRONG: ${ text }` )
			);
		}
	};
	let next = 0;
	const work = async () => {
		while ( next < chosen.length ) {
			await runNext( next++ );
		}
	};
	await Promise.all( Array.from( { length: AT_ONCE }, work ) );
	for ( const [ name, number ] of [
		...totalsOf( cells ),
		...waysOf( cells ),
	] ) {
		console.log( `  ${ name }: ${ number }` );
	}
	return { cells, combinations };
};

const main = async () => {
	const options = readArguments();
	checkWordPress( options.wordpress );
	await ensurePrograms( NEEDS );
	await ensureNginx();
	if (
		! findFpm() &&
		! ( await installPackages( 'PHP-FPM', [ 'php-fpm' ] ) )
	) {
		throw new PlainError(
			'PHP-FPM is missing. In Debian: apt-get install php-fpm'
		);
	}
	await ensureBuild( [ 'wordpress' ] );
	const shops = [];
	for ( const hpos of options.modes ) {
		shops.push(
			await openShop(
				resources,
				options.wordpress,
				hpos,
				options.classic
			)
		);
	}
	const has = ( part ) => options.parts.includes( part );
	const runs = [];
	for ( const shop of shops ) {
		const scenarios = has( 'scenarios' )
			? await runScenarios( shop, options.match )
			: [];
		runs.push( { hpos: shop.hpos, scenarios, cells: [], combinations: 0 } );
	}
	if ( has( 'matrix' ) ) {
		const matrices = await Promise.all(
			shops.map( ( shop ) => runMatrix( shop, options.match ) )
		);
		matrices.forEach( ( matrix, index ) =>
			Object.assign( runs[ index ], matrix )
		);
	}
	let isGood = runs.every(
		( { scenarios, cells } ) =>
			scenarios.every( ( { failed } ) => failed.length === 0 ) &&
			cells.every( isGoodCell )
	);
	if ( has( 'locks' ) ) {
		isGood = ( await measureLocks( shops[ 0 ] ) ) && isGood;
	}
	if ( has( 'browser' ) ) {
		isGood =
			( await walkThrough( shops[ 0 ], options.match, options.shots ) ) &&
			isGood;
	}
	if ( options.save ) {
		writeReport( await shops[ 0 ].control( 'versions' ), runs );
	}
	process.exitCode = isGood ? 0 : 1;
};

await command( async () => {
	try {
		await main();
	} finally {
		await resources.closeAll();
	}
} );
