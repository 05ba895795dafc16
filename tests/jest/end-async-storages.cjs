/**
 * Disables the `AsyncLocalStorage`s of a test file when the next file starts. Jest creates one per test file and never
 * disables it, and Node copies the value of each into every new promise: without this the hundredth file is slow.
 */
const asyncHooks = require( 'node:async_hooks' );
const vm = require( 'node:vm' );

const { AsyncLocalStorage } = asyncHooks;
const { compileFunction } = vm;

/** @type {AsyncLocalStorage<unknown>[]} */
let storages = [];

asyncHooks.AsyncLocalStorage = class extends AsyncLocalStorage {
	constructor( ...args ) {
		super( ...args );
		storages.push( this );
	}
};

/** @type {import('node:vm').Context|undefined} */
let current;

// Jest runs the files of a process one after the other, each in a context of its own.
vm.compileFunction = ( code, parameters, options ) => {
	if ( options?.parsingContext && options.parsingContext !== current ) {
		current = options.parsingContext;
		storages.forEach( ( storage ) => storage.disable() );
		storages = [];
	}
	return compileFunction( code, parameters, options );
};
