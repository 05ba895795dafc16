import { blockName } from '@shopfront/names';
import type { ComponentType, ReactNode } from 'react';

/** Props of our inner blocks: strings of the `data-*` attributes in camel case, class name and children. */
export interface BlockProps {
	className?: string;
	children?: ReactNode;
	[ attribute: string ]: unknown;
}

/**
 * Registration of one inner block. Blocks select from the stores themselves, so they don't render on each change of the
 * cart.
 */
export interface BlockRegistration {
	/** Full block name, such as `woocommerce/cart-items-block`. */
	blockName: string;
	/** Names of the allowed parent blocks. */
	parent: string | readonly string[];
	/** Whether the block is added to its parents if the page lacks it. */
	force?: boolean;
	/** Receives errors that the block throws. */
	onError?: ( error: unknown ) => void;
	/** Our block that this one replaces; rendered if this one throws. */
	fallback?: BlockRegistration;
	component: ComponentType< BlockProps >;
}

/** The inner blocks available to a page, in registration order. */
export interface BlockMap {
	get: ( blockName: string ) => BlockRegistration | undefined;
	/** Returns our forced blocks of an area, or the add-on blocks that replace them. */
	getForcedBlocks: ( area: string ) => readonly BlockRegistration[];
	/** Blocks of add-ons; `null` without add-ons. */
	addOnBlocks: AddOnBlocks | null;
}

/** Blocks of add-ons, which may be registered at any time. */
export interface AddOnBlocks {
	/** Returns the blocks in registration order; the same list until a block is added. */
	getAll: () => readonly BlockRegistration[];
	/** Subscribes to registrations; returns the unsubscribe function. */
	subscribe: ( listener: () => void ) => () => void;
	/** Whether a block has no forced blocks inside. */
	isLeaf: ( blockName: string ) => boolean;
	/** Renders the forced blocks of an area as they are registered. */
	ForcedBlocks: ComponentType< ForcedBlocksProps >;
	/** Renders an element that becomes a block once it is registered. */
	FutureBlock: ComponentType< FutureBlockProps >;
}

export interface ForcedBlocksProps {
	area: string;
	/** Our forced blocks of the area, or the add-on blocks that replace them. Already rendered. */
	rendered: readonly BlockRegistration[];
	render: ( registrations: readonly BlockRegistration[] ) => ReactNode;
}

export interface FutureBlockProps {
	/** Finds the registration. */
	find: () => BlockRegistration | undefined;
	render: ( registration: BlockRegistration ) => ReactNode;
	/** Rendered until then. */
	children: ReactNode;
}

/** Returns the registrations that an area must contain. */
export const filterForcedBlocks = (
	registrations: Iterable< BlockRegistration >,
	area: string
): BlockRegistration[] =>
	[ ...registrations ].filter(
		( { force, parent } ) => force && [ parent ].flat().includes( area )
	);

/**
 * Creates the registrations of our own inner blocks.
 *
 * @param blocks   Components by block name, by parent block name, all without namespace.
 * @param optional Names of blocks that are not added to a page that lacks them.
 */
export const createBlockRegistrations = (
	blocks: Readonly<
		Record<
			string,
			Readonly< Record< string, ComponentType< BlockProps > > >
		>
	>,
	optional: readonly string[]
): BlockRegistration[] =>
	Object.entries( blocks ).flatMap( ( [ parent, inner ] ) =>
		Object.entries( inner ).map( ( [ name, component ] ) => ( {
			blockName: blockName( name ),
			parent: blockName( parent ),
			component,
			force: ! optional.includes( name ),
		} ) )
	);

/**
 * Creates a block map. A later registration of a name replaces the earlier one in its position; blocks of add-ons take
 * precedence over ours.
 */
export const createBlockMap = (
	registrations: Iterable< BlockRegistration >,
	addOnBlocks: AddOnBlocks | null = null
): BlockMap => {
	const byName = new Map< string, BlockRegistration >();
	for ( const registration of registrations ) {
		byName.set( registration.blockName, registration );
	}
	const get = ( name: string ) => {
		const builtIn = byName.get( name );
		const addOnBlock = addOnBlocks
			?.getAll()
			.find( ( each ) => each.blockName === name );
		return addOnBlock && builtIn
			? { ...addOnBlock, fallback: builtIn }
			: ( addOnBlock ?? builtIn );
	};
	return {
		get,
		getForcedBlocks: ( area ) =>
			filterForcedBlocks( byName.values(), area ).map(
				( each ) => get( each.blockName ) ?? each
			),
		addOnBlocks,
	};
};
