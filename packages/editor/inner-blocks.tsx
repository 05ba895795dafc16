import { useSummary } from '@shopfront/bindings';
import { blockName } from '@shopfront/names';
import { InnerBlocks as EditorInnerBlocks } from '@wordpress/block-editor';
import type { TemplateEntry } from '@wordpress/blocks';
import { useMemo } from '@wordpress/element';
import { getAddOnBlocks, getFilteredBlocks } from './add-on-blocks';
import type { InnerBlock } from './block-table';
import { WithEditor } from './preview';
import { useForcedBlocks } from './use-forced-blocks';

/** Every area allows these blocks of the editor. */
const CORE_BLOCKS = [ 'core/paragraph', 'core/image', 'core/separator' ];

/** Authors decide what shoppers see in an empty cart. */
const FREE_AREAS = [ 'empty-cart-block', 'empty-mini-cart-contents-block' ];

export const isFree = ( area: string ): boolean => FREE_AREAS.includes( area );

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
	/** The surrounding block, without namespace. */
	area: string;
	/** A selected area shows its appender. */
	isSelected: boolean;
	table: readonly InnerBlock[];
	/** For a new block, and for saved containers without content. */
	template?: readonly TemplateEntry[];
	templateLock?: 'all' | 'insert' | false;
}

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

const ForcedBlocks = (
	props: Pick< InnerBlocksProps, 'clientId' | 'area' | 'table' >
) => {
	useForcedBlocks( props );
	return null;
};

/** The front end may render an area twice. Only the first copy has the inner blocks. */
export const InnerBlocksOnce = ( props: InnerBlocksProps ) =>
	useSummary()?.isCopy ? null : <InnerBlocks { ...props } />;
