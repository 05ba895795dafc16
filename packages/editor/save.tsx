import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { BlockSettings } from '@wordpress/blocks';

/**
 * Creates the save function of a block: a container for its inner blocks, which the server completes and the front end
 * hydrates (docs/contract/blocks.md 2).
 */
export const createSave = ( className?: string ): BlockSettings[ 'save' ] => {
	const Save = () => (
		<div { ...useBlockProps.save( { className } ) }>
			<InnerBlocks.Content />
		</div>
	);
	return Save;
};
