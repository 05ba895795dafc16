import {
	BLOCK_UI_HANDLE,
	PLATFORM_HANDLES,
	SANITIZE_HANDLE,
	TYPES_HANDLE,
} from '@shopfront/names';

/** The globals of these WordPress handles exist on every page with add-ons, without a request of their own. */
export const WORDPRESS_HANDLES: readonly string[] = [
	'react',
	'react-dom',
	'react-jsx-runtime',
	'wp-a11y',
	'wp-data',
	'wp-deprecated',
	'wp-dom-ready',
	'wp-element',
	'wp-escape-html',
	'wp-hooks',
	'wp-html-entities',
	'wp-i18n',
	'wp-is-shallow-equal',
	'wp-notices',
	'wp-plugins',
	// No global: browsers that need this polyfill can't run Shopfront either.
	'wp-polyfill',
	'wp-primitives',
	'wp-priority-queue',
	'wp-warning',
];

/** Each chunk adds some 15 bytes to the script that every page loads. */
export type LibraryChunk =
	| 'jquery'
	| 'jquery-blockui'
	| 'html'
	| 'lodash'
	| 'blocks-components'
	| 'blocks-data'
	| 'wp-api-fetch'
	| 'wp-components'
	| 'wp-compose'
	| 'wp-date'
	| 'wp-url';

/** A page loads such a library only if an add-on declares its handle. */
export interface LibraryHandle {
	/** Such as `wp.url`. Absent for a handle that only combines others. */
	global?: string;
	/** The chunks of these handles must run first. */
	chunkDependencies: readonly string[];
	/** Absent for a handle that only combines others. */
	chunk?: LibraryChunk;
}

/** Libraries on demand, by handle. Source: the dependency graph in docs/contract/php.md 1. */
export const LIBRARIES = {
	'wp-api-fetch': {
		global: 'wp.apiFetch',
		chunk: 'wp-api-fetch',
		chunkDependencies: [],
	},
	'wp-url': { global: 'wp.url', chunk: 'wp-url', chunkDependencies: [] },
	'wp-dom': { global: 'wp.dom', chunk: 'wp-compose', chunkDependencies: [] },
	'wp-compose': {
		global: 'wp.compose',
		chunk: 'wp-compose',
		chunkDependencies: [],
	},
	'wp-components': {
		global: 'wp.components',
		chunk: 'wp-components',
		chunkDependencies: [],
	},
	moment: { global: 'moment', chunk: 'wp-date', chunkDependencies: [] },
	'wp-date': {
		global: 'wp.date',
		chunk: 'wp-date',
		chunkDependencies: [ 'moment' ],
	},
	lodash: { global: 'lodash', chunk: 'lodash', chunkDependencies: [] },
	'jquery-core': { global: 'jQuery', chunk: 'jquery', chunkDependencies: [] },
	'jquery-migrate': {
		global: 'jQuery.migrateVersion',
		chunk: 'jquery',
		chunkDependencies: [ 'jquery-core' ],
	},
	jquery: { chunkDependencies: [ 'jquery-core', 'jquery-migrate' ] },
	'jquery-blockui': {
		global: 'jQuery.blockUI',
		chunk: 'jquery-blockui',
		chunkDependencies: [ 'jquery' ],
	},
	[ BLOCK_UI_HANDLE ]: { chunkDependencies: [ 'jquery-blockui' ] },
	'wc-blocks-components': {
		global: 'wc.blocksComponents',
		chunk: 'blocks-components',
		chunkDependencies: [],
	},
	'wc-blocks-checkout': {
		global: 'wc.blocksCheckout',
		chunkDependencies: [ 'wc-blocks-components' ],
	},
	'wc-blocks-shared-context': {
		global: 'wc.wcBlocksSharedContext',
		chunkDependencies: [ 'wc-blocks-components' ],
	},
	'wc-blocks-shared-hocs': {
		global: 'wc.wcBlocksSharedHocs',
		chunkDependencies: [ 'wc-blocks-components' ],
	},
	[ TYPES_HANDLE ]: {
		global: 'wc.wcTypes',
		chunkDependencies: [ 'wc-blocks-components' ],
	},
	'wc-blocks-data-store': {
		global: 'wc.wcBlocksData',
		chunk: 'blocks-data',
		chunkDependencies: [],
	},
	// Its effect on `wp.apiFetch` is part of that library.
	'wc-blocks-middleware': { chunkDependencies: [ 'wp-api-fetch' ] },
	[ SANITIZE_HANDLE ]: {
		global: 'wc.sanitize',
		chunk: 'html',
		chunkDependencies: [],
	},
} as const satisfies Readonly< Record< string, LibraryHandle > >;

export type OnDemandHandle = keyof typeof LIBRARIES;

/** Every page of the platform has these libraries, so scripts expect them without declaring them. */
export const EXPECTED_LIBRARIES = Object.entries< LibraryHandle >(
	LIBRARIES
).flatMap( ( [ handle, { global = '' } ] ) =>
	/^wc\.|^wp\.apiFetch$/.test( global ) ? [ { handle, global } ] : []
);

/** An add-on that declares no handles may use all expected libraries. */
export const handlesOf = ( {
	dependencies = [],
}: {
	dependencies?: readonly string[];
} ): readonly string[] =>
	dependencies.length > 0
		? dependencies
		: EXPECTED_LIBRARIES.map( ( { handle } ) => handle );

export const isOnDemand = ( handle: string ): handle is OnDemandHandle =>
	Object.hasOwn( LIBRARIES, handle );

export const isOffered = ( handle: string ): boolean =>
	isOnDemand( handle ) ||
	WORDPRESS_HANDLES.includes( handle ) ||
	PLATFORM_HANDLES.includes( handle );

/** Each chunk once, in the order in which the chunks run. */
export const chunksOfHandles = (
	handles: readonly string[]
): LibraryChunk[] => {
	const chunks = new Set< LibraryChunk >();
	const visit = ( handle: string ) => {
		if ( isOnDemand( handle ) ) {
			const { chunkDependencies, chunk }: LibraryHandle =
				LIBRARIES[ handle ];
			chunkDependencies.forEach( visit );
			if ( chunk ) {
				chunks.add( chunk );
			}
		}
	};
	handles.forEach( visit );
	return [ ...chunks ];
};
