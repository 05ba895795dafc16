import { useSyncExternalStore } from '@wordpress/element';
import type { ReactNode } from 'react';
import { Block } from './block';
import {
	forcedAmong,
	type BlockGuests,
	type BlockMap,
	type BlockRegistration,
} from '../app/block-map';
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

/** Whether a name is that of a block, or may become that of one when an add-on comes late. */
const mayBeBlock = ( name: string, blocks: BlockMap ): boolean =>
	name !== '' && ( blocks.guests !== null || Boolean( blocks.get( name ) ) );

/** Whether anything inside of an element is ours to change. */
const hasPartOfOurs = ( element: Element, blocks: BlockMap ): boolean =>
	[ ...element.querySelectorAll( '*' ) ].some(
		( inside ) =>
			isSkeleton( inside ) || mayBeBlock( blockNameOf( inside ), blocks )
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
const isAddOnLeaf = ( name: string, { get, guests }: BlockMap ): boolean => {
	const all = guests?.getAll() ?? [];
	return (
		all.some( ( { blockName } ) => blockName === name ) &&
		! get( name )?.instead &&
		forcedAmong( all, name ).length === 0
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

interface ForcedPlace {
	area: string;
	/** Names of the blocks that stand there already. */
	present: ReadonlySet< string >;
	blocks: BlockMap;
	/** Keeps a block that is registered within itself from going on for ever. */
	path: readonly string[];
}

const render = (
	registrations: readonly BlockRegistration[],
	{ present, blocks, path }: ForcedPlace
): ReactNode[] =>
	registrations
		.filter(
			( { blockName } ) =>
				! present.has( blockName ) && ! path.includes( blockName )
		)
		.map( ( registration ) => forcedBlock( registration, blocks, path ) );

/** The blocks that add-ons want in an area, as they come. */
const ForcedGuests = ( {
	guests,
	place,
}: {
	guests: BlockGuests;
	place: ForcedPlace;
} ) => {
	const all = useSyncExternalStore( guests.subscribe, guests.getAll );
	const ours = place.blocks
		.forcedIn( place.area )
		.map( ( { blockName } ) => blockName );
	return (
		<>
			{ render(
				forcedAmong( all, place.area ).filter(
					( { blockName } ) => ! ours.includes( blockName )
				),
				place
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
	const place = { area, present, blocks, path };
	return [
		...render( blocks.forcedIn( area ), place ),
		...( blocks.guests
			? [
					<ForcedGuests
						key="sf-guests"
						guests={ blocks.guests }
						place={ place }
					/>,
				]
			: [] ),
	];
};

/** An element that becomes a block when an add-on says that it is one. Until then it is as the server wrote it. */
const LateBlock = ( {
	guests,
	find,
	asBlock,
	children,
}: {
	guests: BlockGuests;
	find: () => BlockRegistration | undefined;
	asBlock: ( registration: BlockRegistration ) => ReactNode;
	children: ReactNode;
} ) => {
	const registration = useSyncExternalStore( guests.subscribe, find );
	return <>{ registration ? asBlock( registration ) : children }</>;
};

/** What makes a block of an element. All is read at once: what is shown as it is takes its content along. */
const readBlock = (
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

const elementAsItIs = (
	element: Element,
	blocks: BlockMap,
	key: number
): ReactNode =>
	hasPartOfOurs( element, blocks )
		? elementAround( element, key, childrenToReact( element, blocks ) )
		: untouchedElement( element, key );

const elementToReact = (
	element: Element,
	blocks: BlockMap,
	key: number
): ReactNode => {
	const name = blockNameOf( element );
	const { guests } = blocks;
	const registration = blocks.get( name );
	if ( registration ) {
		return readBlock( element, blocks, key )( registration );
	}
	if ( ! guests || name === '' ) {
		return elementAsItIs( element, blocks, key );
	}
	return (
		<LateBlock
			key={ key }
			guests={ guests }
			find={ () => blocks.get( name ) }
			asBlock={ readBlock( element, blocks, key ) }
		>
			{ elementAsItIs( element, blocks, key ) }
		</LateBlock>
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
	return ! isElement( node ) || isStandIn( node )
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
	const present = new Set( [ ...area.children ].map( blockNameOf ) );
	const name = blockNameOf( area );
	return [
		...childrenToReact( area, blocks ),
		...forcedBlocks( name, present, blocks, [ name ] ),
	];
};
