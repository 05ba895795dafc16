/**
 * `npm run types:build`: bundles packages/types, the types that it uses and their doc comments into one declaration file for add-ons. Then checks that an add-on compiles with that file alone.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import ts from 'typescript';
import { getEmptyResult } from '../docs/empty-stores.ts';
import { openTypes } from '../docs/read-types.ts';
import { STORE_NAMES } from '../docs/store-names.ts';
import { listMembers } from './list-members.mjs';

const ROOT = path.resolve(
	path.dirname( fileURLToPath( import.meta.url ) ),
	'../..'
);
const HOME = path.join( ROOT, 'packages/types' );
const OUTPUT = path.join( HOME, 'dist/index.d.ts' );
const TSCONFIG = path.join( HOME, 'tsconfig.json' );
const PREFIX = '@shopfront/';

/** Styles have no declarations. */
const noStyles = {
	name: 'no-styles',
	load: ( id ) => ( id.endsWith( '.scss' ) ? 'export {};' : null ),
};

/** Resolves our own packages by name; other packages remain imports. */
const builtInPackages = {
	name: 'own-packages',
	resolveId: ( id ) =>
		id.startsWith( PREFIX )
			? path.join(
					ROOT,
					'packages',
					id.slice( PREFIX.length ),
					'index.ts'
				)
			: null,
};

const bundle = await rollup( {
	input: path.join( ROOT, 'packages/types/index.ts' ),
	external: [ /^@wordpress\//, /^react/ ],
	onwarn: ( { message } ) => {
		throw new Error( message );
	},
	plugins: [ noStyles, builtInPackages, dts( { tsconfig: TSCONFIG } ) ],
} );
const { output } = await bundle.write( { file: OUTPUT, format: 'es' } );
const read = openTypes();
writeFileSync(
	OUTPUT,
	listMembers( output[ 0 ].code, ( name ) => {
		const store = STORE_NAMES.find(
			( { selectors } ) => selectors === name
		);
		const defaultOf = store
			? getEmptyResult( store.name )
			: ( member ) => member.default;
		return read( name ).members.map( ( member ) => ( {
			name: member.name,
			comment: member.says,
			tags: {
				default: defaultOf( member ),
				deprecated: member.deprecated,
			},
			isOptional: member.isOptional,
		} ) );
	} )
);

const { options } = ts.parseJsonConfigFileContent(
	ts.readConfigFile( TSCONFIG, ts.sys.readFile ).config,
	ts.sys,
	HOME
);
const program = ts.createProgram(
	[ path.join( ROOT, 'packages/types/add-on.types.ts' ) ],
	{
		...options,
		noEmit: true,
		types: [ 'jest', 'node' ],
		typeRoots: [ path.join( ROOT, 'node_modules/@types' ) ],
		paths: { '@shopfront/types': [ OUTPUT ] },
	}
);
const complaints = ts
	.getPreEmitDiagnostics( program )
	.filter( ( { file } ) => ! file?.fileName.includes( 'node_modules' ) );
if ( complaints.length > 0 ) {
	console.error(
		ts.formatDiagnostics( complaints, {
			getCanonicalFileName: ( name ) => name,
			getCurrentDirectory: () => ROOT,
			getNewLine: () => '\n',
		} )
	);
	process.exitCode = 1;
} else {
	console.log( path.relative( process.cwd(), OUTPUT ) );
}
