import type { ReactNode } from 'react';
import { Block } from './block';
import type { BlockMap, BlockRegistration } from './block-map';
import { elementAround, untouchedElement } from './server-element';

const isElement = ( node: Node ): node is Element =>
	node.nodeType === Node.ELEMENT_NODE;

const blockNameOf = ( element: Element ): string =>
	element.getAttribute( 'data-block-name' ) ?? '';

const isSkeleton = ( element: Element ): boolean =>
	element.classList.contains( 'sf-skeleton' );

/** What the page shows until the block is there, or shows where no script runs. */
const isStandIn = ( element: Element ): boolean =>
	element.localName === 'noscript' || isSkeleton( element );

/** Whether anything inside of an element is ours to change. */
const hasPartOfOurs = ( element: Element, blocks: BlockMap ): boolean =>
	[ ...element.querySelectorAll( '*' ) ].some(
		( inside ) =>
			isSkeleton( inside ) || blocks.get( blockNameOf( inside ) )
	);

/** Between these and their children, white space means nothing, and React complains of it. */
const TABLE_PARTS = new Set( [
	'table',
	'thead',
	'tbody',
	'tfoot',
	'tr',
	'colgroup',
] );

/** A block that an area must have and the page does not. */
const forcedBlock = (
	registration: BlockRegistration,
	blocks: BlockMap,
	path: readonly string[]
): ReactNode => {
	const { blockName } = registration;
	return (
		<Block
			key={ blockName }
			registration={ registration }
			className={ `wp-block-${ blockName.replace( '/', '-' ) }` }
		>
			{ forcedBlocks( blockName, new Set(), blocks, [
				...path,
				blockName,
			] ) }
		</Block>
	);
};

/** The path keeps a block that is registered within itself from going on for ever. */
const forcedBlocks = (
	area: string,
	present: ReadonlySet< string >,
	blocks: BlockMap,
	path: readonly string[]
): ReactNode[] =>
	blocks
		.forcedIn( area )
		.filter(
			( { blockName } ) =>
				! present.has( blockName ) && ! path.includes( blockName )
		)
		.map( ( registration ) => forcedBlock( registration, blocks, path ) );

const childToReact = (
	node: Node,
	blocks: BlockMap,
	key: number
): ReactNode => {
	if ( node.nodeType === Node.TEXT_NODE ) {
		const text = node.textContent ?? '';
		const isLayout =
			TABLE_PARTS.has( node.parentElement?.localName ?? '' ) &&
			text.trim() === '';
		return isLayout ? null : text;
	}
	if ( ! isElement( node ) || isStandIn( node ) ) {
		return null;
	}
	const registration = blocks.get( blockNameOf( node ) );
	if ( ! registration ) {
		return hasPartOfOurs( node, blocks )
			? elementAround( node, key, childrenToReact( node, blocks ) )
			: untouchedElement( node, key );
	}
	const dataset = node instanceof HTMLElement ? node.dataset : {};
	return (
		<Block
			key={ key }
			registration={ registration }
			attributes={ { ...dataset } }
			className={ node.className }
		>
			{ areaToReact( node, blocks ) }
		</Block>
	);
};

/** The children of an element as React renders them: known blocks as their components, all else as it was. */
export const childrenToReact = (
	parent: Element,
	blocks: BlockMap
): ReactNode[] =>
	[ ...parent.childNodes ].map( ( node, index ) =>
		childToReact( node, blocks, index )
	);

/**
 * The children of a block, and after them the blocks that it must have (contract/blocks.md 3, step 5).
 */
export const areaToReact = ( area: Element, blocks: BlockMap ): ReactNode[] => {
	const present = new Set( [ ...area.children ].map( blockNameOf ) );
	const name = blockNameOf( area );
	return [
		...childrenToReact( area, blocks ),
		...forcedBlocks( name, present, blocks, [ name ] ),
	];
};
