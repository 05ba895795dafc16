import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { inRoot } from '../support/root.mjs';

const compile = createRequire( import.meta.url )( './compile-script.cjs' );

const compileFile = ( resourcePath, source ) =>
	new Promise( ( resolve, reject ) =>
		compile.call(
			{
				resourcePath,
				async: () => ( error, code ) =>
					error ? reject( error ) : resolve( code ),
			},
			source
		)
	);

const listHints = ( code ) => code.match( /translators:[^\n]*/g ) ?? [];

test( 'keeps all comments for translators', async () => {
	const files = [ 'assets', 'blocks', 'packages' ]
		.flatMap( ( folder ) =>
			readdirSync( inRoot( folder ), { recursive: true } ).map(
				( name ) => inRoot( folder, name )
			)
		)
		.filter( ( file ) => /(?<!\.test|\.d)\.tsx?$/.test( file ) );
	let count = 0;
	await Promise.all(
		files.map( async ( file ) => {
			const source = readFileSync( file, 'utf8' );
			const hints = listHints( source );
			if ( hints.length > 0 ) {
				const compiled = await compileFile( file, source );
				assert.equal(
					listHints( compiled ).length,
					hints.length,
					file
				);
				count += hints.length;
			}
		} )
	);
	assert.ok( count > 0 );
} );

test( 'compiles JSX in scripts', async () => {
	assert.match(
		await compileFile( 'a.js', 'export const A = () => <b />;' ),
		/from "react\/jsx-runtime"/
	);
} );

test( 'leaves marked imports to the browser', async () => {
	assert.match(
		await compileFile(
			'a.ts',
			"export const a = () => import( /* webpackIgnore: true */ './a.js' );"
		),
		/import\(\s*\/\* webpackIgnore: true \*\/\s*"\.\/a\.js"\s*\)/
	);
} );
