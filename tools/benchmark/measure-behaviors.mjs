/** Sizes of the scripts for a server's HTML. `node tools/benchmark/measure-behaviors.mjs` prints them alone. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { command, ensureBuild } from '../support/ensure.mjs';
import { inRoot } from '../support/root.mjs';
import { checkBudgets } from './check-budgets.mjs';
import { printBehaviors, printFigures } from './print.mjs';

/** The script of all pages, and the list of behaviors of all kinds of pages. */
const ENTRY = 'behaviors';
const SITE = 'site';

/** Nothing but a library that the budget excludes. */
const EXCLUDED = [ 'carousel', 'carousel-fade', 'purifier' ];

/** Our code together with a library, whose own files are listed. */
const INCLUDING = {
	'picture-view': [ 'photoswipe.esm.min.js', 'photoswipe.css' ].map(
		( file ) => `node_modules/photoswipe/dist/${ file }`
	),
};

/** Only loads for a server's HTML: a page in a dialog, a quick view, a feed. */
const SANITIZER = 'sanitizer';

/** The script that collects, and the inline one that starts it. */
const FIELD_DATA = [ 'field-data', 'field-data-start' ];

/** As one file, without comments and indents of styles. */
const sizeOf = ( ...files ) =>
	gzipSync(
		files
			.map( ( file ) => readFileSync( inRoot( file ), 'utf8' ) )
			.map( ( text ) => text.replace( /\/\*[^*]*\*\/|^\s+/gm, '' ) )
			.join( '' ),
		{ level: 9 }
	).length;

/**
 * @typedef {Object} BehaviorFile
 * @property {string}  name
 * @property {number}  gzip     Bytes.
 * @property {boolean} isOnPage Whether a page with all behaviors of `packages/behaviors/page/site` loads it.
 */

/**
 * The build `behaviors`, in bytes after gzip: each script, and the sum for a page with all behaviors of
 * `packages/behaviors/page/site`, without Embla, PhotoSwipe and DOMPurify. `htmlPageGzipBytes` includes the sanitizer,
 * which loads when such a page shows a server's HTML.
 *
 * @return {{ files: BehaviorFile[], measured: import('./measure-plan.mjs').Measurement[] }}
 */
export const measureBehaviors = () => {
	const manifest = JSON.parse(
		readFileSync( inRoot( 'build/behaviors/manifest.json' ), 'utf8' )
	);
	const names = Object.keys( manifest );
	const fileOf = ( name ) => `build/behaviors/${ manifest[ name ].js[ 0 ] }`;
	const onPage = new Set();
	const add = ( name ) => {
		if ( names.includes( name ) && ! onPage.has( name ) ) {
			onPage.add( name );
			const code = readFileSync( inRoot( fileOf( name ) ), 'utf8' );
			for ( const [ , imported ] of code.matchAll(
				/"\.\/([\w-]+)\.\w+\.js"/g
			) ) {
				add( imported );
			}
		}
	};
	add( SITE );
	onPage.add( ENTRY );
	const files = names
		.map( ( name ) => ( {
			name,
			gzip:
				sizeOf( fileOf( name ) ) -
				( name in INCLUDING ? sizeOf( ...INCLUDING[ name ] ) : 0 ),
			isOnPage: onPage.has( name ),
		} ) )
		.sort( ( one, other ) => other.gzip - one.gzip );
	const sum = ( without ) =>
		files
			.filter(
				( { name, isOnPage } ) => isOnPage && ! without.includes( name )
			)
			.reduce( ( total, { gzip } ) => total + gzip, 0 );
	return {
		files,
		measured: [
			{
				subject: 'behaviors',
				condition: 'any',
				values: {
					entryGzipBytes: files.find( ( { name } ) => name === ENTRY )
						.gzip,
					pageGzipBytes: sum( [ ...EXCLUDED, SANITIZER ] ),
					htmlPageGzipBytes: sum( EXCLUDED ),
					fieldDataBrotliBytes: FIELD_DATA.reduce(
						( total, name ) =>
							total +
							brotliCompressSync(
								readFileSync( inRoot( fileOf( name ) ) )
							).length,
						0
					),
				},
			},
		],
	};
};

if ( process.argv[ 1 ] === fileURLToPath( import.meta.url ) ) {
	await command( async () => {
		await ensureBuild( [ 'behaviors' ] );
		const { files, measured } = measureBehaviors();
		const budgets = JSON.parse(
			readFileSync( inRoot( 'tools/benchmark/budgets.json' ), 'utf8' )
		).behaviors;
		printFigures( checkBudgets( measured, budgets, {} ) );
		printBehaviors( files, budgets.behaviorGzipBytes );
	} );
}
