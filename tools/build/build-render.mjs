import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { inRoot } from '../support/root.mjs';

const { LICENSES_FILE, licensesOf } = createRequire( import.meta.url )(
	'./third-party-licenses.cjs'
);

const SOURCE = inRoot( 'packages/render/index.ts' );

/** For CommonJS packages in the file, which require modules of Node. */
const REQUIRE =
	"import { createRequire } from 'node:module'; const require = createRequire( import.meta.url );";

/** Returns the paths of the files whose code is in the output. */
const findSources = ( { outputs } ) =>
	Object.values( outputs ).flatMap( ( { inputs } ) =>
		Object.keys( inputs )
			.filter( ( file ) => inputs[ file ].bytesInOutput > 0 )
			.map( ( file ) => path.resolve( file ) )
	);

/** Leaves out styles, which have no declarations, and finds our own packages by name. */
const OWN_PACKAGES = {
	name: 'own-packages',
	load: ( id ) => ( id.endsWith( '.scss' ) ? 'export {};' : null ),
	resolveId: ( id ) =>
		id.startsWith( '@shopfront/' )
			? inRoot( 'packages', id.replace( '@shopfront/', '' ), 'index.ts' )
			: null,
};

/** Writes the declarations of `renderBlock()`, which need no other package. */
const writeTypes = async ( source, file ) => {
	const bundle = await rollup( {
		input: source,
		external: [ /^@wordpress\//, /^react/ ],
		onwarn: ( { message } ) => {
			throw new Error( message );
		},
		plugins: [
			OWN_PACKAGES,
			dts( { tsconfig: inRoot( 'packages/types/tsconfig.json' ) } ),
		],
	} );
	await bundle.write( { file, format: 'es' } );
};

/**
 * Builds `renderBlock()` with everything it imports, for servers without this repository; also its types and the licenses
 * of the packages in it.
 *
 * @param {string} outdir
 */
export const buildRender = async ( outdir ) => {
	const { metafile } = await build( {
		entryPoints: { render: SOURCE },
		outdir,
		outExtension: { '.js': '.mjs' },
		bundle: true,
		minify: true,
		metafile: true,
		platform: 'node',
		format: 'esm',
		target: 'node20',
		banner: { js: REQUIRE },
		// React's development code takes twice as long.
		define: { 'process.env.NODE_ENV': '"production"' },
		loader: { '.scss': 'empty' },
		// As in the standalone build: its author published no license with it.
		alias: {
			requestidlecallback: inRoot(
				'assets/entries/request-idle-callback.ts'
			),
		},
		tsconfig: inRoot( 'tsconfig.json' ),
		logLevel: 'warning',
	} );
	await writeTypes( SOURCE, path.join( outdir, 'render.d.mts' ) );
	writeFileSync(
		path.join( outdir, LICENSES_FILE ),
		licensesOf( findSources( metafile ) )
	);
};
