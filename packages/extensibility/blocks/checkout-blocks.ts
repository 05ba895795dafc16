import { INNER_BLOCK_AREAS } from '@shopfront/names';
import { isRecord } from '@shopfront/store-api';
import {
	assertComponent,
	type BlockComponent,
	type BlockComponents,
} from './block-components';

/** See docs/contract/cart-and-checkout.md 3, "Registered checkout block". */
export interface CheckoutBlock {
	blockName: string;
	/** Contents of `block.json`. */
	metadata: Readonly< Record< string, unknown > > & {
		name: string;
		parent: string | readonly unknown[];
	};
	component: BlockComponent;
	/** Inserts the block into its parents if the page lacks it. */
	force: boolean;
}

/** Source: docs/contract/filters.md 4. */
export interface CheckoutBlocks {
	/** Throws if the options are invalid. */
	registerCheckoutBlock: ( options: unknown ) => void;
	/** Returns the blocks allowed in an area, in order of registration; `[]` if it isn't an area. */
	getRegisteredBlocks: ( area: string ) => CheckoutBlock[];
	/** In order of registration. Returns the same list until the next registration. */
	getAll: () => readonly CheckoutBlock[];
}

const AREAS: ReadonlySet< unknown > = new Set< unknown >(
	Object.values( INNER_BLOCK_AREAS )
);

/** Takes a block's full name. */
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

/** `undefined` if a key is missing. */
const getIn = ( value: unknown, ...keys: readonly string[] ): unknown =>
	keys.reduce(
		( part, key ) => ( isRecord( part ) ? part[ key ] : undefined ),
		value
	);

/** Validates in the order and with the messages of docs/contract/filters.md 4. */
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

/** `components` also receives the component of each block. */
export const createCheckoutBlocks = (
	components: Pick< BlockComponents, 'registerBlockComponent' >
): CheckoutBlocks => {
	const byName = new Map< string, CheckoutBlock >();
	let all: readonly CheckoutBlock[] = [];
	return {
		registerCheckoutBlock: ( options ) => {
			const block = parseBlock( options );
			const { blockName, component } = block;
			byName.set( blockName, block );
			all = [ ...byName.values() ];
			// Last, because it notifies subscribers.
			components.registerBlockComponent( { blockName, component } );
		},
		getRegisteredBlocks: ( area ) =>
			hasInnerBlocks( area )
				? all.filter( ( { metadata } ) =>
						// Any substring of a string matches, as add-ons expect.
						metadata.parent.includes( area )
					)
				: [],
		getAll: () => all,
	};
};
