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
	/** Name of the block, without namespace. */
	area: string;
	table: readonly InnerBlock[];
}

/** Returns the full names of the blocks that an area must contain, in their order on a new page. */
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

/** Returns the index for a missing block: after the nearest block that precedes it on a new page. */
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

/** Separates names in the value of a selector, which has to stay equal while nothing changes. */
const SEPARATOR = ' ';

/** Returns the forced blocks that an area lacks and allows. */
const getMissing = (
	{ clientId, area, table }: Area,
	editor: BlockEditorSelectors
): string[] => {
	const present = editor.getBlocks( clientId ).map( ( { name } ) => name );
	// A new block has no content until the editor has applied its template, and an area allows nothing until the editor
	// knows its settings.
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
 * Inserts blocks that an area must contain and that the content lacks: content of an older version, or from before an
 * add-on was installed. Adds nothing to the author's history.
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
