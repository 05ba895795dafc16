import type { ReactNode } from 'react';
import { Block } from './block';
import type { BlockMap, BlockRegistration } from '../app/block-map';
import { isPlaceholder, isSkeleton } from './placeholder';
import { createServerElement, createStaticElement } from './server-element';

const isElement = ( node: Node ): node is Element =>
	node.nodeType === Node.ELEMENT_NODE;

const getBlockName = ( element: Element ): string =>
	element.getAttribute( 'data-block-name' ) ?? '';

/** An add-on may register a block of this name later. */
const mayBeBlock = ( name: string, blocks: BlockMap ): boolean =>
	name !== '' &&
	( blocks.addOnBlocks !== null || Boolean( blocks.get( name ) ) );

/** Counts placeholders too: they need to go. */
const containsBlocks = ( element: Element, blocks: BlockMap ): boolean =>
	[ ...element.querySelectorAll( '*' ) ].some(
		( descendant ) =>
			isSkeleton( descendant ) ||
			mayBeBlock( getBlockName( descendant ), blocks )
	);

/** Whitespace between table parts has no meaning, and React warns about it. */
const TABLE_PARTS = new Set( [
	'table',
	'thead',
	'tbody',
	'tfoot',
	'tr',
	'colgroup',
] );

/** True if only an add-on registers the block and no forced block names it as parent. */
const isAddOnLeaf = ( name: string, { get, addOnBlocks }: BlockMap ): boolean =>
	addOnBlocks !== null &&
	addOnBlocks.isLeaf( name ) &&
	! get( name )?.fallback;

/**
 * Renders a forced block that the page lacks. An add-on's leaf block gets neither children nor a class, so its author
 * can use defaults (docs/contract/filters.md 4).
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

/**
 * Renders the forced blocks of an area, except `present` ones. `path` holds the surrounding forced blocks, and stops
 * a block that is registered as its own parent.
 */
const forcedBlocks = (
	area: string,
	present: ReadonlySet< string >,
	blocks: BlockMap,
	path: readonly string[]
): ReactNode[] => {
	const { addOnBlocks } = blocks;
	const ours = blocks.getForcedBlocks( area );
	const render = ( registrations: readonly BlockRegistration[] ) =>
		registrations
			.filter(
				( { blockName } ) =>
					! present.has( blockName ) && ! path.includes( blockName )
			)
			.map( ( registration ) =>
				forcedBlock( registration, blocks, path )
			);
	return [
		...render( ours ),
		addOnBlocks && (
			<addOnBlocks.ForcedBlocks
				key="sf-add-ons"
				area={ area }
				rendered={ ours }
				render={ render }
			/>
		),
	];
};

/** Reads everything at once, because rendering static elements moves their content. */
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
		<addOnBlocks.FutureBlock
			key={ key }
			find={ () => blocks.get( name ) }
			render={ createBlockRenderer( element, blocks, key ) }
		>
			{ plainElementToReact( element, blocks, key ) }
		</addOnBlocks.FutureBlock>
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

/** Known blocks become components, everything else static elements. */
export const childrenToReact = (
	parent: Element | DocumentFragment,
	blocks: BlockMap
): ReactNode[] =>
	[ ...parent.childNodes ].map( ( node, index ) =>
		childToReact( node, blocks, index )
	);

/** A block that doesn't show yet may have its content in a template, where nothing loads, runs or counts it. */
const getAreaContent = ( area: Element ): Element | DocumentFragment =>
	area.querySelector< HTMLTemplateElement >(
		':scope > template[data-sf-hidden]'
	)?.content ?? area;

/** Adds the block's forced blocks (docs/contract/blocks.md 3, step 5). */
export const areaToReact = ( area: Element, blocks: BlockMap ): ReactNode[] => {
	const content = getAreaContent( area );
	const present = new Set( [ ...content.children ].map( getBlockName ) );
	const name = getBlockName( area );
	return [
		...childrenToReact( content, blocks ),
		...forcedBlocks( name, present, blocks, [ name ] ),
	];
};
