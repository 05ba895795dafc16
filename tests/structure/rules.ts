import { findCycles } from './find-cycles';
import type { ImportEdge } from './import-graph';
import { getArea } from './layers';
import type { Sources } from './sources';

/** A rule gives a sentence for each place that breaks it. */
export type Rule = ( edges: readonly ImportEdge[] ) => string[];

const describeImport = ( { from, specifier }: ImportEdge ): string =>
	`${ from } imports '${ specifier }'`;

/** An end without a place in the table is told by {@link unassignedFiles}; no other rule can judge it. */
const UNASSIGNED_LAYER = -1;

const getLayer = ( file: string ): number =>
	getArea( file )?.layer ?? UNASSIGNED_LAYER;

const getFolder = ( file: string ): string => getArea( file )?.folder ?? file;

const isWithin = ( { from, to }: ImportEdge ): boolean =>
	getFolder( from ) === getFolder( to );

/** A layer imports only its own and lower ones; types count as well. */
export const upwardImports: Rule = ( edges ) =>
	edges
		.filter( ( { from, to } ) => getLayer( to ) > getLayer( from ) )
		.map( describeImport );

const isBlock = ( file: string ): boolean => file.startsWith( 'blocks/' );

/** A block imports packages, never another block: what two blocks share moves down a layer. */
export const crossBlockImports: Rule = ( edges ) =>
	edges
		.filter(
			( edge ) =>
				isBlock( edge.from ) && isBlock( edge.to ) && ! isWithin( edge )
		)
		.map( describeImport );

/** What stands on the outside of a block: its registration, and what an entry loads when a page holds its container. */
const BLOCK_ENTRY_POINTS = /^blocks\/[^/]+\/(index|frontend)\.tsx?$/;

const isEntryPoint = ( file: string ): boolean =>
	isBlock( file )
		? BLOCK_ENTRY_POINTS.test( file )
		: file === `${ getFolder( file ) }/index.ts`;

/** Other areas are entered by their door; a package by its name, not by the way to its folder. */
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
 * Returns the entries of one folder through which an import passes: where the paths of both its ends part. An entry is a
 * file, or a sub-folder with everything in it.
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
 * Finds entries of one folder that import each other, in every folder: files, sub-folders, packages. Types count as well:
 * none of the entries could be understood, moved or removed without the others.
 */
export const cycles: Rule = ( edges ) =>
	findCycles( edges.map( getSiblings ) ).map( ( cycle ) =>
		cycle.join( ' <-> ' )
	);

/** Files without a place in the table of layers, and imports of files that do not exist. */
export const unassignedFiles = (
	sources: Sources,
	edges: readonly ImportEdge[]
): string[] => [
	...[ ...sources.keys() ].filter( ( file ) => ! getArea( file ) ),
	...edges
		.filter( ( { to } ) => ! sources.has( to ) && ! getArea( to ) )
		.map( describeImport ),
];
