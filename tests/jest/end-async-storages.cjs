/**
 * Jest creates an `AsyncLocalStorage` per test file and never disables it. Node copies each one's value into every new
 * promise, so the hundredth file is slow. We disable a file's storages when the next file starts.
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

// A process runs its files one after the other, each in its own context.
vm.compileFunction = ( code, parameters, options ) => {
	if ( options?.parsingContext && options.parsingContext !== current ) {
		current = options.parsingContext;
		storages.forEach( ( storage ) => storage.disable() );
		storages = [];
	}
	return compileFunction( code, parameters, options );
};
