import type { AddOnCart } from '@shopfront/data/cart';
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

/** What inner blocks of add-ons are given: that, and the cart (contract/blocks.md 3). */
export interface AddOnBlockProps extends BlockProps {
	extensions: Extensions;
	cart: AddOnCart;
}

interface BlockPlace {
	/** As in `woocommerce/cart-items-block`. */
	blockName: string;
	/** Names of the blocks that it may stand in. */
	parent: string | readonly string[];
	/** Whether it is put into its parents when the page does not have it there. */
	force?: boolean;
}

/**
 * One inner block, as the block or an add-on registers it. Whoever asks the stores for what it shows is not given the
 * cart, and so not rendered whenever that changes.
 */
export type BlockRegistration = BlockPlace &
	(
		| { asksItself: true; component: ComponentType< BlockProps > }
		| { asksItself?: false; component: ComponentType< AddOnBlockProps > }
	);

/** The inner blocks that a page may use, in the order of registration. */
export interface BlockMap {
	get: ( blockName: string ) => BlockRegistration | undefined;
	/** Those that have to be in an area. */
	forcedIn: ( area: string ) => readonly BlockRegistration[];
}

/** A map of blocks. Of two registrations of one name the later counts, in the place of the first. */
export const createBlockMap = (
	registrations: Iterable< BlockRegistration >
): BlockMap => {
	const byName = new Map< string, BlockRegistration >();
	for ( const registration of registrations ) {
		byName.set( registration.blockName, registration );
	}
	return {
		get: ( blockName ) => byName.get( blockName ),
		forcedIn: ( area ) =>
			[ ...byName.values() ].filter(
				( { force, parent } ) =>
					force && [ parent ].flat().includes( area )
			),
	};
};
