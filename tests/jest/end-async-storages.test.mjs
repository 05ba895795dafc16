import assert from 'node:assert/strict';
import asyncHooks from 'node:async_hooks';
import { test } from 'node:test';
import vm from 'node:vm';
import './end-async-storages.cjs';

const openStorage = ( context ) =>
	vm.compileFunction(
		'const storage = new AsyncLocalStorage(); storage.enterWith( name ); return storage;',
		[ 'AsyncLocalStorage' ],
		{ filename: '/file.js', parsingContext: context }
	)( asyncHooks.AsyncLocalStorage );

test( 'a storage lasts until a file in another context starts', () => {
	const [ first, second ] = [ { name: 'first' }, { name: 'second' } ].map(
		( global ) => vm.createContext( global )
	);
	const earlier = openStorage( first );
	const later = openStorage( first );
	assert.deepEqual(
		[ earlier.getStore(), later.getStore() ],
		[ 'first', 'first' ]
	);
	const next = openStorage( second );
	assert.deepEqual(
		[ earlier.getStore(), later.getStore(), next.getStore() ],
		[ undefined, undefined, 'second' ]
	);
} );
