import { InnerBlocks, useBlockProps } from '@wordpress/block-editor';
import type { BlockSettings } from '@wordpress/blocks';

/**
 * Saves a container for inner blocks. The server completes it and the front end hydrates it (docs/contract/blocks.md
 * 2).
 */
export const createSave = ( className?: string ): BlockSettings[ 'save' ] => {
	const Save = () => (
		<div { ...useBlockProps.save( { className } ) }>
			<InnerBlocks.Content />
		</div>
	);
	return Save;
};
