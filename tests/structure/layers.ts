/**
 * The repository's layers, lowest first (docs/architecture.md, "Layers"). An area may import areas of its own layer or
 * of lower layers. `packages/data/*` stands for all of its folders: each is a package with its own entry point.
 */
export const LAYERS: readonly ( readonly string[] )[] = [
	// Pure: no React, no I/O, and nothing of the DOM but its built-in knowledge, such as HTML entities.
	[
		'packages/names',
		'packages/store-api',
		'packages/money',
		'packages/quantity',
		'packages/text',
		'packages/address',
		'packages/field-rules',
		'packages/form-rules',
		'packages/structural-sharing',
		'packages/lazy',
		'packages/order',
		'packages/attribution',
	],
	// Interfaces to the outside world; no React.
	[
		'packages/html',
		'packages/settings',
		'packages/api',
		'packages/host',
		'packages/events',
		'packages/registry',
		'packages/extensibility',
		'packages/cart-summary',
		'packages/interactive-cart',
		'packages/commerce-events',
		'packages/field-data',
	],
	// Stores, and the forms that write to them.
	[ 'packages/data/*', 'packages/checkout-form' ],
	// React components with props only.
	[ 'packages/components' ],
	// Connect stores with components, or add behavior to the server's HTML, without React.
	[ 'packages/bindings', 'packages/behaviors/*/*', 'packages/behaviors' ],
	[ 'blocks/*' ],
	// Start the blocks or render them on a server; serve the page editor and add-ons.
	[
		'packages/add-on-scripts',
		'packages/app',
		'packages/classic-gateways',
		'packages/render',
		'packages/add-on-report',
		'packages/globals',
		'packages/editor',
		'packages/types',
	],
	[ 'assets' ],
	[ 'demo-shop', 'tools' ],
	// Tests may import anything; only tests import them.
	[ 'tests' ],
];

/** Folders that you can import without the rest of their package, because they don't need it. */
export const PARTS: readonly string[] = [
	'packages/globals/product-collection',
	'packages/globals/wordpress',
];

/** A unit with one entry point: a package, a block, the assets, the tests. */
export interface Area {
	/** `packages/money`, `packages/data/cart`, `blocks/cart`, `assets`. */
	folder: string;
	/** Index in {@link LAYERS}; 0 is the lowest. */
	layer: number;
}

const matchIn = ( pattern: string, file: string ): string | null => {
	const names = pattern.split( '/' );
	const folders = file.split( '/' ).slice( 0, -1 );
	return folders.length >= names.length &&
		names.every(
			( name, index ) => name === '*' || name === folders[ index ]
		)
		? folders.slice( 0, names.length ).join( '/' )
		: null;
};

/** `null` if the table doesn't contain the file: add it there. Paths are relative to the root, with forward slashes. */
export const getArea = ( file: string ): Area | null => {
	for ( const [ layer, patterns ] of LAYERS.entries() ) {
		for ( const pattern of patterns ) {
			const folder = matchIn( pattern, file );
			if ( folder ) {
				return { folder, layer };
			}
		}
	}
	return null;
};
