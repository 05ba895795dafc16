import { useSummary } from '@shopfront/bindings';
import { blockName } from '@shopfront/names';
import { InnerBlocks as EditorInnerBlocks } from '@wordpress/block-editor';
import type { TemplateEntry } from '@wordpress/blocks';
import { useMemo } from '@wordpress/element';
import { getAddOnBlocks, getFilteredBlocks } from './add-on-blocks';
import type { InnerBlock } from './block-table';
import { WithEditor } from './preview';
import { useForcedBlocks } from './use-forced-blocks';

/** Blocks of the editor that every area allows. */
const CORE_BLOCKS = [ 'core/paragraph', 'core/image', 'core/separator' ];

/** Areas whose content is free: what is shown for an empty cart. */
const FREE_AREAS = [ 'empty-cart-block', 'empty-mini-cart-contents-block' ];

/** Whether authors decide what an area contains. */
export const isFree = ( area: string ): boolean => FREE_AREAS.includes( area );

/** Returns the names of the blocks that authors may insert into an area. */
export const getAllowedBlocks = (
	area: string,
	table: readonly InnerBlock[]
): readonly string[] | undefined =>
	isFree( area )
		? undefined
		: [
				...new Set( [
					...table
						.filter( ( { parent } ) => parent === area )
						.map( ( { name } ) => blockName( name ) ),
					...getAddOnBlocks( area ).map(
						( block ) => block.blockName
					),
					...CORE_BLOCKS,
					...getFilteredBlocks( area ),
				] ),
			];

export interface InnerBlocksProps {
	clientId: string;
	/** The block that contains them, without namespace. */
	area: string;
	/** Which block is selected: its appender shows then. */
	isSelected: boolean;
	table: readonly InnerBlock[];
	/** Content while there is none: of a new block, and of saved containers without content. */
	template?: readonly TemplateEntry[];
	templateLock?: 'all' | 'insert' | false;
}

/** The inner blocks of an area, with the blocks that it must contain. */
export const InnerBlocks = ( {
	clientId,
	area,
	isSelected,
	table,
	template,
	templateLock = false,
}: InnerBlocksProps ) => {
	const allowedBlocks = useMemo(
		() => getAllowedBlocks( area, table ),
		[ area, table ]
	);
	return (
		<WithEditor>
			<ForcedBlocks clientId={ clientId } area={ area } table={ table } />
			<EditorInnerBlocks
				allowedBlocks={ allowedBlocks }
				template={ template }
				templateLock={ templateLock }
				renderAppender={
					isSelected && templateLock === false
						? EditorInnerBlocks.ButtonBlockAppender
						: false
				}
			/>
		</WithEditor>
	);
};

/** Inserts the blocks that an area must contain. Needs the editor's registry. */
const ForcedBlocks = (
	props: Pick< InnerBlocksProps, 'clientId' | 'area' | 'table' >
) => {
	useForcedBlocks( props );
	return null;
};

/** The inner blocks of an area that the front end may render twice: only the first time. */
export const InnerBlocksOnce = ( props: InnerBlocksProps ) =>
	useSummary()?.isCopy ? null : <InnerBlocks { ...props } />;
