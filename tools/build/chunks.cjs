/** The chunk that all blocks share. */
const SHARED = 'shared';

/** The chunks of blocks, named as in assets/entries/frontend.ts. */
const CHECKOUT = 'checkout';
const BLOCK_CHUNKS = [ 'cart', CHECKOUT ];

/** The chunks with the globals for add-ons: on a checkout, and on other pages, which lack the stores of an order. */
const GLOBALS = 'globals';
const ORDER_STORES = 'order-stores';

const chunksOf = ( module, { chunkGraph } ) =>
	[ ...chunkGraph.getModuleChunksIterable( module ) ].map(
		( { name } ) => name
	);

/**
 * Whether all blocks need a module. Modules of a single block, and lazy ones (postcodes, password strength, field
 * schemas, libraries for add-ons), stay in their own chunks.
 */
const isShared = ( module, graphs ) => {
	if ( ! module.type.startsWith( 'javascript/' ) ) {
		return false;
	}
	const names = chunksOf( module, graphs );
	return BLOCK_CHUNKS.every( ( block ) => names.includes( block ) );
};

/** Moves the modules that two chunks have into the second, which the first then loads, too. */
const moveCopies = ( from, owner, priority, isMoved = () => true ) => ( {
	name: owner,
	chunks: ( { name } ) => name === from || name === owner,
	test: ( module, graphs ) => {
		const names = chunksOf( module, graphs );
		return (
			names.includes( from ) &&
			names.includes( owner ) &&
			isMoved( names )
		);
	},
	priority,
	enforce: true,
} );

/**
 * Keeps each module of the globals for add-ons in a single chunk: the checkout's chunk if it has the module,
 * `order-stores` if only other pages lack it, else `globals`.
 */
const GROUPS_OF_GLOBALS = {
	// First, so that `order-stores` does not load the checkout, too.
	globalsOfCheckout: moveCopies( GLOBALS, CHECKOUT, 11 ),
	globalsOfAllPages: moveCopies(
		ORDER_STORES,
		GLOBALS,
		10,
		( names ) => ! names.includes( CHECKOUT )
	),
};

module.exports = { CHECKOUT, GLOBALS, GROUPS_OF_GLOBALS, isShared, SHARED };
