/**
 * `npm run prose`: measures comments and pages, and prints a table by area and the lines that most deserve to be read aloud. It only
 * warns, because no program can judge a sentence. `npm run prose -- packages/money docs` measures these folders; `--lines=50` prints
 * more lines.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { inRoot, root } from '../../support/root.mjs';
import { measure, readSentences, scoreSentence } from './measure.mjs';
import { readProse } from './read-prose.mjs';

/** Comments of five libraries whose words we like, measured 2026-11. */
const ANCHORS = {
	'TanStack query-core': [ 0.44, 0.44, 0.65, 2.6, 13.3 ],
	ky: [ 0, 0.11, 0.22, 1.8, 7.1 ],
	ariakit: [ 0, 0.55, 0, 6.4, 4.1 ],
	'base-ui': [ 0, 0.69, 0.23, 4.9, 1.5 ],
	'govuk-frontend': [ 0, 0.87, 0.39, 4.3, 6.4 ],
};

/** The first pattern that a path matches is its area. */
const AREAS = [
	[ 'docs: contract', /^docs\/contract\/.*\.md$/ ],
	[ 'docs: other pages', /^docs\/.*\.md$/ ],
	[ 'README, CONTRIBUTING …', /^[^/]+\.md$/ ],
	[ 'READMEs of folders', /\.md$/ ],
	[ 'php-stubs', /^php-stubs\/|\.php$/ ],
	[ 'styles', /\.s?css$/ ],
	[ 'blocks', /^blocks\// ],
	[ 'assets', /^assets\// ],
	[ 'packages/behaviors', /^packages\/behaviors\// ],
	[ 'packages/components', /^packages\/components\// ],
	[ 'packages/bindings', /^packages\/bindings\// ],
	[ 'packages/data', /^packages\/data\// ],
	[ 'packages/editor', /^packages\/editor\// ],
	[ 'other packages', /^packages\// ],
	[ 'demo-shop', /^demo-shop\// ],
	[ 'tools', /^tools\// ],
	[ 'tests', /^tests\// ],
	[ 'other files', /./ ],
];

/** The specification is word for word what it is; tests write tables of results; samples are wrong on purpose. */
const EXCLUDED =
	/^docs\/contract\/cart-and-checkout\.md$|\/(?:crash-matrix|versions)\.md$|^CHANGELOG\.md$|(?:^|\/)(?:fixtures|recordings|node_modules)\//;

const COLUMNS = [
	[ 'words', 'words', 0 ],
	[ 'thoseOf', 'those of', 2 ],
	[ 'noNoun', 'no noun', 2 ],
	[ 'isNone', 'is none', 2 ],
	[ 'contractions', "isn't", 1 ],
	[ 'reader', 'you, we', 1 ],
	[ 'median', 'median', 0 ],
	[ 'longest', '90th', 0 ],
	[ 'passive', 'passive', 0 ],
];

const args = process.argv.slice( 2 );
const folders = args.filter( ( arg ) => ! arg.startsWith( '--' ) );
const lines = Number(
	/\d+/.exec( args.find( ( arg ) => arg.startsWith( '--lines=' ) ) ?? '' ) ??
		10
);

const listFiles = () =>
	execFileSync(
		'git',
		[
			'ls-files',
			'--cached',
			'--others',
			'--exclude-standard',
			'--',
			...folders,
		],
		{ cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 }
	)
		.split( '\n' )
		.filter(
			( file ) =>
				file && ! EXCLUDED.test( file ) && existsSync( inRoot( file ) )
		);

const areas = new Map( AREAS.map( ( [ name ] ) => [ name, [] ] ) );
for ( const file of listFiles() ) {
	const prose = readProse( file, readFileSync( inRoot( file ), 'utf8' ) );
	const [ area ] = AREAS.find( ( [ , pattern ] ) => pattern.test( file ) );
	areas.get( area ).push( ...prose.map( ( each ) => ( { file, ...each } ) ) );
}

const WIDTH = 24;
const printRow = ( name, cells ) =>
	console.log(
		name.padEnd( WIDTH ) +
			cells.map( ( cell ) => cell.padStart( 9 ) ).join( '' )
	);
const printMeasures = ( name, prose ) => {
	const measures = measure( prose.map( ( { text } ) => text ) );
	printRow(
		name,
		COLUMNS.map( ( [ key, , digits ] ) =>
			measures[ key ].toFixed( digits )
		)
	);
};

console.log(
	'Forms in 1,000 words; length of sentences in words; passive sentences in percent.\n'
);
printRow(
	'',
	COLUMNS.map( ( [ , title ] ) => title )
);
for ( const [ name, prose ] of areas ) {
	if ( prose.length ) {
		printMeasures( name, prose );
	}
}
const all = [ ...areas.values() ].flat();
const isPage = ( { file } ) => file.endsWith( '.md' );
console.log();
printMeasures( 'all pages', all.filter( isPage ) );
printMeasures(
	'all comments',
	all.filter( ( each ) => ! isPage( each ) )
);
printMeasures( 'everything', all );
console.log( '\nFor comparison, comments of:' );
for ( const [ name, figures ] of Object.entries( ANCHORS ) ) {
	printRow( name, [
		'',
		...figures.map( ( figure, index ) =>
			figure.toFixed( COLUMNS[ index + 1 ][ 2 ] )
		),
	] );
}

const worst = all
	.flatMap( ( { file, line, text } ) =>
		readSentences( text ).map( ( sentence ) => ( {
			place: `${ file }:${ line }`,
			sentence,
			score: scoreSentence( sentence ),
		} ) )
	)
	.filter( ( { score } ) => score > 0 )
	.sort( ( a, b ) => b.score - a.score )
	.slice( 0, lines );
console.log( '\nRead these aloud:' );
for ( const { place, sentence } of worst ) {
	console.log( `${ place }\n  ${ sentence.slice( 0, 300 ) }` );
}
