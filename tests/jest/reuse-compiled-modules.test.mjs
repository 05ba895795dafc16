import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import vm from 'node:vm';
import './reuse-compiled-modules.cjs';

const compileIn = ( parsingContext, code, filename ) =>
	vm.compileFunction( code, [ 'module', 'value' ], {
		filename,
		parsingContext,
	} );

describe( 'compiled modules', () => {
	const [ first, second ] = [ { name: 'first' }, { name: 'second' } ].map(
		( global ) => vm.createContext( global )
	);

	test( 'have the globals and the state of their context', () => {
		const code = 'let count = 0; return () => `${ name } ${ ++count }`;';
		const [ inFirst, inSecond ] = [ first, second ].map( ( context ) =>
			compileIn( context, code, '/counter.js' )()
		);
		assert.deepEqual(
			[ inFirst(), inFirst(), inSecond() ],
			[ 'first 1', 'first 2', 'second 1' ]
		);
	} );

	test( 'follow a changed source', () => {
		const run = ( code ) =>
			compileIn( first, code, '/changed.js' )( {}, 2 );
		assert.equal( run( 'return value' ), 2 );
		assert.equal( run( 'return value * 2 // twice' ), 4 );
	} );

	test( 'keep their strict mode', () => {
		const code = '"use strict"; undeclared = 1;';
		assert.throws(
			() => compileIn( first, code, '/strict.js' )(),
			/undeclared is not defined/
		);
	} );

	test( 'report positions in their source', () => {
		const code = 'throw new Error( "first line" );';
		assert.throws( compileIn( first, code, '/thrower.js' ), ( { stack } ) =>
			stack.includes( '/thrower.js:1:7' )
		);
		assert.throws(
			() => compileIn( first, 'const = 1', '/wrong.js' ),
			( { stack } ) => stack.includes( '/wrong.js:1' )
		);
	} );
} );
