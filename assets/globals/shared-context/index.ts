import { CustomDataProvider, useCustomDataContext } from './custom-data';
import {
	InnerBlockLayoutContextProvider,
	useInnerBlockLayoutContext,
} from './inner-block-layout';
import {
	ProductDataContextProvider,
	useProductDataContext,
} from './product-data';

/** The members of `wc.wcBlocksSharedContext`. Source: docs/contract/globals.md 11. */
export const wcBlocksSharedContext = {
	ProductDataContextProvider,
	useProductDataContext,
	InnerBlockLayoutContextProvider,
	useInnerBlockLayoutContext,
	CustomDataProvider,
	useCustomDataContext,
};
