/**
 * The layers of the house, lowest first (docs/architecture.md, "Layers"). An area may import areas of its own layer or
 * of lower ones. `packages/data/*` stands for every folder below: each is a package with a door of its own.
 */
export const LAYERS: readonly ( readonly string[] )[] = [
	// Pure: no React, no I/O, and of the DOM only what it knows by itself (what an entity stands for).
	[
		'packages/names',
		'packages/types',
		'packages/store-api',
		'packages/money',
		'packages/quantity',
		'packages/text',
		'packages/address',
		'packages/field-rules',
		'packages/structural-sharing',
		'packages/lazy',
		'packages/order',
	],
	// The outside world behind small interfaces; no React.
	[
		'packages/html',
		'packages/settings',
		'packages/api',
		'packages/host',
		'packages/events',
		'packages/registry',
		'packages/extensibility',
	],
	// Stores, and the forms that write them.
	[ 'packages/data/*', 'packages/checkout-form' ],
	// React by props only.
	[ 'packages/components' ],
	// Stores meet components.
	[ 'packages/bindings' ],
	[ 'blocks/*' ],
	[ 'assets' ],
	// Tests may import anything, and nothing but tests imports them.
	[ 'tests' ],
];

/** A part of the house that others see as one: a package, a block, the assets, the tests. */
export interface Area {
	/** Its folder: `packages/money`, `packages/data/cart`, `blocks/cart`, `assets`. */
	folder: string;
	/** Its place in {@link LAYERS}; 0 is the lowest. */
	layer: number;
}

const matchIn = ( pattern: string, file: string ): string | null => {
	if ( ! pattern.endsWith( '/*' ) ) {
		return file.startsWith( `${ pattern }/` ) ? pattern : null;
	}
	const parent = pattern.slice( 0, -1 );
	const [ child, ...rest ] = file.startsWith( parent )
		? file.slice( parent.length ).split( '/' )
		: [];
	return child && rest.length > 0 ? parent + child : null;
};

/**
 * The area that a file belongs to.
 *
 * @param file Relative to the root, with forward slashes.
 * @return `null` when the file has no place in the table: the table has to be told where it belongs.
 */
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
