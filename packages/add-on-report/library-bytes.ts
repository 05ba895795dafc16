import {
	type AddOn,
	chunksOfHandles,
	EXPECTED_LIBRARIES,
} from '@shopfront/add-on-scripts';

/**
 * Counts the compressed bytes of an add-on's declared libraries, except libraries that every page of the platform
 * has. If several add-ons declare a library, it counts for the first. 0 if the browser doesn't report the size.
 */
export const createLibrarySizes = (
	view: Pick< Window, 'performance' >,
	addOns: ReadonlyArray< Pick< AddOn, 'name' | 'dependencies' > >
): ( ( name: string ) => number ) => {
	const counted = new Set< string >(
		chunksOfHandles( EXPECTED_LIBRARIES.map( ( { handle } ) => handle ) )
	);
	const chunks = new Map(
		addOns.map( ( { name, dependencies } ) => {
			const own = chunksOfHandles( dependencies ).filter(
				( chunk ) => ! counted.has( chunk )
			);
			own.forEach( ( chunk ) => counted.add( chunk ) );
			return [ name, own ] as const;
		} )
	);
	/** Chunk files have names like `wp-url.1a2b3c4d.js`. */
	const isChunkFile = ( url: string, chunk: string ) =>
		new RegExp( `/${ chunk }\\.[0-9a-f]+\\.js$` ).test( url );
	return ( name ) => {
		const entries = view.performance
			.getEntriesByType( 'resource' )
			.filter( ( entry ) =>
				chunks
					.get( name )
					?.some( ( chunk ) => isChunkFile( entry.name, chunk ) )
			);
		return entries.reduce(
			( total, entry ) =>
				total + Number( Reflect.get( entry, 'encodedBodySize' ) ?? 0 ),
			0
		);
	};
};
