import { useSyncExternalStore } from '@wordpress/element';
import type { ReactNode } from 'react';
import { Block } from './block';
import {
	filterForcedBlocks,
	type AddOnBlocks,
	type BlockMap,
	type BlockRegistration,
} from '../app/block-map';
import { createServerElement, createStaticElement } from './server-element';

const isElement = ( node: Node ): node is Element =>
	node.nodeType === Node.ELEMENT_NODE;

const getBlockName = ( element: Element ): string =>
	element.getAttribute( 'data-block-name' ) ?? '';

const isSkeleton = ( element: Element ): boolean =>
	element.classList.contains( 'sf-skeleton' );

/** What the page shows until the block is there, or shows where no script runs. */
const isPlaceholder = ( element: Element ): boolean =>
	element.localName === 'noscript' || isSkeleton( element );

/** Whether a name is that of a block, or may become that of one when an add-on comes late. */
const mayBeBlock = ( name: string, blocks: BlockMap ): boolean =>
	name !== '' &&
	( blocks.addOnBlocks !== null || Boolean( blocks.get( name ) ) );

/** Whether anything inside of an element is ours to change. */
const containsBlocks = ( element: Element, blocks: BlockMap ): boolean =>
	[ ...element.querySelectorAll( '*' ) ].some(
		( descendant ) =>
			isSkeleton( descendant ) ||
			mayBeBlock( getBlockName( descendant ), blocks )
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

/** Whether a block is an add-on's alone, and no forced block names it as its parent. */
const isAddOnLeaf = (
	name: string,
	{ get, addOnBlocks }: BlockMap
): boolean => {
	const all = addOnBlocks?.getAll() ?? [];
	return (
		all.some( ( { blockName } ) => blockName === name ) &&
		! get( name )?.fallback &&
		filterForcedBlocks( all, name ).length === 0
	);
};

/**
 * A block that an area must have and the page does not. A block of an add-on that is no area itself has neither
 * children nor a class: its author may fall back to others (docs/contract/filters.md 4).
 */
const forcedBlock = (
	registration: BlockRegistration,
	blocks: BlockMap,
	path: readonly string[]
): ReactNode => {
	const { blockName } = registration;
	return isAddOnLeaf( blockName, blocks ) ? (
		<Block key={ blockName } registration={ registration } />
	) : (
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

interface ForcedBlocksTarget {
	area: string;
	/** Names of the blocks that stand there already. */
	present: ReadonlySet< string >;
	blocks: BlockMap;
	/** Keeps a block that is registered within itself from going on for ever. */
	path: readonly string[];
}

const render = (
	registrations: readonly BlockRegistration[],
	{ present, blocks, path }: ForcedBlocksTarget
): ReactNode[] =>
	registrations
		.filter(
			( { blockName } ) =>
				! present.has( blockName ) && ! path.includes( blockName )
		)
		.map( ( registration ) => forcedBlock( registration, blocks, path ) );

/** The blocks that add-ons want in an area, as they come. */
const ForcedAddOnBlocks = ( {
	addOnBlocks,
	target,
}: {
	addOnBlocks: AddOnBlocks;
	target: ForcedBlocksTarget;
} ) => {
	const all = useSyncExternalStore(
		addOnBlocks.subscribe,
		addOnBlocks.getAll
	);
	const ours = target.blocks
		.getForcedBlocks( target.area )
		.map( ( { blockName } ) => blockName );
	return (
		<>
			{ render(
				filterForcedBlocks( all, target.area ).filter(
					( { blockName } ) => ! ours.includes( blockName )
				),
				target
			) }
		</>
	);
};

const forcedBlocks = (
	area: string,
	present: ReadonlySet< string >,
	blocks: BlockMap,
	path: readonly string[]
): ReactNode[] => {
	const target = { area, present, blocks, path };
	return [
		...render( blocks.getForcedBlocks( area ), target ),
		...( blocks.addOnBlocks
			? [
					<ForcedAddOnBlocks
						key="sf-add-ons"
						addOnBlocks={ blocks.addOnBlocks }
						target={ target }
					/>,
				]
			: [] ),
	];
};

/** An element that becomes a block when an add-on says that it is one. Until then it is as the server wrote it. */
const AddOnBlock = ( {
	addOnBlocks,
	find,
	renderBlock,
	children,
}: {
	addOnBlocks: AddOnBlocks;
	find: () => BlockRegistration | undefined;
	renderBlock: ( registration: BlockRegistration ) => ReactNode;
	children: ReactNode;
} ) => {
	const registration = useSyncExternalStore( addOnBlocks.subscribe, find );
	return <>{ registration ? renderBlock( registration ) : children }</>;
};

/** What makes a block of an element. All is read at once: what is shown as it is takes its content along. */
const createBlockRenderer = (
	element: Element,
	blocks: BlockMap,
	key: number
): ( ( registration: BlockRegistration ) => ReactNode ) => {
	const attributes = {
		...( element instanceof HTMLElement ? element.dataset : {} ),
	};
	const { className } = element;
	const content = areaToReact( element, blocks );
	return ( registration ) => (
		<Block
			key={ key }
			registration={ registration }
			attributes={ attributes }
			className={ className }
		>
			{ content }
		</Block>
	);
};

const plainElementToReact = (
	element: Element,
	blocks: BlockMap,
	key: number
): ReactNode =>
	containsBlocks( element, blocks )
		? createServerElement(
				element,
				key,
				childrenToReact( element, blocks )
			)
		: createStaticElement( element, key );

const elementToReact = (
	element: Element,
	blocks: BlockMap,
	key: number
): ReactNode => {
	const name = getBlockName( element );
	const { addOnBlocks } = blocks;
	const registration = blocks.get( name );
	if ( registration ) {
		return createBlockRenderer( element, blocks, key )( registration );
	}
	if ( ! addOnBlocks || name === '' ) {
		return plainElementToReact( element, blocks, key );
	}
	return (
		<AddOnBlock
			key={ key }
			addOnBlocks={ addOnBlocks }
			find={ () => blocks.get( name ) }
			renderBlock={ createBlockRenderer( element, blocks, key ) }
		>
			{ plainElementToReact( element, blocks, key ) }
		</AddOnBlock>
	);
};

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
	return ! isElement( node ) || isPlaceholder( node )
		? null
		: elementToReact( node, blocks, key );
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
 * The children of a block, and after them the blocks that it must have (docs/contract/blocks.md 3, step 5).
 */
export const areaToReact = ( area: Element, blocks: BlockMap ): ReactNode[] => {
	const present = new Set( [ ...area.children ].map( getBlockName ) );
	const name = getBlockName( area );
	return [
		...childrenToReact( area, blocks ),
		...forcedBlocks( name, present, blocks, [ name ] ),
	];
};
