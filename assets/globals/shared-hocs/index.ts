import type { BlockApp } from '@shopfront/bindings';
import { withFilteredAttributes } from './with-filtered-attributes';
import { createWithProductDataContext } from './with-product-data-context';

/** What add-ons find as `wc.wcBlocksSharedHocs`. Source: docs/contract/globals.md 11. */
export const createWcBlocksSharedHocs = ( app: BlockApp ) => ( {
	withProductDataContext: createWithProductDataContext( app ),
	withFilteredAttributes,
} );
