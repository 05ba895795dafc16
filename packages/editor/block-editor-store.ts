import type { Attributes, BlockInstance } from '@wordpress/blocks';

/** We use only these selectors of `core/block-editor`. */
export interface BlockEditorSelectors {
	getBlocks: ( clientId: string ) => readonly BlockInstance[];
	getBlockRootClientId: ( clientId: string ) => string | null;
	getBlockAttributes: ( clientId: string ) => Attributes | null;
	getBlockName: ( clientId: string ) => string | null;
	canInsertBlockType: ( name: string, clientId: string ) => boolean;
	getSelectedBlockClientId: () => string | null;
	/** From the outermost. */
	getBlockParents: ( clientId: string ) => readonly string[];
}

export const BLOCK_EDITOR = 'core/block-editor';
