import type { BlockApp } from '@shopfront/bindings';
import { CustomDataProvider, useCustomDataContext } from './custom-data';
import {
	InnerBlockLayoutContextProvider,
	useInnerBlockLayoutContext,
} from './inner-block-layout';
import {
	createUseProductDataContext,
	ProductDataContextProvider,
} from './product-data';

/** Creates `wc.wcBlocksSharedContext`. Source: docs/contract/globals.md 11. */
export const createWcBlocksSharedContext = ( app: BlockApp ) => ( {
	ProductDataContextProvider,
	useProductDataContext: createUseProductDataContext( app ),
	InnerBlockLayoutContextProvider,
	useInnerBlockLayoutContext,
	CustomDataProvider,
	useCustomDataContext,
} );
