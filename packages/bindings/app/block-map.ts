import { blockName } from '@shopfront/names';
import type { ComponentType, ReactNode } from 'react';

/** The `data-*` attributes in camel case, with class name and children. */
export interface BlockProps {
	className?: string;
	children?: ReactNode;
	[ attribute: string ]: unknown;
}

/** Blocks select from the stores themselves, so they don't render on every cart change. */
export interface BlockRegistration {
	/** Such as `woocommerce/cart-items-block`. */
	blockName: string;
	parent: string | readonly string[];
	/** Adds the block to its parents if the page lacks it. */
	force?: boolean;
	onError?: ( error: unknown ) => void;
	/** Our block that this one replaces. It renders if this one throws. */
	fallback?: BlockRegistration;
	component: ComponentType< BlockProps >;
}

/** In registration order. */
export interface BlockMap {
	get: ( blockName: string ) => BlockRegistration | undefined;
	/** Returns our forced blocks of an area, or the add-on blocks that replace them. */
	getForcedBlocks: ( area: string ) => readonly BlockRegistration[];
	/** `null` without add-ons. */
	addOnBlocks: AddOnBlocks | null;
}

export interface AddOnBlocks {
	/** In registration order. Returns the same list until a block is added. */
	getAll: () => readonly BlockRegistration[];
	subscribe: ( listener: () => void ) => () => void;
	/** True if no block is forced inside. */
	isLeaf: ( blockName: string ) => boolean;
	ForcedBlocks: ComponentType< ForcedBlocksProps >;
	/** Renders an element, then the block once an add-on registers it. */
	FutureBlock: ComponentType< FutureBlockProps >;
}

export interface ForcedBlocksProps {
	area: string;
	/** Already rendered: our forced blocks of the area, or the add-on blocks that replace them. */
	rendered: readonly BlockRegistration[];
	render: ( registrations: readonly BlockRegistration[] ) => ReactNode;
}

export interface FutureBlockProps {
	find: () => BlockRegistration | undefined;
	render: ( registration: BlockRegistration ) => ReactNode;
	/** Rendered until `find` returns a registration. */
	children: ReactNode;
}

export const filterForcedBlocks = (
	registrations: Iterable< BlockRegistration >,
	area: string
): BlockRegistration[] =>
	[ ...registrations ].filter(
		( { force, parent } ) => force && [ parent ].flat().includes( area )
	);

/**
 * Takes our components by parent block, then by block, all without namespace. A page may lack the `optional` blocks:
 * we don't add them.
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
 * A later registration replaces an earlier one of the same name in its position. Add-on blocks take precedence over
 * ours.
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
