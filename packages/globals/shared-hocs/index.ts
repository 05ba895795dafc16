import type { BlockApp } from '@shopfront/bindings';
import { withFilteredAttributes } from './with-filtered-attributes';
import { createWithProductDataContext } from './with-product-data-context';

/** Creates `wc.wcBlocksSharedHocs`. Source: docs/contract/globals.md 11. */
export const createWcBlocksSharedHocs = ( app: BlockApp ) => ( {
	withProductDataContext: createWithProductDataContext( app ),
	withFilteredAttributes,
} );
