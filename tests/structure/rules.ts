import { findCircles } from './find-circles';
import type { Arrow } from './import-graph';
import { areaOf } from './layers';
import type { Sources } from './sources';

/** A rule gives a sentence for each place that breaks it. */
export type Rule = ( arrows: readonly Arrow[] ) => string[];

const told = ( { from, specifier }: Arrow ): string =>
	`${ from } imports '${ specifier }'`;

/** An end without a place in the table is told by {@link withoutPlace}; no other rule can judge it. */
const UNPLACED_LAYER = -1;

const layerOf = ( file: string ): number =>
	areaOf( file )?.layer ?? UNPLACED_LAYER;

const folderOf = ( file: string ): string => areaOf( file )?.folder ?? file;

const isWithin = ( { from, to }: Arrow ): boolean =>
	folderOf( from ) === folderOf( to );

/** A layer imports only its own and lower ones; types count as well. */
export const upwardArrows: Rule = ( arrows ) =>
	arrows
		.filter( ( { from, to } ) => layerOf( to ) > layerOf( from ) )
		.map( told );

const isBlock = ( file: string ): boolean => file.startsWith( 'blocks/' );

/** A block imports packages, never another block: what two blocks share moves down a layer. */
export const blockToBlock: Rule = ( arrows ) =>
	arrows
		.filter(
			( arrow ) =>
				isBlock( arrow.from ) &&
				isBlock( arrow.to ) &&
				! isWithin( arrow )
		)
		.map( told );

/** What stands on the outside of a block: its registration, and what an entry loads when a page holds its container. */
const BLOCK_DOORS = /^blocks\/[^/]+\/(index|frontend)\.tsx?$/;

const isDoor = ( file: string ): boolean =>
	isBlock( file )
		? BLOCK_DOORS.test( file )
		: file === `${ folderOf( file ) }/index.ts`;

/** Other areas are entered by their door; a package by its name, not by the way to its folder. */
export const pastTheDoor: Rule = ( arrows ) =>
	arrows
		.filter(
			( arrow ) =>
				areaOf( arrow.to ) &&
				! isWithin( arrow ) &&
				( ! isDoor( arrow.to ) ||
					( arrow.to.startsWith( 'packages/' ) &&
						arrow.specifier.startsWith( '.' ) ) )
		)
		.map( told );

/**
 * Returns the entries of one folder through which an import passes: where the paths of both its ends part. An entry is a
 * file, or a sub-folder with everything in it.
 */
const siblingsOf = ( { from, to }: Arrow ): readonly [ string, string ] => {
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
export const circles: Rule = ( arrows ) =>
	findCircles( arrows.map( siblingsOf ) ).map( ( circle ) =>
		circle.join( ' <-> ' )
	);

/** Files without a place in the table of layers, and imports of files that do not exist. */
export const withoutPlace = (
	sources: Sources,
	arrows: readonly Arrow[]
): string[] => [
	...[ ...sources.keys() ].filter( ( file ) => ! areaOf( file ) ),
	...arrows
		.filter( ( { to } ) => ! sources.has( to ) && ! areaOf( to ) )
		.map( told ),
];
