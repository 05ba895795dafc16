import { blockName } from '@shopfront/names';
import {
	createBlock,
	createBlocksFromInnerBlocksTemplate,
	getBlockType,
	type BlockInstance,
} from '@wordpress/blocks';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { getAddOnBlocks } from './add-on-blocks';
import { BLOCK_EDITOR, type BlockEditorSelectors } from './block-editor-store';
import type { InnerBlock } from './block-table';
import { getTemplate } from './template';

export interface Area {
	clientId: string;
	/** Without namespace. */
	area: string;
	table: readonly InnerBlock[];
}

/** Full names, in their order on a new page. */
export const getForcedNames = (
	area: string,
	table: readonly InnerBlock[]
): string[] => [
	...table
		.filter( ( { parent, isOptional } ) => parent === area && ! isOptional )
		.map( ( { name } ) => blockName( name ) ),
	...getAddOnBlocks( area )
		.filter( ( { force } ) => force )
		.map( ( block ) => block.blockName ),
];

/** After the nearest block that precedes it on a new page. */
export const getIndex = (
	name: string,
	forced: readonly string[],
	present: readonly string[]
): number => {
	const before = forced.slice( 0, forced.indexOf( name ) );
	return (
		Math.max(
			-1,
			...before.map( ( other ) => present.lastIndexOf( other ) )
		) + 1
	);
};

const create = (
	name: string,
	table: readonly InnerBlock[]
): BlockInstance => {
	const own = table.find( ( block ) => blockName( block.name ) === name );
	return createBlock(
		name,
		{},
		own?.getTemplate
			? createBlocksFromInnerBlocksTemplate(
					getTemplate( table, own.name )
				)
			: []
	);
};

/** The selector's value must stay equal while nothing changes, so it's a string of names. */
const SEPARATOR = ' ';

const getMissing = (
	{ clientId, area, table }: Area,
	editor: BlockEditorSelectors
): string[] => {
	const present = editor.getBlocks( clientId ).map( ( { name } ) => name );
	// A new block has no content until the editor has applied its template, and an area allows nothing until the
	// editor knows its settings.
	return present.length === 0
		? []
		: getForcedNames( area, table ).filter(
				( name ) =>
					! present.includes( name ) &&
					getBlockType( name ) &&
					editor.canInsertBlockType( name, clientId )
			);
};

/**
 * Inserts missing blocks that an area must contain: the content is from an older version, or from before an add-on's
 * installation. Adds nothing to the author's history.
 */
export const useForcedBlocks = ( { clientId, area, table }: Area ): void => {
	const registry = useRegistry();
	const missing = useSelect(
		( select ) =>
			getMissing(
				{ clientId, area, table },
				select( BLOCK_EDITOR )
			).join( SEPARATOR ),
		[ clientId, area, table ]
	);
	const editor: BlockEditorSelectors = useSelect(
		( select ) => select( BLOCK_EDITOR ),
		[]
	);
	const { insertBlock, __unstableMarkNextChangeAsNotPersistent } =
		useDispatch( BLOCK_EDITOR );
	useEffect( () => {
		if ( missing === '' ) {
			return;
		}
		registry.batch( () => {
			for ( const name of missing.split( SEPARATOR ) ) {
				const index = getIndex(
					name,
					getForcedNames( area, table ),
					editor.getBlocks( clientId ).map( ( one ) => one.name )
				);
				__unstableMarkNextChangeAsNotPersistent();
				insertBlock( create( name, table ), index, clientId, false );
			}
		} );
	}, [
		missing,
		registry,
		editor,
		area,
		table,
		clientId,
		insertBlock,
		__unstableMarkNextChangeAsNotPersistent,
	] );
};
