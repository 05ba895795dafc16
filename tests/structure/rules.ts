import { findCycles } from './find-cycles';
import type { ImportEdge } from './import-graph';
import { getArea, PARTS } from './layers';
import type { Sources } from './sources';

/** Returns a sentence for each violation. */
export type Rule = ( edges: readonly ImportEdge[] ) => string[];

const describeImport = ( { from, specifier }: ImportEdge ): string =>
	`${ from } imports '${ specifier }'`;

/** {@link unassignedFiles} reports files that the table lacks; other rules can't check them. */
const UNASSIGNED_LAYER = -1;

const getLayer = ( file: string ): number =>
	getArea( file )?.layer ?? UNASSIGNED_LAYER;

const getFolder = ( file: string ): string => getArea( file )?.folder ?? file;

const isWithin = ( { from, to }: ImportEdge ): boolean =>
	getFolder( from ) === getFolder( to );

/** A layer imports only its own and lower layers; type imports count as well. */
export const upwardImports: Rule = ( edges ) =>
	edges
		.filter( ( { from, to } ) => getLayer( to ) > getLayer( from ) )
		.map( describeImport );

const isBlock = ( file: string ): boolean => file.startsWith( 'blocks/' );

/** A block imports packages, never another block; shared code belongs in a lower layer. */
export const crossBlockImports: Rule = ( edges ) =>
	edges
		.filter(
			( edge ) =>
				isBlock( edge.from ) && isBlock( edge.to ) && ! isWithin( edge )
		)
		.map( describeImport );

/** A block's registration, and the module that an entry loads if a page has the block's container. */
const BLOCK_ENTRY_POINTS = /^blocks\/[^/]+\/(index|frontend)\.tsx?$/;

/** Lists name a behavior's descriptor. */
const isDescriptor = ( file: string ): boolean =>
	file === `${ getFolder( file ) }/descriptor.ts`;

const isEntryPoint = ( file: string ): boolean =>
	isBlock( file )
		? BLOCK_ENTRY_POINTS.test( file )
		: [ getFolder( file ), ...PARTS ].some(
				( folder ) => file === `${ folder }/index.ts`
			) || isDescriptor( file );

/** Imports use another area's entry point; a package's name, not its path. */
export const deepImports: Rule = ( edges ) =>
	edges
		.filter(
			( edge ) =>
				getArea( edge.to ) &&
				! isWithin( edge ) &&
				( ! isEntryPoint( edge.to ) ||
					( edge.to.startsWith( 'packages/' ) &&
						edge.specifier.startsWith( '.' ) ) )
		)
		.map( describeImport );

/**
 * The entries of the folder where an import's two paths diverge. An entry is a file, or a sub-folder with its contents.
 */
const getSiblings = ( {
	from,
	to,
}: ImportEdge ): readonly [ string, string ] => {
	const names = from.split( '/' );
	const targetNames = to.split( '/' );
	const depth = names.findIndex(
		( name, index ) => name !== targetNames[ index ]
	);
	return [
		names.slice( 0, depth + 1 ).join( '/' ),
		targetNames.slice( 0, depth + 1 ).join( '/' ),
	];
};

/**
 * Finds entries of a folder that import each other: files, sub-folders, packages. Type imports count as well, because
 * you can't understand, move or remove such entries separately. The root's folders are exempt: blocks import packages,
 * and the editor, a package, imports blocks. The layers order these.
 */
export const cycles: Rule = ( edges ) =>
	findCycles(
		edges
			.map( getSiblings )
			.filter( ( [ entry ] ) => entry.includes( '/' ) )
	).map( ( cycle ) => cycle.join( ' <-> ' ) );

const getGroup = ( file: string ): string | undefined => {
	const [ , parent, group ] = file.split( '/' );
	return parent === 'behaviors' ? group : undefined;
};

/** Groups of behaviors (folders of packages/behaviors), the arrows between them, and cycles. */
export const getBehaviorGroups = ( edges: readonly ImportEdge[] ) => {
	const arrows = new Map< string, readonly [ string, string ] >();
	const groups = new Set< string >();
	for ( const { from, to } of edges ) {
		const [ group, target ] = [ getGroup( from ), getGroup( to ) ];
		if ( group && target ) {
			groups.add( group ).add( target );
			if ( group !== target ) {
				arrows.set( `${ group } > ${ target }`, [ group, target ] );
			}
		}
	}
	return {
		groups: [ ...groups ].sort(),
		arrows: [ ...arrows.keys() ].sort(),
		circles: findCycles( [ ...arrows.values() ] ),
	};
};

/** Files that the table of layers lacks, and imports of files that don't exist. */
export const unassignedFiles = (
	sources: Sources,
	edges: readonly ImportEdge[]
): string[] => [
	...[ ...sources.keys() ].filter( ( file ) => ! getArea( file ) ),
	...edges
		.filter( ( { to } ) => ! sources.has( to ) && ! getArea( to ) )
		.map( describeImport ),
];
