import type { AddOnCart } from '@shopfront/data/cart';
import { blockName } from '@shopfront/names';
import type { Extensions } from '@shopfront/store-api';
import type { ComponentType, ReactNode } from 'react';

/**
 * What each of our inner blocks is given: the strings of its `data-*` attributes in camel case, its class and its
 * children.
 */
export interface BlockProps {
	className?: string;
	children?: ReactNode;
	[ attribute: string ]: unknown;
}

/** What inner blocks of add-ons are given: that, and the cart (docs/contract/blocks.md 3). */
export interface AddOnBlockProps extends BlockProps {
	extensions: Extensions;
	cart: AddOnCart;
}

interface BlockPlacement {
	/** As in `woocommerce/cart-items-block`. */
	blockName: string;
	/** Names of the blocks that it may stand in. */
	parent: string | readonly string[];
	/** Whether it is put into its parents when the page does not have it there. */
	force?: boolean;
	/** Told what it throws. */
	onError?: ( error: unknown ) => void;
	/** What stands there should it throw: ours, of which it takes the place. */
	fallback?: BlockRegistration;
}

/**
 * One inner block, as the block or an add-on registers it. Whoever asks the stores for what it shows is not given the
 * cart, and so not rendered whenever that changes.
 */
export type BlockRegistration = BlockPlacement &
	(
		| { isConnected: true; component: ComponentType< BlockProps > }
		| { isConnected?: false; component: ComponentType< AddOnBlockProps > }
	);

/** The inner blocks that a page may use, in the order of registration. */
export interface BlockMap {
	get: ( blockName: string ) => BlockRegistration | undefined;
	/** Those that have to be in an area, guests left out. */
	getForcedBlocks: ( area: string ) => readonly BlockRegistration[];
	/** What add-ons bring; `null` for a page that no add-on takes part in. */
	addOnBlocks: AddOnBlocks | null;
}

/** Blocks of add-ons, which may come at any time. */
export interface AddOnBlocks {
	/** In the order of coming; the same list until one comes. */
	getAll: () => readonly BlockRegistration[];
	/** Calls back after each that comes; returns the stop. */
	subscribe: ( listener: () => void ) => () => void;
}

/** Those of the registrations that have to be in an area. */
export const filterForcedBlocks = (
	registrations: Iterable< BlockRegistration >,
	area: string
): BlockRegistration[] =>
	[ ...registrations ].filter(
		( { force, parent } ) => force && [ parent ].flat().includes( area )
	);

/**
 * Registrations of our own inner blocks.
 *
 * @param blocks   Components by block name, by the name of the block that holds them; all names without the namespace.
 * @param optional Names of the blocks that are not added to a page that lacks them.
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
			isConnected: true,
			component,
			force: ! optional.includes( name ),
		} ) )
	);

/**
 * A map of blocks. Of two registrations of one name the later counts, in the place of the first; one of an add-on counts
 * before ours.
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
