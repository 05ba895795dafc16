/** Strongly connected components of two or more nodes (Tarjan's algorithm), each sorted. */
export const findCycles = (
	edges: readonly ( readonly [ string, string ] )[]
): string[][] => {
	const targets = new Map< string, Set< string > >();
	for ( const [ from, to ] of edges ) {
		targets.set( from, ( targets.get( from ) ?? new Set() ).add( to ) );
	}
	const order = new Map< string, number >();
	const done = new Set< string >();
	const path: string[] = [];
	const cycles: string[][] = [];

	/** The earliest node of the path that you can reach from this node. */
	const visit = ( node: string ): number => {
		const own = order.size;
		order.set( node, own );
		path.push( node );
		let earliest = own;
		for ( const next of targets.get( node ) ?? [] ) {
			if ( ! done.has( next ) ) {
				earliest = Math.min(
					earliest,
					order.get( next ) ?? visit( next )
				);
			}
		}
		if ( earliest === own ) {
			const cycle = path.splice( path.indexOf( node ) );
			cycle.forEach( ( member ) => done.add( member ) );
			if ( cycle.length > 1 ) {
				cycles.push( cycle.sort() );
			}
		}
		return earliest;
	};

	for ( const node of targets.keys() ) {
		if ( ! order.has( node ) ) {
			visit( node );
		}
	}
	return cycles;
};
