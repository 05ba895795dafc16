import { blockName } from '@shopfront/names';
import {
	registerBlockType,
	type AttributeSchema,
	type BlockSettings,
	type Deprecation,
} from '@wordpress/blocks';
import {
	createInnerEdit,
	createRootEdit,
	type RootBlock,
} from './block-editor';
import type { InnerBlock } from './block-table';
import { getCategory } from './category';
import type { Fields } from './fields';
import { createSave } from './save';

export const getSchemas = (
	fields: Fields = {}
): Record< string, AttributeSchema > =>
	Object.fromEntries(
		Object.entries( fields ).map( ( [ name, { schema } ] ) => [
			name,
			schema,
		] )
	);

const getLock = ( { lock }: InnerBlock ): AttributeSchema =>
	lock ? { type: 'object', default: lock } : { type: 'object' };

const getInnerSettings = (
	root: RootBlock,
	block: InnerBlock,
	deprecated: readonly Deprecation[] = []
): BlockSettings => ( {
	apiVersion: 3,
	title: block.title,
	description: block.description,
	category: getCategory(),
	parent: [ blockName( block.parent ) ],
	attributes: {
		...getSchemas( block.fields ),
		className: { type: 'string' },
		lock: getLock( block ),
	},
	supports: {
		align: false,
		html: false,
		multiple: false,
		reusable: false,
		...( ! block.isOptional && { inserter: false, lock: false } ),
		...block.supports,
	},
	styles: block.styles,
	edit: createInnerEdit( root, block ),
	save: createSave(),
	deprecated,
} );

export interface RootOptions extends Pick<
	BlockSettings,
	'title' | 'description' | 'supports' | 'transforms' | 'keywords' | 'icon'
> {
	/** Class names of the saved container besides the block's. */
	className?: string;
	deprecated?: readonly Deprecation[];
	/** By block name, without namespace. */
	deprecatedInner?: Readonly< Record< string, readonly Deprecation[] > >;
	category?: string;
	parent?: readonly string[];
}

export const registerBlocks = (
	root: RootBlock,
	{ className, deprecatedInner, ...options }: RootOptions
): void => {
	registerBlockType( blockName( root.name ), {
		apiVersion: 3,
		category: getCategory(),
		attributes: {
			...getSchemas( root.fields ),
			className: { type: 'string' },
			lock: { type: 'object' },
		},
		example: {},
		edit: createRootEdit( root ),
		save: createSave( className ),
		...options,
	} );
	for ( const block of root.table ) {
		registerBlockType(
			blockName( block.name ),
			getInnerSettings( root, block, deprecatedInner?.[ block.name ] )
		);
	}
};
