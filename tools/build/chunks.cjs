const path = require( 'path' );

/** The chunk that all blocks share. */
const SHARED = 'shared';

/** Imports each library that add-ons may declare. */
const LIBRARY_LOADER = path.resolve(
	__dirname,
	'../../packages/globals/libraries/load-libraries.ts'
);

/**
 * Returns the chunk name of a library, which is the name of the imported file; `undefined` for any other chunk. Pages
 * declare libraries one by one, and the smallest has 2.3 KiB (brotli).
 */
const libraryOf = ( { groupsIterable } ) => {
	const origins = [ ...groupsIterable ].flatMap( ( group ) => group.origins );
	const origin = origins.find(
		( { module } ) => module?.resource === LIBRARY_LOADER
	);
	return origin && path.posix.basename( origin.request );
};

/** The chunks of blocks, named as in assets/entries/frontend.ts. */
const CHECKOUT = 'checkout';
const BLOCK_CHUNKS = [ 'cart', CHECKOUT ];

/** The chunks with the globals for add-ons: on a checkout, and on other pages, which lack the stores of an order. */
const GLOBALS = 'globals';
const ORDER_STORES = 'order-stores';

/**
 * Keeps each module of the globals for add-ons in a single chunk: the checkout's chunk if it has the module,
 * `order-stores` if only other pages lack it, else `globals`. Importing a chunk also loads the chunks that it shares
 * modules with. Webpack's cache groups can't move modules into an existing chunk.
 */
class GlobalsPlugin {
	apply( compiler ) {
		const { STAGE_BASIC } = compiler.webpack.OptimizationStages;
		compiler.hooks.thisCompilation.tap( 'Globals', ( compilation ) => {
			const removeCopies = ( from, owner ) => {
				const { chunkGraph } = compilation;
				for ( const module of [
					...chunkGraph.getChunkModulesIterable( from ),
				] ) {
					if ( chunkGraph.isModuleInChunk( module, owner ) ) {
						chunkGraph.disconnectChunkAndModule( from, module );
					}
				}
				from.split( owner );
			};
			compilation.hooks.optimizeChunks.tap(
				// Before webpack merges chunks with the same modules.
				{ name: 'Globals', stage: STAGE_BASIC - 1 },
				() => {
					const [ checkout, globals, orderStores ] = [
						CHECKOUT,
						GLOBALS,
						ORDER_STORES,
					].map( ( name ) => compilation.namedChunks.get( name ) );
					if ( globals && orderStores ) {
						removeCopies( globals, checkout );
						removeCopies( orderStores, globals );
					}
				}
			);
		} );
	}
}

/**
 * Uses the name of a chunk as its id, so that each page's script lists it once instead of by number and name. Also
 * names the chunks of libraries.
 */
class NamesAsChunkIds {
	apply( compiler ) {
		compiler.hooks.compilation.tap( 'ChunkIds', ( compilation ) => {
			compilation.hooks.afterChunks.tap( 'ChunkIds', ( chunks ) => {
				for ( const chunk of chunks ) {
					chunk.name ??= libraryOf( chunk );
				}
			} );
			compilation.hooks.chunkIds.tap( 'ChunkIds', ( chunks ) => {
				let count = 0;
				for ( const chunk of chunks ) {
					chunk.id ??= chunk.name ?? ++count;
					chunk.ids = [ chunk.id ];
				}
			} );
		} );
	}
}

/**
 * Whether all blocks need a module. Modules of a single block, and lazy ones (postcodes, password strength, field
 * schemas, libraries for add-ons), stay in their own chunks.
 */
const isShared = ( module, { chunkGraph } ) => {
	const names = [ ...chunkGraph.getModuleChunksIterable( module ) ].map(
		( chunk ) => chunk.name
	);
	return (
		module.type.startsWith( 'javascript/' ) &&
		BLOCK_CHUNKS.every( ( block ) => names.includes( block ) )
	);
};

module.exports = {
	CHECKOUT,
	GLOBALS,
	GlobalsPlugin,
	isShared,
	libraryOf,
	NamesAsChunkIds,
	SHARED,
};
