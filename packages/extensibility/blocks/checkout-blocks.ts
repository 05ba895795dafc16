import { INNER_BLOCK_AREAS } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import {
	assertComponent,
	type BlockComponent,
	type BlockComponents,
} from './block-components';

/** A block of an add-on for cart or checkout (docs/contract/cart-and-checkout.md 3, "Registered checkout block"). */
export interface CheckoutBlock {
	blockName: string;
	/** As in its `block.json`. */
	metadata: Readonly< Record< string, unknown > > & {
		name: string;
		parent: string | readonly unknown[];
	};
	component: BlockComponent;
	/** Whether it is put into its parents when the page does not have it there. */
	force: boolean;
}

/** The blocks that add-ons bring for cart and checkout. Source: docs/contract/filters.md 4. */
export interface CheckoutBlocks {
	/** Adds a block. Throws when it is wrong. */
	registerCheckoutBlock: ( options: unknown ) => void;
	/** Those that may stand in an area, in the order of coming; none where it is no area. */
	getRegisteredBlocks: ( area: string ) => CheckoutBlock[];
	/** All of them, in the order of coming; the same list until one comes. */
	getAll: () => readonly CheckoutBlock[];
}

const AREAS: ReadonlySet< unknown > = new Set< unknown >(
	Object.values( INNER_BLOCK_AREAS )
);

/** Whether blocks may be put into a block, by its full name. */
export const hasInnerBlocks = ( area: string ): boolean => AREAS.has( area );

const assert = ( condition: boolean, message: string ): void => {
	if ( ! condition ) {
		throw new Error( message );
	}
};

function assertMetadata(
	metadata: unknown
): asserts metadata is CheckoutBlock[ 'metadata' ] {
	const given = isRecord( metadata ) ? metadata : {};
	const { name, parent } = given;
	assert(
		typeof name === 'string',
		`Incorrect value for the blockName argument when registering a checkout block. It was a ${ typeof name }, but must be a string.`
	);
	assert(
		name !== '',
		'Value for the blockName argument must not be empty.'
	);
	assert(
		typeof parent === 'string' || Array.isArray( parent ),
		`Incorrect value for the parent argument when registering a checkout block. It was a ${ typeof parent }, but must be a string or array of strings.`
	);
	assert(
		[ parent ].flat().some( ( area ) => AREAS.has( area ) ),
		'When registering a checkout block, the parent must be a valid inner block area.'
	);
}

/** Looks up a chain of keys; `undefined` where it breaks off. */
const getIn = ( value: unknown, ...keys: readonly string[] ): unknown =>
	keys.reduce(
		( part, key ) => ( isRecord( part ) ? part[ key ] : undefined ),
		value
	);

/** Order and words are those of docs/contract/filters.md 4. */
const parseBlock = ( options: unknown ): CheckoutBlock => {
	const { metadata, component, force } = isRecord( options )
		? options
		: { metadata: undefined, component: undefined, force: undefined };
	assert(
		! isRecord( options ) || isRecord( metadata ),
		`Incorrect value for the metadata argument when registering a block component. It was a ${ typeof metadata }, but must be a object.`
	);
	assertMetadata( metadata );
	assertComponent( component );
	return {
		blockName: metadata.name,
		metadata,
		component,
		force:
			typeof force === 'boolean'
				? force
				: Boolean(
						getIn(
							metadata,
							'attributes',
							'lock',
							'default',
							'remove'
						)
					),
	};
};

/**
 * A page with no blocks of add-ons yet.
 *
 * @param components Where their components can be found as well.
 */
export function createCheckoutBlocks(
	components: Pick< BlockComponents, 'registerBlockComponent' >
): CheckoutBlocks {
	const byName = new Map< string, CheckoutBlock >();
	let all: readonly CheckoutBlock[] = [];
	return {
		registerCheckoutBlock: ( options ) => {
			const block = parseBlock( options );
			const { blockName, component } = block;
			byName.set( blockName, block );
			all = [ ...byName.values() ];
			// Last, since that tells the page of it.
			components.registerBlockComponent( { blockName, component } );
		},
		getRegisteredBlocks: ( area ) =>
			hasInnerBlocks( area )
				? all.filter( ( { metadata } ) =>
						// Of a text, any part counts: that is how add-ons know it.
						metadata.parent.includes( area )
					)
				: [],
		getAll: () => all,
	};
}
